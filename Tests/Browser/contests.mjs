// Runs in the page: what the page's module does, side by side with other ways to do the same.
import { justifyPlainly, placePlainly } from "./plainPlacement.mjs";
import { Random } from "./random.mjs";

const columns = 6;
const spacing = 8;

/** Runs the contenders in turn; the median and the least of their times in milliseconds. */
function race(rounds, contenders) {
  const times = contenders.map(() => []);
  for (let round = 0; round < rounds + 2; round += 1) {
    contenders.forEach((run, contender) => {
      const start = performance.now();
      run(round);
      // The first two rounds warm up.
      if (round > 1) times[contender].push(performance.now() - start);
    });
  }
  return times.map((list) => {
    list.sort((a, b) => a - b);
    return { median: list[list.length >> 1], least: list[0] };
  });
}

/** Lays out all items for another width: the module, and plain JavaScript over typed arrays. */
export function layOutAgain(count, rounds) {
  const random = new Random(7);
  const ratios = Float64Array.from({ length: count }, () => random.between(0.4, 2.5));
  const settings = { columns, spacing, packing: "shortestColumn" };
  const wall = window.layouts.wall({ ...settings, length: 1200 });
  wall.append(ratios);
  const [heights, positions] = [new Float64Array(count), new Float64Array(count)];
  const lanes = new Uint8Array(count);
  const length = (round) => 1200 + 6 * (round % 7 + 1);
  const columnWidth = (round) => (length(round) - (columns - 1) * spacing) / columns;
  const times = race(rounds, [
    (round) => wall.configure({ ...settings, length: length(round) }),
    (round) => placePlainly(ratios, columns, columnWidth(round), spacing, heights, positions, lanes),
  ]);
  const frames = wall.frames(0, count);
  const start = (lane) => lane * (columnWidth(rounds + 1) + spacing);
  const isSame = lanes.every((lane, item) => frames[4 * item] === start(lane)
    && frames[4 * item + 1] === positions[item] && frames[4 * item + 3] === heights[item]);
  wall.destroy();
  if (!isSame) throw new Error("the module and plain JavaScript differ");
  return { ours: times[0], theirs: times[1] };
}

/** Lays out all items in justified rows for another width: the module, and plain JavaScript. */
export function justifyAgain(count, rounds) {
  const random = new Random(7);
  const ratios = Float64Array.from({ length: count }, () => random.between(0.4, 2.5));
  const feed = window.layouts.feed({ length: 1200 });
  feed.insertSection(0, { rowHeight: 180, spacing }, ratios);
  const frames = new Float64Array(4 * count);
  const length = (round) => 1200 + 6 * (round % 7 + 1);
  let end = 0;
  const times = race(rounds, [
    (round) => feed.configure({ length: length(round) }),
    (round) => { end = justifyPlainly(ratios, length(round), 180, spacing, frames); },
  ]);
  let differing = Math.abs(feed.contentHeight - end) < 1e-6 ? 0 : 1;
  for (let item = 0; item < count; item += 1) {
    const frame = feed.frame("item", 0, item);
    if (frame.some((number, part) => !(Math.abs(number - frames[4 * item + part]) < 1e-6))) differing += 1;
  }
  feed.destroy();
  return { ours: times[0], theirs: times[1], differing };
}

/** A wall that the browser lays out itself, with a real element for each item. */
function addGridLanes(width, styles) {
  if (!CSS.supports("display", "grid-lanes")) throw new Error("this browser has no grid lanes");
  const wall = document.createElement("div");
  wall.style.cssText = `position: absolute; left: 0; top: 0; width: ${width}px; height: 100px;
    display: grid-lanes; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: ${spacing}px;
    flow-tolerance: 16px; fit-tolerance: 16px; contain: strict; visibility: hidden;`;
  for (const style of styles) {
    const element = document.createElement("div");
    element.style.cssText = style;
    wall.append(element);
  }
  document.body.append(wall);
  return wall;
}

/** A wall of the module with the same settings. */
function addWall(width, ratios) {
  const settings = (length) => ({ length, columns, spacing, packing: "gridLanes", tolerance: 16 });
  const wall = window.layouts.wall(settings(width));
  wall.append(ratios);
  return { wall, settings };
}

/** Gives a wall another width: all items as elements of grid lanes, and those in view as elements of ours. */
export function widen(count, rounds) {
  const random = new Random(8);
  const ratios = Float64Array.from({ length: count }, () => random.between(0.4, 2.5));
  const lanes = addGridLanes(1200, Array.from(ratios, (ratio) => `aspect-ratio: ${ratio}`));
  const { wall, settings } = addWall(1200, ratios);
  const box = document.createElement("div");
  box.style.cssText = "position: absolute; left: 0; top: 0; contain: strict; visibility: hidden;";
  document.body.append(box);
  const middle = wall.contentHeight / 2;
  let elements = 0;
  const times = race(rounds, [
    (round) => {
      const width = 1200 + 6 * (round % 7);
      wall.configure(settings(width));
      const items = wall.items([0, middle, width, 800]);
      while (box.children.length < items.length) {
        box.append(Object.assign(document.createElement("div"), { style: "position: absolute" }));
      }
      items.forEach((item, place) => {
        const { style } = box.children[place];
        style.transform = `translate(${item.x}px, ${item.y - middle}px)`;
        style.width = `${item.width}px`;
        style.height = `${item.height}px`;
      });
      box.style.cssText += `width: ${width}px; height: 800px`;
      box.lastChild.getBoundingClientRect();
      elements = items.length;
    },
    (round) => {
      lanes.style.width = `${1200 + 6 * (round % 7)}px`;
      lanes.lastChild.getBoundingClientRect();
    },
  ]);
  for (const element of [lanes, box]) element.remove();
  wall.destroy();
  return { ours: times[0], theirs: times[1], elements };
}

/** The number of boxes that grid lanes and the module put in different places; there should be none. */
export function differingBoxes(count) {
  const random = new Random(9);
  const columnWidth = 192;
  const width = columns * columnWidth + (columns - 1) * spacing;
  const heights = Array.from({ length: count }, () => {
    // The browser computes in 1/64 px. Of these, heights that their ratio gives back exactly; a ratio is at
    // most 32.
    let height = 8 + random.below(64 * 400) / 64;
    while (columnWidth / (columnWidth / height) !== height) height += 1 / 64;
    return height;
  });
  const lanes = addGridLanes(width, heights.map((height) => `height: ${height}px`));
  const { wall } = addWall(width, heights.map((height) => columnWidth / height));
  const frames = wall.frames(0, count);
  const origin = lanes.getBoundingClientRect();
  let differing = 0;
  [...lanes.children].forEach((element, item) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = [left - origin.left, top - origin.top, width, height];
    // A rectangle of a browser has 24 bits for each number.
    const isSame = seen.every((number, part) =>
      Math.abs(number - frames[4 * item + part]) <= 2 ** -23 * Math.max(64, top));
    if (!isSame) differing += 1;
  });
  lanes.remove();
  wall.destroy();
  return differing;
}

/** When the page was painted first and when it showed its wall, in milliseconds after navigation. */
export async function painted() {
  const entry = async (name) => {
    for (;;) {
      const [found] = performance.getEntriesByName(name);
      if (found) return found.startTime;
      await new Promise(requestAnimationFrame);
    }
  };
  return { paint: await entry("first-contentful-paint"), shown: await entry("shown") };
}
