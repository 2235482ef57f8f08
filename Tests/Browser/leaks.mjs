// Runs in a page or in Node: layouts that are given back leave nothing behind in the module.
import { Random } from "./random.mjs";

/** Makes a layout of each kind, uses it in every way, and gives it back. */
function cycle(layouts, random, givesBack) {
  const ratios = Float64Array.from({ length: 250 }, () => random.between(0.3, 3));
  const spans = Uint8Array.from(ratios, () => random.one([1, 1, 1, 2]));
  const packing = random.one(["shortestColumn", "roundRobin", "gridLanes", "dense"]);
  const settings = { length: 1000, columns: 5, spacing: 8, packing };
  const view = [0, 2000, 1000, 800];

  const wall = layouts.wall(settings);
  wall.append(ratios, random.below(2) === 0 ? spans : null);
  wall.mark(view, { frames: true });
  wall.insert(100, ratios.subarray(0, 50));
  wall.remove(10, 20);
  wall.move(5, 200);
  wall.setRatios([3, 150], [1, 2]);
  wall.setSpans(null);
  wall.setColumns(Array.from({ length: wall.count }, (_, index) => (index % 9 === 0 ? 2 : null)));
  wall.reorder(Uint32Array.from({ length: wall.count }, (_, index) => wall.count - 1 - index));
  wall.keep(150);
  wall.setHeight(50, 77);
  wall.configure({ ...settings, length: 900 });
  wall.frameChanges(view, view);
  wall.keptOffset(view);
  wall.unmark();
  const pinched = wall.pinched({ ...settings, columns: 7 }, 300, 2100, view);
  pinched.pinchItems(0.5);
  if (random.below(2) === 0) pinched.endPinch();
  wall.items(view);
  wall.indices(view);
  wall.dropIndex(500, 2400, 20);

  const feed = layouts.feed({ length: 1000 });
  for (let section = 0; section < 3; section += 1) {
    const header = { length: 40, isPinned: true };
    feed.insertSection(section, { columns: 3, spacing: 4, header }, ratios.subarray(0, 80));
  }
  feed.insertSection(3, { columns: 1, carousel: 90, background: 0 }, ratios.subarray(0, 30));
  feed.insertSection(4, { columns: 1, areHeights: true }, ratios.subarray(0, 9));
  feed.scrollCarousel(3, 70);
  feed.hang(4, 8);
  feed.mark(view);
  feed.moveSection(0, 2);
  feed.configureSection(4, { columns: 2, areHeights: true }, ratios.subarray(0, 20));
  feed.configureSection(0, { rowHeight: 40, breaking: "flowing", isCollapsed: true });
  feed.room(view);
  feed.keptOffset(view);
  feed.elements(view, 100);
  feed.removeSection(1);

  const circle = { itemSize: [60, 80], radius: 300, viewport: [400, 600], itemCount: 50 };
  const sizes = Array.from({ length: 50 }, () => [random.between(30, 70), random.between(40, 90)]);
  const wheel = layouts.wheel({ ...circle, sizes: random.below(2) === 0 ? sizes : undefined });
  wheel.items(500);
  wheel.hold(200, 100, 500);
  wheel.turn(300, 150);
  wheel.snap(510, 200);
  wheel.fling(510, 0.3, { velocity: 1000 });
  wheel.configure({ ...circle, sizes, fan: 2 }, 500);
  wheel.transitionItems(300, 0.4);

  // A refused call must leave nothing behind either.
  let refusals = 0;
  for (const refused of [
    () => layouts.wall({ length: -1 }), () => wall.insert(0, [1], [0]), () => wall.remove(5000),
    () => wall.setHeight(0, NaN), () => feed.elements([0, 0, 1, 1], NaN), () => wheel.offsetFocusing(99, 0),
    () => wheel.configure({ ...circle, sizes: [[NaN, 1]], itemCount: 1 }, 0),
  ]) {
    try {
      refused();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      refusals += 1;
    }
  }
  if (refusals < 6) throw new Error(`only ${refusals} of 7 bad calls were refused`);
  if (givesBack) for (const layout of [wall, pinched, feed, wheel]) layout.destroy();
}

/** By how many bytes the memory of the module grows over so many cycles, after some to warm up. */
export function growth(layouts, cycles, givesBack = true) {
  const random = new Random(5);
  for (let time = 0; time < 100; time += 1) cycle(layouts, random, true);
  const before = layouts.memoryBytes;
  for (let time = 0; time < cycles; time += 1) cycle(layouts, random, givesBack);
  return layouts.memoryBytes - before;
}
