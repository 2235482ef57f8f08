// At hundreds of positions, reached in every way, the page shows what it must, where it must.
import { Random } from "./random.mjs";

/** Walls of all kinds that the page has, and at how many positions each is looked at. */
const kinds = [
  { positions: 80, choices: {} },
  { positions: 20, choices: { packing: "roundRobin" } },
  { positions: 20, choices: { packing: "gridLanes", columns: 4 } },
  { positions: 20, choices: { packing: "dense", spans: true, columns: 0 } },
  { positions: 20, choices: { packing: "shortestColumn", rightToLeft: true } },
  { positions: 20, choices: { spans: false, rightToLeft: false }, window: { width: 390, height: 844, scale: 3 } },
  { positions: 20, choices: { columns: 1 }, window: { width: 1000, height: 700, scale: 1.5 } },
  { positions: 20, choices: { columns: 12 }, window: { width: 1600, height: 1000, scale: 2 } },
  { positions: 20, choices: { columns: 0, count: 10_000_000 }, window: {}, takesLong: true },
  { positions: 20, choices: { count: 1_000_000, sideways: true } },
  { positions: 20, choices: { rightToLeft: true } },
  { positions: 20, choices: { columns: 0, count: 1000, sideways: false }, window: {} },
];

/** Looks at 300 positions, or at a share of them. The seed is in the failure. */
export async function checkPositions(browser, { share = 1, seed = 11 } = {}) {
  const random = new Random(seed);
  const done = {};
  const offsets = new Set();
  for (const { positions, choices, window, takesLong } of kinds) {
    if (takesLong && share < 1) continue;
    if (window) await browser.resize(window);
    await browser.call("controls.mjs#choose", choices);
    await browser.call("scan.mjs#settle");
    const ways = await waysToScroll(browser, random);
    for (let position = 0; position < Math.ceil(positions * share); position += 1) {
      const way = random.one(Object.keys(ways));
      await ways[way]();
      const { offset, complaint } = await browser.call("scan.mjs#settledState");
      const said = `${JSON.stringify(choices)}, position ${position} by ${way}, seed ${seed}`;
      if (complaint) throw new Error(`${said}: ${complaint}`);
      done[way] = (done[way] ?? 0) + 1;
      offsets.add(offset);
    }
  }
  const all = Object.values(done).reduce((sum, times) => sum + times);
  if (offsets.size < all / 3) throw new Error(`only ${offsets.size} different positions of ${all}`);
  return `${all} positions, ${offsets.size} of them different: ${
    Object.entries(done).map(([way, times]) => `${way} ${times}`).join(", ")}`;
}

async function waysToScroll(browser, random) {
  await browser.call("scan.mjs#readFrames");
  const view = await browser.call("scan.mjs#viewport");
  await browser.call("scan.mjs#focusViewport");
  return scrollWays(browser, random, {
    center: [view.left + view.width / 2, view.top + view.height / 2],
    last: await browser.call("scan.mjs#lastOffset"),
    moveTo: (offset) => browser.call((to) => { window.wall.moveTo(to); }, offset),
    moveBar: (part) => browser.call("scan.mjs#moveBar", part),
    keys: ["PageDown", "PageUp", "ArrowDown", "ArrowRight", "Home", "End"],
  });
}

/** All the ways to another position; the layout and the window are to stay as they are. */
export function scrollWays(browser, random, { center, last, moveTo, moveBar, keys }) {
  return {
    jump: () => moveTo(random.between(0, last)),
    fraction: () => moveTo(Math.floor(random.between(0, last)) + random.one([0.25, 0.5, 1 / 3])),
    end: () => moveTo(random.one([0, last, last + 1e9, -1e9, 1, last - 1, last - 10_000])),
    wheel: async () => {
      for (let turn = random.below(4); turn >= 0; turn -= 1) {
        const distance = random.one([-1, 1]) * random.one([1, 40, 120, 700, 5000]);
        await browser.wheel(...center.map(Math.round), distance);
      }
    },
    key: () => browser.press(random.one(keys)),
    bar: () => moveBar(random.fraction()),
  };
}
