// Runs in the page: while sizes arrive, nothing in view moves but by how much what begins in view above it has
// grown.
import { viewport } from "./scan.mjs";

/** The elements in view, by item: where they are on the screen. */
function snapshot() {
  const view = viewport();
  const elements = new Map();
  for (const element of document.querySelectorAll("[data-index]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || top >= view.top + view.height || top + height <= view.top) continue;
    elements.set(element.dataset.index, { left, top, width, height });
  }
  return { top: view.top, bottom: view.top + view.height, elements };
}

/**
 * What moved from one snapshot to the next though it should not have, or null; counts what grew.
 *
 * What begins before the view grows upwards: its end stays.
 */
function jump(before, after, tally) {
  const columns = new Map();
  for (const [index, old] of before.elements) {
    if (!columns.has(old.left)) columns.set(old.left, []);
    columns.get(old.left).push([index, old]);
  }
  for (const column of columns.values()) {
    let shift = 0;
    for (const [index, old] of column.sort((a, b) => a[1].top - b[1].top)) {
      const now = after.elements.get(index);
      const isBefore = old.top < before.top - 0.02;
      if (!now) {
        // What has been pushed out of view takes all below it with it.
        if (!isBefore && old.top + shift < after.bottom - 0.1) return `item ${index} has gone`;
        if (isBefore) continue;
        break;
      }
      if (Math.abs(now.left - old.left) > 0.02) return `item ${index} has gone to another column`;
      const growth = now.height - old.height;
      if (Math.abs(growth) > 0.02) tally.grown += 1;
      const moved = isBefore ? now.top + now.height - old.top - old.height : now.top - old.top;
      if (Math.abs(moved - shift) > 0.05) return `item ${index} moved by ${moved}, not by ${shift}`;
      if (!isBefore) shift += growth;
    }
  }
  return null;
}

/** Watches every frame for some seconds; throws for the first jump. Returns how many items grew. */
export async function watch(seconds, fault = false) {
  const tally = { grown: 0 };
  const end = performance.now() + 1000 * seconds;
  let mend = null;
  for (let before = snapshot(), frame = 0; performance.now() < end; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (fault && frame === 5) {
      const element = document.querySelector(`[data-index="${[...before.elements.keys()][0]}"]`);
      element.style.translate = "0 1px";
      mend = () => { element.style.translate = ""; };
    }
    const after = snapshot();
    const wrong = jump(before, after, tally);
    if (wrong) {
      mend?.();
      throw new Error(`${wrong} at ${window.wall.offset}, frame ${frame}`);
    }
    before = after;
  }
  return tally.grown;
}
