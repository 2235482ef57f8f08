// The wheel: cards on a rim, and how it comes to rest with one of them in focus.

class WheelView {
  constructor(layouts, pictures, stage, onChange) {
    Object.assign(this, { layouts, pictures, stage, onChange });
    this.cards = wheelCards.alike;
    this.offset = 0;
    this.nodes = new Map();
    this.wheel = null;
    /// What it is doing by itself, or null.
    this.motion = null;
    this.hub = stage.querySelector(".hub");
    new ResizeObserver(() => this.shown()).observe(stage);
  }

  get count() { return this.cards.count; }

  get nodeCount() { return this.stage.querySelectorAll("*").length; }

  /// Shows other cards, by their name.
  choose(name) {
    this.cards = wheelCards[name];
    this.wheel?.destroy();
    this.wheel = null;
    this.shown();
  }

  /// Lays the wheel out when it is shown, and again with the item in focus when its stage changes.
  shown() {
    const { clientWidth: width, clientHeight: height } = this.stage;
    if (width === 0 || height === 0) return;
    this.stop();
    this.settings = wheelSettings(this.cards, width, height, this.pictures);
    if (!this.wheel) {
      this.wheel = this.layouts.wheel(this.settings);
      this.offset = this.inMiddle(this.wheel.offsetFocusing(this.cards.start, 0));
    } else {
      this.offset = this.wheel.snap(this.wheel.configure(this.settings, this.offset));
    }
    const [x, y] = this.settings.center;
    this.hub.style.transform = `translate(${x}px, ${y}px)`;
    for (const node of this.nodes.values()) node.remove();
    this.nodes.clear();
    this.restAt(this.offset);
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

  /// The width and height of a card.
  size(index) { return this.settings.sizes?.[index] ?? this.settings.itemSize; }

  place(item, focused, free) {
    const [width, height] = this.size(item.index);
    let node = this.nodes.get(item.index);
    if (!node) {
      node = free.pop() ?? this.stage.appendChild(document.createElement("div"));
      this.nodes.set(item.index, node);
      this.show(node, item.index, width, height);
    }
    const x = item.x - this.offset - width / 2;
    node.style.transform = `translate(${x}px, ${item.y - height / 2}px) `
      + `rotate(${item.rotation}rad) scale(${item.scale})`;
    node.style.opacity = item.opacity;
    node.style.zIndex = item.zIndex;
    node.ariaSelected = item.index === focused;
    node.classList.toggle("current", item.index === focused);
  }

  /// Makes an element the card of an item.
  show(node, index, width, height) {
    const picture = this.pictures.picture(index);
    paint(node, picture, index, width, height);
    Object.assign(node.style, { width: `${width}px`, height: `${height}px`, borderRadius: "" });
    const number = node.firstChild ?? node.appendChild(document.createElement("span"));
    number.textContent = index;
    Object.assign(node, { id: `card-${index}`, role: "option" });
    Object.assign(node.dataset, { index });
    node.ariaLabel = `Picture ${index}: ${this.pictures.label(picture)}`;
    node.ariaPosInSet = index + 1;
    node.ariaSetSize = this.count;
  }

  moveTo(offset) {
    this.offset = offset;
    this.update();
  }

  /// Comes to rest from where it is: the module says where it is at any time from now on, and where it ends.
  ///
  /// The options are those of `Wheel.fling`.
  comeToRest(options = {}) {
    this.stop();
    const { wheel, offset } = this;
    const { target, duration } = wheel.fling(offset, 0, options);
    if (!wantsMotion()) return this.restAt(target);
    const start = performance.now();
    const frame = (now) => {
      const time = Math.max(0, now - start) / 1000;
      const isThere = time >= duration;
      if (isThere) this.motion = null;
      else this.motion.frame = requestAnimationFrame(frame);
      if (isThere) this.restAt(target);
      else this.moveTo(wheel.fling(offset, time, options).offset);
    };
    this.motion = { offset, options, start, target, frame: requestAnimationFrame(frame) };
  }

  /// Of a ring, which has no ends, the same place in the middle of its turns.
  inMiddle(offset) { return this.settings.turns ? this.wheel.recenter(offset) : offset; }

  /// Where it rests, its cards stand in their order, for a screen reader.
  restAt(offset) {
    this.moveTo(this.inMiddle(offset));
    const cards = [...this.nodes].sort(([one], [other]) => one - other).map(([, node]) => node);
    putInOrder(this.stage, cards);
  }

  stop() {
    if (this.motion) cancelAnimationFrame(this.motion.frame);
    this.motion = null;
  }

  get queryTime() {
    if (!this.wheel) return 0;
    return timeOf(() => this.wheel.items(this.offset));
  }
}
