// Runs in the page: a wall that the browser lays out itself, and one of the module.
import { Random } from "./random.mjs";

export const columns = 6;
export const spacing = 8;

/** A wall that the browser lays out itself, with a real element for each item. */
export function addGridLanes(width, styles) {
  if (!CSS.supports("display", "grid-lanes")) throw new Error("this browser has no grid lanes");
  const wall = document.createElement("div");
  wall.style.cssText = `position: absolute; left: 0; top: 0; width: ${width}px; height: 100px;
    display: grid-lanes; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: ${spacing}px;
    flow-tolerance: 16px; fit-tolerance: 16px; contain: strict; visibility: hidden;`;
  for (const style of styles) {
    const element = document.createElement("div");
    element.style.cssText = style;
    wall.append(element);
  }
  document.body.append(wall);
  return wall;
}

/** A wall of the module with the same settings. */
export function addWall(width, ratios) {
  const settings = (length) => ({ length, columns, spacing, packing: "gridLanes", tolerance: 16 });
  const wall = window.layouts.wall(settings(width));
  wall.append(ratios);
  return { wall, settings };
}

/** The number of boxes that grid lanes and the module put in different places; there should be none. */
export function differingBoxes(count) {
  const random = new Random(9);
  const columnWidth = 192;
  const width = columns * columnWidth + (columns - 1) * spacing;
  const heights = Array.from({ length: count }, () => {
    // The browser computes in 1/64 px. Of these, heights that their ratio gives back exactly; a ratio is at
    // most 32.
    let height = 8 + random.below(64 * 400) / 64;
    while (columnWidth / (columnWidth / height) !== height) height += 1 / 64;
    return height;
  });
  const lanes = addGridLanes(width, heights.map((height) => `height: ${height}px`));
  const { wall } = addWall(width, heights.map((height) => columnWidth / height));
  const frames = wall.frames(0, count);
  const origin = lanes.getBoundingClientRect();
  let differing = 0;
  [...lanes.children].forEach((element, item) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = [left - origin.left, top - origin.top, width, height];
    // A rectangle of a browser has 24 bits for each number.
    const isSame = seen.every((number, part) =>
      Math.abs(number - frames[4 * item + part]) <= 2 ** -23 * Math.max(64, top));
    if (!isSame) differing += 1;
  });
  lanes.remove();
  wall.destroy();
  return differing;
}
