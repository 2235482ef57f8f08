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
//   setColumns(columns or null) setHeight(index, height) keep(end) keepIn(rect) repack()
//   frame(index) frames(first, count) items(rect) indices(rect) itemAt(x, y) neighbor(index, side) dropIndex(x, y, index)
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
// Walls, which are feeds of one section, and feeds share a module; wheels have one of their own. A
// module is compiled when the first of its layouts is made.
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

/// What makes walls, feeds and wheels, given what returns the bytes of a module: "masonry" or "wheel".
class Layouts {
  constructor(bytes) {
    this.bytes = bytes;
    this.exports = {};
    this.modules = {};
  }

  wall(settings) { return new Wall(this.module("wall"), settings); }
  feed(settings) { return new Feed(this.module("feed"), settings); }
  wheel(settings) { return new Wheel(this.module("wheel"), settings); }

  module(kind) {
    return (this.modules[kind] ??= new LayoutModule(
      kind, this.exportsOf(kind === "wheel" ? "wheel" : "masonry")));
  }

  exportsOf(name) {
    return (this.exports[name] ??= new WebAssembly.Instance(
      new WebAssembly.Module(this.bytes(name)), { env: mathOfHost }).exports);
  }

  get memoryBytes() {
    return Object.values(this.exports).reduce((sum, { memory }) => sum + memory.buffer.byteLength, 0);
  }
}

/// The functions of a module for one kind of layouts, and its memory: `wall_items` is `items` of walls.
class LayoutModule {
  constructor(kind, exports) {
    const others = ["wall_", "feed_", "wheel_"].filter((other) => other !== `${kind}_`);
    this.functions = Object.fromEntries(
      Object.entries(exports).filter(([name]) => !others.some((other) => name.startsWith(other)))
        .map(([name, body]) => [name.split("_").at(-1), body]));
    this.scratch = 0;
    this.scratchBytes = 0;
  }

  get memory() { return this.functions.memory.buffer; }

  /// The answer of a function, or an exception.
  check(answer) {
    if (answer >= -1) return answer;
    throw new LayoutError(answer, refusals[-2 - answer]);
  }

  /// Memory for the records of the next call, kept and grown for all of them.
  room(bytes) {
    if (bytes > this.scratchBytes || !this.scratch) {
      const size = Math.max(4096, 2 ** Math.ceil(Math.log2(bytes)));
      const address = this.check(this.functions.allocate(size));
      if (this.scratch) this.functions.release(this.scratch);
      this.scratch = address;
      this.scratchBytes = size;
    }
    return this.scratch;
  }

  /// Calls a function with numbers and lists: a typed array is passed as the address of a copy, null as 0.
  call(name, values) {
    const addresses = [];
    const passed = (value) => {
      if (!ArrayBuffer.isView(value)) return value ?? 0;
      const address = this.check(this.functions.allocate(value.byteLength));
      addresses.push(address);
      new value.constructor(this.memory, address, value.length).set(value);
      return address;
    };
    try {
      return this.check(this.functions[name](...values.map(passed)));
    } finally {
      for (const address of addresses) this.functions.release(address);
    }
  }

  /// All records that a function writes, however many there are, one after the other. It is a view, and
  /// lasts until the next call.
  records(name, width, numbers, List = Float64Array) {
    const bytes = width * List.BYTES_PER_ELEMENT;
    let capacity = Math.floor(Math.max(this.scratchBytes, 4096) / bytes);
    for (;;) {
      const count = this.check(this.functions[name](...numbers, this.room(bytes * capacity), capacity));
      if (count <= capacity) return new List(this.memory, this.scratch, count * width);
      capacity = count;
    }
  }
}

/// A number with commas between the thousands, and at most so many digits after the point.
const grouped = (number, digits = 0) => number.toLocaleString("en-US", { maximumFractionDigits: digits });

/// The time of a query in microseconds: the best of many short rounds, which is what it takes where nothing
/// else is in the way.
function timeOf(query) {
  let best = Infinity;
  const end = performance.now() + 6;
  for (let round = 0; round < 3 || performance.now() < end; round++) {
    // Browsers round their clocks, so a round begins with a tick.
    const before = performance.now();
    let [start, now, count] = [before, before, 0];
    while (start === before) start = performance.now();
    do {
      for (let time = 0; time < 4; time++) query();
      count += 4;
      now = performance.now();
    } while (now - start < 0.4);
    best = Math.min(best, (now - start) / count);
  }
  return 1000 * best;
}

/// What walls, feeds and wheels have in common: a handle, with which functions of their module are called.
class Layout {
  constructor(module, ...settings) {
    this.module = module;
    this.handle = module.call("create", settings);
  }

  destroy() { this.call("destroy"); }

  /// Calls a function, and returns its answer, which is -1 for none.
  call(name, ...values) { return this.module.call(name, [this.handle, ...values]); }

  /// The one record that a function writes, or null if it has none. It is a view, and lasts until the next call.
  record(name, width, ...numbers) {
    const { module } = this;
    const address = module.room(8 * width);
    const answer = module.check(module.functions[name](this.handle, ...numbers, address));
    return answer < 0 ? null : new Float64Array(module.memory, address, width);
  }

  /// The one number that a function writes, or null if it has none.
  number(name, ...numbers) { return this.record(name, 1, ...numbers)?.[0] ?? null; }

  /// What `read` makes of each record that a function writes, from the place of its first number.
  list(name, width, numbers, read) {
    const records = this.module.records(name, width, [this.handle, ...numbers]);
    const list = [];
    for (let at = 0; at < records.length; at += width) list.push(read(records, at));
    return list;
  }

  /// How long the module takes for a query, in microseconds: the best so far for these numbers.
  timeOf(name, ...numbers) {
    const { module, handle } = this;
    const said = `${name} ${numbers}`;
    if (this.timed?.said !== said) this.timed = { said, time: Infinity };
    const capacity = 500;
    const address = module.room(80 * capacity);
    const query = module.functions[name];
    this.timed.time = Math.min(this.timed.time, timeOf(() => query(handle, ...numbers, address, capacity)));
    return this.timed.time;
  }

  /// One of the numbers, at most seven, that describe a layout.
  described(index) { return this.record("describe", 7)[index]; }
}

/// What a wall and a feed have in common: a mark to keep a place and to animate from.
class MarkedLayout extends Layout {
  /// Remembers what is visible.
  mark(rect, ...flags) { this.call("mark", ...rect, ...flags); }

  unmark() { this.call("unmark"); }

  /// Where to scroll so that what was visible at the mark stays where it was.
  keptOffset(rect) { return this.number("keptOffset", ...rect); }
}

const place = (names, name, setting) => {
  const index = names.indexOf(name);
  if (index < 0) throw new LayoutError(-4, `The setting ${setting} has no choice ${name}.`);
  return index;
};
const kinds = ["background", "header", "item", "footer"];
const sides = ["left", "right", "above", "below"];
const positions = ["start", "center", "end", "nearest"];
const frameAt = (numbers, at) => [numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]];
const boxOf = ([x, y, width, height]) => ({ x, y, width, height });
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
    place(["start", "center", "end"], settings.alignment ?? "start", "alignment"),
    settings.columnSpacing ?? spacing, settings.itemSpacing ?? spacing,
    ...insetsRecord(insets),
    place(["roundRobin", "shortestColumn", "gridLanes", "dense"], settings.packing ?? "shortestColumn", "packing"),
    kind, [tolerance, tolerance.fraction, 0][kind],
  ];
};

const insetsRecord = (insets) => typeof insets === "number" ? [insets, insets, insets, insets] : insets;

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
