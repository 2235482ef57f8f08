// A pinch goes from a number of columns to the next; what was under the finger stays at its height.
import { expect } from "./checks.mjs";
import { look } from "./using.mjs";
import { until } from "./waiting.mjs";

const columns = (browser) => browser.call(() => window.views.wall.columnCount);

/** The picture at a point, and which part of its height the point is at. */
const held = (browser, [x, y]) => browser.call((x, y) => {
  const node = document.elementFromPoint(x, y)?.closest("[data-index]");
  if (!node) return null;
  const { top, height } = node.getBoundingClientRect();
  return { id: node.id, part: (y - top) / height };
}, x, y);

/** How far a picture's point is from a height. */
const moved = (browser, { id, part }, y) => browser.call((id, part, y) => {
  const { top, height } = document.getElementById(id).getBoundingClientRect();
  return Math.abs(top + part * height - y);
}, id, part, y);

/** Waits until no pinch is going on, and looks at the wall. */
async function rested(browser, said) {
  await until(() => browser.call(() => (window.views.wall.pinched ? "the pinch does not end" : null)));
  await look(browser, said);
}

/** Pinches in some way, which is told a point and a scale for each of its steps. */
async function checkPinches(browser, pinch) {
  await browser.call("controls.mjs#choose", { count: 100_000, columns: 4, sideways: false });
  for (const [scales, change] of [
    [[1.12, 1.12], -1], [[0.9, 0.88], 1], [[0.98], 0], [[1.5, 1.4], -2], [[0.65, 0.85], 3],
  ]) {
    await browser.call((to) => { window.wall.moveTo(to); }, 300_000.4);
    await look(browser, "before a pinch");
    const { left, top, width, height } = await browser.call("scan.mjs#viewport");
    const point = [left + width / 8, top + height / 3].map(Math.round);
    const [before, picture] = [await columns(browser), await held(browser, point)];
    const offset = await browser.call(() => window.wall.offset);
    const said = `a pinch by ${scales} from ${before} columns`;
    await pinch(point, scales);
    await rested(browser, said);
    expect(await columns(browser) === before + change, `${said} leads to ${await columns(browser)}`);
    expect(picture !== null, "nothing is under the finger");
    const far = await moved(browser, picture, point[1]);
    // Each number of columns on the way has its own pixels.
    expect(far < 0.75 * (1 + Math.max(1, Math.abs(change))), `${said} moves what is under the finger by ${far}`);
    const same = await browser.call(() => window.wall.offset) === offset;
    expect(change !== 0 || same, `${said} scrolls`);
    if (change !== 0) await browser.call("controls.mjs#choose", { columns: 4 });
  }
}

/** With ctrl and the wheel, which must not zoom the page. */
export const checkPinch = (browser) => checkPinches(browser, async (point, scales) => {
  const wrong = await browser.call(async ([clientX, clientY], scales) => {
    const view = document.getElementById("wall-view");
    for (const scale of scales) {
      const event = new WheelEvent("wheel", {
        ctrlKey: true, deltaY: -100 * Math.log(scale), clientX, clientY, cancelable: true, bubbles: true,
      });
      view.dispatchEvent(event);
      if (!event.defaultPrevented) return "the browser zooms";
      await new Promise(requestAnimationFrame);
    }
    const { pinched, scroller } = window.views.wall;
    const wrong = pinched?.find(({ key, x, y }) => {
      const box = scroller.node(key).getBoundingClientRect();
      const { left, top } = view.getBoundingClientRect();
      return !(Math.hypot(box.left - left - x, box.top - top - y) < 0.05);
    });
    return wrong ? `${wrong.key} is elsewhere on the way` : null;
  }, point, scales);
  expect(wrong === null, wrong);
});

/** With two fingers, on a screen that can be touched. */
export const checkPinchByTouch = (browser) => checkPinches(browser, async ([x, y], scales) => {
  const points = (apart) => [-apart, apart].map((dx, id) => ({ x: x + dx / 2, y: y + dx / 4, id }));
  let apart = 64;
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(apart) });
  for (const scale of scales) {
    apart *= scale;
    await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(apart) });
    await browser.call(() => new Promise(requestAnimationFrame).then(() => null));
  }
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
});
