// A pinch on a view: two fingers, or ctrl and the wheel, go from a layout to the next. What is in view at each
// moment is that between the two; let go, it comes to rest at the nearer one.
//
// A pinch may go on to the layout after the next; what it began on stays under the fingers all the way.
//
// A subclass says where a pinch goes: `begin(factor, x, y)` gives its state, with `ratio`, the scale of pictures
// in the layout that it goes to; `items(progress)` what is in view, in the coordinates of the view; `finish`
// shows the layout that it ends at.

class Pinch {
  constructor(view) {
    this.view = view;
    /// Where the pinch goes to, and how far it is; or null.
    this.pinch = null;
    /// What it began on, as long as the fingers stay.
    this.held = null;
    view.onInterrupted = () => { if (this.pinch) this.end(false); };
    const { viewport } = view;
    viewport.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      // Or the browser would zoom.
      event.preventDefault();
      const { x, y } = pointIn(viewport, event);
      this.scaleBy(Math.exp(-event.deltaY * [0.01, 0.16, 1][event.deltaMode]), x, y);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.letGo(), 160);
    }, { passive: false });
    const touches = (event) => [...event.touches].map((touch) => pointIn(viewport, touch));
    const letGo = () => {
      if (this.fingers) this.letGo();
      this.fingers = null;
    };
    const listeners = {
      touchmove: (event) => {
        if (!this.fingers || event.touches.length !== 2) return;
        if (event.cancelable) event.preventDefault();
        const [before, now] = [this.fingers, touches(event)];
        const apart = ([one, other]) => Math.hypot(one.x - other.x, one.y - other.y);
        this.fingers = now;
        this.scaleBy(apart(now) / apart(before), (now[0].x + now[1].x) / 2, (now[0].y + now[1].y) / 2);
      },
      touchend: letGo, touchcancel: letGo,
    };
    viewport.addEventListener("touchstart", (event) => {
      this.fingers = event.touches.length === 2 ? touches(event) : null;
      // What a finger began on hears of it, also when it is taken out of the view, and the view does not.
      for (const { target } of event.touches) {
        for (const [name, body] of Object.entries(listeners)) target.addEventListener(name, body, { passive: false });
      }
    }, { passive: true });
  }

  /// Makes pictures larger or smaller about a point of the view.
  scaleBy(factor, x, y) {
    if (!(factor > 0) || factor === 1) return;
    cancelAnimationFrame(this.frame);
    this.pinch ??= this.begin(factor, x, y);
    if (!this.pinch) return;
    this.pinch.progress += Math.log(factor) / Math.log(this.pinch.ratio);
    const { progress, ratio } = this.pinch;
    if (!(progress >= 1 && this.canGoOn)) return this.show();
    // What is left of the factor leads on from the next layout.
    this.end(true, true);
    this.scaleBy(Math.exp((progress - 1) * Math.log(ratio)), x, y);
  }

  /// Shows what is in view at the progress.
  show() {
    const { view } = this;
    view.pinched = this.items(this.pinch.progress);
    view.scroller.update();
    // There are no elements where another tab was chosen meanwhile.
    for (const { key, opacity } of view.pinched) view.scroller.node(key)?.style.setProperty("opacity", opacity);
  }

  /// Comes to rest at the nearer layout, or at one of both: 0 or 1.
  letGo(end = this.pinch?.progress > 0.4 ? 1 : 0, duration = 180) {
    if (!this.pinch) return;
    const { progress } = this.pinch;
    const start = performance.now();
    const step = (now) => {
      const part = wantsMotion() ? Math.max(0, now - start) / duration : 1;
      if (part >= 1) return this.end(end === 1);
      this.pinch.progress = progress + (end - progress) * part * (2 - part);
      this.show();
      this.frame = requestAnimationFrame(step);
    };
    step(start);
  }

  /// Ends the pinch at the layout that it goes to, or at the one that it came from; it may go on.
  end(isThere, goesOn = false) {
    const { pinch, view } = this;
    if (!goesOn) this.held = null;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.pinch = null;
    for (const { key } of view.pinched ?? []) view.scroller.node(key)?.style.removeProperty("opacity");
    view.pinched = null;
    this.finish(pinch, isThere);
  }
}
