// The checks of a page's modules in Node.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { changeRandomly } from "./changes.mjs";
import { expect, expectFailure } from "./checks.mjs";
import { checkFeeds } from "./feedRule.mjs";
import { differingWalls, sineDifferences } from "./frameHashes.mjs";
import { growth } from "./leaks.mjs";
import { loadModule, moduleBytes, moduleNames } from "./module.mjs";
import { checkWheels } from "./wheelRule.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the native layouts give for walls of so many items, and for sines; builds them first. */
function nativeHashes(items) {
  const options = ["run", "-c", "release", "-Xswiftc", "-warnings-as-errors", "FrameHashes"];
  return execFileSync("swift", [...options, `${items}`],
    { cwd: root, encoding: "utf8", maxBuffer: Infinity, stdio: ["ignore", "pipe", "inherit"] });
}

async function checkSameBits(layouts, items) {
  const native = nativeHashes(items);
  const sizes = readFileSync(`${root}/Sources/Tools/SampleImages/image-sizes.csv`, "utf8");
  const names = differingWalls(layouts, native, sizes, items);
  expect(names.length === 0, `other frames: ${names.join(", ")}`);
  const sines = sineDifferences(native);
  expect(sines.most <= 2, `sines differ by ${sines.most} units in the last place`);
  return `18 walls of ${items} items; of the sines and cosines ${
    (100 * sines.share).toFixed(1)} % differ, by at most ${sines.most} in the last place`;
}

/** The most bytes that a module has when it is gzipped, and those of the page as it is. */
const mostBytes = { masonry: 200_000, wheel: 45_000, page: 520_000 };

function checkSizes(page) {
  const sizes = { page: statSync(page).size };
  for (const name of moduleNames) {
    sizes[name] = gzipSync(moduleBytes(page, name), { level: 9 }).length;
  }
  for (const [name, size] of Object.entries(sizes)) {
    expect(size <= mostBytes[name], `the ${name} has ${size} bytes, more than ${mostBytes[name]}`);
  }
  return JSON.stringify(sizes);
}

/** The checks of the modules of a page, each a name and a body. */
export function ofModule(page, items) {
  let loaded;
  const check = (name, body) => [`module in Node, ${name}`, async () => {
    loaded ??= await loadModule(page);
    return body(loaded);
  }];
  return [
    ["module in Node, sizes", () => checkSizes(page)],
    check("changes", (layouts) => changeRandomly(layouts, 3000, 1)),
    check("a wrong change is noticed", (layouts) =>
      expectFailure(() => changeRandomly(layouts, 300, 1, true), "an item an ulp too wide")),
    check("feeds", (layouts) => checkFeeds(layouts, 1000, 3)),
    check("a wrong feed is noticed", (layouts) =>
      expectFailure(() => checkFeeds(layouts, 10, 3, 8), "content that is 8 points too short")),
    check("wheels", (layouts) => checkWheels(layouts, 200, 2)),
    check("a wrong wheel is noticed", (layouts) =>
      expectFailure(() => checkWheels(layouts, 10, 2, 1e-8), "items that are off by 1e-8")),
    check("nothing leaks", (layouts) => {
      const bytes = growth(layouts, 2000);
      expect(bytes === 0, `2,000 cycles leave ${bytes} bytes`);
      return "2,000 cycles";
    }),
    check("a leak is noticed", (layouts) =>
      expect(growth(layouts, 50, false) > 0, "50 cycles that give nothing back leave nothing")),
    check("the same bits as natively", (layouts) => checkSameBits(layouts, items)),
  ];
}
