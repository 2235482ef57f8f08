// Runs the checks that are asked for, as often as asked for, and prints a line about each.

/** The checks that a command line asks for: `[--times N] [NAME...]`, each NAME a part of a name. */
export class Checks {
  #names = [];
  #counts = { passed: 0, failed: 0 };

  constructor(options) {
    const at = options.indexOf("--times");
    this.times = at < 0 ? 1 : Number(options[at + 1]);
    if (!(this.times >= 1)) throw new Error("--times needs a number");
    const names = at < 0 ? options : options.toSpliced(at, 2);
    this.#names = names.map((name) => name.toLowerCase());
  }

  /** Of some checks, each a name and a body, those that are asked for. */
  wanted(checks) {
    return checks.filter(([name]) => this.#names.length === 0
      || this.#names.some((part) => name.toLowerCase().includes(part)));
  }

  /** Runs those of some checks that are asked for. */
  async run(checks) {
    const wanted = this.wanted(checks);
    for (let time = 0; time < this.times; time += 1) {
      for (const [name, body] of wanted) await this.#check(name, body);
    }
  }

  /** A check that fails does not keep the others from running. */
  async #check(name, body) {
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    try {
      const result = await body();
      this.#counts.passed += 1;
      console.log(`ok    ${name}, ${seconds()}${result ? `: ${result}` : ""}`);
    } catch (error) {
      this.#counts.failed += 1;
      console.log(`WRONG ${name}, ${seconds()}: ${error.stack}`);
    }
  }

  /** Prints how many passed, and exits: with 0 if there were some, and none failed. */
  finish() {
    const { passed, failed } = this.#counts;
    if (passed + failed === 0) console.log("No check has such a name");
    else console.log(`${passed} checks passed, ${failed} failed`);
    process.exit(passed > 0 && failed === 0 ? 0 : 1);
  }
}

export function expect(isTrue, sentence) {
  if (!isTrue) throw new Error(sentence);
}

/** Expects that something fails: a check that has been told a fault. */
export async function expectFailure(body, name) {
  let isNoticed = false;
  try {
    await body();
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) throw error;
    isNoticed = true;
  }
  expect(isNoticed, `nobody noticed ${name}`);
}
