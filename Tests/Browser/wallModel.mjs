// What a wall should be that is changed at random, by rules of its own: see changes.mjs.
import { place } from "./placement.mjs";

/** The items and the settings that a wall should have, kept beside it in plain arrays. */
export class Model {
  constructor(random) {
    this.random = random;
    // Dense worlds have numbers that add up exactly, since two ways of adding decide about room in a gap.
    this.isExact = random.below(3) === 0;
    this.keeps = random.below(2) === 0;
    this.settings = this.randomSettings();
    this.items = [];
    // The items before it stay in their columns.
    this.horizon = 0;
    this.frames = new Float64Array();
    this.contentLength = 0;
    this.isFresh = true;
  }

  randomSettings() {
    const { random } = this;
    const isDense = this.isExact && random.below(3) > 0;
    // With another number of columns, no item is kept in its own.
    const columns = this.settings && random.below(2) === 0 ? this.settings.columns : 1 + random.below(7);
    const length = (lower, upper) =>
      this.isExact ? 4 * random.below(upper / 4) + lower : random.between(lower, upper);
    const spacing = length(0, 20);
    const insets = [length(0, 30), length(0, 30), length(0, 30), length(0, 30)];
    const scrollsSideways = random.below(4) === 0;
    const inset = scrollsSideways ? insets[0] + insets[2] : insets[1] + insets[3];
    return {
      scrollsSideways, columns, columnSpacing: spacing, itemSpacing: length(0, 20), insets,
      length: this.isExact
        ? inset + columns * 128 + (columns - 1) * spacing : random.between(0, 1600),
      // Rows from right to left begin at the end of their content: with exact numbers alone to the bit.
      rightToLeft: random.below(4) === 0 && (this.isExact || !scrollsSideways),
      scale: this.isExact ? 0 : random.one([0, 0, 1, 2, 3, 1.5]),
      packing: isDense ? "dense" : random.one(["shortestColumn", "roundRobin", "gridLanes"]),
      tolerance: random.one([0, 0, 16, length(0, 200), { fraction: random.one([0, 0.25, 0.0625]) }]),
    };
  }

  randomItem() {
    const { random } = this;
    const ratio = this.isExact ? random.one([0.25, 0.5, 1, 2, 4]) : random.between(0.3, 3);
    return { ratio, span: random.one([1, 1, 1, 1, 2, 3]), height: null, pin: null };
  }

  randomItems(most) {
    return Array.from({ length: this.random.below(most + 1) }, () => this.randomItem());
  }

  /** The height of an item at a width, or its width at a height. */
  length(item, across) {
    return item.height ?? (this.settings.scrollsSideways ? across * item.ratio : across / item.ratio);
  }

  /** What of a frame is across the way that the wall scrolls: its width, or its height. */
  get across() { return this.settings.scrollsSideways ? 3 : 2; }

  /** A wall with these items, as it is made from nothing. */
  freshWall(layouts) {
    const wall = layouts.wall(this.settings);
    wall.append(ratiosOf(this.items), spansOf(this.items));
    wall.setColumns(pinsOf(this.items));
    this.items.forEach((item, index) => {
      if (item.height !== null) wall.setHeight(index, item.height);
    });
    return wall;
  }

  /** Does something to the items or settings, and places all again; items that are kept stay in columns. */
  change(body, { packsAnew = false } = {}) {
    const { columns } = this.settings;
    this.items.forEach((item, index) => { item.isKept = index < this.horizon; });
    body();
    // The horizon goes along with the last item that is kept.
    if (!packsAnew && this.horizon !== Infinity) {
      this.horizon = this.items.findLastIndex((item) => item.isKept) + 1;
    }
    const isKept = (item) => !packsAnew && columns === this.settings.columns && item.isKept;
    this.isFresh = !this.items.some(isKept);
    const { frames, firsts, contentHeight: contentLength } = this.placed((index) =>
      (isKept(this.items[index]) ? this.items[index].column : null));
    Object.assign(this, { frames, contentLength });
    this.items.forEach((item, index) => { item.column = firsts[index]; });
  }

  /** Gives items other lengths; where none of them differs, nothing is placed again. */
  changeLengths(body) {
    const lengths = () =>
      `${this.items.map((item, index) => this.length(item, this.frames[4 * index + this.across]))}`;
    const before = lengths();
    body();
    if (lengths() !== before) this.change(() => {});
  }

  /** Where the rules put the items. */
  placed(keptColumnOf = () => null) {
    const { packing, scale, rightToLeft, scrollsSideways, insets } = this.settings;
    const [top, leading, bottom, trailing] = insets;
    const rules = {
      ...this.settings, width: this.settings.length,
      insets: scrollsSideways ? { top: leading, leading: top, bottom: trailing, trailing: bottom }
        : { top, leading, bottom, trailing },
      packing: packing === "dense" ? "gridLanes" : packing, isDense: packing === "dense",
      scale: scale === 0 ? null : scale, isRightToLeft: rightToLeft && !scrollsSideways,
    };
    const placed = place(
      rules, this.items.length, (index, across) => this.length(this.items[index], across), {
        spanOf: (index) => this.items[index].span, keptColumnOf,
        pinnedColumnOf: (index) => this.items[index].pin,
      });
    return scrollsSideways ? turned(placed, rightToLeft) : placed;
  }
}

/** A wall with its rows for columns, which may go from right to left. */
function turned({ frames, firsts, contentHeight }, isMirrored) {
  const others = frames.map((_, number) => frames[number % 2 === 0 ? number + 1 : number - 1]);
  for (let number = 0; isMirrored && number < others.length; number += 4) {
    others[number] = contentHeight - (others[number] + others[number + 2]);
  }
  return { frames: others, firsts, contentHeight };
}

export const ratiosOf = (items) => items.map(({ ratio }) => ratio);
export const spansOf = (items) => items.map(({ span }) => span);
export const pinsOf = (items) => items.map(({ pin }) => pin);
