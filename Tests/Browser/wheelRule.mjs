// Runs in a page or in Node: wheels of the module against the closed form, written anew.
import { Random } from "./random.mjs";

/** Whether items follow each other clockwise, 1, or the other way, -1: so that cards move with the finger. */
export function direction({ itemOrder = "followingFinger", focus, scrollsVertically = false }) {
  if (itemOrder !== "followingFinger") return itemOrder === "clockwise" ? 1 : -1;
  return (scrollsVertically ? Math.sin(focus) : Math.cos(focus)) > -1e-9 ? 1 : -1;
}

/** Where an item of a wheel is: on a circle, at its distance from the focus in items times an angle. */
function pose({ settings, angle, step, center }, index, offset) {
  const { radius, focus, orientation, turns, itemCount, falloff } = settings;
  let distance = index - offset / step;
  if (turns !== undefined) distance -= itemCount * Math.round(distance / itemCount);
  const turn = direction(settings) * distance * angle;
  const along = settings.scrollsVertically ? [0, offset] : [offset, 0];
  const part = Math.min(Math.abs(distance) / falloff.reach, 1);
  return {
    distance, turn,
    x: along[0] + center[0] + radius * Math.sin(focus + turn),
    y: along[1] + center[1] - radius * Math.cos(focus + turn),
    rotation: { outward: focus + turn, facingFocus: turn, upright: 0 }[orientation],
    scale: 1 + (falloff.scale - 1) * part,
    opacity: 1 + (falloff.opacity - 1) * part,
  };
}

/** The corners of an item as it is rotated and scaled. */
export function corners({ itemSize }, { x, y, rotation, scale }) {
  const [width, height] = itemSize.map((length) => length * scale / 2);
  const [sine, cosine] = [Math.sin(rotation), Math.cos(rotation)];
  return [[-width, -height], [width, -height], [width, height], [-width, height]]
    .map(([dx, dy]) => [x + dx * cosine - dy * sine, y + dx * sine + dy * cosine]);
}

/** By how much an item reaches into the viewport at most; less than 0 if it does not reach it. */
export function reachInto([left, top, width, height], settings, item) {
  const points = corners(settings, item);
  const axes = [[1, 0], [0, 1], [Math.cos(item.rotation), Math.sin(item.rotation)],
    [-Math.sin(item.rotation), Math.cos(item.rotation)]];
  const window = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]];
  return Math.min(...axes.map(([x, y]) => {
    const [one, other] = [points, window].map((list) => list.map((point) => point[0] * x + point[1] * y));
    return Math.min(Math.max(...one) - Math.min(...other), Math.max(...other) - Math.min(...one));
  }));
}

/** The item nearest to the focus, or null where a hair's breadth decides which that is. */
function nearestItem({ itemCount, turns }, focus) {
  const nearest = Math.round(focus);
  if (Math.abs(Math.abs(focus - nearest) - 0.5) < 1e-6) return null;
  if (turns !== undefined) return ((nearest % itemCount) + itemCount) % itemCount;
  return Math.min(Math.max(nearest, 0), itemCount - 1);
}

/** The angle from one item to the next; in a fan as in a ring at most, where the ends are neighbours too. */
function angleBetween({ turns, fan, spacing, itemCount }) {
  const evenly = 2 * Math.PI / itemCount;
  if (turns !== undefined) return evenly;
  return fan === undefined ? spacing.angle : Math.min(fan / Math.max(itemCount - 1, 1), evenly);
}

function randomSettings(random) {
  const radius = random.between(80, 600);
  const isRing = random.below(3) === 0;
  return {
    itemSize: [random.between(10, 120), random.between(10, 140)], radius,
    spacing: { angle: random.between(0.02, 1) }, turns: isRing ? 1 + random.below(3) : undefined,
    fan: !isRing && random.below(3) === 0 ? random.between(0.1, 2 * Math.PI) : undefined,
    center: [random.between(-100, 700), random.between(-100, 700)],
    focus: random.between(-Math.PI, Math.PI),
    itemOrder: random.one(["followingFinger", "clockwise", "counterclockwise"]),
    step: random.between(10, 200), scrollsVertically: random.below(2) === 0,
    orientation: random.one(["outward", "facingFocus", "upright"]),
    falloff: {
      scale: random.between(0.3, 1.5), opacity: random.fraction(), reach: random.between(0.5, 6),
      curve: "linear",
    },
    viewport: [random.between(100, 900), random.between(100, 900)], itemCount: 1 + random.below(80),
  };
}

/** Compares the items of random wheels at random offsets; throws for the first that is wrong. */
export function checkWheels(layouts, times, seed, fault = 0) {
  const random = new Random(seed);
  let [most, compared] = [0, 0];
  for (let time = 0; time < times; time += 1) {
    const settings = randomSettings(random);
    const wheel = layouts.wheel(settings);
    const rule = {
      settings, center: settings.center, step: settings.step,
      angle: angleBetween(settings),
    };
    for (let turn = 0; turn < 10; turn += 1) {
      const offset = random.between(-0.1, 1.1) * wheel.maximumOffset;
      const shown = new Map(wheel.items(offset).map((item) => [item.index, item]));
      const said = `wheel ${time}, seed ${seed}, offset ${offset}, ${JSON.stringify(settings)}`;
      const focused = wheel.focusedItem(offset);
      const nearest = nearestItem(settings, offset / settings.step);
      if (nearest !== null && focused !== nearest) throw new Error(`${said}: focus ${focused}, not ${nearest}`);
      const origin = settings.scrollsVertically ? [0, offset] : [offset, 0];
      for (let index = 0; index < settings.itemCount; index += 1) {
        const expected = pose(rule, index, offset);
        const item = shown.get(index);
        const inside = reachInto([...origin, ...settings.viewport], settings, expected);
        // Of a list one turn is shown, the half of it before the focus and the half after.
        const half = Math.PI - Math.abs(expected.turn);
        // What a hair's breadth decides may be shown or not.
        if (Math.min(Math.abs(half), Math.abs(inside)) < 1e-6) continue;
        if (Boolean(item) !== (half > 0 && inside > 0)) {
          throw new Error(`${said}: item ${index} is ${item ? "too much" : "missing"}`);
        }
        if (!item) continue;
        const size = Math.abs(offset) + settings.radius + 1000;
        for (const name of ["x", "y", "rotation", "scale", "opacity"]) {
          const error = Math.abs(item[name] + fault - expected[name]) / (name.length === 1 ? size : 1);
          if (!(error < 1e-11)) {
            throw new Error(`${said}: item ${index} has ${name} ${item[name]}, not ${expected[name]}`);
          }
          most = Math.max(most, error);
        }
        compared += 1;
      }
    }
    wheel.destroy();
  }
  return `${times} wheels, ${compared} items, off by ${most.toExponential(1)} of their distances`;
}
