// Work on many pictures in parts, so that the page answers in between and shows how far it is.
//
//   const work = new LongWork((part) => { progress.value = part ?? 0; });
//   const isDone = await work.run(function* () {
//     for (const part of parts) { layOut(part); yield { pictures: part.length, done: part.end / count }; }
//   }());
//
// A part is as long as its work, and not as its time, so that it is the same on every machine.

/// How many pictures are laid out at most before the page answers, but for one step more.
const picturesPerTask = 20_000;

class LongWork {
  /// `report` is told how much is done, from 0 to 1, and `null` at the end; a task does about `most` pictures.
  constructor(report, most = picturesPerTask) {
    Object.assign(this, { report, most });
    this.number = 0;
    this.isBusy = false;
    /// How long the last work took without the pauses, in milliseconds.
    this.time = 0;
  }

  /// Ends the work that is going on: its `run` returns false.
  cancel() {
    this.number += 1;
    if (this.isBusy) this.report(null);
    this.isBusy = false;
  }

  /// Takes the steps of a work, each of which says how many pictures it did and how much is done, and
  /// returns whether it came to its end. Work that fits one part is done at once.
  async run(steps) {
    this.cancel();
    const { number } = this;
    this.isBusy = true;
    this.time = 0;
    let [pictures, start] = [0, performance.now()];
    for (const step of steps) {
      pictures += step.pictures;
      if (pictures < this.most) continue;
      this.time += performance.now() - start;
      this.report(step.done);
      await new Promise((resolve) => { setTimeout(resolve); });
      if (this.number !== number) return false;
      [pictures, start] = [0, performance.now()];
    }
    this.time += performance.now() - start;
    this.isBusy = false;
    this.report(null);
    return true;
  }
}

/// Shows on the page how far some work is; with `null` it is over.
function showProgress(part) {
  const bar = document.getElementById("progress");
  bar.hidden = part === null;
  bar.value = part ?? 0;
}
