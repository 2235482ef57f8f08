// Prints what the frames of a million pictures take in Chromium while the page scrolls.
//
//     node Tests/Browser/frameTimes.mjs PAGE [SECONDS]
//
// On a machine that does other work too, frames come late whatever the page does: the time that the main
// thread itself has run for each says more than when they come.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Chromium } from "./chromium.mjs";

const [page, seconds = "10"] = process.argv.slice(2);
const ways = [
  ["at rest", 0], ["at 3,000 px/s", 3000], ["at 30,000 px/s", 30_000], ["with a jump in each frame", "jumps"],
];
const screens = [
  ["desktop", {}], ["phone", { width: 390, height: 844, scale: 3, touch: true }],
];
const text = (milliseconds) => milliseconds.toFixed(milliseconds < 10 ? 2 : 1);
const list = ({ median, most, longest }) => `median ${text(median)}, 99 % ${text(most)}, longest ${text(longest)} ms`;

/** The time that the main thread has run, in milliseconds, without what it waited for others. */
async function mainThread(browser) {
  const { metrics } = await browser.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
}

const browser = await Chromium.launch();
try {
  console.log(browser.version);
  for (const [screen, size] of screens) {
    await browser.open(pathToFileURL(resolve(page)).href, size);
    await browser.send("Performance.enable", { timeDomain: "threadTicks" });
    await browser.call("controls.mjs#ready");
    for (const [name, way] of ways) {
      const before = await mainThread(browser);
      const { count, frames, work } = await browser.call("scrolling.mjs#scroll", Number(seconds), way);
      const perFrame = (await mainThread(browser) - before) / count;
      console.log(`${screen} ${name}: ${count} frames, ${list(frames)}, ${frames.over20} over 20 ms`);
      console.log(`  elements, styles and boxes: ${list(work)}; main thread: ${text(perFrame)} ms a frame`);
    }
  }
} finally {
  await browser.close();
}
