// Waits for a state of the page, not for frames: a busy machine takes longer.
import { setTimeout as pause } from "node:timers/promises";

/** Asks again and again until there is no complaint; throws the last one after some seconds. */
export async function until(complaint, seconds = 30) {
  const end = performance.now() + 1000 * seconds;
  for (;;) {
    const said = await complaint();
    if (!said) return;
    if (performance.now() > end) throw new Error(said);
    await pause(10);
  }
}

export const nextFrame = (browser) => browser.call(() => new Promise(requestAnimationFrame).then(() => null));

const isLifted = (browser) => browser.call(() => document.querySelector(".lifted") !== null);

/** Waits until a picture is lifted. */
export const untilLifted = (browser) =>
  until(async () => (await isLifted(browser) ? null : "what drags lifts nothing"));

/** Waits until a finger or a mouse has dropped what it lifted. */
export const untilDropped = (browser) =>
  until(async () => (await isLifted(browser) ? "a picture stays lifted when it is let go" : null));

/** Throws if a picture is lifted. */
export async function expectNothingLifted(browser) {
  if (await isLifted(browser)) throw new Error("a finger that scrolls drags a picture");
}
