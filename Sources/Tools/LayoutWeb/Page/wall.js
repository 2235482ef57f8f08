// The wall on the page: what is shown of it, and how it changes before one's eyes.

class WallView extends WallPictures {
  constructor(layouts, pictures, viewport, onChange) {
    super(layouts, pictures, viewport);
    this.onChange = onChange;
    this.work = new LongWork(showProgress);
    /// What lays out all pictures anew; until it is done, the wall from before is shown.
    this.builder = new LongWork(showProgress, 400_000);
    /// What is in view while a pinch is going on, or null.
    this.pinched = null;
    this.scroller = new Scroller(viewport, this);
  }

  get offset() { return this.scroller.offset; }

  /// The part of the content that is visible.
  get visible() { return this.part(this.offset, this.scroller.view); }

  /// A part of the content, as wide or as high as the view.
  part(start, length) {
    const { clientWidth, clientHeight } = this.viewport;
    return this.choices.sideways ? [start, 0, length, clientHeight] : [0, start, clientWidth, length];
  }

  /// Whether an item begins in view, or further on.
  isAhead(item) {
    const { sideways, rightToLeft } = this.choices;
    if (!sideways) return item.y >= this.offset;
    return rightToLeft ? item.x + item.width <= this.offset + this.scroller.view : item.x >= this.offset;
  }

  get settings() { return this.settingsFor(this.choices); }

  /// Lays out all pictures anew, those that there are or others, from the start.
  async build(ids = this.newPictures()) {
    this.interrupt();
    this.late.reset();
    this.coming = ids;
    const { settings } = this;
    const wall = this.layouts.wall(settings);
    if (!await this.builder.run(this.filled(wall, ids))) return wall.destroy();
    this.scroller.clear();
    this.turn();
    this.wall?.destroy();
    const laidOut = JSON.stringify(settings);
    Object.assign(this, { wall, ids, laidOut, layoutTime: this.builder.time });
    const { sideways, rightToLeft } = this.choices;
    this.scroller.reload(sideways && rightToLeft ? this.length() : 0);
    // The window may have got another size meanwhile.
    this.resized();
    this.onChange();
  }

  get isBuilding() { return this.builder.isBusy; }

  /// Whether it shows something else before long.
  get isBusy() { return this.work.isBusy || this.isBuilding || this.isAnnounced === true; }

  /// Does what takes long for so many pictures once the page shows that it works.
  announced(most, body) {
    if (this.ids.length <= most) return body();
    this.isAnnounced = true;
    showProgress(0.1);
    requestAnimationFrame(() => setTimeout(() => {
      this.isAnnounced = false;
      showProgress(null);
      body();
    }));
  }

  /// Scrolls the way that is chosen; the content is to be read again.
  turn() {
    const { sideways } = this.choices;
    this.scroller.turn(sideways ? "x" : "y");
    this.viewport.ariaOrientation = sideways ? "horizontal" : "vertical";
  }

  items(start, end) {
    const items = this.pinched?.map((item) => onContent(this.scroller, item))
      ?? this.wall.items(this.part(start, end - start));
    for (const item of items) item.key = this.ids[item.index];
    return items;
  }

  show(node, item) {
    const id = item.key;
    if (this.own) {
      this.own.show(node, id, item);
    } else {
      const picture = this.pictures.picture(id);
      paint(node, picture, id, item.width, item.height);
      node.ariaLabel = this.pictures.label(picture);
    }
    node.classList.toggle("waiting", this.late.isWaiting(id));
    const isCurrent = item.index === this.current;
    node.classList.toggle("current", isCurrent);
    Object.assign(node, { id: `tile-${id}`, role: "option", ariaSelected: isCurrent });
    Object.assign(node, { ariaPosInSet: item.index + 1, ariaSetSize: this.ids.length });
  }

  hide(node, { key }) { this.own?.hide(node, key); }

  leaving(key) { return { key, index: -1 }; }

  settled() { this.onChange(); }

  updated(items) {
    this.lastVisible = this.visible;
    // What has been seen stays in its columns.
    if (this.choices.keeps) this.wall.keepIn(this.visible);
    this.late.look(items);
    this.nameCurrent();
  }

  /// Tells a screen reader of the current picture, as long as there is an element for it.
  nameCurrent() {
    const node = this.scroller.node(this.ids[this.current]);
    if (node) this.viewport.setAttribute("aria-activedescendant", node.id);
    else this.viewport.removeAttribute("aria-activedescendant");
  }

  /// Ends what takes time: laying out anew, a shuffle, and a pinch.
  interrupt() {
    this.work.cancel();
    this.builder.cancel();
    this.onInterrupted?.();
  }

  /// Whether changes are animated. Remembering the frames of more than this takes longer than people wait.
  get animates() { return wantsMotion() && this.ids.length <= 3_000_000; }

  /// Changes the layout, keeps what is visible in its place, and animates what moved.
  change(body, { staysAtOffset = false, except = null } = {}) {
    const { scroller, wall } = this;
    if (this.isBuilding) return;
    this.interrupt();
    const oldVisible = this.visible;
    const old = { axis: scroller.axis, offset: this.offset };
    const animates = this.animates;
    const places = placesInMotion(scroller);
    const oldIDs = new Map();
    for (const [id, { item }] of scroller.shown) oldIDs.set(item.index, id);
    wall.mark(oldVisible, { frames: animates, holds: !staysAtOffset });
    try {
      this.timed(body);
      scroller.reload(staysAtOffset ? old.offset : wall.keptOffset(this.visible));
      if (animates) {
        const moves = wall.frameChanges(this.visible, oldVisible).map((change) => ({
          key: change.newIndex < 0 ? oldIDs.get(change.oldIndex) : this.ids[change.newIndex],
          from: change.oldIndex < 0 ? null : onScreen(old, boxOf(change.oldFrame)),
          to: change.newIndex < 0 ? null : onScreen(scroller, boxOf(change.newFrame)),
        }));
        animateMoves(scroller, moves, places, except);
      }
    } finally {
      wall.unmark();
    }
    this.onChange();
  }

  /// Takes other choices; other pictures, and pictures whose sizes are not known, are laid out anew.
  choose(choices) {
    const old = this.choices;
    const now = { ...old, ...choices };
    const isNew = (name) => now[name] !== old[name];
    if (isNew("count") || isNew("late") || this.isBuilding) {
      this.choices = now;
      return this.build(
        isNew("count") ? this.newPictures() : this.isBuilding ? this.coming : this.ids);
    }
    this.announced(isNew("spans") ? 300_000 : 3_000_000, () => this.change(() => {
      this.choices = now;
      if (isNew("sideways")) this.turn();
      // What was kept in its column may go elsewhere now.
      this.wall.keep(0);
      if (isNew("keeps") && !now.keeps) this.wall.repack();
      if (isNew("spans")) this.wall.setSpans(this.spans(this.ids));
      this.configure(this.settings);
    }));
  }

  /// Shows another wall of the same pictures, which a pinch has led to.
  adopt(wall, choices, offset) {
    this.wall.destroy();
    this.wall = wall;
    this.choices = choices;
    this.laidOut = JSON.stringify(this.settings);
    this.scroller.reload(offset);
    this.onChosen?.(choices);
    this.onChange();
  }

  /// Keeps the place when the window gets another size, or its points other pixels.
  resized() {
    if (!this.wall || this.scroller.view === 0 || this.isBuilding) return;
    const { wall, scroller } = this;
    if (this.isLaidOut(this.settings)) return scroller.reload();
    this.interrupt();
    wall.mark(this.lastVisible);
    this.timed(() => this.configure(this.settings));
    scroller.reload(wall.keptOffset(this.visible));
    wall.unmark();
    this.onChange();
  }

  pixelsChanged() {
    this.lastVisible = this.visible;
    this.resized();
  }

  insert(index, count) {
    this.announced(3_000_000, () => this.change(() => this.insertPictures(index, count)));
  }

  remove(index, count = 1) {
    this.announced(3_000_000, () => this.change(() => this.removePictures(index, count)));
  }

  move(from, to, except = null) {
    this.change(() => this.movePicture(from, to), { staysAtOffset: true, except });
  }

  /// Fills another wall with the pictures in another order, in parts. Until that is done, this one is shown.
  async shuffle() {
    const { scroller, ids } = this;
    if (this.isBuilding) return;
    const wall = this.layouts.wall(this.settings);
    const order = numbersBelow(ids.length);
    if (!await this.work.run(this.shuffled(wall, order))) return wall.destroy();
    const places = placesInMotion(scroller);
    const moves = this.animates ? this.movesInto(wall, order) : [];
    this.take(wall, order);
    this.layoutTime = this.work.time;
    scroller.reload();
    animateMoves(scroller, moves, places);
    this.onChange();
  }

  /// The moves of the pictures that are in view, and of those that will be, into another wall.
  movesInto(wall, order) {
    const moves = new Map();
    const note = (index) => {
      const [from, to] = [this.wall.frame(order[index]), wall.frame(index)]
        .map((frame) => onScreen(this.scroller, boxOf(frame)));
      moves.set(order[index], { key: this.ids[order[index]], from, to });
    };
    const seen = new Set(this.wall.indices(this.visible));
    for (let index = 0; index < order.length; index++) if (seen.has(order[index])) note(index);
    wall.indices(this.visible).forEach(note);
    return [...moves.values()];
  }

  /// The index of the first item that begins in view, or the nearest to that.
  get firstVisible() { return this.visibleAt(0); }

  /// The index of an item amid those that begin in view.
  get amidVisible() { return this.visibleAt(0.5); }

  /// The index of an item at a part of the way through those that begin in view, or the nearest to that.
  visibleAt(part) {
    const items = this.wall.items(this.visible);
    const ahead = items.filter((item) => this.isAhead(item));
    return (ahead[Math.floor(part * ahead.length)] ?? items[0])?.index ?? 0;
  }

  /// How long it takes to find what is visible, in microseconds.
  get queryTime() { return this.wall.timeOf("items", ...this.visible); }
}
