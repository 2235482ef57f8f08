// The numbers that the page tells: written in one way, and times that a busy machine does not change.
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
