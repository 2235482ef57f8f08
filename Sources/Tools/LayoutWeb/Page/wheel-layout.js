// A wheel of the module: see layouts.js for its functions.

class Wheel extends Layout {
  constructor(module, settings) { super(module, ...Wheel.lists(settings)); }

  /// The settings as numbers, and the sizes, [width, height] for each item, if items have sizes of their own.
  static lists(settings) {
    const { sizes } = settings;
    return [Float64Array.from(Wheel.record(settings)), sizes ? Float64Array.from(sizes.flat()) : null];
  }

  /// The settings as numbers; what is left out has the value shown here. With `turns` the items are a ring,
  /// with `fan` they are spread over an arc, and else a list with a spacing. With `turnOver` no text stands on
  /// its head: cards turn over within that angle.
  static record({
    itemSize, radius, spacing = { gap: 12 }, turns, fan, center = "focusInMiddle", focus = 0,
    itemOrder = "followingFinger", step = "arcLength", scrollsVertically = false, rightToLeft = false,
    arcLimit = Infinity, orientation = "outward", turnOver, zOrder = "focusOnTop", falloff = {}, viewport,
    itemCount,
  }) {
    const kinds = ["angle", "arc", "gap"];
    const kind = turns !== undefined ? 4 : fan !== undefined ? 5 : spacing === "widthAlongTangent"
      ? 3 : place(kinds, Object.keys(spacing)[0], "spacing");
    const { scale = 1, opacity = 1, reach = 1, curve = "smooth" } = falloff;
    const [centerKind, x, y] = center === "focusInMiddle"
      ? [0, 0, 0] : center.peeking !== undefined ? [1, center.peeking, 0] : [2, ...center];
    const stepKind = typeof step === "number" ? 1 : place(["arcLength", "", "itemsSideBySide"], step, "step");
    return [
      ...itemSize, radius, kind, turns ?? fan ?? spacing[kinds[kind]] ?? 0, centerKind, x, y,
      focus, place(["followingFinger", "clockwise", "counterclockwise"], itemOrder, "itemOrder"), stepKind,
      stepKind === 1 ? step : 0, Number(scrollsVertically), Number(rightToLeft), arcLimit,
      place(["outward", "facingFocus", "upright"], orientation, "orientation"),
      place(["focusOnTop", "ascending", "descending", "clockwiseAngle"], zOrder, "zOrder"),
      scale, opacity, reach, place(["linear", "smooth"], curve, "falloff"), ...viewport, itemCount,
      turnOver === undefined ? 0 : 1, turnOver ?? 0,
    ];
  }

  /// Takes other settings, and returns the offset at which the same item is in focus. The wheel before is
  /// remembered, for `transitionItems`.
  configure(settings, offset) {
    const { module } = this;
    const [record, sizes] = Wheel.lists(settings);
    this.call("configure", record, offset, module.room(8), sizes);
    return new Float64Array(module.memory, module.scratch, 1)[0];
  }

  get itemCount() { return this.described(0); }
  get anglePerItem() { return this.described(1); }
  get step() { return this.described(2); }
  get maximumOffset() { return this.described(3); }
  get turnLength() { return this.described(4); }
  get contentWidth() { return this.described(5); }
  get contentHeight() { return this.described(6); }

  /// The items that are visible at an offset, from the back to the front.
  items(offset) { return this.sortedItems("items", offset); }

  /// The items in view on the way from the wheel before `configure`, 0, to this one at an offset, 1, in the
  /// coordinates of the view.
  transitionItems(offset, progress) { return this.sortedItems("transitionItems", offset, progress); }

  sortedItems(name, ...numbers) {
    const names = ["index", "x", "y", "rotation", "scale", "opacity", "zIndex", "itemsFromFocus", "width", "height"];
    return this.list(name, names.length, numbers, (records, at) =>
      Object.fromEntries(names.map((name, place) => [name, records[at + place]])))
      .sort((a, b) => a.zIndex - b.zIndex);
  }

  /// The index of the topmost item at a point of the content, or -1.
  itemAt(x, y, offset) { return this.call("itemAt", x, y, offset); }

  /// The index of the item in focus, or -1 if there is none.
  focusedItem(offset) { return this.call("focusedItem", offset); }

  /// Where to come to rest.
  snap(proposed, velocity = 0) { return this.number("snap", proposed, velocity); }

  /// The offset that brings an item into focus by the shortest way.
  offsetFocusing(index, offset) { return this.number("offsetFocusing", index, offset); }

  recenter(offset) { return this.number("recenter", offset); }

  /// Takes hold of the wheel at a point of the viewport, to turn it about its centre.
  hold(x, y, offset) { this.call("hold", x, y, offset); }

  /// The offset that a finger turns the wheel to, which lies beyond the ends of a list if that is turned
  /// farther; null if no finger holds the wheel, or it has changed since.
  turn(x, y) { return this.number("turn", x, y); }

  /// Where a wheel that was let go at an offset is after a time: { offset, target, duration }.
  ///
  /// It comes to rest at `target` with an item in focus: with the one at an offset `to`, or where
  /// the velocity carries it, of which a scroll view would have `decelerationRate` left after each
  /// millisecond. Times are in seconds.
  fling(offset, time, { velocity = 0, decelerationRate = 0.998, to = NaN } = {}) {
    const [now, target, duration] = this.record("fling", 3, offset, velocity, decelerationRate, to, time);
    return { offset: now, target, duration };
  }
}
