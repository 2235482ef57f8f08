// At many positions, reached in every way, the tabs of feeds show what they must, pinned headers included.
import { Random } from "./random.mjs";
import { scrollWays } from "./showing.mjs";

const windows = [
  {}, { width: 390, height: 844, scale: 3 }, { width: 1000, height: 620, scale: 1.5 },
  { width: 1700, height: 1000, scale: 2 },
];

/** Looks at so many positions of a tab in windows of several sizes. The seed is in the failure. */
export async function checkFeedTab(browser, name, positions, seed) {
  const random = new Random(seed);
  const done = { elements: 0, pinned: 0 };
  await browser.call("controls.mjs#show", name);
  await browser.call("feedScan.mjs#lookAt", name);
  for (const window of windows) {
    await browser.resize(window);
    await browser.call("feedScan.mjs#settle");
    await browser.call("feedScan.mjs#readFrames");
    const ways = await waysToScroll(browser, name, random);
    for (let position = 0; position < positions / windows.length; position += 1) {
      const way = random.one(Object.keys(ways));
      await ways[way]();
      const { complaint, elements, pinned } = await browser.call("feedScan.mjs#settledState");
      if (complaint) {
        throw new Error(`${JSON.stringify(window)}, position ${position} by ${way}, seed ${seed}: ${complaint}`);
      }
      done.elements += elements;
      done.pinned += pinned;
    }
  }
  await browser.call((name) => { window.views[name].scroller.moveTo(5000); }, name);
  if (!await browser.call("feedScan.mjs#isNoticed")) throw new Error("nobody noticed a header behind pictures");
  await browser.resize({});
  await browser.call("controls.mjs#show", "wall");
  if (done.pinned < positions / 3) throw new Error(`only ${done.pinned} headers were pinned`);
  return `${positions} positions, ${done.elements} elements, ${done.pinned} of them pinned`;
}

async function waysToScroll(browser, name, random) {
  const found = await browser.call((name) => {
    const { scroller, viewport } = window.views[name];
    viewport.focus();
    const { left, top } = viewport.getBoundingClientRect();
    const center = [left + viewport.clientWidth / 2, top + viewport.clientHeight / 2];
    return { last: scroller.end, center };
  }, name);
  return scrollWays(browser, random, {
    ...found, keys: ["ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End"],
    moveTo: (offset) =>
      browser.call((name, to) => { window.views[name].scroller.moveTo(to); }, name, offset),
    moveBar: (part) => browser.call((name, part) => {
      const { viewport } = window.views[name];
      viewport.dispatchEvent(new MouseEvent("mousedown"));
      viewport.scrollTop = part * (viewport.scrollHeight - viewport.clientHeight);
    }, name, part),
  });
}
