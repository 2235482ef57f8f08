// The Swift that the page copies is that of the layout that is shown, and compiles.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What is shown of each tab, and what its Swift must name of it. */
const copied = [
  ["wall", { columns: 0, packing: "shortestColumn" },
    [".adaptive(minimumWidth: 160)", ".shortestColumn", "keepPlaces"]],
  ["wall", { columns: 5, packing: "gridLanes", spans: true, keeps: false }, [".fixed(5)", ".gridLanes(", ".spanning("]],
  ["wall", { sideways: true, rightToLeft: true, packing: "dense" }, [".height(", ".rightToLeft", "dense: true"]],
  ["mixed", {}, ["carousel: .init(length: 190)", ".flowing(height: 34)", "isStretching: true", "level: 1",
    "MasonryHeights("]],
  ["timeline", {}, ["height: 150", "sharedLine: .init(spacing: 8, fillsWidth: true)", "breaking: .optimal"]],
  ["chat", {}, ["hangsFromEnd: true", "MasonryHeights("]],
  ["rows", { rowHeight: 230, breaking: "greedy", lastRow: "filling" }, ["height: 230", ".greedy", "lastRow: .fill"]],
  ["rows", { rowHeight: 120, breaking: "optimal", lastRow: "heldBack" }, ["holdsBackLastRow: true"]],
  ["wheel", { cards: "alike", side: "left" },
    [".list(spacing: .gap(", "focus: .left", "axis: .vertical", "legibility"]],
  ["wheel", { cards: "different", side: "top", legible: false }, ["measuredBy:"]],
  ["wheel", { cards: "fan" }, [".fan(over: .radians("]], ["wheel", { cards: "ring" }, [".ring(turns: 100)"]],
];

/** The Swift that the button copies for what each tab shows; it compiles where `isCompiled`. */
export async function checkCopying(browser, isCompiled) {
  const texts = [];
  for (const [tab, choices, words] of copied) {
    await browser.call("controls.mjs#show", tab);
    await until(() => browser.call((tab) => {
      const view = window.views[tab];
      return (view.wheel ?? view.feed ?? view.wall) && !view.work?.isBusy ? null : `${tab} is not laid out`;
    }, tab));
    await browser.call("controls.mjs#choose", choices);
    const text = await browser.call(async () => {
      const texts = [];
      const clipboard = { writeText: async (text) => { texts.push(text); } };
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
      const button = document.getElementById("copy");
      button.click();
      while (button.textContent !== "Copied") await new Promise((resolve) => { setTimeout(resolve, 5); });
      while (button.textContent === "Copied") await new Promise((resolve) => { setTimeout(resolve, 50); });
      return texts.join();
    });
    const missing = words.find((word) => !text.includes(word));
    expect(missing === undefined, `${tab}, ${JSON.stringify(choices)}: no ${missing} in\n${text}`);
    expect(!/undefined|NaN|null/.test(text), text);
    texts.push(text);
  }
  if (isCompiled) compile(texts);
  return `${texts.length} texts${isCompiled ? ", all of which compile" : ""}`;
}

/** Type-checks programs against the libraries, which are built first. */
function compile(programs) {
  const build = ["build", "-c", "release", "-Xswiftc", "-warnings-as-errors"];
  const options = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
  for (const library of ["MasonryLayout", "CircularLayout"]) {
    execFileSync("swift", [...build, "--target", library], options);
  }
  const path = execFileSync("swift", [...build, "--show-bin-path"], options).trim();
  const folder = mkdtempSync(join(tmpdir(), "copied-"));
  try {
    programs.forEach((text, at) => {
      const own = join(folder, `${at}`);
      mkdirSync(own);
      writeFileSync(join(own, "main.swift"), text);
      try {
        execFileSync("swiftc", ["-typecheck", "-swift-version", "6", "-warnings-as-errors",
          "-I", join(path, "Modules"), join(own, "main.swift")], options);
      } catch ({ stderr }) {
        throw new Error(`${stderr}\n${text}`);
      }
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
