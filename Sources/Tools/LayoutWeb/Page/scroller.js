// A scroller that shows what is in view of a content of any length, with elements that it uses again.
// It needs nothing else from this page.
//
//   const scroller = new Scroller(element, {
//     length: () => wall.contentHeight,
//     items: (start, end) => wall.items([0, start, width, end - start])
//       .map((item) => ({ ...item, key: photos[item.index].id })),
//     show: (node, item) => { node.textContent = photos[item.index].title; },
//   });
//   scroller.reload();                      // after every change of the content
//
// `items` returns what to show between two offsets: x, y, width and height in the content, a `key` that
// identifies it through changes, and if wanted an `index`, which becomes the attribute `data-index`, a
// `zIndex`, and `isPinned`, which puts it over the content, where it is not scrolled away. `show` fills an
// element when it begins to show another item. Elements are `div` with the class `tile`, at most `margin`
// out of view.
//
// **Long contents.** Chromium holds no element longer than 33,554,428 device pixels, and browsers store
// where one is scrolled to in 24 bits. Firefox computes frames in as many, and some beyond 2^20 pixels were
// seen to be off by a whole one. So the element that gives the scroll bar its length, the `space`, is at
// most `longest` pixels long, a million. The offset in the content is a number of ours: the bar's plus a
// `shift`, always a whole number, so that what is scrolled by hand moves pixel by pixel. What moves farther
// than three views at once is a jump with the scroll bar, and goes where the bar points to. When scrolling
// ends, the bar is put where it belongs, and the shift makes up for it: nothing moves. Elements have
// transforms of some thousand pixels within a layer on a whole pixel, which is precise.

class Scroller {
  constructor(viewport, source, { margin = 300, longest = 1_000_000, axis = "y" } = {}) {
    Object.assign(this, { viewport, source, margin, longest });
    const box = (parent, style) => {
      const element = parent.appendChild(document.createElement("div"));
      element.role = "presentation";
      Object.assign(element.style, style);
      return element;
    };
    this.space = box(viewport, { position: "relative" });
    this.pinned = box(this.space, { position: "sticky", zIndex: 1 });
    this.layer = box(this.space, { position: "absolute" });
    this.shown = new Map();
    this.pool = [];
    this.length = 0;
    this.lastByHand = -Infinity;
    this.pixels = devicePixelRatio;
    this.turn(axis);
    this.listen();
  }

  /// Scrolls along an axis from now on, "x" or "y"; the content is to be read again.
  turn(axis) {
    const { viewport } = this;
    const isVertical = axis === "y";
    this.axis = axis;
    this.names = isVertical
      ? { bar: "scrollTop", view: "clientHeight", size: "height", edge: "top" }
      : { bar: "scrollLeft", view: "clientWidth", size: "width", edge: "left" };
    // What the browser would do to keep the place is done here.
    Object.assign(viewport.style, {
      overflowAnchor: "none", overflowX: isVertical ? "hidden" : "scroll",
      overflowY: isVertical ? "scroll" : "hidden",
    });
    const size = { width: isVertical ? "100%" : 0, height: isVertical ? 0 : "100%" };
    for (const box of [this.space, this.pinned, this.layer]) {
      Object.assign(box.style, size, { left: 0, top: 0 });
    }
    viewport.scrollTo(0, 0);
    Object.assign(this, { bar: 0, shift: 0, origin: 0, isMoved: true });
  }

  /// Where the view begins in the content.
  get offset() { return this.bar + this.shift; }

  /// The length of the view.
  get view() { return this.viewport[this.names.view]; }

  /// The largest offset.
  get end() { return Math.max(0, this.length - this.view); }

  /// Moves the view to an offset at once.
  moveTo(offset) {
    this.goTo(offset);
    this.update();
  }

  /// Reads the content again, which may have another length and other items, and shows it at an offset.
  reload(offset = this.offset) {
    this.length = Math.ceil(this.source.length());
    const length = Math.min(this.length, this.longest);
    this.space.style[this.names.size] = `${Math.max(length, this.view)}px`;
    this.isFresh = true;
    this.goTo(offset);
    this.update();
  }

  /// The element that shows the item with a key, if it is shown.
  node(key) { return this.shown.get(key)?.node; }

  /// Takes all elements away.
  clear() {
    for (const entry of this.shown.values()) this.release(entry);
    this.shown.clear();
  }

  /// The largest offset of the bar.
  get barEnd() { return Math.max(0, Math.min(this.length, this.longest) - this.view); }

  /// A part of the bar at each end that is as long as the content there.
  get evenPart() { return this.length > this.longest ? this.longest / 8 : this.barEnd; }

  /// A place on one of two ways, as a place on the other: of the bar in the content, or the reverse.
  mapped(place, end, otherEnd) {
    const { evenPart } = this;
    if (place <= evenPart) return place;
    if (place >= end - evenPart) return otherEnd - (end - place);
    return evenPart + (place - evenPart) * ((otherEnd - 2 * evenPart) / (end - 2 * evenPart));
  }

  /// Puts the bar where an offset belongs.
  goTo(offset) {
    const wanted = Math.min(Math.max(Number.isFinite(offset) ? offset : 0, 0), this.end);
    this.shift = Math.round(wanted - this.mapped(wanted, this.end, this.barEnd));
    this.setBar(wanted - this.shift);
  }

  setBar(bar) {
    if (this.viewport[this.names.bar] !== bar) this.viewport[this.names.bar] = bar;
    // The browser rounds to its pixels.
    this.bar = this.viewport[this.names.bar];
  }

  scrolled() {
    const bar = this.viewport[this.names.bar];
    const distance = Math.abs(bar - this.bar);
    if (distance === 0 || this.view === 0) return;
    this.bar = bar;
    if (performance.now() - this.lastByHand < 1000) this.byHand();
    else if (distance > 3 * this.view && this.length > this.longest) {
      this.shift = Math.round(this.mapped(bar, this.barEnd, this.end) - bar);
    }
    const isOut = this.offset < 0 || this.offset > this.end;
    const isStuck = (bar <= 0 && this.shift > 0) || (bar >= this.barEnd && this.offset < this.end);
    if (isOut || isStuck) this.goTo(this.offset);
    this.update();
  }

  /// Notes that a wheel, a finger or its momentum scrolls: however late the page hears of it, that is no jump.
  byHand() { this.lastByHand = performance.now(); }

  /// Puts the bar where the offset belongs, when the browser has come to rest.
  settle() {
    // Another scroll has begun, of which the page has not heard yet: putting the bar back would undo it.
    if (this.viewport[this.names.bar] !== this.bar) return this.scrolled();
    this.goTo(this.offset);
    this.isResting = true;
    this.update();
    this.isResting = false;
    this.source.settled?.();
  }

  listen() {
    const { viewport } = this;
    viewport.addEventListener("scroll", () => {
      this.scrolled();
      if ("onscrollend" in window) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.settle(), 150);
    }, { passive: true });
    viewport.addEventListener("scrollend", () => this.settle());
    viewport.addEventListener("wheel", ({ deltaX, deltaY }) => {
      this.byHand();
      // A mouse has one wheel, which turns a content that scrolls sideways, too.
      if (this.axis === "x" && Math.abs(deltaY) > Math.abs(deltaX)) viewport.scrollLeft += deltaY;
    }, { passive: true });
    viewport.addEventListener("touchmove", () => this.byHand(), { passive: true });
    // A mouse that is pressed may be about to drag the bar.
    viewport.addEventListener("mousedown", () => { this.lastByHand = -Infinity; });
    new ResizeObserver(() => {
      if (this.view > 0) this.source.resized ? this.source.resized() : this.reload();
    }).observe(viewport);
  }

  update() {
    if (this.view === 0) return;
    if (this.pixels !== devicePixelRatio) {
      // A browser may tell of other pixels late, or of none where a window keeps its size.
      this.pixels = devicePixelRatio;
      return this.source.pixelsChanged ? this.source.pixelsChanged() : this.update();
    }
    const { offset } = this;
    const isFar = Math.abs(offset - this.origin) > 50_000;
    if (isFar) Object.assign(this, { origin: Math.round(offset), isMoved: true });
    // The whole layer moves with the shift: its place on the bar is the origin's.
    const edge = `${this.origin - this.shift}px`;
    if (this.layer.style[this.names.edge] !== edge) this.layer.style[this.names.edge] = edge;

    const items = this.source.items(offset - this.margin, offset + this.view + this.margin);
    const keys = new Set(items.map((item) => item.key));
    for (const [key, entry] of this.shown) {
      if (keys.has(key)) continue;
      this.shown.delete(key);
      this.release(entry);
    }
    for (const item of items) this.place(item, offset);
    for (const node of this.pool.splice(0)) node.remove();
    if (this.isFresh || this.isResting) this.sort(items);
    this.isFresh = false;
    this.isMoved = false;
    this.source.updated?.(items);
  }

  /// Brings the elements into the order of their items: recycled ones stand anywhere. A screen reader reads
  /// them in this order; while it scrolls, moving elements would cost more than it is worth.
  sort(items) {
    for (const parent of [this.pinned, this.layer]) {
      const nodes = items.map(({ key }) => this.shown.get(key)).filter((entry) => entry.parent === parent)
        .map(({ node }) => node);
      putInOrder(parent, nodes);
    }
  }

  release(entry) {
    this.source.hide?.(entry.node, entry.item);
    for (const animation of entry.node.getAnimations?.() ?? []) animation.cancel();
    if (entry.node.contains(document.activeElement)) this.viewport.focus({ preventScroll: true });
    this.pool.push(entry.node);
  }

  place(item, offset) {
    let entry = this.shown.get(item.key);
    const isNew = !entry;
    if (isNew) {
      const node = this.pool.pop() ?? document.createElement("div");
      node.classList.add("tile");
      Object.assign(node.style, { position: "absolute", left: 0, top: 0 });
      entry = { node, item: null, parent: node.parentNode };
      this.shown.set(item.key, entry);
    }
    const old = entry.item;
    entry.item = item;
    if (isNew || this.isFresh) {
      if (item.index !== undefined) entry.node.dataset.index = item.index;
      this.source.show(entry.node, item, isNew);
    }
    this.move(entry, old, offset);
  }

  /// Puts an element where its item is, in the layer or, if it is pinned, over it.
  move(entry, old, offset) {
    const { node, item } = entry;
    const parent = item.isPinned ? this.pinned : this.layer;
    if (entry.parent !== parent) insert(node, parent, null);
    const isSame = old && !this.isMoved && !item.isPinned && entry.parent === parent
      && old.x === item.x && old.y === item.y && old.width === item.width && old.height === item.height;
    entry.parent = parent;
    if (isSame) return;
    const style = node.style;
    style.transform = this.transform(item, item.isPinned ? offset : this.origin);
    style.width = `${item.width}px`;
    style.height = `${item.height}px`;
    style.zIndex = item.zIndex ?? "";
  }

  /// The transform that puts a frame of the content into a layer with an origin.
  transform(frame, origin) {
    const x = this.axis === "x" ? frame.x - origin : frame.x;
    const y = this.axis === "y" ? frame.y - origin : frame.y;
    return `translate(${x}px, ${y}px)`;
  }
}

/// Puts elements first in their parent, in an order; what is in its place stays there.
function putInOrder(parent, nodes) {
  let next = parent.firstElementChild;
  for (const node of nodes) {
    if (node === next) next = next.nextElementSibling;
    else insert(node, parent, next);
  }
}

/// Moves an element to a place. It keeps the focus, and how far it is scrolled if it listens to that.
function insert(node, parent, next) {
  const { activeElement } = document;
  const scrolled = node.onscroll ? node.scrollLeft : 0;
  parent.insertBefore(node, next);
  if (scrolled > 0) node.scrollLeft = scrolled;
  if (node.contains(activeElement)) activeElement.focus({ preventScroll: true });
}
