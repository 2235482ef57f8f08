// The wheel: cards on a rim, how it comes to rest with one of them in focus, and how it becomes another one.

/// How long the way from one wheel to another takes, in milliseconds.
const passing = 600;

class WheelView {
  constructor(layouts, pictures, stage, onChange) {
    Object.assign(this, { layouts, pictures, stage, onChange });
    this.choices = { cards: "alike", side: "top", legible: true };
    this.offset = 0;
    this.nodes = new Map();
    this.wheel = null;
    /// What it is doing by itself, or null.
    this.motion = null;
    this.hub = stage.querySelector(".hub");
    new ResizeObserver(() => this.shown()).observe(stage);
  }

  get count() { return this.settings.itemCount; }
  get unit() { return "cards"; }
  get axis() { return this.settings.scrollsVertically ? "y" : "x"; }

  /// Takes other choices; the cards go to their places by the transition between the two wheels.
  choose(choices) {
    Object.assign(this.choices, choices);
    this.shown(choices.cards && wheelCards[choices.cards].start, wantsMotion());
  }

  /// Lays the wheel out when it is shown, and again with an item in focus, or with the same one, when its stage
  /// or its choices change.
  shown(focused, isPassing = false) {
    const { clientWidth: width, clientHeight: height } = this.stage;
    if (width === 0 || height === 0) return;
    this.stop();
    this.settings = wheelSettings(this.choices, width, height, this.pictures);
    let offset;
    if (this.wheel) {
      offset = this.wheel.snap(this.wheel.configure(this.settings, this.offset));
    } else {
      this.wheel = this.layouts.wheel(this.settings);
      focused = wheelCards[this.choices.cards].start;
      isPassing = false;
    }
    if (focused !== undefined) offset = this.wheel.offsetFocusing(focused, 0);
    this.offset = this.inMiddle(offset);
    this.stage.ariaOrientation = this.axis === "y" ? "vertical" : "horizontal";
    const { center: [x, y], turns, radius, itemSize } = this.settings;
    // Within a small ring there is no room for its words.
    this.hub.firstElementChild.hidden = turns !== undefined && radius - itemSize[1] / 2 < 90;
    this.hub.style.transition = isPassing ? `transform ${passing}ms` : "";
    this.hub.style.transform = `translate(${x}px, ${y}px)`;
    if (isPassing) this.pass();
    else this.begin();
  }

  /// Shows the wheel anew, at rest.
  begin() {
    for (const node of this.nodes.values()) node.remove();
    this.nodes.clear();
    this.restAt(this.offset);
  }

  /// Goes from the wheel that there was to this one.
  pass() {
    const start = performance.now();
    const frame = (now) => {
      const part = Math.max(0, now - start) / passing;
      if (part >= 1) {
        this.motion = null;
        return this.begin();
      }
      this.motion = { offset: this.offset, target: this.offset, isPassing: true, frame: requestAnimationFrame(frame) };
      this.update(this.wheel.transitionItems(this.offset, part * part * (3 - 2 * part)));
    };
    frame(start);
  }

  /// Shows items at their places on the stage.
  update(items = this.wheel.items(this.offset).map((item) => onScreen(this, item))) {
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
    const { width, height } = item;
    let node = this.nodes.get(item.index);
    if (!node) {
      node = free.pop() ?? this.stage.appendChild(document.createElement("div"));
      this.nodes.set(item.index, node);
      this.show(node, item.index, width, height);
    }
    Object.assign(node.style, {
      width: `${width}px`, height: `${height}px`, opacity: item.opacity, zIndex: item.zIndex,
      transform: `translate(${item.x - width / 2}px, ${item.y - height / 2}px) `
        + `rotate(${item.rotation}rad) scale(${item.scale})`,
    });
    node.ariaSelected = item.index === focused;
    node.classList.toggle("current", item.index === focused);
  }

  /// Makes an element the card of an item.
  show(node, index, width, height) {
    const picture = this.pictures.picture(index);
    paint(node, picture, index, width, height);
    node.style.borderRadius = "";
    const number = node.firstChild ?? node.appendChild(document.createElement("span"));
    number.textContent = index + 1;
    node.dataset.index = index;
    Object.assign(node, {
      id: `card-${index}`, role: "option", ariaLabel: `Picture ${index + 1}: ${this.pictures.label(picture)}`,
      ariaPosInSet: index + 1, ariaSetSize: this.count,
    });
  }

  moveTo(offset) {
    this.offset = offset;
    this.update();
  }

  /// Brings the card with a number into focus.
  showNumber(number) {
    if (!this.wheel || number > this.count) return;
    this.stop();
    this.restAt(this.wheel.offsetFocusing(number - 1, this.offset));
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
    this.onPicked?.(this.wheel.focusedItem(this.offset) + 1);
    const cards = [...this.nodes].sort(([one], [other]) => one - other).map(([, node]) => node);
    putInOrder(this.stage, cards);
  }

  stop() {
    const { motion } = this;
    if (motion) cancelAnimationFrame(motion.frame);
    this.motion = null;
    if (motion?.isPassing) this.begin();
  }

  get queryTime() {
    // While it turns, each measure would take a part of a frame.
    return this.wheel && !this.motion ? this.wheel.timeOf("items", this.offset) : 0;
  }
}
