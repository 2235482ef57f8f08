// What the page says of the layout that is shown: in large words how many items and elements there are, and in a
// line at the bottom the columns, and the times of the last layout and of a query.

class Status {
  constructor(output, headline) {
    Object.assign(this, { output, headline });
    this.view = null;
  }

  /// Writes the line soon, and not more often than one can read.
  wanted() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (!this.view) return;
      this.headline.textContent = this.words(this.view);
      this.output.textContent = this.text(this.view);
    }, 120);
  }

  words(view) {
    const elements = (view.viewport ?? view.stage).querySelectorAll("*").length;
    return `${view.countInWords ?? `${grouped(view.count)} ${view.unit ?? "pictures"}`}, ${elements} elements`;
  }

  text(view) {
    const parts = [];
    if (view.columnCount) parts.push(`${view.columnCount} columns`);
    if (view.layoutTime !== undefined) parts.push(`laid out in ${grouped(view.layoutTime, 1)} ms`);
    const time = view.queryTime;
    if (time > 0) parts.push(`what is in view found in ${grouped(time, 1)} µs, in WebAssembly`);
    return parts.join(" · ");
  }
}
