// Runs in the page: the cards on the wheel's tab, against a scan over all items by a rule written anew.
import { distance } from "./polygons.mjs";
import { corners, direction, reachInto } from "./wheelRule.mjs";

const view = () => window.views.wheel;
const size = (index) => view().settings.sizes?.[index] ?? view().settings.itemSize;

/** A card that is turned from the focus by an angle, about the centre of a wheel at the origin. */
function cardAt(radius, itemSize, angle) {
  const { focus } = view().settings;
  return corners({ itemSize }, {
    x: radius * Math.sin(focus + angle), y: -radius * Math.cos(focus + angle), rotation: angle, scale: 1,
  });
}

/** The angle at which two cards are a gap apart, by halving: the farther they are turned, the farther apart. */
function angleBetween(radius, gap, one, other) {
  let [near, far] = [0, Math.PI];
  for (let step = 0; step < 48; step += 1) {
    const middle = (near + far) / 2;
    const apart = distance(cardAt(radius, one, 0), cardAt(radius, other, direction(view().settings) * middle));
    if (apart < gap) near = middle;
    else far = middle;
  }
  return far;
}

let known;

/** The angle of each item from the first, in radians, in the order of the items. */
export function itemAngles() {
  const { settings } = view();
  if (known?.settings === settings) return known.angles;
  const { itemCount, radius, spacing, fan } = settings;
  const angles = [0];
  let between;
  for (let index = 1; index < itemCount; index += 1) {
    if (fan !== undefined) between = fan / (itemCount - 1);
    else if (settings.sizes || index === 1) {
      between = angleBetween(radius, spacing.gap, size(index - 1), size(index));
    }
    angles.push(angles[index - 1] + between);
  }
  known = { settings, angles };
  return angles;
}

/** By how much a card turns over within an angle to both sides of a quarter turn, so that it is not upside down. */
function turnedOver(turn) {
  const { turnOver } = view().settings;
  if (turnOver === undefined) return 0;
  const part = Math.min(Math.max((Math.abs(turn) - Math.PI / 2) / turnOver + 0.5, 0), 1);
  return -Math.sign(turn) * Math.PI * part * part * (3 - 2 * part);
}

/** Where an item is on the stage while the wheel is turned to an offset: its content is as long as its rim. */
function pose(index, offset) {
  const { radius, center, focus, falloff = {}, itemCount } = view().settings;
  const angles = itemAngles();
  const turn = direction(view().settings) * (angles[index] - offset / radius);
  const { scale = 1, opacity = 1, reach = 1 } = falloff;
  // Only cards that are alike shrink and fade.
  const part = Math.min(Math.abs(turn) / (angles[itemCount - 1] / (itemCount - 1)) / reach, 1);
  const progress = part * part * (3 - 2 * part);
  return {
    turn, x: center[0] + radius * Math.sin(focus + turn), y: center[1] - radius * Math.cos(focus + turn),
    rotation: turn + turnedOver(turn),
    scale: 1 + (scale - 1) * progress, opacity: 1 + (opacity - 1) * progress,
  };
}

/** The elements of items, by their indices; what is not displayed is not among them. */
function shownElements() {
  return [...view().stage.querySelectorAll("[data-index]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** The corners of an element as it is turned, and its rotation. */
function shape(element) {
  const style = getComputedStyle(element);
  const matrix = new DOMMatrix(style.transform);
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  const origin = style.transformOrigin.split(" ").map(parseFloat);
  const points = [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => {
    const { x: left, y: top } = matrix.transformPoint({ x: x - origin[0], y: y - origin[1] });
    return [left + origin[0], top + origin[1]];
  });
  return { points, rotation: Math.atan2(matrix.b, matrix.a) };
}

const bounds = (points) => [0, 1].flatMap((axis) => {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
});

/** What is wrong with an element, or null. */
function elementComplaint(element, index, expected, tolerance) {
  const { left, top } = view().stage.getBoundingClientRect();
  const wanted = corners({ itemSize: size(index) }, expected);
  const { points } = shape(element);
  for (const [corner, point] of points.entries()) {
    const off = Math.hypot(point[0] - wanted[corner][0], point[1] - wanted[corner][1]);
    if (!(off <= tolerance)) return `corner ${corner} is off by ${off}`;
  }
  const box = element.getBoundingClientRect();
  const seen = [box.left - left, box.right - left, box.top - top, box.bottom - top];
  const sides = bounds(wanted);
  if (seen.some((side, number) => !(Math.abs(side - sides[number]) <= tolerance))) {
    return `it is at ${seen}, not ${sides}`;
  }
  if (!(Math.abs(getComputedStyle(element).opacity - expected.opacity) < 1e-5)) return "its opacity is another";
  return null;
}

/** What is wrong with the cards on the page, or null. */
export function complaint(tolerance = 0.02) {
  const { offset, settings, stage } = view();
  const elements = new Map();
  for (const element of shownElements()) {
    const index = Number(element.dataset.index);
    if (elements.has(index)) return `card ${index} is there twice`;
    if (!(index >= 0 && index < settings.itemCount)) return `there is no card ${element.dataset.index}`;
    elements.set(index, element);
  }
  const shown = [];
  for (let index = 0; index < settings.itemCount; index += 1) {
    const expected = pose(index, offset);
    const inside = reachInto([0, 0, ...settings.viewport], { itemSize: size(index) }, expected);
    const half = Math.PI - Math.abs(expected.turn);
    const element = elements.get(index);
    const said = (what) => `card ${index} ${what}, at ${offset}`;
    // What a hair's breadth decides may be shown or not.
    if (Math.min(Math.abs(inside), Math.abs(half)) > 1e-6 && Boolean(element) !== (inside > 0 && half > 0)) {
      return said(element ? "is too much" : "is missing");
    }
    if (!element) continue;
    const wrong = elementComplaint(element, index, expected, tolerance);
    if (wrong) return said(`is wrong: ${wrong}`);
    shown.push({ element, index, far: Math.abs(expected.turn), rank: Number(element.style.zIndex) });
  }
  return orderComplaint(shown, stage);
}

/** The card in focus is in front, then its neighbours, of two the later; a screen reader is told of it. */
function orderComplaint(shown, stage) {
  const inFocus = shown.reduce((best, card) => (card.far < best.far ? card : best));
  const isHalfway = shown.some((card) => card !== inFocus && Math.abs(card.far - inFocus.far) < 1e-6);
  if (isHalfway) return null;
  const depth = ({ index }) => {
    const places = index - inFocus.index;
    return places > 0 ? 2 * places - 1 : -2 * places;
  };
  shown.sort((one, other) => depth(one) - depth(other));
  for (let place = 1; place < shown.length; place += 1) {
    const [front, behind] = [shown[place - 1], shown[place]];
    if (!(front.rank > behind.rank)) return `card ${front.index} is not in front of ${behind.index}`;
  }
  const selected = shown.filter(({ element }) => element.ariaSelected === "true");
  if (selected.length !== 1 || selected[0] !== inFocus) {
    return `selected are ${selected.map(({ index }) => index)}, in focus is ${inFocus.index}`;
  }
  const named = document.getElementById(stage.getAttribute("aria-activedescendant"));
  return named === inFocus.element ? null : "a screen reader is told of another card";
}

/** The distances between the neighbours on the page, from the corners of their elements. */
export function gaps() {
  const shapes = new Map(shownElements().map((element) =>
    [Number(element.dataset.index), shape(element).points]));
  return [...shapes.keys()].filter((index) => shapes.has(index + 1)).map((index) =>
    distance(shapes.get(index), shapes.get(index + 1)));
}

/** The rotations of the elements by their indices. */
export function rotations() {
  return Object.fromEntries(shownElements().map((element) =>
    [element.dataset.index, shape(element).rotation]));
}

/** The card that one touches at a point of the window, or null. */
export function cardAtPoint(x, y) {
  const element = document.elementFromPoint(x, y)?.closest("[data-index]");
  return element ? Number(element.dataset.index) : null;
}
