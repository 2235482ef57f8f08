// What the page looks like where no rule of a layout says so: its pictures, its widths, its words.
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

/** The cover of the mixed feed is a landscape, with its sun. */
export async function checkCover(browser) {
  await browser.call("controls.mjs#show", "mixed");
  const image = await browser.call(() =>
    getComputedStyle(document.querySelector("#mixed-view .cover")).backgroundImage);
  expect(image.includes("gradient"), `the cover has ${image} for a sun`);
}

/** Landscapes have four motifs and more, on each tab that shows some. */
export async function checkMotifs(browser) {
  for (const tab of ["wall", "mixed", "timeline", "rows", "wheel"]) {
    await browser.call("controls.mjs#show", tab);
    await until(() => browser.call((tab) => {
      const tiles = [...document.querySelectorAll(`#${tab}-view .landscape:not(.heading)`)];
      const motifs = new Set(tiles.map((tile) => ["::before", "::after"].map((part) => {
        const { borderTopLeftRadius, clipPath } = getComputedStyle(tile, part);
        // Peaks are at other places, and corners as large as their tiles.
        const corners = clipPath === "none" ? "" : clipPath.split(",").length;
        return `${borderTopLeftRadius} ${corners}`;
      }).join() + (parseFloat(getComputedStyle(tile, "::before").width) < 0.5 * tile.offsetWidth)));
      return motifs.size >= 4 ? null : `${tab}: ${tiles.length} tiles in ${motifs.size} motifs`;
    }, tab));
  }
}

/** On a large screen messages stay in a column as wide as one reads, in its middle. */
export async function checkWideChat(browser) {
  await browser.call("controls.mjs#show", "chat");
  await browser.resize({ width: 2500, height: 1000 });
  await until(() => browser.call(() => {
    const { isLaidOut, viewport } = window.views.chat;
    if (!isLaidOut || viewport.clientWidth < 2000) return "the chat is not laid out";
    const [left, right] = [...viewport.querySelectorAll(".message p")].map((bubble) => bubble.getBoundingClientRect())
      .reduce(([left, right], box) => [Math.min(left, box.left), Math.max(right, box.right)], [Infinity, 0]);
    if (!(right - left < 762)) return `messages are from ${left} to ${right}`;
    return Math.abs(left + right - viewport.clientWidth) < 3 ? null : `messages are from ${left} to ${right}`;
  }));
  await browser.resize({});
}

/** What a page shows where scripts are off: a picture, and a sentence that says why. */
export async function checkWithoutScripts(browser) {
  const { picture, words, shown } = await browser.call(async () => {
    const copy = document.documentElement.cloneNode(true);
    for (const script of copy.querySelectorAll("script")) script.remove();
    const frame = document.createElement("iframe");
    frame.sandbox = "allow-same-origin";
    Object.assign(frame.style, { position: "fixed", inset: 0, width: "900px", height: "600px", zIndex: 100 });
    document.body.append(frame);
    frame.srcdoc = `<!doctype html>${copy.outerHTML}`;
    await new Promise((resolve) => { frame.onload = resolve; });
    const page = frame.contentDocument;
    const size = (node) => node?.getBoundingClientRect().height ?? 0;
    const answer = {
      picture: size(page.querySelector(".still svg")), words: page.querySelector(".still figcaption")?.textContent,
      shown: [...page.querySelectorAll("button, select, section")].filter((node) => size(node) > 0).length,
    };
    frame.remove();
    return answer;
  });
  expect(picture > 200 && /JavaScript/.test(words), `without scripts there is a picture ${picture} high: ${words}`);
  expect(shown === 0, `without scripts ${shown} controls do nothing`);
}
