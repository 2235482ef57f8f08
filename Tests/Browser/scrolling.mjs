// Runs in the page: scrolls it for some seconds, and tells what the frames took.
import { Random } from "./random.mjs";

/** The median, the value that 99 % do not exceed, and the longest of some times in milliseconds. */
function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return {
    median: at(0.5), most: at(0.99), longest: at(1), over20: sorted.filter((time) => time > 20).length,
  };
}

/**
 * Scrolls at a speed in points per second, by "jumps" in every frame, or, at a speed of 0, not at all.
 *
 * `frames` are the times from one frame of the browser to the next; `work` is what the page takes of each for
 * finding and changing elements, and the browser for their styles and boxes.
 */
export async function scroll(seconds, way) {
  const random = new Random(10);
  const { wall } = window;
  const last = wall.contentHeight - innerHeight;
  const start = random.between(0, last / 2);
  const [times, work] = [[], []];
  wall.moveTo(start);
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  const first = await new Promise(requestAnimationFrame);
  for (let before = first, now = first; now - first < 1000 * seconds; before = now) {
    const begin = performance.now();
    if (way === "jumps") wall.moveTo(random.between(0, last));
    else if (way > 0) wall.moveTo(start + way * (now - first) / 1000);
    document.body.getBoundingClientRect();
    work.push(performance.now() - begin);
    now = await new Promise(requestAnimationFrame);
    times.push(now - before);
  }
  return { count: times.length, frames: summary(times), work: summary(work) };
}
