// Sizes that arrive late, as they do when pictures are decoded: nothing on screen jumps, unless columns are packed
// anew. They arrive for pictures in view, where one sees it; the others wait as grey boxes.
//
// A picture that begins in view, or further down, moves only what lies below it in its column, by as much as it
// grows. One that begins before the view grows upwards, and moves only what is above it.

class LateSizes {
  constructor(view) {
    this.view = view;
    this.reset();
  }

  reset() {
    this.arrived = new Map();
    this.requested = new Set();
    this.known = new Set();
  }

  /// Whether a picture has no size yet.
  isWaiting(id) { return this.view.choices.late && !this.view.own && !this.known.has(id); }

  /// Asks for the sizes of pictures that are shown; one's own tell theirs when they are decoded.
  look(items) {
    if (this.view.choices.late && !this.view.own) {
      for (const item of items) {
        const { key } = item;
        if (this.requested.has(key) || !this.isInView(item)) continue;
        this.requested.add(key);
        const ratio = this.view.pictures.picture(key).ratio;
        setTimeout(() => this.arrive(key, ratio), 150 + Math.random() * 900);
      }
    }
    // Some arrived when they could not be told to the wall.
    if (this.arrived.size > 0) this.schedule();
  }

  /// Whether an item of the wall is in view; of one's own pictures all that have elements count.
  isInView(item) {
    const { own, offset, scroller: { axis, view } } = this.view;
    const length = axis === "y" ? item.height : item.width;
    return own !== null || (item[axis] < offset + view && item[axis] + length > offset);
  }

  /// Notes the size of a picture, to be told to the wall with the next frame.
  arrive(id, ratio) {
    this.arrived.set(id, ratio);
    this.schedule();
  }

  schedule() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.apply();
    });
  }

  apply() {
    const { wall, scroller, ids, visible } = this.view;
    // A wall that is being shuffled is told of them when it is.
    if (!wall || scroller.view === 0 || this.view.isBusy) return;
    const [indices, ratios] = [[], []];
    for (const [id, { item }] of scroller.shown) {
      const ratio = this.arrived.get(id);
      if (ratio === undefined || ids[item.index] !== id || !this.isInView(item)) continue;
      this.arrived.delete(id);
      this.known.add(id);
      indices.push(item.index);
      ratios.push(ratio);
    }
    if (indices.length === 0) return;
    wall.mark(visible, { sticksToStart: false });
    this.view.timed(() => wall.setRatios(indices, ratios));
    scroller.reload(wall.keptOffset(visible));
    wall.unmark();
  }
}
