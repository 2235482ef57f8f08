// Runs in the page: faults put in on purpose, each of which a check must notice.
import { complaint } from "./scan.mjs";

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

/** The faults that went unnoticed; all of them are taken back. */
export function unnoticed() {
  const before = complaint();
  if (before) return [`nothing was wrong, and yet ${before}`];
  const missed = Object.keys(faults).filter((name) => {
    const mend = faults[name](elementInView(), window.wall);
    const isMissed = complaint() === null;
    mend();
    return isMissed;
  });
  if (complaint()) missed.push("a fault was not taken back");
  return missed;
}
