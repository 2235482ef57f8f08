// Runs in the page: what every visitor needs of it, beside layouts that are right.
import { settled } from "./scan.mjs";

/** The page without its tiles in a frame of a size, as a window of that size would show it. */
async function framed(width, height) {
  const copy = document.documentElement.cloneNode(true);
  for (const box of copy.querySelectorAll(".viewport")) box.replaceChildren();
  for (const card of copy.querySelectorAll("#wheel-view .tile")) card.remove();
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 100, border: 0,
    width: `${width}px`, height: `${height}px` });
  frame.srcdoc = `<!doctype html>${copy.outerHTML}`;
  document.body.append(frame);
  while (!frame.contentWindow?.wall?.count) await new Promise((resolve) => { setTimeout(resolve, 10); });
  return frame;
}

/** What is wrong with the bars of the page in a window of a size, for each tab. */
export async function barComplaints(width, height, leastView) {
  const frame = await framed(width, height);
  const page = frame.contentDocument;
  const complaints = [];
  for (const tab of page.querySelectorAll("[role=tab]")) {
    tab.click();
    const said = `${tab.textContent} at ${width} by ${height}`;
    const wide = page.documentElement.scrollWidth;
    if (wide > width) complaints.push(`${said}: the page is ${wide} wide`);
    for (const control of page.querySelectorAll("button, form select, form input, .scrubber")) {
      const box = control.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.left < 0 || box.right > width) complaints.push(`${said}: ${control.textContent || control.name} is cut`);
    }
    for (const other of page.querySelectorAll("[role=tab]")) {
      const [own, list] = [other, other.parentElement].map((node) => node.getBoundingClientRect());
      const isIn = own.width > 0 && own.left >= list.left && own.right <= list.right && own.bottom <= list.bottom;
      if (!isIn) complaints.push(`${said}: the tab ${other.textContent} is out of sight`);
    }
    // What is longer than the line that it will say.
    page.getElementById("status").textContent =
      "12 columns · laid out in 1,234.5 ms · what is in view found in 12.3 µs";
    for (const selector of ["h1", "#headline", "h1 small", "#status", `.words[data-for=${tab.id.slice(0, -4)}]`]) {
      const node = page.querySelector(selector);
      const { left, right, bottom, height: high } = node.getBoundingClientRect();
      const isCut = node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline";
      if (high === 0 || left < 0 || right > width || bottom > height || isCut) {
        complaints.push(`${said}: ${selector} is cut`);
      }
    }
    // A number with another digit changes no heights.
    const items = tab.id === "mixed-tab" ? "1,080 pictures, 132 tags" : "1,000,000 pictures";
    const heights = [9, 199].map((elements) => {
      page.getElementById("headline").textContent = `${items}, ${elements} elements`;
      return page.querySelector("main").clientHeight;
    });
    if (heights[0] !== heights[1]) {
      complaints.push(`${said}: large words change the height from ${heights.join(" to ")}`);
    }
    const headline = page.getElementById("headline").getBoundingClientRect();
    const words = page.querySelector("h1").getBoundingClientRect();
    if (headline.right > words.right + 1 || headline.right > width) complaints.push(`${said}: the headline is cut`);
    const share = page.querySelector("main").clientHeight / height;
    if (share < leastView) complaints.push(`${said}: the layout has ${share} of the height`);
  }
  frame.remove();
  return complaints;
}

/** What can be touched and is smaller than a finger needs, of the controls that are shown. */
export function smallTargets(least) {
  document.body.classList.add("open");
  const boxes = [...document.querySelectorAll("button, select, form label, #scrubber")]
    .map((control) => [control, control.getBoundingClientRect()]);
  document.body.classList.remove("open");
  return boxes.filter(([, { width, height }]) => width > 0 && Math.min(width, height) < least)
    .map(([{ textContent, id }, { width, height }]) => `${id || textContent} is ${width} by ${height}`);
}

const luminance = (color) => {
  const context = document.createElement("canvas").getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** What is told apart by less than 3 : 1: borders of controls, and the ring around the current picture. */
export function faintLines() {
  const color = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
  const complaints = [];
  const look = (name, one, other) => {
    const ratio = contrast(one, other);
    if (!(ratio >= 3)) complaints.push(`${name}: ${ratio.toFixed(2)} : 1`);
  };
  for (const control of [".actions button", "#choices select", "[role=tab][aria-selected=true]"]) {
    look(control, color(control, "borderTopColor"), color("header", "backgroundColor"));
  }
  const ring = getComputedStyle(document.querySelector("#wall-view .current")).outlineColor;
  look("the ring and the page", ring, getComputedStyle(document.body).backgroundColor);
  for (const tile of document.querySelectorAll("#wall-view .landscape")) {
    look(`the ring and ${tile.className}`, ring, getComputedStyle(tile).backgroundColor);
  }
  return [...new Set(complaints)];
}

/** What a screen reader would read in another order than that of the items, in a view. */
export async function disorder(name) {
  const view = window.views[name];
  const root = view.stage ?? view.scroller.layer;
  await settled(() => `${view.motion} ${[...root.children].map((node) => node.dataset.key ?? node.dataset.index)}`);
  const place = ({ dataset: { key, index } }) => {
    if (index !== undefined) return Number(index);
    const [kind, section, item] = key.split(" ");
    return 1e7 * section + (kind === "header" ? -1 : Number(item));
  };
  const nodes = [...root.querySelectorAll("[data-index], [data-key]")];
  return nodes.filter((node, at) => at > 0 && place(nodes[at - 1]) > place(node))
    .map((node) => node.dataset.key ?? node.dataset.index);
}

/** The names for the ear that are no words. */
export const rawNames = () => [...document.querySelectorAll(".tile[role=option], .tile[role=img]")]
  .map(({ ariaLabel }) => ariaLabel)
  .filter((name) => !/^(Picture \d+: )?[A-Z][a-z ]+, ([\d,]+ by [\d,]+ pixels|a broken picture)$/.test(name));

/** The element that a screen reader is told of, if it is told of any: what is wrong with it, or null. */
export function activeComplaint() {
  const id = document.querySelector("#wall-view").getAttribute("aria-activedescendant");
  if (id === null) return null;
  const node = document.getElementById(id);
  if (!node) return `there is no ${id}`;
  return node.ariaSelected === "true" ? null : `${id} is not selected`;
}

/** Does something that takes long, and returns the most pictures that one task laid out until it was done. */
export async function longestTask(name, body) {
  const [feed, wall] = [Feed.prototype, Wall.prototype];
  const old = { insertSection: feed.insertSection, configure: feed.configure, insert: wall.insert, reorder: wall.reorder };
  const bar = document.getElementById("progress");
  let [most, now, all] = [0, 0, 0];
  const count = (pictures) => {
    now += pictures;
    all += pictures;
    most = Math.max(most, now);
  };
  const view = window.views[name];
  // The timeline lays out its months ahead, after its days.
  const isAhead = () => view.button?.disabled ?? false;
  while (view.feed && isAhead()) await new Promise((resolve) => { setTimeout(resolve, 5); });
  // What runs when a timer ends is another task.
  const { setTimeout: timer } = window;
  window.setTimeout = (task, ...rest) => timer(() => { now = 0; task(); }, ...rest);
  feed.insertSection = function (...args) { count(args[2].length); return old.insertSection.apply(this, args); };
  feed.configure = function (...args) { count(view.count); return old.configure.apply(this, args); };
  wall.insert = function (...args) { count(args[1].length); return old.insert.apply(this, args); };
  wall.reorder = function (...args) { count(this.count); return old.reorder.apply(this, args); };
  try {
    new Function(body)();
    const isDone = () => bar.hidden && !view.isBusy && !view.work?.isBusy && !isAhead()
      && (name !== "timeline" || view.isLaidOut !== false);
    while (!isDone() || all === 0) await new Promise((resolve) => { setTimeout(resolve, 5); });
  } finally {
    window.setTimeout = timer;
    Object.assign(feed, { insertSection: old.insertSection, configure: old.configure });
    Object.assign(wall, { insert: old.insert, reorder: old.reorder });
  }
  return { most, all, isProgressShown: !bar.hidden };
}

/**
 * Makes a choice among ten million pictures, or presses a button, and tells how it was done: whether a frame had
 * shown a sign of progress before the module was asked, and how many numbers a closure was called for.
 */
export async function longChange(body) {
  const { prototype } = Wall;
  const names = ["configure", "setSpans", "insert", "remove"];
  const old = Object.fromEntries(names.map((name) => [name, prototype[name]]));
  const { from } = Uint8Array;
  const bar = document.getElementById("progress");
  const [signs, closures] = [[], []];
  let isSeen = false;
  const frame = () => {
    isSeen = !bar.hidden;
    waiting = requestAnimationFrame(frame);
  };
  let waiting = requestAnimationFrame(frame);
  for (const name of names) {
    prototype[name] = function (...args) {
      signs.push(isSeen);
      return old[name].apply(this, args);
    };
  }
  Uint8Array.from = function (list, each) {
    closures.push(each ? list.length : 0);
    return from.apply(this, arguments);
  };
  try {
    new Function(body)();
    while (window.views.wall.isBusy || signs.length === 0) {
      await new Promise((resolve) => { setTimeout(resolve, 5); });
    }
  } finally {
    cancelAnimationFrame(waiting);
    Object.assign(prototype, old);
    delete Uint8Array.from;
  }
  return { isSilent: signs.includes(false), most: Math.max(0, ...closures), isProgressShown: !bar.hidden };
}
