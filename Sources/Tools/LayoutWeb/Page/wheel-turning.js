// What a person does with the wheel: turns it with a finger about its centre, like a dial, and lets it go;
// taps a card; or uses the mouse wheel and the keys, for which the listbox keeps the focus.

/// The share of its speed that decides how far a fling carries: what would be left after a millisecond.
const afterFling = 0.997;

class WheelTurning {
  constructor(view) {
    this.view = view;
    /// The finger that holds the wheel, or null.
    this.drag = null;
    const { stage } = view;
    stage.addEventListener("pointerdown", (event) => this.press(event));
    stage.addEventListener("pointermove", (event) => this.moved(event));
    stage.addEventListener("pointerup", (event) => this.end(event));
    stage.addEventListener("pointercancel", (event) => this.end(event));
    stage.addEventListener("wheel", (event) => this.scroll(event), { passive: false });
    stage.addEventListener("keydown", (event) => this.key(event));
    this.form = document.getElementById("wheel-choices");
    const { cards, unfold } = this.form.elements;
    this.form.addEventListener("change", ({ target }) =>
      this.choose({ [target.name]: target.type === "checkbox" ? target.checked : target.value }));
    unfold.addEventListener("click", () => this.choose({ cards: cards.value === "ring" ? "fan" : "ring" }));
  }

  /// Takes choices, and shows them in their controls.
  choose(choices) {
    const { cards, unfold } = this.form.elements;
    this.stop();
    this.view.choose(choices);
    cards.value = this.view.choices.cards;
    unfold.textContent = cards.value === "ring" ? "Open to a fan" : "Close to a ring";
  }

  press(event) {
    const { view, drag } = this;
    if (drag || event.button !== 0 || !view.wheel) return;
    const isCaught = view.motion !== null;
    this.stop();
    view.stage.setPointerCapture(event.pointerId);
    view.stage.classList.add("held");
    const { x, y } = pointIn(view.stage, event);
    view.wheel.hold(x, y, this.released(view.offset));
    this.drag = { id: event.pointerId, x, y, isCaught, distance: 0, samples: [] };
  }

  moved(event) {
    const { view, drag } = this;
    if (drag?.id !== event.pointerId) return;
    const { x, y } = pointIn(view.stage, event);
    const offset = view.wheel.turn(x, y);
    // The stage has changed under the finger.
    if (offset === null) return this.end(event);
    drag.distance += Math.hypot(x - drag.x, y - drag.y);
    Object.assign(drag, { x, y });
    drag.samples.push({ time: event.timeStamp, offset });
    view.moveTo(this.pulled(offset));
  }

  end(event) {
    const { view, drag } = this;
    if (drag?.id !== event.pointerId) return;
    this.drag = null;
    view.stage.classList.remove("held");
    if (drag.distance < 6 && !drag.isCaught && event.type === "pointerup") return this.tap(event);
    const velocity = event.type === "pointerup" ? this.velocity(drag.samples, event.timeStamp) : 0;
    view.comeToRest({ velocity, decelerationRate: afterFling });
  }

  /// How fast the finger turned the wheel over the last tenth of a second, in pixels per second; 0 for so
  /// little that it was not meant.
  velocity(samples, now) {
    const recent = samples.filter(({ time }) => now - time < 100);
    if (recent.length < 2) return 0;
    const [first, last] = [recent[0], recent.at(-1)];
    const velocity = (1000 * (last.offset - first.offset)) / (now - first.time);
    return Math.abs(velocity) > 50 ? velocity : 0;
  }

  /// Past an end it gives way to half.
  pulled(offset) { return (this.inside(offset) + offset) / 2; }

  /// Where the finger would be for that, the inverse.
  released(offset) { return 2 * offset - this.inside(offset); }

  /// The nearest offset that is not past an end.
  inside(offset) { return Math.min(Math.max(offset, 0), this.view.wheel.maximumOffset); }

  /// A tap on a card brings it into focus.
  tap(event) {
    const { view } = this;
    const point = onContent(view, pointIn(view.stage, event));
    const index = view.wheel.itemAt(point.x, point.y, view.offset);
    if (index < 0) view.comeToRest();
    else this.goTo(index);
  }

  goTo(index) {
    const to = this.view.wheel.offsetFocusing(index, this.view.offset);
    this.view.comeToRest({ to });
  }

  /// The mouse wheel moves it point by point, and it comes to rest when that stands still.
  scroll(event) {
    const { view } = this;
    if (!view.wheel || event.ctrlKey) return;
    event.preventDefault();
    if (this.drag) return;
    this.stop();
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    const factor = [1, 16, view.stage.clientHeight][event.deltaMode];
    view.moveTo(this.inside(view.offset + delta * factor));
    this.timer = setTimeout(() => view.comeToRest(), 140);
  }

  key(event) {
    const { view } = this;
    if (!view.wheel || this.drag || event.altKey || event.ctrlKey || event.metaKey) return;
    const now = view.wheel.focusedItem(view.motion?.target ?? view.offset);
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const last = view.count - 1;
    const step = steps[event.key];
    const beside = view.settings.turns
      ? (now + step + view.count) % view.count : Math.min(Math.max(now + step, 0), last);
    const next = event.key === "Home" ? 0 : event.key === "End" ? last : step ? beside : -1;
    if (next < 0) return;
    event.preventDefault();
    this.stop();
    this.goTo(next);
  }

  stop() {
    clearTimeout(this.timer);
    this.view.stop();
  }
}
