// Fingers on the wall: one that moves at once scrolls; one that rests first drags.
import { expect } from "./checks.mjs";
import { look } from "./using.mjs";
import { expectNothingLifted, nextFrame, until, untilDropped, untilLifted } from "./waiting.mjs";

const offset = (browser) => browser.call(() => window.wall.offset);

/** Moves a finger that is on the screen from a point to another in some steps, a frame for each. */
async function slide(browser, [x, y], [toX, toY], steps = 12) {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await browser.touch("touchMove", x + part * (toX - x), y + part * (toY - y));
    await nextFrame(browser);
  }
}

/** Puts a finger down that moves up at once. A finger that the page saw rest would lift a picture. */
async function press(browser, [x, y]) {
  await Promise.all([browser.touch("touchStart", x, y), browser.touch("touchMove", x, y - 20)]);
}

/**
 * Puts a finger down and moves it up to `toY` in steps of whole points; the wall is to follow each
 * before the next. Returns by how much the wall moved. A browser takes the first points as a finger
 * that trembles, so what counts begins where the wall first moves.
 */
async function scrollUp(browser, [x, y], toY, steps = 12) {
  const start = await offset(browser);
  await press(browser, [x, y]);
  let moved;
  await until(async () => {
    moved = await offset(browser) - start;
    return moved === 0 ? "a finger does not scroll the wall" : null;
  });
  const [fromY, before] = [y - 20, moved];
  for (let step = 1; step <= steps; step += 1) {
    const distance = Math.round((step / steps) * (fromY - toY));
    await browser.touch("touchMove", x, fromY - distance);
    await until(async () => {
      moved = await offset(browser) - start;
      // Less than a point: the browser scrolls by whole pixels.
      return Math.abs(moved - before - distance) < 1
        ? null : `a finger moved by ${distance}, the wall by ${moved - before}`;
    }, 10);
  }
  return moved;
}

/**
 * Puts a finger down and moves it up until the page hears of it; then the view moves by five times
 * its height at once. Returns by how much the wall moved, and by how much it is to move.
 */
async function slideLate(browser, [x, y]) {
  await browser.call(() => {
    const element = document.querySelector("#wall-view");
    const distance = 5 * element.clientHeight;
    const { offset: start } = window.wall;
    window.lateMove = null;
    const move = () => {
      const { offset } = window.wall;
      if (offset === start) return;
      element.removeEventListener("touchmove", move);
      element.scrollTop += distance;
      element.addEventListener("scroll", () => {
        window.lateMove = [window.wall.offset - offset, distance];
      }, { once: true });
    };
    element.addEventListener("touchmove", move, { passive: true });
  });
  await press(browser, [x, y]);
  let late = null;
  for (let step = 5; !late && step <= 60; step += 1) {
    await browser.touch("touchMove", x, y - 5 * step);
    await nextFrame(browser);
    late = await browser.call(() => window.lateMove);
  }
  if (!late) throw new Error("the page does not hear of a finger");
  return late;
}

/** Scrolls and drags by touch; the page is to be open on a screen that can be touched. */
export async function checkTouch(browser) {
  try {
    return await useFingers(browser);
  } catch (error) {
    // Or the finger would still be there for the next check.
    await browser.touch("touchCancel");
    throw error;
  }
}

async function useFingers(browser) {
  await browser.call("controls.mjs#choose", { count: 100_000, columns: 3 });
  const start = 2_000_000;
  const moveTo = (offset) => browser.call((to) => { window.wall.moveTo(to); }, offset);
  await moveTo(start);
  await look(browser, "before a finger");
  const { left, top, width, height } = await browser.call("scan.mjs#viewport");
  const at = (across, along) => [left + across * width, top + along * height].map(Math.round);
  const picture = (point) => browser.call("scan.mjs#pictureAt", ...point);

  // A finger that moves at once.
  const [x, y] = at(0.5, 0.8);
  const first = await picture([x, y]);
  const moved = await scrollUp(browser, [x, y], at(0.5, 0.3)[1]);
  await expectNothingLifted(browser);
  expect(await picture([x, y - Math.round(moved)]) === first, "another picture is under the finger");
  await browser.touch("touchEnd");
  await look(browser, "after scrolling with a finger");

  // One that has moved far before the page hears of it: the wall does not jump elsewhere.
  const [late, expected] = await slideLate(browser, at(0.5, 0.8));
  await browser.touch("touchEnd");
  await look(browser, "after a late frame");
  expect(Math.abs(late - expected) <= height / 2, `the wall moved by ${late}, not ${expected}`);

  // One that rests on a picture until it is lifted. At some places no index puts the picture under
  // the finger, so this is always done at the same place.
  await moveTo(start);
  await look(browser, "before a finger that rests");
  const held = await picture(at(0.15, 0.5));
  await browser.touch("touchStart", ...at(0.15, 0.5));
  await untilLifted(browser);
  const before = await offset(browser);
  await slide(browser, at(0.15, 0.5), at(0.85, 0.55), 20);
  await browser.touch("touchEnd");
  await untilDropped(browser);
  await look(browser, "after dragging with a finger");
  expect(await offset(browser) === before, "the wall scrolled while a picture was dragged");
  const dropped = await picture(at(0.85, 0.55));
  expect(held !== null && dropped === held, `${held} was dragged, ${dropped} is there`);

  // One that lifts a picture and lets it go where it was.
  const other = await picture(at(0.5, 0.5));
  await browser.touch("touchStart", ...at(0.5, 0.5));
  await untilLifted(browser);
  await browser.touch("touchEnd");
  await untilDropped(browser);
  await look(browser, "after a finger that did not move");
  expect(await picture(at(0.5, 0.5)) === other, "a finger that does not move moves a picture");
  return `scrolled by ${moved.toFixed(0)}`;
}
