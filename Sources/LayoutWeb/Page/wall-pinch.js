// A pinch on the wall: two fingers, or ctrl and the wheel, go from a number of columns to the next. What is in
// view at each moment is the library's transition; let go, it comes to rest at the nearer wall.

class WallPinch {
  constructor(view) {
    this.view = view;
    /// The wall that the pinch goes to, where it is, and how far; or null.
    this.pinch = null;
    view.onInterrupted = () => { if (this.pinch) this.end(false); };
    const { viewport } = view;
    viewport.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      // Or the browser would zoom.
      event.preventDefault();
      const { x, y } = this.point(event);
      this.scaleBy(Math.exp(-event.deltaY * [0.01, 0.16, 1][event.deltaMode]), x, y);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.letGo(), 160);
    }, { passive: false });
    const touches = (event) => [...event.touches].map((touch) => this.point(touch));
    viewport.addEventListener("touchstart", (event) => {
      this.fingers = event.touches.length === 2 ? touches(event) : null;
    }, { passive: true });
    viewport.addEventListener("touchmove", (event) => {
      if (!this.fingers || event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      const [before, now] = [this.fingers, touches(event)];
      const apart = ([one, other]) => Math.hypot(one.x - other.x, one.y - other.y);
      this.fingers = now;
      this.scaleBy(apart(now) / apart(before), (now[0].x + now[1].x) / 2, (now[0].y + now[1].y) / 2);
    }, { passive: false });
    for (const name of ["touchend", "touchcancel"]) {
      viewport.addEventListener(name, () => {
        if (this.fingers) this.letGo();
        this.fingers = null;
      });
    }
  }

  /// A point of the window in the view.
  point({ clientX, clientY }) {
    const { left, top } = this.view.viewport.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /// Makes pictures larger or smaller about a point of the view.
  scaleBy(factor, x, y) {
    cancelAnimationFrame(this.frame);
    this.pinch ??= this.begin(factor, x, y);
    if (!this.pinch || !(factor > 0)) return;
    this.pinch.progress += Math.log(factor) / Math.log(this.pinch.ratio);
    if (this.pinch.progress >= 1 && this.canGoOn) this.end(true);
    else this.show();
  }

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
    if (factor === 1 || columns === 0 || view.count > 3_000_000) return null;
    view.work.cancel();
    const choices = { ...view.choices, columns };
    const finger = onContent(view.scroller, { x, y });
    const wall = view.wall.pinched(view.settingsWith(choices), finger.x, finger.y, view.visible);
    return { columns, choices, wall, progress: 0, ratio: wall.columnWidth / view.wall.columnWidth };
  }

  /// Shows what is in view at a progress.
  show() {
    const { pinch, view } = this;
    view.pinched = pinch.wall.pinchItems(Math.min(Math.max(pinch.progress, -1), 2))
      .map((item) => ({ ...item, key: view.ids[item.index] }));
    view.scroller.update();
    for (const { key, opacity } of view.pinched) view.scroller.node(key).style.opacity = opacity;
  }

  /// Comes to rest at the nearer wall.
  letGo() {
    if (!this.pinch) return;
    const { progress } = this.pinch;
    const end = progress > 0.4 ? 1 : 0;
    const duration = wantsMotion() ? 180 : 0;
    const start = performance.now();
    const step = (now) => {
      const part = Math.min(1, Math.max(0, now - start) / duration);
      if (!(part < 1)) return this.end(end === 1);
      this.pinch.progress = progress + (end - progress) * part * (2 - part);
      this.show();
      this.frame = requestAnimationFrame(step);
    };
    step(start);
  }

  /// Ends the pinch at the wall that it goes to, or at the one that it came from.
  end(isThere) {
    const { pinch, view } = this;
    const offset = pinch.wall.endPinch();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.pinch = null;
    for (const { key } of view.pinched ?? []) view.scroller.node(key)?.style.removeProperty("opacity");
    view.pinched = null;
    if (isThere) view.adopt(pinch.wall, pinch.choices, offset);
    else {
      pinch.wall.destroy();
      view.scroller.reload();
    }
  }
}
