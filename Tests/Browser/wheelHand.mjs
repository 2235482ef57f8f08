// A hand on the wheel of the page: cards to show, a finger to turn them with, and a look at them.
import { nextFrame } from "./waiting.mjs";

/** Shows cards with one of them in focus, and returns the place of the wheel's centre in the window. */
export async function show(browser, cards, index, choices = { side: "top", legible: true }) {
  await browser.call("controls.mjs#show", "wheel");
  await browser.call("controls.mjs#choose", { cards, ...choices });
  await nextFrame(browser);
  await browser.call((at) => {
    const { wheel } = window.views;
    wheel.stop();
    wheel.moveTo(wheel.wheel.offsetFocusing(at, wheel.offset));
  }, index);
  await look(browser, `${cards}, card ${index}`);
  return browser.call(() => {
    const { stage, settings } = window.views.wheel;
    const { left, top } = stage.getBoundingClientRect();
    return [left + settings.center[0], top + settings.center[1]];
  });
}

/** Throws if a card on the page is not what and where it must be. */
export async function look(browser, said) {
  const complaint = await browser.call("wheelScan.mjs#complaint");
  if (complaint) throw new Error(`${said}: ${complaint}`);
}

/** A finger: moves with a mouse, or with a touch where the browser has one. */
export function finger(browser, isTouch) {
  const send = (mouse, touch) => (x, y) =>
    (isTouch ? browser.touch(touch, x, y) : browser.mouse(mouse, x, y));
  return {
    press: send("mousePressed", "touchStart"), move: send("mouseMoved", "touchMove"),
    lift: send("mouseReleased", "touchEnd"),
  };
}

/** A point of a circle about the wheel's centre; the angle is in radians clockwise from the top. */
export const around = ([x, y], radius, angle) => [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
