// What the tabs of feeds have in common: sections under headers that stay in sight while their items are.

class FeedView {
  constructor(layouts, pictures, viewport, onChange) {
    Object.assign(this, { layouts, pictures, viewport, onChange });
    this.sections = this.makeSections();
    this.feed = null;
    this.scroller = new Scroller(viewport, this);
    viewport.addEventListener("keydown", (event) => this.key(event));
    viewport.addEventListener("click", ({ target }) => this.pick(target));
  }

  // A tab has `makeSections()`, the sections: a name, its pictures, of which there are a `length` and an `at`, and
  // the class of its heading; and `section(rank)`, the settings of one of them.

  get count() { return this.sections.reduce((sum, section) => sum + section.pictures.length, 0); }
  length() { return this.feed?.contentHeight ?? 0; }

  /// Where the content begins in the scroller.
  get shift() { return 0; }

  get visible() { return this.visibleAt(this.scroller.offset - this.shift); }

  visibleAt(offset) { return [0, offset, this.viewport.clientWidth, this.scroller.view]; }

  get space() { return { length: this.viewport.clientWidth, scale: devicePixelRatio }; }

  /// What the items of a section are measured by.
  sizes({ pictures }) { return ratiosOf(pictures); }

  /// Lays the feed out when it is first shown.
  shown() {
    if (this.viewport.clientWidth === 0) return;
    if (this.feed) this.resized();
    else this.begin();
  }

  begin() {
    this.timed(() => this.build());
    this.scroller.reload(this.firstOffset);
    this.showWanted();
  }

  get firstOffset() { return 0; }

  build() {
    this.feed = this.layouts.feed(this.space);
    this.sections.forEach((section, rank) => this.feed.insertSection(rank, this.section(rank), this.sizes(section)));
  }

  timed(layOut) {
    const start = performance.now();
    layOut();
    this.layoutTime = performance.now() - start;
    this.laidOut = JSON.stringify(this.space);
  }

  /// The items of a section, each of which has a number among all.
  itemsOf(section) { return section.pictures; }

  /// Tells the number of the item that an element shows.
  pick(target) {
    const [kind, section, item] = target.closest(".tile")?.dataset.key?.split(" ") ?? [];
    if (kind !== "item") return;
    const rank = this.sections.findIndex(({ id }, rank) => String(id ?? rank) === section);
    const before = this.sections.slice(0, rank)
      .reduce((sum, section) => sum + this.itemsOf(section).length, 0);
    this.onPicked?.(before + Number(item) + 1);
  }

  /// Shows the item with a number in the middle of the view, as soon as it is laid out.
  showNumber(number) {
    this.wantedNumber = number;
    this.showWanted();
  }

  showWanted() {
    const { feed, sections, scroller, wantedNumber } = this;
    if (!wantedNumber || !feed || !this.isLaidOut || this.work?.isBusy) return;
    this.wantedNumber = null;
    let item = wantedNumber - 1;
    const section = sections.findIndex((section) => {
      const { length } = this.itemsOf(section);
      if (item < length) return true;
      item -= length;
      return false;
    });
    if (section < 0) return;
    scroller.moveTo(feed.offsetShowing("item", section, item, "center", this.visible) + this.shift);
  }

  /// Keeps the place when the window gets another size, or its points other pixels.
  resized() {
    if (!this.feed) return this.shown();
    if (this.isLaidOut) this.keep(() => {});
    else this.layOutAgain();
    this.onChange();
  }

  pixelsChanged() { this.resized(); }

  settled() { this.onChange(); }

  /// Whether the feed has the width and the pixels of the view.
  get isLaidOut() { return JSON.stringify(this.space) === this.laidOut; }

  layOutAgain() {
    this.keep(() => this.timed(() => {
      this.feed.configure(this.space);
      this.sections.forEach((_, rank) => this.configure(rank));
    }));
  }

  configure(rank) { this.feed.configureSection(rank, this.section(rank)); }

  /// Changes the feed, and keeps in place what was shown.
  keep(change) {
    const { feed, scroller } = this;
    feed.mark(this.lastVisible);
    change();
    const offset = feed.keptOffset(this.visibleAt(0));
    feed.unmark();
    // Other pixels, of which the scroller may hear first, lay out again from here.
    this.lastVisible = this.visibleAt(offset);
    scroller.reload(offset + this.shift);
  }

  items(start, end) {
    if (!this.feed) return [];
    const { visible, shift, sections, lastVisible } = this;
    // A view may scroll between getting another size and being laid out for it.
    const isSameSize = [2, 3].every((side) => lastVisible?.[side] === visible[side]);
    if (isSameSize || this.scroller.isFresh) this.lastVisible = visible;
    const elements = this.feed.elements(visible, this.scroller.margin);
    for (const element of elements) {
      const { kind, section, item } = element;
      element.key = `${kind} ${sections[section].id ?? section} ${item}`;
      element.y += shift;
      // Behind the content a background could not be reached by a finger.
      element.zIndex = Math.max(0, element.zIndex);
    }
    return elements;
  }

  show(node, item) {
    const { kind, section, key, sections = this.sections } = item;
    const isNew = node.dataset.key !== key;
    node.dataset.key = key;
    if (isNew) {
      // An element that is used again has the words of what it was.
      const names = ["id", "role", "aria-label", "aria-level", "tabindex", "aria-owns"];
      for (const name of names) node.removeAttribute(name);
      node.style.borderRadius = "";
      node.onscroll = null;
      node.replaceChildren();
    }
    if (kind === "header") this.showHeader(node, item, sections[section], isNew);
    else this.showItem(node, item, sections[section], isNew);
  }

  showHeader(node, { width }, { name, short, pictures, style, level = 2 }, isNew) {
    if (isNew) {
      node.className = `tile heading ${style}`;
      Object.assign(node, { role: "heading", ariaLevel: level });
      node.append(...["i", "b", "span"].map((tag) => document.createElement(tag)));
      node.lastChild.textContent = grouped(pictures.length);
    }
    // A day that shares a line may be as narrow as one picture.
    const isNarrow = short !== undefined && width < 260;
    node.classList.toggle("narrow", isNarrow);
    node.ariaLabel = isNarrow ? name : null;
    node.querySelector("b").textContent = isNarrow ? short : name;
  }

  showItem(node, { item, section, width, height }, { pictures }) {
    const picture = pictures.at(item);
    paint(node, picture, item + (pictures.first ?? 7 * section), width, height);
    Object.assign(node, { role: "img", ariaLabel: this.pictures.label(picture) });
  }

  /// The arrows to the left and to the right go to the previous and the next section; Home and End to the ends.
  key(event) {
    const { scroller, feed } = this;
    if (!feed || event.target !== this.viewport || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const section = Math.min(Math.max(this.currentSection + step, 0), feed.sectionCount - 1);
    const offset = step ? feed.offsetShowing("header", section, 0, "start", this.visible)
      : { Home: 0, End: scroller.end }[event.key];
    if (!(offset >= 0)) return;
    event.preventDefault();
    scroller.moveTo(offset);
  }

  /// The length of the headers that are pinned over those of sections.
  get covered() { return 0; }

  /// The section at the start of the view: the last one whose header is there, or before it; of several in a line
  /// the first.
  get currentSection() {
    const { visible } = this;
    const start = visible[1] + this.covered + 1;
    const headers = this.feed.elements(visible).filter(({ kind, y }) => kind === "header" && y <= start);
    const last = Math.max(...headers.map(({ y }) => y));
    return headers.find(({ y }) => y === last)?.section ?? 0;
  }

  get queryTime() { return this.feed?.timeOf("elements", ...this.visible, 0) ?? 0; }
}

/// The ratios of a list of pictures.
const ratiosOf = (pictures) => pictures.ratios ?? Float64Array.from(pictures, (picture) => picture.ratio);
