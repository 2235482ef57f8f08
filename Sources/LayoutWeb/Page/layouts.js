// The JavaScript face of the modules: walls, feeds and wheels for a page, or for Node.
//
//   const layouts = new Layouts((kind) => bytes[kind]); // of the modules of .ci/page
//   const wall = layouts.wall({ length: 1024, minimumWidth: 160, spacing: 8, insets: 16 });
//   wall.append(ratios);                                // width ÷ height of each picture
//   for (const item of wall.items([0, 4000, 1024, 800])) show(item.index, item);
//
// A rectangle is [x, y, width, height], in pixels of the content. A value that a layout refuses throws a
// LayoutError with a sentence, and changes nothing. `destroy()` gives the memory of a layout back.
//
// layouts.wall(settings)     destroy() configure(settings) count contentWidth contentHeight columnCount
//   columnWidth append(ratios, spans?) insert(index, ratios, spans?) remove(index, count = 1)
//   move(from, to) reorder(order) setRatios(indices, ratios) setSpans(spans or null)
//   setColumns(columns or null) setHeight(index, height) keep(end) frame(index) frames(first, count)
//   items(rect) indices(rect) itemAt(x, y) neighbor(index, side) dropIndex(x, y, index)
//   offsetShowing(index, position, rect) mark(rect, options?) unmark() keptOffset(rect)
//   frameChanges(rect, oldRect) pinched(settings, x, y, rect) pinchItems(progress) endPinch()
// layouts.feed(settings)     destroy() configure(settings) sectionCount contentWidth contentHeight
//   insertSection(index, section, ratios) configureSection(index, section, ratios?)
//   removeSection(index) moveSection(from, to) elements(rect, margin = 0) frame(kind, section, item)
//   scrollCarousel(section, offset) hang(section?, item?) room(rect)
//   offsetShowing(kind, section, item, position, rect)
//   mark(rect) takeMark(other) unmark() keptOffset(rect)
// layouts.wheel(settings)    destroy() configure(settings, offset) itemCount anglePerItem step
//   maximumOffset turnLength contentWidth contentHeight items(offset) transitionItems(offset, progress)
//   itemAt(x, y, offset) focusedItem(offset) snap(proposed, velocity) offsetFocusing(index, offset)
//   recenter(offset) hold(x, y, offset) turn(x, y) fling(offset, time, options?)
// layouts.memoryBytes        the memory of the modules
//
// Walls, feeds and wheels have a module each, which is compiled when the first of them is made.
//
// Settings that are left out have the value shown here:
//   wall, feed   length, scrollsSideways: false, rightToLeft: false, scale: 0 (exact frames)
//   wall, section   columns: 2 or minimumWidth, maximumWidth: 0 (none), alignment: "start", spacing: 0 or
//     columnSpacing and itemSpacing, insets: 0 or [top, leading, bottom, trailing],
//     packing: "shortestColumn", "roundRobin", "gridLanes" or "dense",
//     tolerance: 0 (points), { fraction } or Infinity
//   section      or rowHeight, breaking: "greedy" or "optimal", or "flowing" for items that keep their
//     widths, lastRow: "natural", "filling" or "heldBack", insets: 0, spacing: 0 or itemSpacing and
//     rowSpacing, for rows in place of columns; sharedLine: { spacing, fillsWidth }, for short sections
//     side by side
//   section      header: { length, isPinned, isStretching, level: 0 }, footer: { length, isPinned },
//     background, spacingAfter: 0, carousel (its length), isCollapsed, and areHeights, where items
//     are measured by heights in place of ratios
//   wheel        see Wheel.record; angles are in radians

class LayoutError extends Error {
  constructor(number, sentence) {
    super(sentence);
    this.name = "LayoutError";
    this.number = number;
  }
}

/// What the bridge refuses, by the number of an error: -2 and less.
const refusals = [
  "There is no such layout.", "A number is not a whole one in its range.",
  "A setting has no such choice.", "An address is null or not a multiple of the size of its numbers.",
  "An order must name each item once.", "No mark was set, or it does not remember frames.",
  "A wall or a feed refuses a value: a length must be a finite number of at least 0, a span at least 1.",
  "A wheel refuses a value: a length must be a finite number of at least 0.",
];

/// What bare WebAssembly has no instruction for. `%` is exact, and so are the differences.
const mathOfHost = {
  sin: Math.sin,
  cos: Math.cos,
  atan2: Math.atan2,
  exp: Math.exp,
  remainder(x, y) {
    const size = Math.abs(y);
    let rest = Math.abs(x) % (2 * size);
    if (rest + rest > size) {
      rest -= size;
      if (rest + rest >= size) rest -= size;
    }
    return x < 0 || Object.is(x, -0) ? -rest : rest;
  },
};

/// What makes walls, feeds and wheels, given what returns the bytes of the module for a kind of them.
class Layouts {
  constructor(bytes) {
    this.bytes = bytes;
    this.modules = {};
  }

  wall(settings) { return new Wall(this.module("wall"), settings); }
  feed(settings) { return new Feed(this.module("feed"), settings); }
  wheel(settings) { return new Wheel(this.module("wheel"), settings); }

  module(kind) { return (this.modules[kind] ??= new LayoutModule(this.bytes(kind))); }

  get memoryBytes() {
    return Object.values(this.modules).reduce(
      (sum, module) => sum + module.call.memory.buffer.byteLength, 0);
  }
}

/// The functions of a module, and its memory.
class LayoutModule {
  constructor(bytes) {
    const imports = { env: mathOfHost };
    this.call = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports).exports;
    this.scratch = 0;
    this.scratchBytes = 0;
  }

  /// The answer of a function, or an exception.
  check(answer) {
    if (answer >= -1) return answer;
    throw new LayoutError(answer, refusals[-2 - answer]);
  }

  /// Memory for the records of the next call, kept and grown for all of them.
  room(bytes) {
    if (bytes > this.scratchBytes) {
      const size = Math.max(4096, 2 ** Math.ceil(Math.log2(bytes)));
      const address = this.check(this.call.memory_allocate(size));
      if (this.scratch) this.call.memory_release(this.scratch);
      this.scratch = address;
      this.scratchBytes = size;
    }
    return this.scratch;
  }

  /// Numbers that the last call wrote. It is a view, and lasts until the next call.
  numbers(count) { return new Float64Array(this.call.memory.buffer, this.scratch, count); }

  /// Passes a record of numbers to a function.
  withRecord(record, body) {
    const address = this.room(8 * record.length);
    this.numbers(record.length).set(record);
    return this.check(body(address));
  }

  /// Passes lists to a function, each as an array of its type; null stays null.
  withLists(lists, body) {
    const addresses = lists.map((list) => list && this.call.memory_allocate(list.byteLength));
    try {
      addresses.forEach((address) => this.check(address ?? 0));
      lists.forEach((list, index) => {
        if (list) new list.constructor(this.call.memory.buffer, addresses[index]).set(list);
      });
      return this.check(body(...addresses.map((address) => address ?? 0)));
    } finally {
      for (const address of addresses) if (address > 0) this.call.memory_release(address);
    }
  }

  /// The one record that a function writes, or null if it has none.
  record(width, body) {
    const address = this.room(8 * width);
    return this.check(body(address)) < 0 ? null : this.numbers(width);
  }

  /// All records that a function writes, however many there are.
  records(width, body) {
    let capacity = Math.floor(Math.max(this.scratchBytes, 4096) / (8 * width));
    for (;;) {
      const count = this.check(body(this.room(8 * width * capacity), capacity));
      if (count <= capacity) return this.numbers(count * width);
      capacity = count;
    }
  }
}

const place = (names, name, setting) => {
  const index = names.indexOf(name);
  if (index < 0) throw new LayoutError(-4, `The setting ${setting} has no choice ${name}.`);
  return index;
};
const kinds = ["background", "header", "item", "footer"];
const sides = ["left", "right", "above", "below"];
const positions = ["start", "center", "end", "nearest"];
const frameAt = (numbers, index) => [
  numbers[index], numbers[index + 1], numbers[index + 2], numbers[index + 3],
];
const asRatios = (ratios) => (ratios instanceof Float64Array ? ratios : Float64Array.from(ratios));
const asSpans = (spans) => (spans instanceof Uint8Array ? spans : spans && Uint8Array.from(spans));
const asIndices = (list) => (list instanceof Uint32Array ? list : Uint32Array.from(list));

const spaceRecord = ({ length, scrollsSideways, rightToLeft, scale }) => [
  scrollsSideways ? 1 : 0, length, rightToLeft ? 1 : 0, scale ?? 0,
];

const gridRecord = (settings) => {
  const { tolerance = 0, insets = 0, spacing = 0 } = settings;
  const kind = tolerance === Infinity ? 2 : typeof tolerance === "object" ? 1 : 0;
  return [
    settings.minimumWidth === undefined ? 0 : 1, settings.minimumWidth ?? settings.columns ?? 2,
    settings.maximumWidth ?? 0,
    place(["start", "center", "end", "fit"], settings.alignment ?? "start", "alignment"),
    settings.columnSpacing ?? spacing, settings.itemSpacing ?? spacing,
    ...insetsRecord(insets),
    place(["roundRobin", "shortestColumn", "gridLanes", "dense"],
      settings.packing ?? "shortestColumn", "packing"),
    kind, [tolerance, tolerance.fraction, 0][kind],
  ];
};

const insetsRecord = (insets) =>
  typeof insets === "number" ? [insets, insets, insets, insets] : insets;

const rowsRecord = ({
  rowHeight, breaking = "greedy", lastRow = "natural", insets = 0, spacing = 0, itemSpacing, rowSpacing,
}) => [
  rowHeight, place(["greedy", "optimal", "flowing"], breaking, "breaking"),
  place(["natural", "filling", "heldBack"], lastRow, "lastRow"), itemSpacing ?? spacing,
  rowSpacing ?? spacing, ...insetsRecord(insets),
];

const sectionRecord = (settings) => {
  const { header, footer, background, spacingAfter, sharedLine, carousel, isCollapsed } = settings;
  const isInRows = settings.rowHeight !== undefined;
  return [
    ...(isInRows ? [1, ...rowsRecord(settings)] : [0, ...gridRecord(settings)]),
    sharedLine?.spacing ?? -1, sharedLine?.fillsWidth ? 1 : 0, header?.length ?? -1,
    header?.isPinned ? 1 : 0, header?.isStretching ? 1 : 0, header?.level ?? 0, footer?.length ?? -1,
    footer?.isPinned ? 1 : 0, background ?? -1, spacingAfter ?? 0, carousel ?? -1, isCollapsed ? 1 : 0,
  ];
};
