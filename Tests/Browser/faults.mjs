// Runs in the page: faults put in on purpose, each of which a check must notice.
import { complaint } from "./scan.mjs";
import { complaint as wheelComplaint } from "./wheelScan.mjs";

/** An element of the middle of the viewport, which any check must look at. */
function elementInView() {
  const middle = innerHeight / 2;
  const distance = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - middle);
  };
  return [...document.querySelectorAll("[data-index]")]
    .filter((element) => element.checkVisibility())
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** Sets a property of a style; what it returns takes that back. */
function style(element, name, value) {
  const before = element.style[name];
  element.style[name] = value;
  return () => { element.style[name] = before; };
}

const faults = {
  "an element is hidden": (element) => style(element, "visibility", "hidden"),
  "an element is not displayed": (element) => style(element, "display", "none"),
  "an element is 0.05 px off": (element) => style(element, "translate", "0 0.05px"),
  "an element is too wide": (element) => style(element, "width", `${element.offsetWidth + 1}px`),
  "an element has another index": (element) => {
    const { index } = element.dataset;
    element.dataset.index = Number(index) + 1_000_000;
    return () => { element.dataset.index = index; };
  },
  "an item is there twice": (element) => {
    const copy = element.cloneNode(true);
    element.after(copy);
    return () => copy.remove();
  },
  "an item far away is there": (element, wall) => {
    const copy = element.cloneNode(true);
    copy.dataset.index = Number(element.dataset.index) < wall.count / 2 ? wall.count - 1 : 0;
    element.after(copy);
    return () => copy.remove();
  },
};

const wheelFaults = {
  ...faults,
  "a card is turned by a twentieth of a degree": (element) => style(element, "rotate", "0.05deg"),
  "a card is scaled by a thousandth": (element) => style(element, "scale", "1.001"),
  "a card is behind all others": (element) => style(element, "zIndex", "-100"),
  "a screen reader is told of no card": (element) => {
    element.ariaSelected = "false";
    return () => { element.ariaSelected = "true"; };
  },
};

/** The faults that went unnoticed; all of them are taken back. */
const missedBy = (check, list, element, layout) => {
  const before = check();
  if (before) return [`nothing was wrong, and yet ${before}`];
  const missed = Object.keys(list).filter((name) => {
    const mend = list[name](element(), layout);
    const isMissed = check() === null;
    mend();
    return isMissed;
  });
  if (check()) missed.push("a fault was not taken back");
  return missed;
};

export const unnoticed = () => missedBy(complaint, faults, elementInView, window.wall);

/** The same on the wheel's tab, with the card in focus. */
export const unnoticedOnWheel = () => missedBy(wheelComplaint, wheelFaults, () =>
  window.views.wheel.stage.querySelector("[aria-selected=true]"), window.views.wheel);
