// Prints what the page costs in Chromium, side by side with other ways to do the same, in one run.
//
//     node Tests/Browser/sideBySide.mjs PAGE
//
// Only the ratios within a line mean something on a machine that does other work too.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Chromium } from "./chromium.mjs";

const [page] = process.argv.slice(2);
const browser = await Chromium.launch({ flags: ["--enable-blink-features=CSSGridLanesLayout"] });
const text = (milliseconds) => milliseconds.toFixed(milliseconds < 10 ? 2 : 1);

async function open() {
  await browser.open(pathToFileURL(resolve(page)).href);
  await browser.call("controls.mjs#ready");
}

function printRace(title, { ours, theirs }, rest) {
  const ratio = theirs.median / ours.median;
  console.log(`${title}: ours ${text(ours.median)} ms (least ${text(ours.least)}), ${rest} ${
    text(theirs.median)} ms (least ${text(theirs.least)}), ${ratio.toFixed(2)} times`);
}

try {
  console.log(browser.version);
  for (let time = 0; time < 5; time += 1) {
    await open();
    const { paint, shown } = await browser.call("contests.mjs#painted");
    console.log(`a million pictures painted ${text(paint)} ms after navigation, laid out and shown ${
      text(shown)} ms`);
  }
  printRace("1,000,000 laid out again",
    await browser.call("contests.mjs#layOutAgain", 1_000_000, 15), "plain JavaScript");
  const rows = await browser.call("contests.mjs#justifyAgain", 1_000_000, 15);
  printRace("1,000,000 in justified rows again", rows, "plain JavaScript");
  console.log(`  boxes of 1,000,000 in other places: ${rows.differing}`);
  if (rows.differing > 0) process.exitCode = 1;
  for (const [count, rounds] of [[1000, 25], [10_000, 15], [100_000, 7]]) {
    const race = await browser.call("contests.mjs#widen", count, rounds);
    printRace(`${count} in a new width, ours with the ${race.elements} elements in view`, race,
      `grid lanes with ${count} elements`);
    const differing = await browser.call("contests.mjs#differingBoxes", count);
    console.log(`  boxes of ${count} in other places: ${differing}`);
    if (differing > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
