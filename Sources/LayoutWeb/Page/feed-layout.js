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

  insertSection(index, section, ratios) {
    this.withSection("insertSection", index, section, asRatios(ratios));
  }

  /// Gives a section other settings, and other ratios if there are any; an item is the one of its
  /// index.
  configureSection(index, section, ratios) {
    this.withSection("configureSection", index, section, ratios ? asRatios(ratios) : null);
  }

  withSection(name, index, section, ratios) {
    const lists = [Float64Array.from(sectionRecord(section)), ratios];
    this.layouts.withLists(lists, (settingsAt, ratiosAt) => this.layouts.call[`feed_${name}`](
      this.handle, index, settingsAt, ratios?.length ?? 0, ratiosAt, section.areHeights ? 1 : 0));
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

  /// Scrolls a carousel, and returns its offset.
  scrollCarousel(section, offset) {
    return this.layouts.check(this.layouts.call.feed_scrollCarousel(this.handle, section, offset));
  }

  /// Hangs the content from its end, with the room below an item that brings it to the start.
  hang(section = -1, item = 0) {
    this.layouts.check(this.layouts.call.feed_hang(this.handle, section, item));
  }

  /// The blank space before and after the content.
  room(rect) {
    return Array.from(this.layouts.record(2, (to) =>
      this.layouts.call.feed_room(this.handle, ...rect, to)));
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
}
