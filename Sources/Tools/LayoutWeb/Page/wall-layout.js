// A wall of the module: see layouts.js for its functions.

class Wall extends MarkedLayout {
  constructor(module, settings) { super(module, Wall.record(settings)); }

  /// The settings as numbers.
  static record(settings) { return Float64Array.from([...spaceRecord(settings), ...gridRecord(settings)]); }

  /// Remembers what is visible, and where all items are if `frames` is set. Changes hold what is visible where
  /// columns are kept, unless `holds` is false.
  mark(rect, { frames = false, sticksToStart = true, sticksToEnd = false, holds = true } = {}) {
    super.mark(rect, ...[frames, sticksToStart, sticksToEnd, holds].map(Number));
  }

  configure(settings) { this.call("configure", Wall.record(settings)); }

  /// Another wall of the same items with other settings, and the way to it by a pinch about a finger, a point of
  /// the content: `pinchItems` until `endPinch`.
  pinched(settings, x, y, rect) {
    const other = Object.create(Wall.prototype, Object.getOwnPropertyDescriptors(this));
    other.handle = this.call("pinch", Wall.record(settings), x, y, ...rect);
    return other;
  }

  /// The items in view at a progress from the wall before, 0, to this one, 1, in the coordinates of the view.
  pinchItems(progress) {
    return this.list("pinchItems", 6, [progress], (records, at) => (
      { index: records[at], ...boxOf(frameAt(records, at + 1)), opacity: records[at + 5] }));
  }

  /// Ends the pinch, and returns where to scroll to.
  endPinch() { return this.number("endPinch"); }

  get count() { return this.described(0); }
  get contentWidth() { return this.described(1); }
  get contentHeight() { return this.described(2); }
  get columnCount() { return this.described(3); }
  get columnWidth() { return this.described(4); }

  append(ratios, spans = null) { this.insert(this.count, ratios, spans); }

  insert(index, ratios, spans = null) {
    this.call("insert", index, ratios.length, asRatios(ratios), asSpans(spans));
  }

  remove(index, count = 1) { this.call("remove", index, count); }

  move(from, to) { this.call("move", from, to); }

  /// Brings all items into an order: for each place the index that its item has now.
  reorder(order) {
    if (order.length !== this.count) throw new LayoutError(-6, "An order must name each item once.");
    this.call("reorder", asIndices(order));
  }

  setRatios(indices, ratios) {
    if (indices.length !== ratios.length) throw new LayoutError(-3, "There must be a ratio for each index.");
    this.call("setRatios", asIndices(indices), asRatios(ratios), indices.length);
  }

  setSpans(spans) {
    if (spans && spans.length !== this.count) throw new LayoutError(-3, "There must be a span for each item.");
    this.call("setSpans", asSpans(spans));
  }

  /// Pins items to columns, counted from the leading edge; null for an item that is free, or for all of them.
  setColumns(columns) {
    if (columns && columns.length !== this.count) {
      throw new LayoutError(-3, "There must be a column, or null, for each item.");
    }
    this.call("setColumns", columns && Uint8Array.from(columns, (column) => column ?? 255));
  }

  setHeight(index, height) { this.call("setHeight", index, height); }

  /// Keeps the items before an index in their columns: 0 for none, Infinity for all.
  keep(end) { this.call("keep", end); }

  /// Packs anew the items that are kept no longer.
  repack() { this.call("repack"); }

  /// Keeps the items in a rectangle in their columns, and all before them.
  keepIn(rect) { this.call("keepIn", ...rect); }

  frame(index) { return Array.from(this.frames(index, 1)); }

  /// The frames of items that follow each other, four numbers each.
  frames(first, count) { return this.record("frames", 4 * count, first, count).slice(); }

  /// The items that intersect a rectangle, in ascending order.
  items(rect) {
    const items = this.list("items", 5, rect, (records, at) => ({
      index: records[at], x: records[at + 1], y: records[at + 2], width: records[at + 3],
      height: records[at + 4],
    }));
    return items.sort((a, b) => a.index - b.index);
  }

  indices(rect) {
    return this.module.records("indices", 1, [this.handle, ...rect], Uint32Array).slice().sort();
  }

  /// The index of the item at a point, or -1.
  itemAt(x, y) { return this.call("itemAt", x, y); }

  /// The index of the next item on a side, "left", "right", "above" or "below", or -1.
  neighbor(index, side) { return this.call("neighbor", index, place(sides, side, "side")); }

  /// The index at which an item is under a finger.
  dropIndex(x, y, index) { return this.call("dropIndex", x, y, index); }

  /// Where to scroll to show an item at the "start", "center", "end" or "nearest" place of a rectangle.
  offsetShowing(index, position, rect) {
    return this.number("offsetShowing", index, place(positions, position, "position"), ...rect);
  }

  /// What happened since the mark to items in sight: where they were and are. An index is -1 where an
  /// item is new or gone.
  frameChanges(rect, oldRect) {
    return this.list("frameChanges", 10, [...rect, ...oldRect], (records, at) => ({
      oldIndex: records[at], newIndex: records[at + 1], oldFrame: frameAt(records, at + 2),
      newFrame: frameAt(records, at + 6),
    }));
  }
}
