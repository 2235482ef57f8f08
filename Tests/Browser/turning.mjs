// The wheel of the page as a person turns it: dragged about its centre, flung, caught, tapped and by keys.
import { checkCatch, checkChoosing, checkFling, checkStillness } from "./flinging.mjs";
import { nextFrame, until } from "./waiting.mjs";
import { around, finger, look, show } from "./wheelHand.mjs";

/** Turns the wheel several times around; the card under the finger stays there, and all others are right. */
async function checkDial(browser, cards, { turns, isTouch, index }) {
  const center = await show(browser, cards, index);
  const { press, move, lift } = finger(browser, isTouch);
  // The circle fits above the bottom of the stage.
  const bottom = await browser.call(() => window.views.wheel.stage.getBoundingClientRect().bottom);
  const radius = bottom - center[1] - 10;
  await browser.call("wheelMotion.mjs#startRecording");
  await press(...around(center, radius, 0));
  const steps = Math.ceil(16 * Math.abs(turns));
  for (let step = 1; step <= steps; step += 1) {
    await move(...around(center, radius, 2 * Math.PI * turns * step / steps));
    await nextFrame(browser);
    const said = `${cards}, step ${step} of ${steps}`;
    const complaint = await browser.call("wheelMotion.mjs#dialComplaint");
    if (complaint) throw new Error(`${said}: ${complaint}`);
    await look(browser, said);
  }
  await lift(...around(center, radius, 2 * Math.PI * turns));
}

/** Takes hold of a card, whose own element then turns as the pointer does. */
async function checkGrip(browser, cards, index) {
  const center = await show(browser, cards, index);
  const radius = await browser.call(() => window.views.wheel.settings.radius);
  const { press, move, lift } = finger(browser, false);
  const angles = Array.from({ length: 13 }, (_, step) => 0.04 * step);
  await browser.mouse("mouseMoved", ...around(center, radius, 0));
  await press(...around(center, radius, 0));
  for (const angle of angles) {
    const point = around(center, radius, angle);
    await move(...point);
    await until(async () => {
      const rotations = await browser.call("wheelScan.mjs#rotations");
      // The pointer is on whole pixels in some browsers.
      const off = Math.abs(rotations[index] - angle);
      return off < 1.5 / radius ? null : `${cards}: card ${index} is ${off} from the pointer`;
    });
  }
  await lift(...around(center, radius, angles.at(-1)));
}

/** Drags straight through the centre: the wheel does not turn, and nothing jumps. */
async function checkHub(browser, cards, index) {
  const center = await show(browser, cards, index);
  const { press, move, lift } = finger(browser, false);
  await browser.call("wheelMotion.mjs#startRecording");
  await press(center[0] - 120, center[1]);
  for (let x = -120; x <= 120; x += 8) {
    await move(center[0] + x, center[1]);
    await nextFrame(browser);
    const turned = await browser.call("wheelMotion.mjs#turned");
    // A centre between two pixels is passed by at less than one.
    if (!(Math.abs(turned) < 0.05)) throw new Error(`${cards}: a way through the hub turns it by ${turned}`);
  }
  await lift(center[0] + 120, center[1]);
}

/** Neighbours of different sizes are the gap apart, wherever the wheel is. */
async function checkGaps(browser) {
  let count = 0;
  for (const index of [0, 12, 321, 998, 999]) {
    await show(browser, "different", index, { legible: false });
    const gap = await browser.call(() => window.views.wheel.settings.spacing.gap);
    for (const apart of await browser.call("wheelScan.mjs#gaps")) {
      if (!(Math.abs(apart - gap) < 0.01)) throw new Error(`at card ${index}: ${apart} apart, not ${gap}`);
      count += 1;
    }
  }
  return count;
}

/** The first and the last card of the fan are its arc apart, and both are on the stage. */
async function checkFanEnds(browser) {
  await show(browser, "fan", 6);
  const [rotations, { fan, itemCount }] = [await browser.call("wheelScan.mjs#rotations"),
    await browser.call(() => window.views.wheel.settings)];
  const arc = rotations[itemCount - 1] - rotations[0];
  if (!(Math.abs(arc - fan) < 1e-6)) throw new Error(`the ends of the fan are ${arc} apart, not ${fan}`);
}

/** Turns the wheel of the page by hand in every way, with all its cards, or with some of them. */
export async function checkTurning(browser, url, kinds = ["alike", "different", "fan"]) {
  for (const cards of kinds) {
    const index = cards === "fan" ? 6 : 500;
    const turns = cards === "fan" ? 0.1 : 2.25;
    await checkDial(browser, cards, { turns, index });
    await checkDial(browser, cards, { turns: -turns, index });
    await checkGrip(browser, cards, index);
    await checkHub(browser, cards, index);
    await checkFling(browser, cards, { speed: 0.06, index });
    await checkFling(browser, cards, { speed: -0.03, index });
    await checkFling(browser, cards, { speed: -0.001, index });
    await checkChoosing(browser, cards, index);
  }
  const count = await checkGaps(browser);
  await checkFanEnds(browser);
  await checkCatch(browser);
  const missed = await browser.call("faults.mjs#unnoticedOnWheel");
  if (missed.length > 0) throw new Error(missed.join("; "));
  if (browser.touch) {
    await checkStillness(browser, url);
    await browser.open(url, { width: 390, height: 844, scale: 2, touch: true });
    await browser.call("controls.mjs#ready");
    for (const cards of kinds) {
      const index = cards === "fan" ? 6 : 500;
      await checkDial(browser, cards, { turns: cards === "fan" ? -0.05 : 1.25, isTouch: true, index });
      await checkFling(browser, cards, { speed: 0.05, isTouch: true, index });
    }
  }
  return `${kinds.length} kinds of cards, ${count} gaps`;
}
