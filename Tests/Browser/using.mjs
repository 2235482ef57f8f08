// The page used as a person uses it; after everything that is done it must show what it says.
import { Random } from "./random.mjs";
import { nextFrame, untilDropped, untilLifted } from "./waiting.mjs";

/** Waits until the page stands still; throws if something is wrong then. Returns how many items there are. */
export async function look(browser, said) {
  await browser.call("scan.mjs#settle");
  const count = await browser.call("scan.mjs#readFrames");
  const { complaint } = await browser.call("scan.mjs#settledState");
  if (complaint) throw new Error(`${said}: ${complaint}`);
  return count;
}

/** Presses buttons, makes choices and gives the window other sizes, in random order. */
export async function checkUse(browser, times, seed) {
  const random = new Random(seed);
  await browser.call("controls.mjs#choose", { count: 10_000, late: false });
  let count = await look(browser, "10,000 pictures");
  const choose = (choices) => () => browser.call("controls.mjs#choose", choices());
  const deeds = {
    insert: () => browser.call("controls.mjs#act", "insert"),
    remove: () => browser.call("controls.mjs#act", "remove"),
    shuffle: () => browser.call("controls.mjs#act", "shuffle"),
    packing: choose(() => ({
      packing: random.one(["shortestColumn", "roundRobin", "gridLanes", "dense"]),
    })),
    columns: choose(() => ({ columns: random.one([0, 1, 2, 3, 4, 6, 8, 12]) })),
    width: choose(() => ({ minimumWidth: 10 * (6 + random.below(35)) })),
    spans: choose(() => ({ spans: random.below(2) === 0 })),
    rightToLeft: choose(() => ({ rightToLeft: random.below(2) === 0 })),
    sideways: choose(() => ({ sideways: random.below(2) === 0 })),
    window: () => browser.resize({ width: 500 + random.below(1000), height: 400 + random.below(600) }),
    scroll: () => browser.call((to) => {
      window.wall.moveTo(to * window.wall.contentHeight);
    }, random.fraction()),
    drag: () => drag(browser, random),
  };
  for (let time = 0; time < times; time += 1) {
    const deed = random.one(Object.keys(deeds));
    const before = await browser.call(() => window.wall.visible());
    await deeds[deed]();
    const said = `deed ${time} (${deed}), seed ${seed}`;
    const now = await look(browser, said);
    const expected = count + ({ insert: 3, remove: -1 }[deed] ?? 0);
    if (now !== expected) throw new Error(`${said}: ${now} items, not ${expected}`);
    count = now;
    if (deed === "window" || deed === "sideways") {
      const after = await browser.call(() => window.wall.visible());
      if (!before.some((index) => after.includes(index))) throw new Error(`${said}: the place is lost`);
    }
  }
  await browser.call("controls.mjs#choose", { sideways: false, rightToLeft: false, spans: false });
  await browser.resize({});
  return `${times} deeds`;
}

/** Drags what is at one place of the view to another. */
async function drag(browser, random) {
  const { left, top, width, height } = await browser.call("scan.mjs#viewport");
  const point = () => [left + random.between(0.2, 0.8) * width, top + random.between(0.2, 0.8) * height];
  await dragBetween(browser, point(), point(), 5);
}

/** Drags with the mouse in some steps, a frame for each; `arrived` is done before it is let go. */
async function dragBetween(browser, from, to, steps, arrived = async () => {}) {
  await browser.mouse("mouseMoved", ...from);
  await browser.mouse("mousePressed", ...from);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await browser.mouse("mouseMoved",
      from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]));
    await nextFrame(browser);
  }
  await arrived();
  await browser.mouse("mouseReleased", ...to);
  await untilDropped(browser);
}

/** Goes from picture to picture with the arrow keys: the next one is on that side, and in view. */
export async function checkArrows(browser, times, seed) {
  const random = new Random(seed);
  await browser.call("controls.mjs#choose", { count: 10_000, columns: 6 });
  await look(browser, "before the keys");
  await browser.call("scan.mjs#focusViewport");
  await browser.press("ArrowDown");
  for (let time = 0; time < times; time += 1) {
    const [key, part, sign] = random.one([
      ["ArrowLeft", 0, -1], ["ArrowRight", 0, 1], ["ArrowUp", 1, -1], ["ArrowDown", 1, 1],
    ]);
    const before = await browser.call("scan.mjs#selected");
    await browser.press(key);
    await look(browser, `key ${time}, ${key}, seed ${seed}`);
    const after = await browser.call("scan.mjs#selected");
    const said = `key ${time}, ${key}, seed ${seed}: from ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
    if (after === null || !after.isInView) throw new Error(`${said}, which is not in view`);
    const way = sign * (after.frame[part] - before.frame[part]);
    if (after.index !== before.index && !(way > 0)) throw new Error(said);
  }
  return `${times} keys`;
}

/** Drops a picture in view on another two columns away, in some way: it must come to be under the pointer. */
async function checkDropped(browser, dragging) {
  await browser.call("controls.mjs#choose", { count: 10_000, columns: 4, packing: "shortestColumn" });
  await browser.call((to) => { window.wall.moveTo(to); }, 3000);
  await look(browser, "before the drag");
  const { left, top, width, height } = await browser.call("scan.mjs#viewport");
  const [from, to] = [[left + width / 8, top + height / 2], [left + 5 * width / 8, top + height / 2]];
  const before = await browser.call("scan.mjs#pictureAt", ...from);
  await dragging(from, to);
  await look(browser, "after the drag");
  const after = await browser.call("scan.mjs#pictureAt", ...to);
  if (before === null || after !== before) throw new Error(`${before} was dragged, ${after} is there`);
}

export const checkDrag = (browser) => checkDropped(browser, (from, to) =>
  dragBetween(browser, from, to, 20, () => untilLifted(browser)));

/** Picks a picture up and drops it on another within one frame of the browser. */
export const checkQuickDrag = (browser) => checkDropped(browser, (from, to) =>
  browser.call((from, to) => {
    const element = document.elementFromPoint(...from);
    const moves = [["down", from], ["move", [from[0] + 10, from[1]]], ["move", to], ["up", to]];
    for (const [name, [clientX, clientY]] of moves) {
      element.dispatchEvent(new PointerEvent(`pointer${name}`, {
        bubbles: true, pointerType: "mouse", button: name === "move" ? -1 : 0, clientX, clientY,
      }));
    }
  }, from, to));

/** Shuffles a million pictures: each that is in view flies to its place, from where it was or that side. */
export async function checkShuffle(browser) {
  await browser.call("controls.mjs#choose", { count: 1_000_000, columns: 0 });
  await browser.call((to) => { window.wall.moveTo(to); }, 5_000_000);
  const { flying, waiting, leaving } = await browser.call(async () => {
    document.querySelector('[data-action="shuffle"]').click();
    while (window.views.wall.work.isBusy) await new Promise((resolve) => { setTimeout(resolve); });
    const view = document.getElementById("wall-view");
    const elements = window.wall.visible().map((index) => view.querySelector(`[data-index="${index}"]`));
    const flies = (element) => element.getAnimations().some((animation) =>
      animation.effect.getKeyframes()[0].transform !== undefined);
    const isFlying = elements.map(flies);
    return {
      flying: isFlying.filter((is) => is).length, waiting: isFlying.filter((is) => !is).length,
      leaving: view.querySelectorAll(".leaving").length,
    };
  });
  // What was in view has gone out of it, but for a picture that comes back by chance.
  if (waiting > 0 || leaving < flying / 2) {
    throw new Error(`${flying} pictures fly, ${waiting} do not, and ${leaving} leave`);
  }
  await look(browser, "after a shuffle");
  return `${flying} come, ${leaving} go`;
}
