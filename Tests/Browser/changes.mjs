// Runs in a page or in Node: random changes of a wall, against a fresh wall and against other rules.
import { Random } from "./random.mjs";
import { Model, pinsOf, ratiosOf, spansOf } from "./wallModel.mjs";

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
  setColumns(wall, model, random) {
    // Some of them beyond the last column; they are moved back.
    const pins = model.items.map(() => random.one([null, null, null, random.below(9)]));
    const isNone = random.below(3) === 0;
    wall.setColumns(isNone ? null : pins);
    model.change(() => model.items.forEach((item, index) => {
      Object.assign(item, { pin: isNone ? null : pins[index], height: null });
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
    const { frames: before, across } = model;
    const settings = model.randomSettings();
    wall.configure(settings);
    // A height that was set is that of an item at one width, and none in a wall that is turned.
    model.change(() => {
      model.settings = settings;
      const after = model.placed().frames;
      model.items.forEach((item, index) => {
        const isSame = before[4 * index + across] === after[4 * index + across];
        if (across !== model.across || !isSame) item.height = null;
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
      if (fault && time >= times >> 1 && model.items.length > 0) model.frames[5 - model.across] *= 1 + 2 ** -52;
      const said = `change ${time} (${name}), seed ${seed}, ${JSON.stringify(model.settings)}`;
      const frames = wall.frames(0, wall.count).slice();
      const fresh = model.freshWall(layouts);
      const rebuilt = model.isFresh ? fresh.frames(0, fresh.count).slice() : frames;
      fresh.destroy();
      for (const [whose, expected] of [["a fresh wall", rebuilt], ["the rules", model.frames]]) {
        const wrong = difference(frames, expected);
        if (wrong) throw new Error(`${said}: unlike ${whose}: ${wrong}`);
      }
      const length = model.settings.scrollsSideways ? wall.contentWidth : wall.contentHeight;
      // A wall ends on a whole pixel.
      const { scale } = model.settings;
      const expected = scale ? Math.floor(model.contentLength * scale + 0.5) / scale : model.contentLength;
      if (length !== expected) throw new Error(`${said}: content of ${length}, not ${expected}`);
      compared += wall.count;
    }
    wall.destroy();
  }
  return `${times} changes, ${kept} with items kept in columns, ${compared} frames: ${
    Object.entries(done).map(([name, count]) => `${name} ${count}`).join(", ")}`;
}
