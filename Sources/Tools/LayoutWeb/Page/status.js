// The line at the bottom: items, columns, the time of the last layout and of a query, elements.

/// The time of a query in microseconds: the lesser of two means, since the first queries are cold.
function timeOf(query) {
  const means = [1, 2].map(() => {
    const start = performance.now();
    let rounds = 0;
    // Browsers round their clocks to a tenth of a millisecond.
    while (performance.now() - start < 1.5) {
      query();
      rounds += 1;
    }
    return ((performance.now() - start) * 1000) / rounds;
  });
  return Math.min(...means);
}

class Status {
  constructor(output) {
    this.output = output;
    this.view = null;
  }

  /// Writes the line soon, and not more often than one can read.
  wanted() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.view) this.output.textContent = this.text(this.view);
    }, 120);
  }

  text(view) {
    const grouped = (number) => number.toLocaleString("en-US");
    const parts = [`${grouped(view.count)} ${view.unit ?? "pictures"}`];
    if (view.columnCount) parts.push(`${view.columnCount} columns`);
    if (view.layoutTime !== undefined) parts.push(`layout ${view.layoutTime.toFixed(1)} ms`);
    parts.push(`query ${view.queryTime.toFixed(1)} µs`);
    parts.push(`${(view.viewport ?? view.stage).querySelectorAll("*").length} elements`);
    return parts.join(" · ");
  }
}
