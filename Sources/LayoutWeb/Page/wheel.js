// The wheel: cards on a rim that one drags and flicks, and that comes to rest with a card in focus.

class WheelView {
  constructor(layouts, pictures, stage, onChange) {
    Object.assign(this, { layouts, pictures, stage, onChange });
    this.count = 1000;
    this.offset = 0;
    this.nodes = new Map();
    this.wheel = null;
    this.drag = null;
    stage.addEventListener("pointerdown", (event) => this.press(event));
    stage.addEventListener("pointermove", (event) => this.moved(event));
    stage.addEventListener("pointerup", (event) => this.end(event));
    stage.addEventListener("pointercancel", (event) => this.end(event));
    stage.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    stage.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.shown()).observe(stage);
  }

  get nodeCount() { return this.stage.querySelectorAll("*").length; }

  get settings() {
    const [width, height] = [this.stage.clientWidth, this.stage.clientHeight];
    const side = Math.max(110, Math.min(230, width * 0.45, height * 0.34));
    return {
      itemCount: this.count, viewport: [width, height], itemSize: [side, side * 1.3],
      radius: side * 3.6, spacing: { gap: side * 0.09 },
      falloff: { scale: 0.8, opacity: 0.7, reach: 5 },
      center: { peeking: height * 0.5 + side * 0.9 },
    };
  }

  /// Lays the wheel out when it is shown, and again with the item in focus when its stage changes.
  shown() {
    if (this.stage.clientWidth === 0) return;
    if (!this.wheel) {
      this.wheel = this.layouts.wheel(this.settings);
      this.offset = this.wheel.offsetFocusing(12, 0);
    } else {
      this.stop();
      this.offset = this.wheel.configure(this.settings, this.offset);
      this.offset = this.wheel.snap(this.offset);
    }
    this.size = this.settings.itemSize;
    for (const node of this.nodes.values()) node.remove();
    this.nodes.clear();
    this.update();
  }

  update() {
    const items = this.wheel.items(this.offset);
    const indices = new Set(items.map((item) => item.index));
    const free = [];
    for (const [index, node] of this.nodes) {
      if (indices.has(index)) continue;
      this.nodes.delete(index);
      free.push(node);
    }
    const focused = this.wheel.focusedItem(this.offset);
    for (const item of items) this.place(item, focused, free);
    for (const node of free) node.remove();
    this.stage.setAttribute("aria-activedescendant", `card-${focused}`);
    this.onChange();
  }

  place(item, focused, free) {
    let node = this.nodes.get(item.index);
    if (!node) {
      node = free.pop() ?? this.stage.appendChild(document.createElement("div"));
      this.nodes.set(item.index, node);
      const [width, height] = this.size;
      paint(node, this.pictures.picture(item.index), item.index, width, height);
      Object.assign(node.style, { width: `${width}px`, height: `${height}px`, borderRadius: "" });
      const number = node.firstChild ?? node.appendChild(document.createElement("span"));
      number.textContent = item.index;
      Object.assign(node, { id: `card-${item.index}`, role: "option" });
      Object.assign(node.dataset, { index: item.index });
      node.ariaLabel = `Picture ${item.index}: ${this.pictures.picture(item.index).category}`;
      node.ariaPosInSet = item.index + 1;
      node.ariaSetSize = this.count;
    }
    const [width, height] = this.size;
    const x = item.x - this.offset - width / 2;
    node.style.transform = `translate(${x}px, ${item.y - height / 2}px) `
      + `rotate(${item.rotation}rad) scale(${item.scale})`;
    node.style.opacity = item.opacity;
    node.style.zIndex = item.zIndex;
    node.ariaSelected = item.index === focused;
    node.classList.toggle("current", item.index === focused);
  }

  // What a person does with it.

  press(event) {
    if (event.button !== 0 || !this.wheel) return;
    this.stop();
    this.stage.setPointerCapture(event.pointerId);
    this.stage.classList.add("held");
    this.drag = { x: event.clientX, from: this.offset, samples: [], distance: 0 };
  }

  moved(event) {
    const { drag } = this;
    if (!drag) return;
    const dx = drag.x - event.clientX;
    drag.x = event.clientX;
    drag.distance += Math.abs(dx);
    drag.samples.push({ time: event.timeStamp, x: event.clientX });
    const end = this.wheel.maximumOffset;
    // Past an end it gives way to half.
    const isOut = (this.offset < 0 && dx < 0) || (this.offset > end && dx > 0);
    this.offset += isOut ? dx / 2 : dx;
    this.update();
  }

  end(event) {
    const { drag } = this;
    if (!drag) return;
    this.drag = null;
    this.stage.classList.remove("held");
    if (drag.distance < 6) return this.tap(event);
    // The speed over the last tenth of a second, in pixels per millisecond.
    const recent = drag.samples.filter(({ time }) => event.timeStamp - time < 100);
    const first = recent[0];
    const time = event.timeStamp - (first?.time ?? 0);
    const velocity = first && time > 0 ? (first.x - event.clientX) / time : 0;
    // A flick that is slowed by a steady share of its speed goes on for 325 times as much.
    const proposed = this.offset + 325 * velocity;
    this.glide(this.wheel.snap(proposed, Math.abs(velocity) > 0.05 ? velocity : 0), velocity);
  }

  /// A tap on a card brings it into focus.
  tap(event) {
    const { x, y } = this.stage.getBoundingClientRect();
    const index = this.wheel.itemAt(
      event.clientX - x + this.offset, event.clientY - y, this.offset);
    this.glide(index < 0 ? this.wheel.snap(this.offset) : this.wheel.offsetFocusing(index, this.offset));
  }

  turn(event) {
    if (!this.wheel) return;
    event.preventDefault();
    this.stop();
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    const factor = [1, 16, this.stage.clientHeight][event.deltaMode];
    this.offset = Math.min(Math.max(this.offset + delta * factor, 0), this.wheel.maximumOffset);
    this.update();
    this.timer = setTimeout(() => this.glide(this.wheel.snap(this.offset)), 140);
  }

  key(event) {
    if (!this.wheel || event.altKey || event.ctrlKey || event.metaKey) return;
    const now = this.wheel.focusedItem(this.target ?? this.offset);
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const next = event.key === "Home" ? 0 : event.key === "End" ? this.count - 1
      : steps[event.key] ? Math.min(Math.max(now + steps[event.key], 0), this.count - 1) : -1;
    if (next < 0) return;
    event.preventDefault();
    this.glide(this.wheel.offsetFocusing(next, this.offset));
  }

  /// Goes to an offset like a spring that does not swing, from the speed that it has.
  glide(target, velocity = 0) {
    this.stop();
    if (!wantsMotion()) {
      this.offset = target;
      return this.update();
    }
    this.target = target;
    const start = performance.now();
    const distance = this.offset - target;
    const stiffness = 0.009;
    const frame = (now) => {
      const time = Math.max(0, now - start);
      const rest = (distance + (velocity + stiffness * distance) * time) * Math.exp(-stiffness * time);
      const isThere = Math.abs(rest) < 0.2 && time > 80;
      this.offset = isThere ? target : target + rest;
      if (isThere) this.target = undefined;
      this.frame = isThere ? 0 : requestAnimationFrame(frame);
      this.update();
    };
    this.frame = requestAnimationFrame(frame);
  }

  stop() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame ?? 0);
    this.target = undefined;
  }

  get queryTime() {
    if (!this.wheel) return 0;
    return timeOf(() => this.wheel.items(this.offset));
  }
}
