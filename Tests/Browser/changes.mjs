// Runs in a page or in Node: random changes of a wall, against a fresh wall and against other rules.
import { place } from "./placement.mjs";
import { Random } from "./random.mjs";

/** The items and the settings that a wall should have, kept beside it in plain arrays. */
class Model {
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
    this.contentHeight = 0;
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
    return {
      columns, columnSpacing: spacing, itemSpacing: length(0, 20), insets,
      length: this.isExact
        ? insets[1] + insets[3] + columns * 128 + (columns - 1) * spacing : random.between(0, 1600),
      rightToLeft: random.below(4) === 0,
      scale: this.isExact ? 0 : random.one([0, 0, 1, 2, 3, 1.5]),
      packing: isDense ? "dense" : random.one(["shortestColumn", "roundRobin", "gridLanes"]),
      tolerance: random.one([0, 0, 16, length(0, 200), { fraction: random.one([0, 0.25, 0.0625]) }]),
    };
  }

  randomItem() {
    const { random } = this;
    const ratio = this.isExact ? random.one([0.25, 0.5, 1, 2, 4]) : random.between(0.3, 3);
    return { ratio, span: random.one([1, 1, 1, 1, 2, 3]), height: null };
  }

  randomItems(most) {
    return Array.from({ length: this.random.below(most + 1) }, () => this.randomItem());
  }

  height(item, width) {
    return item.height ?? width / item.ratio;
  }

  /** A wall with these items, as it is made from nothing. */
  freshWall(layouts) {
    const wall = layouts.wall(this.settings);
    wall.append(ratiosOf(this.items), spansOf(this.items));
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
    const { frames, firsts, contentHeight } = this.placed((index) =>
      (isKept(this.items[index]) ? this.items[index].column : null));
    Object.assign(this, { frames, contentHeight });
    this.items.forEach((item, index) => { item.column = firsts[index]; });
  }

  /** Gives items other lengths; where none of them differs, nothing is placed again. */
  changeLengths(body) {
    const lengths = () =>
      `${this.items.map((item, index) => this.height(item, this.frames[4 * index + 2]))}`;
    const before = lengths();
    body();
    if (lengths() !== before) this.change(() => {});
  }

  /** Where the rules put the items. */
  placed(keptColumnOf = () => null) {
    const { packing, scale, rightToLeft, insets } = this.settings;
    const [top, leading, bottom, trailing] = insets;
    const rules = {
      ...this.settings, width: this.settings.length, insets: { top, leading, bottom, trailing },
      packing: packing === "dense" ? "gridLanes" : packing, isDense: packing === "dense",
      scale: scale === 0 ? null : scale, isRightToLeft: rightToLeft,
    };
    return place(rules, this.items.length, (index, width) => this.height(this.items[index], width),
      (index) => this.items[index].span, keptColumnOf);
  }
}

const ratiosOf = (items) => items.map(({ ratio }) => ratio);
const spansOf = (items) => items.map(({ span }) => span);

/** Each changes a wall and its model alike, and returns false where there is nothing to change. */
const changes = {
  append(wall, model) {
    const added = model.randomItems(12);
    if (added.length === 0) return false;
    wall.append(ratiosOf(added), spansOf(added));
    model.change(() => model.items.push(...added));
  },
  insert(wall, model, random) {
    const added = model.randomItems(6);
    if (added.length === 0) return false;
    const index = random.below(model.items.length + 1);
    wall.insert(index, ratiosOf(added), spansOf(added));
    model.change(() => model.items.splice(index, 0, ...added));
  },
  remove(wall, model, random) {
    const index = random.below(model.items.length + 1);
    const count = random.below(Math.min(10, model.items.length - index) + 1);
    if (count === 0) return false;
    wall.remove(index, count);
    model.change(() => model.items.splice(index, count));
  },
  move(wall, model, random) {
    if (model.items.length === 0) return false;
    const [from, to] = [random.below(model.items.length), random.below(model.items.length)];
    if (from === to) return false;
    wall.move(from, to);
    model.change(() => {
      const [item] = model.items.splice(from, 1);
      model.items.splice(to, 0, item);
      item.isKept = false;
    });
  },
  reorder(wall, model, random) {
    const order = model.items.map((_, index) => index);
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = random.below(index + 1);
      [order[index], order[other]] = [order[other], order[index]];
    }
    wall.reorder(order);
    model.change(() => {
      model.items = order.map((index) => ({ ...model.items[index], height: null }));
    }, { packsAnew: true });
  },
  setRatios(wall, model, random) {
    if (model.items.length === 0) return false;
    const indices = Array.from({ length: 1 + random.below(4) }, () => random.below(model.items.length));
    const ratios = indices.map(() => model.randomItem().ratio);
    wall.setRatios(indices, ratios);
    model.changeLengths(() => indices.forEach((index, place) => {
      Object.assign(model.items[index], { ratio: ratios[place], height: null });
    }));
  },
  setSpans(wall, model) {
    const spans = model.items.map(() => model.randomItem().span);
    wall.setSpans(spans);
    model.change(() => model.items.forEach((item, index) => {
      Object.assign(item, { span: spans[index], height: null });
    }), { packsAnew: true });
  },
  setHeight(wall, model, random) {
    if (model.items.length === 0) return false;
    const index = random.below(model.items.length);
    const height = model.isExact ? 4 * random.below(100) : random.between(0, 400);
    wall.setHeight(index, height);
    model.changeLengths(() => { model.items[index].height = height; });
  },
  keep(wall, model, random) {
    if (!model.keeps) return false;
    const end = random.one([0, Infinity, random.below(model.items.length + 1)]);
    wall.keep(end);
    model.horizon = end;
  },
  configure(wall, model) {
    const before = model.frames;
    const settings = model.randomSettings();
    wall.configure(settings);
    // A height that was set is that of an item at one width.
    model.change(() => {
      model.settings = settings;
      const after = model.placed().frames;
      model.items.forEach((item, index) => {
        if (before[4 * index + 2] !== after[4 * index + 2]) item.height = null;
      });
    });
  },
};

/** What differs between two lists of frames, to the bit, or null. */
export function difference(one, other) {
  if (one.length !== other.length) return `${one.length / 4} items, not ${other.length / 4}`;
  for (let number = 0; number < one.length; number += 1) {
    if (!Object.is(one[number] + 0, other[number] + 0)) {
      return `item ${number >> 2} has ${"xywh"[number % 4]} ${one[number]}, not ${other[number]}`;
    }
  }
  return null;
}

/**
 * Changes walls in all ways, as often as asked for, and compares all frames after every change.
 *
 * Every wall is changed thirty times. Returns what was done; throws for the first difference. With a
 * `fault`, an item of the model is an ulp higher than the rules have it, which must be noticed.
 */
export function changeRandomly(layouts, times, seed, fault = false) {
  const random = new Random(seed);
  const done = {};
  let [compared, kept] = [0, 0];
  for (let time = 0; time < times;) {
    const model = new Model(random);
    const wall = layouts.wall(model.settings);
    for (let turn = 0; turn < 30 && time < times; turn += 1) {
      const name = random.one(Object.keys(changes));
      if (changes[name](wall, model, random) === false) continue;
      time += 1;
      done[name] = (done[name] ?? 0) + 1;
      if (!model.isFresh) kept += 1;
      if (fault && time >= times >> 1 && model.items.length > 0) model.frames[3] *= 1 + 2 ** -52;
      const said = `change ${time} (${name}), seed ${seed}, ${JSON.stringify(model.settings)}`;
      const frames = wall.frames(0, wall.count).slice();
      const fresh = model.freshWall(layouts);
      const rebuilt = model.isFresh ? fresh.frames(0, fresh.count).slice() : frames;
      fresh.destroy();
      for (const [whose, expected] of [["a fresh wall", rebuilt], ["the rules", model.frames]]) {
        const wrong = difference(frames, expected);
        if (wrong) throw new Error(`${said}: unlike ${whose}: ${wrong}`);
      }
      if (wall.contentHeight !== model.contentHeight) {
        throw new Error(`${said}: content of ${wall.contentHeight}, not ${model.contentHeight}`);
      }
      compared += wall.count;
    }
    wall.destroy();
  }
  return `${times} changes, ${kept} with items kept in columns, ${compared} frames: ${
    Object.entries(done).map(([name, count]) => `${name} ${count}`).join(", ")}`;
}
