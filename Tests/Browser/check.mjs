// Checks a page in Chromium, in Firefox if it is there, and its module in Node.
//
//     node Tests/Browser/check.mjs PAGE ITEMS [--times N] [NAME...]
//
// With names, only the checks whose names contain one of them: `touch drag`, `firefox`.
import { Chromium } from "./chromium.mjs";
import { inBrowser, inGridLanes, onPhone } from "./browserChecks.mjs";
import { Checks } from "./checks.mjs";
import { Firefox } from "./firefox.mjs";
import { ofModule } from "./moduleChecks.mjs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [page, items, ...options] = process.argv.slice(2);
const url = pathToFileURL(resolve(page)).href;
const checks = new Checks(options);

/** Runs checks in a browser, each on a page that was just loaded and must not complain. */
async function runIn(Browser, list, { flags = [], window = {} } = {}) {
  if (checks.wanted(list).length === 0) return;
  const browser = await Browser.launch({ flags });
  console.log(`      ${browser.version}`);
  const named = list.map(([name, body]) => [name, async () => {
    await browser.open(url, window);
    await browser.call("controls.mjs#ready");
    const result = await body(browser, url);
    const complaints = await browser.takeComplaints();
    if (complaints.length > 0) throw new Error(`the page complains: ${complaints.join("\n")}`);
    return result;
  }]);
  try {
    await checks.run(named);
  } finally {
    await browser.close();
  }
}

await checks.run(ofModule(page, Number(items)));
await runIn(Chromium, inBrowser("Chromium", 1));
// Chromium guesses where a finger will be when a frame is shown, from the times of its moves, and
// keeps the error of its last guess: up to 16 points on a busy machine. Without, a scroll is exact.
await runIn(Chromium, onPhone, {
  flags: ["--disable-features=ResamplingScrollEvents"],
  window: { width: 390, height: 844, scale: 2, touch: true },
});
await runIn(Chromium, inGridLanes, { flags: ["--enable-blink-features=CSSGridLanesLayout"] });
if (process.env.FIREFOX !== "none") await runIn(Firefox, inBrowser("Firefox", 0.15));
checks.finish();
