// A wall of the module: see layouts.js for its functions.

/// What a wall and a feed have in common: a handle, and a mark to keep a place and to animate from.
class MarkedLayout {
  constructor(layouts, kind, handle) {
    this.layouts = layouts;
    this.handle = handle;
    this.functions = {};
    for (const name of ["mark", "unmark", "keptOffset", "describe"]) {
      this.functions[name] = layouts.call[`${kind}_${name}`];
    }
  }

  destroy() { this.layouts.check(this.layouts.call.layout_destroy(this.handle)); }

  /// Remembers what is visible.
  mark(rect, ...flags) { this.layouts.check(this.functions.mark(this.handle, ...rect, ...flags)); }

  unmark() { this.layouts.check(this.functions.unmark(this.handle)); }

  /// Where to scroll so that what was visible at the mark stays where it was.
  keptOffset(rect) {
    return this.layouts.record(1, (to) => this.functions.keptOffset(this.handle, ...rect, to))[0];
  }

  described(width) {
    return this.layouts.record(width, (to) => this.functions.describe(this.handle, to));
  }
}

class Wall extends MarkedLayout {
  constructor(layouts, settings) {
    const record = [...spaceRecord(settings), ...gridRecord(settings)];
    super(layouts, "wall", layouts.withRecord(record, (at) => layouts.call.wall_create(at)));
  }

  /// Remembers what is visible, and where all items are if `frames` is set.
  mark(rect, { frames = false, sticksToStart = true, sticksToEnd = false } = {}) {
    super.mark(rect, ...[frames, sticksToStart, sticksToEnd].map(Number));
  }

  configure(settings) {
    const record = [...spaceRecord(settings), ...gridRecord(settings)];
    this.layouts.withRecord(record, (at) => this.layouts.call.wall_configure(this.handle, at));
  }

  /// Another wall of the same items with other settings, and the way to it by a pinch about a finger, a point of
  /// the content: `pinchItems` until `endPinch`.
  pinched(settings, x, y, rect) {
    const record = [...spaceRecord(settings), ...gridRecord(settings)];
    const other = Object.create(Wall.prototype, Object.getOwnPropertyDescriptors(this));
    other.handle = this.layouts.withRecord(record, (at) =>
      this.layouts.call.wall_pinch(this.handle, at, x, y, ...rect));
    return other;
  }

  /// The items in view at a progress from the wall before, 0, to this one, 1, in the coordinates of the view.
  pinchItems(progress) {
    const records = this.layouts.records(6, (to, capacity) =>
      this.layouts.call.wall_pinchItems(this.handle, progress, to, capacity));
    const items = [];
    for (let at = 0; at < records.length; at += 6) {
      const [x, y, width, height] = frameAt(records, at + 1);
      items.push({ index: records[at], x, y, width, height, opacity: records[at + 5] });
    }
    return items;
  }

  /// Ends the pinch, and returns where to scroll to.
  endPinch() {
    return this.layouts.record(1, (to) => this.layouts.call.wall_endPinch(this.handle, to))[0];
  }

  get count() { return this.described(5)[0]; }
  get contentWidth() { return this.described(5)[1]; }
  get contentHeight() { return this.described(5)[2]; }
  get columnCount() { return this.described(5)[3]; }
  get columnWidth() { return this.described(5)[4]; }

  append(ratios, spans = null) { this.insert(this.count, ratios, spans); }

  insert(index, ratios, spans = null) {
    const lists = [asRatios(ratios), asSpans(spans)];
    this.layouts.withLists(lists, (ratiosAt, spansAt) =>
      this.layouts.call.wall_insert(this.handle, index, ratios.length, ratiosAt, spansAt));
  }

  remove(index, count = 1) {
    this.layouts.check(this.layouts.call.wall_remove(this.handle, index, count));
  }

  move(from, to) { this.layouts.check(this.layouts.call.wall_move(this.handle, from, to)); }

  /// Brings all items into an order: for each place the index that its item has now.
  reorder(order) {
    if (order.length !== this.count) throw new LayoutError(-6, "An order must name each item once.");
    this.layouts.withLists([asIndices(order)], (at) =>
      this.layouts.call.wall_reorder(this.handle, at));
  }

  setRatios(indices, ratios) {
    if (indices.length !== ratios.length) {
      throw new LayoutError(-3, "There must be a ratio for each index.");
    }
    this.layouts.withLists([asIndices(indices), asRatios(ratios)], (indicesAt, ratiosAt) =>
      this.layouts.call.wall_setRatios(this.handle, indicesAt, ratiosAt, indices.length));
  }

  setSpans(spans) {
    if (spans && spans.length !== this.count) {
      throw new LayoutError(-3, "There must be a span for each item.");
    }
    this.layouts.withLists([asSpans(spans)], (at) =>
      this.layouts.call.wall_setSpans(this.handle, at));
  }

  /// Pins items to columns, counted from the leading edge; null for an item that is free, or for all of them.
  setColumns(columns) {
    if (columns && columns.length !== this.count) {
      throw new LayoutError(-3, "There must be a column, or null, for each item.");
    }
    const list = columns && Uint8Array.from(columns, (column) => column ?? 255);
    this.layouts.withLists([list], (at) => this.layouts.call.wall_setColumns(this.handle, at));
  }

  setHeight(index, height) {
    this.layouts.check(this.layouts.call.wall_setHeight(this.handle, index, height));
  }

  /// Keeps the items before an index in their columns: 0 for none, Infinity for all.
  keep(end) { this.layouts.check(this.layouts.call.wall_keep(this.handle, end)); }

  frame(index) { return Array.from(this.frames(index, 1)); }

  /// The frames of items that follow each other, four numbers each.
  frames(first, count) {
    const { layouts } = this;
    const address = layouts.room(32 * Math.max(count, 1));
    layouts.check(layouts.call.wall_frames(this.handle, first, count, address));
    return layouts.numbers(4 * count).slice();
  }

  /// The items that intersect a rectangle, in ascending order.
  items(rect) {
    const records = this.layouts.records(5, (to, capacity) =>
      this.layouts.call.wall_items(this.handle, ...rect, to, capacity));
    const items = [];
    for (let at = 0; at < records.length; at += 5) {
      items.push({
        index: records[at], x: records[at + 1], y: records[at + 2], width: records[at + 3],
        height: records[at + 4],
      });
    }
    return items.sort((a, b) => a.index - b.index);
  }

  indices(rect) {
    const { layouts } = this;
    let capacity = 512;
    for (;;) {
      const address = layouts.room(4 * capacity);
      const count = layouts.check(
        layouts.call.wall_indices(this.handle, ...rect, address, capacity));
      if (count <= capacity) {
        return new Uint32Array(layouts.call.memory.buffer, address, count).slice().sort();
      }
      capacity = count;
    }
  }

  /// The index of the item at a point, or -1.
  itemAt(x, y) { return this.layouts.check(this.layouts.call.wall_itemAt(this.handle, x, y)); }

  /// The index of the next item on a side, "left", "right", "above" or "below", or -1.
  neighbor(index, side) {
    const number = place(sides, side, "side");
    return this.layouts.check(this.layouts.call.wall_neighbor(this.handle, index, number));
  }

  /// The index at which an item is under a finger.
  dropIndex(x, y, index) {
    return this.layouts.check(this.layouts.call.wall_dropIndex(this.handle, x, y, index));
  }

  /// Where to scroll to show an item at the "start", "center", "end" or "nearest" place of a rectangle.
  offsetShowing(index, position, rect) {
    const number = place(positions, position, "position");
    return this.layouts.record(1, (to) =>
      this.layouts.call.wall_offsetShowing(this.handle, index, number, ...rect, to))[0];
  }

  /// What happened since the mark to items in sight: where they were and are. An index is -1 where an
  /// item is new or gone.
  frameChanges(rect, oldRect) {
    const records = this.layouts.records(10, (to, capacity) =>
      this.layouts.call.wall_frameChanges(this.handle, ...rect, ...oldRect, to, capacity));
    const changes = [];
    for (let at = 0; at < records.length; at += 10) {
      changes.push({
        oldIndex: records[at], newIndex: records[at + 1], oldFrame: frameAt(records, at + 2),
        newFrame: frameAt(records, at + 6),
      });
    }
    return changes;
  }
}
