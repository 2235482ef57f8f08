// The checks inside a browser, each a name and a body, which is told the browser and the page's
// address.
import { expect, expectFailure } from "./checks.mjs";
import { checkPictureAddresses, checkTabAddresses } from "./addressing.mjs";
import { checkCover, checkMotifs, checkWideChat, checkWithoutScripts } from "./appearance.mjs";
import { checkAnswer, checkMessages, checkOlder } from "./chatTab.mjs";
import { checkCopying } from "./copying.mjs";
import { checkGrouping, checkHeadline, checkTimes } from "./numbers.mjs";
import { checkFeedTab } from "./feedTab.mjs";
import {
  checkCarousel, checkCarouselByTouch, checkClosing, checkPlace, checkPull,
} from "./mixedTab.mjs";
import { checkManyPictures, checkOwnPictures } from "./ownPictures.mjs";
import { checkCardNumbers, checkGroups, checkPullWithoutMotion, checkSilence } from "./reading.mjs";
import { checkPinch, checkPinchByTouch } from "./pinching.mjs";
import { checkPositions } from "./showing.mjs";
import { checkArrivals, checkStillness } from "./stillness.mjs";
import { checkTimelinePinch, checkTimelinePinchByTouch } from "./timelinePinch.mjs";
import { checkTouch } from "./touching.mjs";
import { checkTurning } from "./turning.mjs";
import {
  checkBars, checkLastRow, checkLines, checkMillions, checkNames, checkOrder, checkPixels, checkRing,
  checkRowChoices, checkScrubber,
  checkSharedLines, checkTabKeys, checkTargets, checkTasks, checkForcedColors,
} from "./visitorChecks.mjs";
import { checkArrows, checkDrag, checkQuickDrag, checkShuffle, checkUse } from "./using.mjs";
import { checkRingToFan, checkSides } from "./wheelSides.mjs";

/** The checks of a page in a window; a share of them where the browser is the second one. */
export function inBrowser(browserName, share) {
  const times = (count) => Math.ceil(count * share);
  const check = (name, body) => [`${browserName}, ${name}`, body];
  return [
    check("changes", (browser) => browser.call("inBrowser.mjs#changes", times(3000), 3)),
    check("feeds", (browser) => browser.call("inBrowser.mjs#feeds", times(1000), 4)),
    check("wheels", (browser) => browser.call("inBrowser.mjs#wheels", times(200), 5)),
    check("nothing leaks", async (browser) => {
      const bytes = await browser.call("inBrowser.mjs#leak", times(500));
      expect(bytes === 0, `${bytes} bytes are left`);
    }),
    check("all frames of the page by the rules", async (browser) => {
      for (const packing of ["roundRobin", "shortestColumn"]) {
        await browser.call("controls.mjs#choose", { packing });
        const complaint = await browser.call("pageRule.mjs#ruleComplaint", packing);
        expect(complaint === null, `${packing}: ${complaint}`);
      }
    }),
    check("justified rows by the rule", async (browser) => {
      const { differing } = await browser.call("contests.mjs#justifyAgain", times(20_000), 1);
      expect(differing === 0, `${differing} boxes are elsewhere`);
    }),
    check("positions", (browser) => checkPositions(browser, { share })),
    check("use", (browser) => checkUse(browser, times(60), 6)),
    check("arrow keys", (browser) => checkArrows(browser, times(40), 7)),
    check("a scroll that begins as another ends", checkNextScroll),
    check("drag", checkDrag),
    check("quick drag", checkQuickDrag),
    check("pinch", checkPinch),
    check("days to months", checkTimelinePinch),
    check("shuffle", checkShuffle),
    check("comparison", checkComparison),
    check("own pictures", (browser) => checkOwnPictures(browser, times(160), 12)),
    check("many pictures", (browser) => checkManyPictures(browser, times(1000), times(10), 13)),
    check("mixed feed", (browser) => checkFeedTab(browser, "mixed", times(64), 21)),
    check("mixed feed, carousel", checkCarousel),
    check("mixed feed, closed sections", checkClosing),
    check("mixed feed, pulled", checkPull),
    check("mixed feed, place", checkPlace),
    check("chat, messages", checkMessages),
    check("chat, older messages", checkOlder),
    check("chat, answer", checkAnswer),
    check("timeline", (browser) => checkFeedTab(browser, "timeline", times(24), 22)),
    check("rows", async (browser) => {
      await checkRowChoices(browser);
      await checkLastRow(browser);
      return checkFeedTab(browser, "rows", times(32), 23);
    }),
    check("ring", checkRing),
    check("sides of the wheel", (browser) =>
      checkSides(browser, share < 1 ? ["different"] : ["different", "fan", "ring"])),
    check("ring to fan", checkRingToFan),
    check("scrubber", checkScrubber),
    check("days that share a line", checkSharedLines),
    check("bars in windows of all sizes", checkBars),
    check("forced colours", checkForcedColors),
    check("numbers", async (browser) => {
      await checkGrouping(browser);
      await browser.call("controls.mjs#show", "wall");
      await checkTimes(browser);
    }),
    check("large words", checkHeadline),
    check("Swift that is copied", (browser) => checkCopying(browser, share === 1)),
    check("a cover with a sun", checkCover),
    check("motifs of landscapes", checkMotifs),
    check("a chat on a wide screen", checkWideChat),
    check("a page without scripts", checkWithoutScripts),
    check("other pixels", checkPixels),
    check("order and names for a screen reader", async (browser) => {
      await checkOrder(browser);
      await checkNames(browser);
    }),
    check("silence while scrolling", checkSilence),
    check("names and groups for a screen reader", async (browser) => {
      await checkCardNumbers(browser);
      await checkGroups(browser);
    }),
    check("a pull without motion", checkPullWithoutMotion),
    check("addresses of tabs", checkTabAddresses),
    check("addresses of pictures", checkPictureAddresses),
    check("keys of the tabs", checkTabKeys),
    check("lines that can be seen", checkLines),
    check("tasks are short", checkTasks),
    check("ten million pictures", checkMillions),
    check("faults are noticed", checkFaults),
    check("nothing in view moves", checkStillness),
    check("late sizes", checkLateSizes),
    check("late sizes arrive in view", checkArrivals),
    check("a jump of late sizes is noticed", async (browser) => {
      await browser.call("controls.mjs#choose", { late: true });
      await expectFailure(() => browser.call("lateSizes.mjs#watch", 1, true),
        "an element moved by a pixel");
    }),
    check("the wheel turned by hand", (browser, url) =>
      checkTurning(browser, url, share < 1 ? ["different"] : undefined)),
  ];
}

/** A scroll has ended, and the next one has begun before the page hears of either: nothing is lost. */
async function checkNextScroll(browser) {
  const moved = await browser.call(async () => {
    window.wall.moveTo(2_000_000);
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.querySelector("#wall-view");
    const { offset } = window.wall;
    element.scrollTop += 31;
    element.dispatchEvent(new Event("scrollend"));
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return window.wall.offset - offset;
  });
  expect(Math.abs(moved - 31) < 1, `the wall moved by ${moved}, not by 31`);
}

/** What is compared with plain JavaScript shows as many pictures, and its line says all four times. */
async function checkComparison(browser) {
  const { most } = await browser.call("visiting.mjs#longestTask", "wall",
    "document.getElementById('compare').click()");
  expect(most <= 200_000, `a task of the comparison lays out ${most} pictures`);
  const { said, shown, plainShown } = await browser.call(() => {
    const said = document.getElementById("compared").textContent;
    const result = {};
    for (const _ of comparing(window.layouts, window.views.wall.pictures, result));
    return { said, ...result };
  });
  const line = /^200,000 pictures, in WebAssembly: .* [\d.]+ ms, .* [\d.]+ ms; .* [\d.]+ µs, .* [\d,]+ µs$/;
  expect(line.test(said), said);
  expect(shown > 10 && Math.abs(shown - plainShown) <= 1, `${shown} and ${plainShown} pictures are in view`);
  return said;
}

async function checkFaults(browser) {
  await browser.call("scan.mjs#readFrames");
  await browser.call("scan.mjs#settle");
  const missed = await browser.call("faults.mjs#unnoticed");
  expect(missed.length === 0, missed.join("; "));
}

async function checkLateSizes(browser) {
  await browser.call("controls.mjs#choose", { late: true });
  let grown = 0;
  for (const offset of [0, 5000, 2_000_000, 2_000_400, 1_999_700, 1_999_000]) {
    await browser.call((to) => { window.wall.moveTo(to); }, offset);
    grown += await browser.call("lateSizes.mjs#watch", 1.5);
  }
  expect(grown >= 10, `only ${grown} items grew`);
  return `${grown} items grew in view`;
}

/** The checks of a page on a screen that can be touched. */
export const onPhone = [["Chromium, touch", checkTouch], ["Chromium, touch targets", checkTargets],
  ["Chromium, pinch by touch", checkPinchByTouch], ["Chromium, days to months by touch", checkTimelinePinchByTouch],
  ["Chromium, mixed feed, carousel by touch", checkCarouselByTouch]];

/** The boxes of the module against those that Chromium lays out itself, with all elements. */
export const inGridLanes = [["Chromium, boxes of its own grid lanes", async (browser) => {
  // Until August 2026 the property was called flow-tolerance.
  const supports = () =>
    ["fit-tolerance: 16px", "flow-tolerance: 16px"].some((rule) => CSS.supports(rule));
  if (!await browser.call(supports)) return "it has none";
  const differing = await browser.call("contests.mjs#differingBoxes", 10_000);
  expect(differing === 0, `${differing} of 10,000 are elsewhere`);
  return "10,000 in the same places";
}]];
