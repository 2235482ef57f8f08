// A feed of the module: see layouts.js for its functions.

class Feed extends MarkedLayout {
  constructor(layouts, settings) {
    const record = spaceRecord(settings);
    super(layouts, "feed", layouts.withRecord(record, (at) => layouts.call.feed_create(at)));
  }

  configure(settings) {
    this.layouts.withRecord(spaceRecord(settings), (at) =>
      this.layouts.call.feed_configure(this.handle, at));
  }

  get sectionCount() { return this.described(3)[0]; }
  get contentWidth() { return this.described(3)[1]; }
  get contentHeight() { return this.described(3)[2]; }

  insertSection(index, section, ratios, spans = null) {
    const lists = [Float64Array.from(sectionRecord(section)), asRatios(ratios), asSpans(spans)];
    this.layouts.withLists(lists, (settingsAt, ratiosAt, spansAt) =>
      this.layouts.call.feed_insertSection(
        this.handle, index, settingsAt, ratios.length, ratiosAt, spansAt));
  }

  configureSection(index, section) {
    this.layouts.withRecord(sectionRecord(section), (at) =>
      this.layouts.call.feed_configureSection(this.handle, index, at));
  }

  removeSection(index) {
    this.layouts.check(this.layouts.call.feed_removeSection(this.handle, index));
  }

  moveSection(from, to) {
    this.layouts.check(this.layouts.call.feed_moveSection(this.handle, from, to));
  }

  /// The elements in a rectangle and a margin around it, in the order in which one reads them; headers and footers are pinned in the rectangle.
  elements(rect, margin = 0) {
    const records = this.layouts.records(9, (to, capacity) =>
      this.layouts.call.feed_elements(this.handle, ...rect, margin, to, capacity));
    const elements = [];
    for (let at = 0; at < records.length; at += 9) elements.push(this.element(records, at));
    const rank = ({ kind }) => kinds.indexOf(kind);
    return elements.sort((a, b) => a.section - b.section || rank(a) - rank(b) || a.item - b.item);
  }

  /// The element in front at a point, or null.
  elementAt(x, y, rect) {
    const record = this.layouts.record(9, (to) =>
      this.layouts.call.feed_elementAt(this.handle, x, y, ...rect, to));
    return record && this.element(record, 0);
  }

  element(records, at) {
    const [x, y, width, height] = frameAt(records, at + 3);
    return {
      kind: kinds[records[at]], section: records[at + 1], item: records[at + 2], x, y, width, height,
      zIndex: records[at + 7], isPinned: records[at + 8] === 1,
    };
  }

  /// The frame of an element where nothing pins it, or null if its section has none.
  frame(kind, section, item = 0) {
    const number = place(kinds, kind, "kind");
    const record = this.layouts.record(4, (to) =>
      this.layouts.call.feed_frame(this.handle, number, section, item, to));
    return record && Array.from(record);
  }

  neighbor(section, item, side) {
    const number = place(sides, side, "side");
    const record = this.layouts.record(2, (to) =>
      this.layouts.call.feed_neighbor(this.handle, section, item, number, to));
    return record && { section: record[0], item: record[1] };
  }

  /// Where to scroll to show an element, or null if its section has none.
  offsetShowing(kind, section, item, position, rect) {
    const numbers = [place(kinds, kind, "kind"), section, item];
    const number = place(positions, position, "position");
    const record = this.layouts.record(1, (to) =>
      this.layouts.call.feed_offsetShowing(this.handle, ...numbers, number, ...rect, to));
    return record && record[0];
  }

  /// Takes over the mark of another feed with the same sections, to keep the place in this one.
  takeMark(other) {
    this.layouts.check(this.layouts.call.feed_takeMark(this.handle, other.handle));
  }

  /// What happened since the mark to elements in sight. An address is null where one is new or gone.
  frameChanges(rect, oldRect) {
    const records = this.changeRecords(14, rect, oldRect);
    const address = (at) => records[at] < 0
      ? null : { kind: kinds[records[at]], section: records[at + 1], item: records[at + 2] };
    const changes = [];
    for (let at = 0; at < records.length; at += 14) {
      changes.push({
        oldAddress: address(at), newAddress: address(at + 3), oldFrame: frameAt(records, at + 6),
        newFrame: frameAt(records, at + 10),
      });
    }
    return changes;
  }
}
