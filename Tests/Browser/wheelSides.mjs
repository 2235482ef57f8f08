// The wheel's tab with the focus at each side, and the way from a ring to a fan.
import { expect } from "./checks.mjs";
import { nextFrame, until } from "./waiting.mjs";
import { around, finger, look } from "./wheelHand.mjs";

const sides = { top: 0, right: Math.PI / 2, bottom: Math.PI, left: -Math.PI / 2 };

async function choose(browser, choices) {
  await browser.call("controls.mjs#choose", choices);
  await rested(browser);
}

const rested = (browser) =>
  until(() => browser.call(() => (window.views.wheel.motion ? "the wheel does not come to rest" : null)));

/** The card in focus: its index and its middle in the window, and what is wrong with it. */
const focused = (browser, angle) => browser.call((angle) => {
  const { stage, settings, hub } = window.views.wheel;
  const card = stage.querySelector("[aria-selected=true]");
  const [box, view] = [card, stage].map((element) => element.getBoundingClientRect());
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const wrong = [];
  const { a, b } = new DOMMatrix(getComputedStyle(card).transform);
  if (Math.abs(Math.atan2(b, a)) > 1e-6) wrong.push(`is turned by ${Math.atan2(b, a)}`);
  const wanted = [view.left + settings.center[0] + settings.radius * Math.sin(angle),
    view.top + settings.center[1] - settings.radius * Math.cos(angle)];
  if (Math.hypot(middle[0] - wanted[0], middle[1] - wanted[1]) > 0.05) wrong.push(`is at ${middle}, not at ${wanted}`);
  for (const part of [0.2, 0.5, 0.8]) {
    const point = [box.left + part * box.width, box.top + part * box.height];
    const front = document.elementsFromPoint(...point).find((element) => element.closest("[data-index]"));
    if (front?.closest("[data-index]") !== card) wrong.push("is behind another card");
  }
  for (const over of [hub, hub.firstElementChild]) {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    if (left < box.right && right > box.left && top < box.bottom && bottom > box.top) wrong.push("is under the hub");
  }
  return { index: Number(card.dataset.index), middle, wrong };
}, angle);

/** With the focus at each side cards are in their places, and turn as the finger, the keys and a tap want. */
export async function checkSides(browser, kinds) {
  await browser.call("controls.mjs#show", "wheel");
  for (const cards of kinds) {
    for (const [side, angle] of Object.entries(sides)) {
      const said = (what) => `${cards}, ${side}: ${what}`;
      await choose(browser, { cards, side, legible: true });
      const expectFocus = async (wanted, what = "at first") => {
        await rested(browser);
        const { index, middle, wrong } = await focused(browser, angle);
        expect(wrong.length === 0, said(`card ${index} ${wrong}, ${what}`));
        expect(wanted === undefined || index === wanted, said(`card ${index} is in focus, not ${wanted}, ${what}`));
        return { index, middle };
      };
      for (const part of cards === "ring" ? [] : [0.3, 1 / 3, 1.5]) {
        await browser.call((part) => {
          const { offset, wheel } = window.views.wheel;
          window.views.wheel.moveTo(offset + part * wheel.step);
        }, part);
        await look(browser, said(part));
      }
      await browser.call(() => { window.views.wheel.comeToRest({ to: window.views.wheel.offset }); });
      await rested(browser);
      await browser.call(() => { window.views.wheel.stage.focus(); });
      const { index } = await expectFocus();
      await browser.press("ArrowLeft");
      await expectFocus(index - 1, "after an arrow back");
      await browser.press("ArrowDown");
      const { middle } = await expectFocus(index, "after an arrow down");
      const [center, radius] = await browser.call(() => {
        const { stage, settings } = window.views.wheel;
        const { left, top } = stage.getBoundingClientRect();
        return [[left + settings.center[0], top + settings.center[1]], settings.radius];
      });
      // The card under a finger stays under it.
      const { press, move, lift } = finger(browser, false);
      await press(...middle);
      for (const turn of [0.05, 0.1, 0.15]) {
        await move(...around(center, radius, angle + turn));
        await nextFrame(browser);
        const off = (await browser.call("wheelScan.mjs#rotations"))[index] - turn;
        expect(Math.abs(off) < 1.5 / radius, said(`card ${index} is ${off} from the pointer`));
      }
      await lift(...around(center, radius, angle + 0.15));
      await rested(browser);
      const { index: now } = await expectFocus(undefined, "after a drag");
      const beside = await browser.call((now) => {
        const card = document.getElementById(`card-${now + 1}`) ?? document.getElementById(`card-${now - 1}`);
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2].map(Math.round);
      }, now);
      const tapped = await browser.call("wheelScan.mjs#cardAtPoint", ...beside);
      expect(tapped !== null, said("there is no card beside the focus"));
      await press(...beside);
      await lift(...beside);
      await expectFocus(tapped, "after a tap");
    }
  }
  await choose(browser, { cards: "alike", side: "top" });
}

/** A button opens the ring to a fan: cards begin where they were, swing about one centre, and end in the fan. */
export async function checkRingToFan(browser) {
  await browser.call("controls.mjs#show", "wheel");
  await choose(browser, { cards: "ring", side: "top" });
  const press = () => browser.call(() => {
    const view = window.views.wheel;
    const button = document.querySelector("[name=unfold]");
    const places = () => Object.fromEntries([...view.stage.querySelectorAll("[data-index]")].map((card) => {
      const { e, f, a, b } = new DOMMatrix(getComputedStyle(card).transform);
      const { width, height } = card.style;
      return [card.dataset.index, [e + parseFloat(width) / 2, f + parseFloat(height) / 2, Math.atan2(b, a)]];
    }));
    const [before, first, words] = [view.settings, places(), button.textContent];
    button.click();
    const start = places();
    const { settings: after, motion } = view;
    cancelAnimationFrame(motion?.frame);
    view.update(view.wheel.transitionItems(view.offset, 0.5));
    const blended = (one, other) => (one + other) / 2;
    const center = before.center.map((place, axis) => blended(place, after.center[axis]));
    const radius = blended(before.radius, after.radius);
    const offRim = Object.values(places())
      .map(([x, y]) => Math.abs(Math.hypot(x - center[0], y - center[1]) - radius));
    view.update(view.wheel.transitionItems(view.offset, 1));
    const end = places();
    view.stop();
    const rest = places();
    const far = (one, other) => Math.max(...Object.keys(one).map((index) =>
      Math.hypot(...one[index].map((number, at) => number - (other[index]?.[at] ?? NaN)))));
    return {
      words, cards: document.querySelector("[name=cards]").value, isMoving: motion !== null,
      jump: far(first, start), offRim: Math.max(...offRim), end: far(rest, end), counts: [first, start, end, rest]
        .map((list) => Object.keys(list).length),
    };
  });
  for (const [cards, words] of [["fan", "Open to a fan"], ["ring", "Close to a ring"]]) {
    const state = await press();
    const said = JSON.stringify(state);
    expect(state.cards === cards && state.words === words && state.isMoving, said);
    expect(state.jump < 1e-3 && state.offRim < 1e-3 && state.end < 1e-3, said);
    expect(state.counts.every((count) => count === 13), said);
    await rested(browser);
  }
  await press();
  await rested(browser);
  await look(browser, "the fan of a ring");
  await choose(browser, { cards: "alike" });
}
