// Checks a page in Chromium, in Firefox if it is there, and its module in Node.
//
//     node Tests/Browser/check.mjs PAGE NATIVE ITEMS
//
// NATIVE is a file with what `FrameHashes ITEMS` has printed.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { changeRandomly } from "./changes.mjs";
import { Chromium } from "./chromium.mjs";
import { Firefox } from "./firefox.mjs";
import { checkFeeds } from "./feedRule.mjs";
import { checkFeedTab } from "./feedTab.mjs";
import { differingWalls, sineDifferences } from "./frameHashes.mjs";
import { growth } from "./leaks.mjs";
import { kinds, loadModule, moduleBytes } from "./module.mjs";
import { checkManyPictures, checkOwnPictures } from "./ownPictures.mjs";
import { checkPositions } from "./showing.mjs";
import { checkTouch } from "./touching.mjs";
import { checkTurning } from "./turning.mjs";
import { checkArrows, checkDrag, checkShuffle, checkUse } from "./using.mjs";
import { checkWheels } from "./wheelRule.mjs";

const [page, nativeFile, items] = process.argv.slice(2);
let failures = 0;

/** Runs a check and prints a line about it; one that fails does not keep the others from running. */
async function check(name, body) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const result = await body();
    console.log(`ok    ${name}, ${seconds()}${result ? `: ${result}` : ""}`);
  } catch (error) {
    failures += 1;
    console.log(`WRONG ${name}, ${seconds()}: ${error.stack}`);
  }
}

function expect(isTrue, sentence) {
  if (!isTrue) throw new Error(sentence);
}

/** Expects that something fails: a check that has been told a fault. */
async function expectFailure(body, name) {
  let isNoticed = false;
  try {
    await body();
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) throw error;
    isNoticed = true;
  }
  expect(isNoticed, `nobody noticed ${name}`);
}

async function checkModule() {
  const layouts = await loadModule(page);
  for (const kind of kinds) {
    await check(`module of the ${kind}, size`, () => {
      const bytes = moduleBytes(page, kind);
      return `${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`;
    });
  }
  await check("module in Node, changes", () => changeRandomly(layouts, 3000, 1));
  await check("module in Node, a wrong change is noticed", () =>
    expectFailure(() => changeRandomly(layouts, 300, 1, true), "an item that is an ulp too wide"));
  await check("module in Node, feeds", () => checkFeeds(layouts, 1000, 3));
  await check("module in Node, a wrong feed is noticed", () =>
    expectFailure(() => checkFeeds(layouts, 10, 3, 8), "content that is 8 points too short"));
  await check("module in Node, wheels", () => checkWheels(layouts, 200, 2));
  await check("module in Node, a wrong wheel is noticed", () =>
    expectFailure(() => checkWheels(layouts, 10, 2, 1e-8), "items that are off by 1e-8"));
  await check("module in Node, nothing leaks", () => {
    const bytes = growth(layouts, 2000);
    expect(bytes === 0, `2,000 cycles leave ${bytes} bytes`);
    return "2,000 cycles";
  });
  await check("module in Node, a leak is noticed", () =>
    expect(growth(layouts, 50, false) > 0, "50 cycles that give nothing back leave nothing"));
  await check("module in Node, the same bits as natively", () => {
    const native = readFileSync(nativeFile, "utf8");
    const sizes = readFileSync(
      new URL("../../Sources/SampleImages/image-sizes.csv", import.meta.url), "utf8");
    const names = differingWalls(layouts, native, sizes, Number(items));
    expect(names.length === 0, `other frames: ${names.join(", ")}`);
    const sines = sineDifferences(native);
    expect(sines.most <= 2, `sines differ by ${sines.most} units in the last place`);
    return `18 walls of ${items} items; of the sines and cosines ${
      (100 * sines.share).toFixed(1)} % differ, by at most ${sines.most} in the last place`;
  });
}

/** The checks inside a browser; a share of them where it is the second one. */
async function checkBrowser(Browser, share) {
  const browser = await Browser.launch();
  const { name } = browser;
  const url = pathToFileURL(resolve(page)).href;
  const open = async () => {
    await browser.open(url);
    await browser.call("controls.mjs#ready");
  };
  console.log(`      ${browser.version}`);
  try {
    await open();
    await check(`${name}, changes`, () =>
      browser.call("inBrowser.mjs#changes", Math.ceil(3000 * share), 3));
    await check(`${name}, feeds`, () => browser.call("inBrowser.mjs#feeds", Math.ceil(1000 * share), 4));
    await check(`${name}, wheels`, () => browser.call("inBrowser.mjs#wheels", Math.ceil(200 * share), 5));
    await check(`${name}, nothing leaks`, async () => {
      const bytes = await browser.call("inBrowser.mjs#leak", Math.ceil(500 * share));
      expect(bytes === 0, `${bytes} bytes are left`);
    });
    await check(`${name}, all frames of the page by the rules`, async () => {
      for (const packing of ["roundRobin", "shortestColumn"]) {
        await browser.call("controls.mjs#choose", { packing });
        const complaint = await browser.call("pageRule.mjs#ruleComplaint", packing);
        expect(complaint === null, `${packing}: ${complaint}`);
      }
    });
    await check(`${name}, positions`, () => checkPositions(browser, { share }));
    await open();
    await check(`${name}, use`, () => checkUse(browser, Math.ceil(60 * share), 6));
    await check(`${name}, arrow keys`, () => checkArrows(browser, Math.ceil(40 * share), 7));
    await check(`${name}, drag`, () => checkDrag(browser));
    await check(`${name}, shuffle`, () => checkShuffle(browser));
    await check(`${name}, own pictures`, () => checkOwnPictures(browser, Math.ceil(160 * share), 12));
    await check(`${name}, many pictures`, () =>
      checkManyPictures(browser, Math.ceil(1000 * share), Math.ceil(10 * share), 13));
    await check(`${name}, feed tab`, () => checkFeedTab(browser, Math.ceil(64 * share), 21));
    await open();
    await check(`${name}, faults are noticed`, async () => {
      await browser.call("scan.mjs#readFrames");
      await browser.call("scan.mjs#settle");
      const missed = await browser.call("faults.mjs#unnoticed");
      expect(missed.length === 0, missed.join("; "));
    });
    await check(`${name}, late sizes`, async () => {
      await browser.call("controls.mjs#choose", { late: true });
      let grown = 0;
      for (const offset of [0, 5000, 2_000_000, 2_000_400]) {
        await browser.call((to) => { window.wall.moveTo(to); }, offset);
        grown += await browser.call("lateSizes.mjs#watch", 1.5);
      }
      expect(grown >= 10, `only ${grown} items grew`);
      return `${grown} items grew in view`;
    });
    await check(`${name}, a jump is noticed`, () =>
      expectFailure(() => browser.call("lateSizes.mjs#watch", 1, true), "an element moved by a pixel"));
    await open();
    await check(`${name}, the wheel turned by hand`, () =>
      checkTurning(browser, url, share < 1 ? ["different"] : undefined));
    await check(`${name}, no complaints`, async () => {
      const complaints = await browser.complaints;
      expect(complaints.length === 0, complaints.join("\n"));
    });
  } finally {
    await browser.close();
  }
}

/** A page on a screen that can be touched. */
async function checkPhone() {
  const browser = await Chromium.launch();
  try {
    await browser.open(pathToFileURL(resolve(page)).href,
      { width: 390, height: 844, scale: 2, touch: true });
    await browser.call("controls.mjs#ready");
    await check("Chromium, touch", () => checkTouch(browser));
  } finally {
    await browser.close();
  }
}

/** The boxes of the module against those that Chromium lays out itself, with elements for all of them. */
async function checkGridLanes() {
  const browser = await Chromium.launch({ flags: ["--enable-blink-features=CSSGridLanesLayout"] });
  try {
    await browser.open(pathToFileURL(resolve(page)).href);
    await browser.call("controls.mjs#ready");
    await check("Chromium, boxes of its own grid lanes", async () => {
      // Until August 2026 the property was called flow-tolerance.
      const supports = () =>
        ["fit-tolerance: 16px", "flow-tolerance: 16px"].some((rule) => CSS.supports(rule));
      if (!await browser.call(supports)) return "it has none";
      const differing = await browser.call("contests.mjs#differingBoxes", 10_000);
      expect(differing === 0, `${differing} of 10,000 are elsewhere`);
      return "10,000 in the same places";
    });
  } finally {
    await browser.close();
  }
}

await checkModule();
await checkBrowser(Chromium, 1);
await checkPhone();
await checkGridLanes();
if (process.env.FIREFOX !== "none") await checkBrowser(Firefox, 0.15);
console.log(failures === 0 ? "All is well" : `${failures} checks failed`);
process.exit(failures === 0 ? 0 : 1);
