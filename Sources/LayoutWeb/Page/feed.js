// The feed: a section for each category, whose header stays in sight while its pictures are.

class FeedView {
  constructor(layouts, pictures, viewport, onChange) {
    Object.assign(this, { layouts, pictures, viewport, onChange });
    this.sections = this.makeSections();
    this.feed = null;
    this.scroller = new Scroller(viewport, {
      length: () => this.feed?.contentHeight ?? 0,
      items: (start, end) => this.items(start, end),
      show: (node, item) => this.show(node, item),
      resized: () => this.resized(),
      pixelsChanged: () => this.pixelsChanged(),
      settled: () => onChange(),
    });
    viewport.addEventListener("keydown", (event) => this.key(event));
  }

  /// The sections: a name, its pictures, of which there are a `length` and an `at`, and the class of its
  /// heading.
  makeSections() {
    return this.pictures.titles.map((name, rank) => ({
      name, pictures: this.pictures.inCategory(rank), style: `c${rank}`,
    }));
  }

  get count() { return this.sections.reduce((sum, section) => sum + section.pictures.length, 0); }
  get nodeCount() { return this.viewport.querySelectorAll("*").length; }
  get visible() {
    return [0, this.scroller.offset, this.viewport.clientWidth, this.scroller.view];
  }

  get space() { return { length: this.viewport.clientWidth, scale: devicePixelRatio }; }

  /// Two to four columns in turn on a phone, and as many times more as phones fit side by side.
  section(rank) {
    const phones = Math.max(1, Math.round(this.viewport.clientWidth / 420));
    return {
      columns: [3, 2, 4][rank % 3] * phones, spacing: 8, insets: [8, 12, 18, 12],
      header: { length: 48, isPinned: true },
    };
  }

  /// Lays the feed out when it is first shown.
  shown() {
    if (this.viewport.clientWidth === 0) return;
    if (this.feed) return this.resized();
    const start = performance.now();
    this.feed = this.layouts.feed(this.space);
    this.sections.forEach((section, rank) => this.feed.insertSection(
      rank, this.section(rank), ratiosOf(section.pictures)));
    this.layoutTime = performance.now() - start;
    this.laidOut = JSON.stringify(this.space);
    this.scroller.reload();
  }

  /// Keeps the place when the window gets another size, or its points other pixels.
  resized() {
    if (!this.feed) return this.shown();
    if (this.isLaidOut) this.scroller.reload();
    else this.layOutAgain();
    this.onChange();
  }

  pixelsChanged() { this.resized(); }

  /// Whether the feed has the width and the pixels of the view.
  get isLaidOut() { return JSON.stringify(this.space) === this.laidOut; }

  layOutAgain() {
    const { feed, scroller } = this;
    feed.mark(this.visible);
    const start = performance.now();
    feed.configure(this.space);
    this.sections.forEach((_, rank) => feed.configureSection(rank, this.section(rank)));
    this.layoutTime = performance.now() - start;
    this.laidOut = JSON.stringify(this.space);
    scroller.reload(feed.keptOffset([0, 0, this.viewport.clientWidth, scroller.view]));
    feed.unmark();
  }

  items(start, end) {
    if (!this.feed) return [];
    const { visible } = this;
    const elements = this.feed.elements(visible, visible[1] - start);
    for (const element of elements) {
      element.key = `${element.kind} ${element.section} ${element.item}`;
    }
    return elements;
  }

  show(node, { key, kind, section, item, width, height }) {
    const { name, short, pictures, style } = this.sections[section];
    node.dataset.key = key;
    if (kind === "header") {
      node.className = `tile heading ${style}`;
      node.style.borderRadius = "0";
      node.role = "heading";
      node.ariaLevel = 2;
      const [swatch, title, count] = ["i", "b", "span"].map((tag) => document.createElement(tag));
      // A day that shares a line may be as narrow as one picture.
      const isNarrow = short !== undefined && width < 260;
      node.classList.toggle("narrow", isNarrow);
      node.ariaLabel = isNarrow ? name : null;
      title.textContent = isNarrow ? short : name;
      count.textContent = pictures.length.toLocaleString("en-US");
      node.replaceChildren(swatch, title, count);
      return;
    }
    const picture = pictures.at(item);
    node.replaceChildren();
    paint(node, picture, item + 7 * section, width, height);
    node.role = "img";
    node.ariaLabel = this.pictures.label(picture);
  }

  /// The arrows to the left and to the right go to the previous and the next section; Home and End to the
  /// ends.
  key(event) {
    const { scroller, feed } = this;
    if (!feed || event.altKey || event.ctrlKey || event.metaKey) return;
    const now = this.currentSection;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const last = feed.sectionCount - 1;
    const target = step ? Math.min(Math.max(now + step, 0), last) : null;
    let offset = target === null ? undefined : feed.frame("header", target)[1];
    if (event.key === "Home") offset = 0;
    if (event.key === "End") offset = scroller.end;
    if (offset === undefined) return;
    event.preventDefault();
    scroller.moveTo(offset);
  }

  /// The section at the start of the view.
  get currentSection() {
    const { scroller, feed } = this;
    return feed.elementAt(1, scroller.offset + 1, this.visible)?.section ?? 0;
  }

  get queryTime() {
    if (!this.feed) return 0;
    const { visible } = this;
    return timeOf(() => this.feed.elements(visible));
  }
}

/// The ratios of a list of pictures.
const ratiosOf = (pictures) =>
  pictures.ratios ?? Float64Array.from(pictures, (picture) => picture.ratio);
