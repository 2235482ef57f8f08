// The rows: pictures in justified rows near a height that one chooses, broken greedily or optimally, and with a
// last row that fills the width, is held back, or is neither.

class RowsView extends FeedView {
  choices = { breaking: "optimal", rowHeight: 180, lastRow: "natural" };

  makeSections() {
    const pictures = new Day(this.pictures, 0, 20_000);
    return [{ name: "Justified rows", pictures, style: "c0" }];
  }

  section() {
    return { ...this.choices, spacing: 6, insets: [8, 12, 18, 12], header: { length: 48, isPinned: true } };
  }

  /// Takes other choices, and keeps the place, or shows the last row where that is chosen.
  choose({ name, value }) {
    this.choices = { ...this.choices, [name]: name === "rowHeight" ? Number(value) : value };
    if (this.feed) this.layOutAgain();
    if (name === "lastRow") this.scroller.moveTo(this.scroller.end);
    this.onChange();
  }
}
