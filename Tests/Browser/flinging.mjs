// The wheel of the page as it comes to rest: flung, caught, sent to a card, or where nothing may move.
import { nextFrame, until } from "./waiting.mjs";
import { around, finger, look, show } from "./wheelHand.mjs";

/**
 * Flings the wheel: each frame is on the closed form, and it ends with a card in focus.
 *
 * On a busy machine a finger may rest before it is lifted, which flings nothing: then it is done again.
 */
export async function checkFling(browser, cards, { speed, isTouch, index }) {
  const isLong = Math.abs(speed) > 0.01;
  await until(async () => (await fling(browser, cards, { speed, isTouch, index, isLong })
    ? null : `${cards}: no finger flings the wheel by ${speed} a frame`));
}

/** Flings the wheel once, and returns whether it flew as long as it was to. */
async function fling(browser, cards, { speed, isTouch, index, isLong }) {
  const center = await show(browser, cards, index);
  const { press, move, lift } = finger(browser, isTouch);
  const radius = 150;
  await browser.call("wheelMotion.mjs#startRecording");
  await press(...around(center, radius, 0));
  let angle = 0;
  for (let step = 0; step < 10; step += 1) {
    angle += speed;
    await move(...around(center, radius, angle));
    await nextFrame(browser);
  }
  await lift(...around(center, radius, angle));
  await browser.call("wheelMotion.mjs#rest");
  const said = `${cards}, flung by ${speed} a frame`;
  const hasFlown = await browser.call("wheelMotion.mjs#hasFlown");
  if (isLong && hasFlown && await browser.call("wheelMotion.mjs#flingComplaint", 0.01) === null) {
    throw new Error(`${said}: nobody noticed a frame that is 0.01 px off`);
  }
  const complaint = await browser.call("wheelMotion.mjs#flingComplaint");
  if (complaint) throw new Error(`${said}: ${complaint}`);
  await look(browser, said);
  return hasFlown || !isLong;
}

/** Turns the wheel by some cards with the mouse, lets it go while it moves, and returns the finger. */
async function swing(browser, center) {
  const hand = finger(browser, false);
  await hand.press(...around(center, 150, 0));
  for (let step = 1; step <= 6; step += 1) {
    await hand.move(...around(center, 150, -0.1 * step));
    await nextFrame(browser);
  }
  await hand.lift(...around(center, 150, -0.6));
  return hand;
}

/** Catches a wheel that turns by itself: it stands still under the finger. */
export async function checkCatch(browser) {
  const center = await show(browser, "alike", 400);
  const offset = () => browser.call(() => window.views.wheel.offset);
  const isMoving = () => browser.call(() => window.views.wheel.motion !== null);
  let hand;
  await until(async () => {
    hand = await swing(browser, center);
    await nextFrame(browser);
    return await isMoving() ? null : "the wheel is not flung";
  });
  const { press, lift } = hand;
  await press(...around(center, 150, 1));
  const caught = await offset();
  await nextFrame(browser);
  await nextFrame(browser);
  if (await isMoving() || await offset() !== caught) throw new Error("a finger does not catch the wheel");
  await lift(...around(center, 150, 1));
  await browser.call("wheelMotion.mjs#rest");
  const step = await browser.call(() => window.views.wheel.wheel.step);
  if (Math.abs(await offset() - caught) > step / 2 + 1) throw new Error("a wheel that was caught goes on");
  await look(browser, "caught");
}

/** Taps a card beside the focus, and uses keys and the mouse wheel: the card that is meant comes into focus. */
export async function checkChoosing(browser, cards, index) {
  const center = await show(browser, cards, index);
  const angles = await browser.call("wheelScan.mjs#itemAngles");
  const radius = await browser.call(() => window.views.wheel.settings.radius);
  const focused = async (said) => {
    await browser.call("wheelMotion.mjs#rest");
    await look(browser, said);
    const rotations = await browser.call("wheelScan.mjs#rotations");
    const selected = await browser.call(() =>
      window.views.wheel.stage.querySelector("[aria-selected=true]").dataset.index);
    return Math.abs(rotations[selected]) < 1e-6 ? Number(selected) : -1;
  };
  const expect = async (said, wanted) => {
    const found = await focused(said);
    if (found !== wanted) throw new Error(`${cards}, ${said}: card ${found} is in focus, not ${wanted}`);
  };
  // Cards of a fan lie over each other.
  const beside = angles[index + (cards === "fan" ? 3 : 1)] - angles[index];
  const point = around(center, radius, beside).map(Math.round);
  const tapped = await browser.call("wheelScan.mjs#cardAtPoint", ...point);
  await browser.mouse("mousePressed", ...point);
  await browser.mouse("mouseReleased", ...point);
  await expect(`a tap at ${point}`, tapped);
  if (tapped === index) throw new Error(`${cards}: the tap is on the card in focus`);
  await browser.call(() => window.views.wheel.stage.focus());
  await browser.press("ArrowRight");
  await expect("ArrowRight", tapped + 1);
  await browser.press("ArrowLeft");
  await browser.press("ArrowLeft");
  await expect("ArrowLeft twice", tapped - 1);
  await browser.press("End");
  await expect("End", angles.length - 1);
  await browser.press("Home");
  await expect("Home", 0);
  await browser.wheel(...center.map(Math.round), Math.round(1.2 * radius * angles[1]));
  await browser.call(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect("the mouse wheel", 1);
}

/** Where people want no motion, a wheel that is let go is at once where it ends. */
export async function checkStillness(browser, url) {
  await browser.open(url, { media: { "prefers-reduced-motion": "reduce" } });
  await browser.call("controls.mjs#ready");
  const center = await show(browser, "alike", 300);
  await swing(browser, center);
  const [moves, offset, step] = await browser.call(() => {
    const { motion, offset, wheel } = window.views.wheel;
    return [motion !== null, offset, wheel.step];
  });
  const off = Math.abs(offset / step - Math.round(offset / step));
  if (moves || off > 1e-6 || Math.abs(offset - 300 * step) < step / 2) {
    throw new Error(`without motion it is at ${offset / step} cards`);
  }
  await look(browser, "without motion");
}
