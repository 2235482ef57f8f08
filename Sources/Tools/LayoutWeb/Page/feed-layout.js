// A feed of the module: see layouts.js for its functions.

class Feed extends MarkedLayout {
  constructor(module, settings) { super(module, Feed.record(settings)); }

  /// The settings as numbers.
  static record(settings) { return Float64Array.from(spaceRecord(settings)); }

  configure(settings) { this.call("configure", Feed.record(settings)); }

  get sectionCount() { return this.described(0); }
  get contentWidth() { return this.described(1); }
  get contentHeight() { return this.described(2); }

  insertSection(index, section, ratios) { this.setSection("insertSection", index, section, asRatios(ratios)); }

  /// Gives a section other settings, and other ratios if there are any; an item is the one of its index.
  configureSection(index, section, ratios) {
    this.setSection("configureSection", index, section, ratios ? asRatios(ratios) : null);
  }

  setSection(name, index, section, ratios) {
    const settings = Float64Array.from(sectionRecord(section));
    this.call(name, index, settings, ratios?.length ?? 0, ratios, section.areHeights ? 1 : 0);
  }

  removeSection(index) { this.call("removeSection", index); }

  moveSection(from, to) { this.call("moveSection", from, to); }

  /// The elements in a rectangle and a margin around it, in the order in which one reads them; headers and
  /// footers are pinned in the rectangle.
  elements(rect, margin = 0) {
    const elements = this.list("elements", 9, [...rect, margin], (records, at) => {
      const [x, y, width, height] = frameAt(records, at + 3);
      return {
        kind: kinds[records[at]], section: records[at + 1], item: records[at + 2], x, y, width, height,
        zIndex: records[at + 7], isPinned: records[at + 8] === 1,
      };
    });
    const rank = ({ kind }) => kinds.indexOf(kind);
    return elements.sort((a, b) => a.section - b.section || rank(a) - rank(b) || a.item - b.item);
  }

  /// The frame of an element where nothing pins it, or null if its section has none.
  frame(kind, section, item = 0) {
    const record = this.record("frame", 4, place(kinds, kind, "kind"), section, item);
    return record && Array.from(record);
  }

  /// Scrolls a carousel, and returns its offset.
  scrollCarousel(section, offset) { return this.call("scrollCarousel", section, offset); }

  /// Hangs the content from its end, with the room below an item that brings it to the start.
  hang(section = -1, item = 0) { this.call("hang", section, item); }

  /// The blank space before and after the content.
  room(rect) { return Array.from(this.record("room", 2, ...rect)); }

  /// Where to scroll to show an element, or null if its section has none.
  offsetShowing(kind, section, item, position, rect) {
    return this.number("offsetShowing", place(kinds, kind, "kind"), section, item,
      place(positions, position, "position"), ...rect);
  }

  /// Takes over the mark of another feed with the same sections, to keep the place in this one.
  takeMark(other) { this.call("takeMark", other.handle); }
}
