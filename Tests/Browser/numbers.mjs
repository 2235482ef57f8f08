// The numbers that the page tells, also in large words: written in one way, and times that a busy machine does not change.
import { expect } from "./checks.mjs";
import { until } from "./waiting.mjs";

/** No number of four digits or more is without commas, on any tab, but a year. */
export async function checkGrouping(browser) {
  await browser.call(() => { document.getElementById("compare").click(); });
  await until(() => browser.call(() =>
    (document.getElementById("compared").textContent ? null : "nothing is compared")));
  for (const tab of ["wall", "mixed", "timeline", "chat", "rows", "wheel"]) {
    await browser.call("controls.mjs#show", tab);
    await until(() => browser.call((tab) =>
      (document.querySelector(`#${tab}-view .tile`) ? null : `${tab} shows nothing`), tab));
    const plain = await browser.call(() => {
      const names = [...document.querySelectorAll("[aria-label], [aria-valuetext]")]
        .flatMap(({ ariaLabel, ariaValueText }) => [ariaLabel, ariaValueText]);
      return [document.body.innerText, ...names].flatMap((text) => text?.match(/.*\d{4,}.*/g) ?? [])
        .filter((line) => /\d{4,}/.test(line.replace(/\b20\d\d\b/g, "")));
    });
    expect(plain.length === 0, `${tab}: ${plain[0]}`);
  }
}

/** The time of a query is that of its best round, with a clock that stands still between its ticks. */
export async function checkTimes(browser) {
  const { best, rounds, line } = await browser.call(() => {
    const { now } = performance;
    let [clock, queries, rounds] = [0, 0, 0];
    performance.now = () => {
      clock += 0.0001;
      return Math.floor(clock * 10) / 10;
    };
    try {
      // Others take the machine again and again.
      const best = timeOf(() => {
        const isFree = queries % 320 >= 20;
        queries += 1;
        clock += isFree ? 0.005 : 0.05;
      });
      rounds = queries;
      return { best, rounds, line: document.getElementById("status").textContent };
    } finally {
      performance.now = now;
    }
  });
  expect(best > 4 && best < 6, `a query of 5 microseconds is said to take ${best}`);
  expect(rounds > 100, `only ${rounds} queries`);
  expect(/found in [\d.]+ µs, in WebAssembly$/.test(line), line);
}

/** In large words: how many items there are on each tab, and how many elements show them. */
export async function checkHeadline(browser) {
  const counts = { wall: "1,000,000 pictures", mixed: "1,080 pictures, 132 tags", timeline: "1,000,000 pictures",
    chat: null, rows: "20,000 pictures", wheel: "1,000 cards" };
  const said = [];
  for (const [tab, count] of Object.entries(counts)) {
    await browser.call("controls.mjs#show", tab);
    await until(async () => {
      const { words, elements, size, small } = await browser.call((tab) => ({
        words: document.getElementById("headline").textContent,
        elements: document.querySelectorAll(`#${tab}-view *`).length,
        size: parseFloat(getComputedStyle(document.querySelector("h1")).fontSize),
        small: document.querySelector("h1 small").textContent,
      }), tab);
      if (size < 26) return `the first words are only ${size} px large`;
      if (small !== "A Swift layout engine, here in WebAssembly") return small;
      const wanted = `${count ?? words.split(",")[0]}, ${elements} elements`;
      said.push(words);
      return words === wanted ? null : `${tab}: ${words}, not ${wanted}`;
    });
  }
  return said.find((words) => words.includes("elements"));
}
