// A pinch on the wall goes from a number of columns to the next, by the transition of the library.

class WallPinch extends Pinch {
  /// Whether there is a wall beyond the one that a pinch goes to.
  get canGoOn() { return this.columns(this.pinch.columns > this.view.columnCount ? 1 : -1, this.pinch.columns) > 0; }

  /// One column more or less, or 0 where that is none.
  columns(step, from = this.view.columnCount) {
    const { choices, viewport } = this.view;
    const length = choices.sideways ? viewport.clientHeight : viewport.clientWidth;
    return from + step >= 1 && from + step <= 12 && length / (from + step) >= 40 ? from + step : 0;
  }

  begin(factor, x, y) {
    const { view } = this;
    const columns = this.columns(factor > 1 ? -1 : 1);
    // Another wall of more pictures than this takes longer than a finger waits.
    if (columns === 0 || view.count > 3_000_000 || view.isBuilding) return null;
    view.work.cancel();
    const choices = { ...view.choices, columns };
    const finger = this.placeHeld(onContent(view.scroller, { x, y }));
    const wall = view.wall.pinched(view.settingsFor(choices), finger.x, finger.y, view.visible);
    return { columns, choices, wall, progress: 0, ratio: wall.columnWidth / view.wall.columnWidth };
  }

  /// The point of the picture that a pinch began on, which may have gone to another column since.
  placeHeld({ x, y }) {
    const { wall, visible } = this.view;
    if (!this.held) {
      const far = (box) => Math.hypot(
        Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
      const items = wall.items(visible);
      if (items.length === 0) return { x, y };
      const { index, ...box } = items.reduce((best, item) => (far(best) < far(item) ? best : item));
      this.held = { index, across: (x - box.x) / box.width, along: (y - box.y) / box.height };
      return { x, y };
    }
    const { index, across, along } = this.held;
    const [left, top, width, height] = wall.frame(index);
    return { x: left + across * width, y: top + along * height };
  }

  items(progress) {
    return this.pinch.wall.pinchItems(Math.min(Math.max(progress, -1), 2))
      .map((item) => ({ ...item, key: this.view.ids[item.index] }));
  }

  finish({ wall, choices }, isThere) {
    const offset = wall.endPinch();
    if (isThere) return this.view.adopt(wall, choices, offset);
    wall.destroy();
    this.view.scroller.reload();
  }
}
