// Runs in the page: what stands there, against a scan over the frames of all items.

/** The frames of all items, four numbers for each; read anew whenever the wall has changed. */
let frames = new Float64Array();

export function readFrames() {
  const { wall } = window;
  const { count } = wall;
  frames = new Float64Array(4 * count);
  for (let index = 0; index < count; index += 1) frames.set(wall.frame(index), 4 * index);
  return count;
}

/** The elements of items that can be seen; what is kept for later use is not. */
function shownElements() {
  return [...document.querySelectorAll("[data-index]")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
}

/** The element that shows a part of the content. */
function scrollElement() {
  let element = shownElements()[0].parentElement;
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
  while (!scrolls(getComputedStyle(element))) element = element.parentElement;
  return element;
}

/** Whether the content scrolls sideways. */
function isSideways() {
  return getComputedStyle(scrollElement()).overflowY === "hidden";
}

/** The rectangle of the window in which a part of the content is shown. */
export function viewport() {
  const element = scrollElement();
  const { left, top } = element.getBoundingClientRect();
  return {
    left: left + element.clientLeft, top: top + element.clientTop,
    width: element.clientWidth, height: element.clientHeight,
  };
}

export function focusViewport() {
  scrollElement().focus();
}

/** Moves the bar to a part of its way, as a person does who drags it. */
export function moveBar(part) {
  const element = scrollElement();
  element.dispatchEvent(new MouseEvent("mousedown"));
  if (isSideways()) element.scrollLeft = part * (element.scrollWidth - element.clientWidth);
  else element.scrollTop = part * (element.scrollHeight - element.clientHeight);
}

/** The largest offset. */
export function lastOffset() {
  const { width, height } = viewport();
  if (!isSideways()) return Math.max(0, window.wall.contentHeight - height);
  let end = 0;
  for (let number = 0; number < frames.length; number += 4) {
    end = Math.max(end, frames[number] + frames[number + 2]);
  }
  return Math.max(0, end - width);
}

/**
 * What is wrong with the elements on the page, or null.
 *
 * An item that meets the viewport must be there, one beyond the margin around it must not, and whichever is
 * there must be in its place.
 */
export function complaint(tolerance = 0.02) {
  const { wall } = window;
  const view = viewport();
  const { offset, count, margin } = wall;
  if (!(margin >= 0)) return `the page states no margin, but ${margin}`;
  const elements = new Map();
  for (const element of shownElements()) {
    const index = Number(element.dataset.index);
    if (elements.has(index)) return `item ${index} is there twice`;
    if (!(index >= 0 && index < count)) return `there is no item ${element.dataset.index}`;
    elements.set(index, element);
  }
  const along = isSideways() ? 0 : 1;
  const length = along === 0 ? view.width : view.height;
  for (let index = 0; index < count; index += 1) {
    const near = frames[4 * index + along] - offset;
    const far = near + frames[4 * index + along + 2];
    if (near < length && far > 0) {
      if (!elements.has(index)) return `item ${index} is missing at ${offset}`;
    } else if ((near >= length + margin || far <= -margin) && elements.has(index)) {
      return `item ${index} is too much at ${offset}`;
    }
  }
  for (const [index, element] of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = [left - view.left, top - view.top, width, height];
    seen[along] += offset;
    for (let part = 0; part < 4; part += 1) {
      const difference = seen[part] - frames[4 * index + part];
      if (!(Math.abs(difference) <= tolerance)) {
        return `item ${index} is off by ${difference} in ${"xywh"[part]} at ${offset}`;
      }
    }
  }
  return null;
}

/** Whether something on the page moves by itself, or is about to. */
const isAnimated = () => document.getAnimations().some(({ playState, effect }) =>
  playState === "running" && Number.isFinite(effect.getComputedTiming().endTime));

/**
 * Waits until a state has stayed for three frames and nothing is animated, and for no more than some
 * seconds. A browser that is busy shows the same frame again before an animation begins.
 */
export async function settled(state, seconds = 30) {
  const end = performance.now() + 1000 * seconds;
  for (let before = "", still = 0; still < 3 && performance.now() < end;) {
    await new Promise(requestAnimationFrame);
    const now = state();
    still = now === before && !isAnimated() ? still + 1 : 0;
    before = now;
  }
}

export const settle = () => settled(() => `${window.wall.offset} ${shownElements().map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [element.dataset.index, left, top, width, height];
})}`);

/** Waits until the page stands still, and tells where it is and what is wrong. */
export async function settledState() {
  await settle();
  return { offset: window.wall.offset, complaint: complaint() };
}

/** What tells the picture at a point of the window from all others through changes, or null. */
export function pictureAt(x, y) {
  return document.elementFromPoint(x, y)?.closest("[data-index]")?.id ?? null;
}

/**
 * The items that begin in view and do not have the proportions of their files, by the names that a screen
 * reader is told; all of them, if none does. One that reaches out of view at the top may wait.
 */
export function wrongProportions(sizes) {
  const { top } = viewport();
  const shown = shownElements().filter((element) => element.getBoundingClientRect().top >= top);
  if (shown.length === 0) return ["all"];
  return shown.filter((element) => {
    const [, , width, height] = window.wall.frame(Number(element.dataset.index));
    const size = sizes[element.ariaLabel];
    // The edges of a frame are on pixels.
    return !size || Math.abs(height - width * size[1] / size[0]) > 1;
  }).map((element) => element.ariaLabel);
}

/** The items in view that have another name than that in a list. */
export function misnamed(names) {
  return shownElements().filter(({ ariaLabel, dataset }) => ariaLabel !== names[dataset.index])
    .map(({ ariaLabel, dataset }) => `${ariaLabel} at ${dataset.index}`);
}

/** The item that the keyboard is at, by what a screen reader is told, or null. */
export function selected() {
  const elements = shownElements().filter((element) => element.ariaSelected === "true");
  if (elements.length !== 1) return null;
  const index = Number(elements[0].dataset.index);
  return { index, frame: window.wall.frame(index), isInView: window.wall.visible().includes(index) };
}
