// Runs in the page: what stands in a tab of a feed, against a scan over the frames of all its elements.
import { settled } from "./scan.mjs";

let view;

/** Looks at a view from now on: "mixed", "rows" or "timeline". */
export function lookAt(name) { view = window.views[name]; }

/** All elements where nothing pins them, and where their sections start and end. */
let elements = [];

/** Reads all frames anew, and returns how many there are. */
export function readFrames() {
  const { feed, sections } = view;
  const starts = sections.map((_, section) => feed.frame("header", section)[1]);
  elements = sections.flatMap(({ pictures, kind, level, offset = 0 }, section) => {
    // A header of the outer level stays until the next one.
    const isOuter = kind === "carousel";
    const own = feed.frame("header", section);
    // Sections that share a line end together.
    const end = starts.find((next, other) =>
      other > section && next > own[1] && (!isOuter || sections[other].kind === kind));
    const header = {
      name: "header", section, item: -1, frame: own, isHeader: true, isOuter,
      end: end ?? feed.contentHeight, covered: level === 3 ? view.covered : 0,
    };
    if (kind === "cover") header.end = own[3];
    const background = feed.frame("background", section);
    return [
      header, ...(background ? [{ name: "background", section, item: -1, frame: background }] : []),
      ...Array.from({ length: pictures.length }, (_, item) =>
        ({ name: "item", section, item, frame: feed.frame("item", section, item), offset, kind }))
        .filter(({ frame }) => frame),
    ];
  });
  return elements.length;
}

/** Where an element is while the view begins at an offset: a header stays in sight, and in its section. */
function place({ frame: [x, y, width, height], isHeader, end, covered, offset: scrolled = 0 }, offset) {
  const pinned = isHeader ? Math.min(Math.max(y, offset + covered), end - height) : y;
  return [x - scrolled, pinned, width, height];
}

/** What is wrong with the elements on the page, or null; `counts` is told what was looked at. */
function complaint(counts, tolerance = 0.02) {
  const { scroller, viewport } = view;
  const { offset, margin } = scroller;
  const box = viewport.getBoundingClientRect();
  const shown = new Map();
  for (const element of viewport.querySelectorAll("[data-key]")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (shown.has(element.dataset.key)) return `${element.dataset.key} is there twice`;
    shown.set(element.dataset.key, element);
  }
  for (const item of elements) {
    const [x, y, width, height] = place(item, offset);
    const [near, far] = [y - offset, y - offset + height];
    // What is shown out there is left over in the end.
    if (near >= viewport.clientHeight + margin || far <= -margin) continue;
    if (x >= viewport.clientWidth || x + width <= 0) continue;
    const key = `${item.name} ${item.section} ${item.item}`;
    const element = shown.get(key);
    shown.delete(key);
    const said = `${key} at ${offset}`;
    if (!element) {
      if (near < viewport.clientHeight && far > 0) return `${said} is missing`;
      continue;
    }
    const seen = element.getBoundingClientRect();
    const parts = [seen.left - box.left - x, seen.top - box.top - near, seen.width - width, seen.height - height];
    const wrong = parts.findIndex((difference) => !(Math.abs(difference) <= tolerance));
    if (wrong >= 0) return `${said} is off by ${parts[wrong]} in ${"xywh"[wrong]}`;
    if (item.isHeader && y !== item.frame[1]) counts.pinned += 1;
    counts.elements += 1;
    const hidden = hiddenPoint(item, element, seen);
    if (hidden) return `${said} is behind ${hidden}`;
  }
  if (shown.size > 0) return `${[...shown.keys()]} are too much at ${offset}`;
  return null;
}

/** What covers an element in view, or null: headers cover items, and outer ones inner ones. */
function hiddenPoint(item, element, { left, top, width, height }) {
  const box = view.viewport.getBoundingClientRect();
  // Tags are round.
  for (const part of item.kind === "tags" ? [0.5] : [0.1, 0.5, 0.9]) {
    const [x, y] = [left + part * width, top + part * height];
    // A browser finds what is at a whole pixel.
    const end = box.left + view.viewport.clientWidth;
    if (y < box.top + 1 || y > box.bottom - 1 || x < box.left + 1 || x > end - 1) continue;
    const front = document.elementFromPoint(x, y)?.closest("[data-key]");
    if (front === element) continue;
    const cover = front?.getBoundingClientRect();
    const isBelowHeader = !item.isOuter && front?.dataset.key.startsWith("header")
      && y > cover.top - 1 && y < cover.bottom + 1;
    // What scrolls a carousel is reached through its pictures.
    const isInCarousel = item.kind === "carousel" && front?.dataset.key.startsWith("background");
    if (!isBelowHeader && !isInCarousel) return front?.dataset.key ?? "nothing of the feed";
  }
  return null;
}

export const settle = () => laidOut().then(() => settled(() => {
  if (view.work?.isBusy) return `${performance.now()}`;
  const elements = [...view.viewport.querySelectorAll("[data-key]")].map((element) => {
    const { left, top } = element.getBoundingClientRect();
    return [element.dataset.key, left, top];
  });
  return `${view.scroller.offset} ${elements}`;
}));

/** Waits until what is laid out in parts is. */
export async function laidOut() {
  while (!view.feed || view.work?.isBusy) await new Promise((resolve) => { setTimeout(resolve, 5); });
}

/** Waits until the feed stands still, and tells where it is, what is wrong, and how much there was. */
export async function settledState() {
  await settle();
  const counts = { elements: 0, pinned: 0 };
  return { offset: view.scroller.offset, complaint: complaint(counts), ...counts };
}

/** A fault: the header in front goes behind the pictures. What was done is taken back. */
export async function isNoticed() {
  await settle();
  const header = [...view.viewport.querySelectorAll(".heading")]
    .find((element) => element.parentElement === view.scroller.pinned);
  if (!header || complaint({})) return false;
  const { parentElement } = header;
  parentElement.style.zIndex = -1;
  const isBehind = complaint({}) !== null;
  parentElement.style.zIndex = 1;
  return isBehind;
}
