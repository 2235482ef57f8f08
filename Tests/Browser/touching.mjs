// Fingers on the wall: one that moves at once scrolls, as the browser does it; one that rests first drags.
import { look } from "./using.mjs";

const frame = (browser) => browser.call(() => new Promise(requestAnimationFrame).then(() => null));
const rest = (browser, milliseconds) =>
  browser.call((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
const offset = (browser) => browser.call(() => window.wall.offset);

/** Moves a finger that is on the screen from a point to another in some steps, a frame for each. */
async function slide(browser, [x, y], [toX, toY], steps = 12) {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await browser.touch("touchMove", x + part * (toX - x), y + part * (toY - y));
    await frame(browser);
  }
}

/** Scrolls and drags by touch; the page is to be open on a screen that can be touched. */
export async function checkTouch(browser) {
  await browser.call("controls.mjs#choose", { count: 1_000_000, columns: 3 });
  await browser.call((to) => { window.wall.moveTo(to); }, 9_000_000);
  await look(browser, "before a finger");
  const { left, top, width, height } = await browser.call("scan.mjs#viewport");
  const at = (across, along) => [Math.round(left + across * width), Math.round(top + along * height)];
  const picture = (point) => browser.call("scan.mjs#pictureAt", ...point);

  // A finger that moves at once.
  const first = await picture(at(0.5, 0.8));
  await browser.touch("touchStart", ...at(0.5, 0.8));
  await slide(browser, at(0.5, 0.8), at(0.5, 0.3));
  const isLifted = () => browser.call(() => document.querySelector(".lifted") !== null);
  if (await isLifted()) throw new Error("a finger that scrolls drags a picture");
  // It is still under the finger, but for the few points after which a finger counts as moving.
  const moved = await offset(browser) - 9_000_000;
  if (Math.abs(moved - height / 2) > 20) {
    throw new Error(`a finger moved by ${height / 2}, the wall by ${moved}`);
  }
  if (await picture(at(0.5, 0.3)) !== first) throw new Error("another picture is under the finger");
  await browser.touch("touchEnd");
  await look(browser, "after scrolling with a finger");

  // One that has moved far before the page hears of it: that is no jump to another part of the content.
  await browser.touch("touchStart", ...at(0.5, 0.8));
  await slide(browser, at(0.5, 0.8), at(0.5, 0.7), 3);
  const far = await browser.call(() => {
    const element = document.querySelector("#wall-view");
    const { offset } = window.wall;
    element.scrollTop += 5 * element.clientHeight;
    return new Promise((resolve) => element.addEventListener("scroll", () =>
      resolve([window.wall.offset - offset, 5 * element.clientHeight]), { once: true }));
  });
  await browser.touch("touchEnd");
  await look(browser, "after a late frame");
  if (Math.abs(far[0] - far[1]) > height / 2) throw new Error(`the wall moved by ${far[0]}, not ${far[1]}`);

  // One that rests on a picture until it is lifted.
  const before = await offset(browser);
  const held = await picture(at(0.15, 0.5));
  await browser.touch("touchStart", ...at(0.15, 0.5));
  await rest(browser, 500);
  if (!await isLifted()) throw new Error("a finger that rests lifts nothing");
  await slide(browser, at(0.15, 0.5), at(0.85, 0.55), 20);
  await browser.touch("touchEnd");
  await look(browser, "after dragging with a finger");
  if (await offset(browser) !== before) throw new Error("the wall has scrolled while a picture was dragged");
  const dropped = await picture(at(0.85, 0.55));
  if (held === null || dropped !== held) throw new Error(`${held} was dragged, ${dropped} is there`);

  // One that lifts a picture and lets it go where it was.
  const other = await picture(at(0.5, 0.5));
  await browser.touch("touchStart", ...at(0.5, 0.5));
  await rest(browser, 500);
  await browser.touch("touchEnd");
  await look(browser, "after a finger that did not move");
  if (await picture(at(0.5, 0.5)) !== other) throw new Error("a finger that does not move moves a picture");
  return `scrolled by ${moved.toFixed(0)} of ${height / 2}`;
}
