// One feed of all kinds of sections: carousels, walls, rows, tags and lists, under headers on two
// levels, the first of which stretches when it is pulled. Sections open and close by their headers.

class MixedView extends FeedView {
  constructor(...all) {
    super(...all);
    this.pull = 0;
    /// What has the tags and the entries of a section as its own for a screen reader, by its rank.
    this.lists = new Map();
    this.listenForPulls();
  }

  /// A cover, and six albums: a carousel under a header of the outer level, and four sections.
  makeSections() {
    const { titles } = this.pictures;
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context.font = "14px system-ui, sans-serif";
    const words = titles.map((text) => ({ text, ratio: (context.measureText(text).width + 32) / 34 }));
    const months = ["November", "October", "September", "August", "July", "June"];
    const albums = months.flatMap((month, rank) => {
      const part = (kind, name, first, length) => ({
        kind, name, level: 3, style: `c${rank}`,
        pictures: new Day(this.pictures, 300 * rank + first, length),
      });
      return [
        { ...part("carousel", month, 0, 40), level: 2 }, part("wall", "Wall", 40, 60),
        part("rows", "Rows", 100, 60), { ...part("tags", "Tags"), pictures: words },
        part("list", "List", 160, 20),
      ];
    });
    const cover = { kind: "cover", name: "Six months", pictures: [], style: "landscape c4 v5" };
    return [cover, ...albums];
  }

  section(rank) {
    const { kind, isCollapsed } = this.sections[rank];
    const phones = Math.max(1, Math.round(this.viewport.clientWidth / 420));
    const header = { length: 44, isPinned: true };
    return {
      spacing: 8, insets: [4, 12, 16, 12], header, isCollapsed,
      ...{
        cover: { header: { length: 150, isStretching: true } },
        carousel: {
          columns: 1, carousel: 190, background: 0, header: { ...header, length: this.covered, level: 1 },
        },
        wall: { columns: 3 * phones },
        rows: { rowHeight: 130, breaking: "optimal" },
        tags: { rowHeight: 34, breaking: "flowing" },
        list: { columns: phones, areHeights: true },
      }[kind],
    };
  }

  /// Tags are no pictures.
  get countInWords() {
    const tags = this.sections.filter(({ kind }) => kind === "tags")
      .reduce((sum, { pictures }) => sum + pictures.length, 0);
    return `${grouped(this.count - tags)} pictures, ${grouped(tags)} tags`;
  }

  get covered() { return 48; }
  get shift() { return this.pull; }

  sizes({ kind, pictures }) {
    return kind === "list" ? new Float64Array(pictures.length).fill(52) : ratiosOf(pictures);
  }

  showHeader(node, item, section, isNew) {
    super.showHeader(node, item, section, isNew);
    if (section.kind === "cover") node.classList.add("cover");
    if (section.level !== 3) return;
    const button = node.querySelector("button") ?? document.createElement("button");
    if (isNew) button.append(...node.childNodes);
    if (isNew) node.append(button);
    button.onclick = () => this.toggle(this.sections.indexOf(section));
    button.ariaExpanded = !section.isCollapsed;
  }

  showItem(node, item, section, isNew) {
    const { kind, pictures, style } = section;
    if (item.kind === "background") return this.showCarousel(node, item, section, isNew);
    if (kind !== "tags" && kind !== "list") {
      super.showItem(node, item, section);
      return node.classList.toggle("inside", kind === "carousel");
    }
    const { text, width, height } = pictures.at(item.item);
    node.className = text ? `tile tag c${item.item}` : `tile entry ${style}`;
    node.role = "listitem";
    node.textContent = text ?? `Picture ${item.item + 1}, ${grouped(width)} by ${grouped(height)} pixels`;
  }

  /// What scrolls a carousel as a browser does, by fingers, wheels and keys: an empty element as long as its
  /// content. The pictures in front of it follow.
  showCarousel(node, { section, width }, { name, pictures, offset = 0 }, isNew) {
    if (isNew) {
      node.className = "tile carousel";
      Object.assign(node, { role: "group", ariaLabel: `${name}, a carousel`, tabIndex: 0 });
      node.append(document.createElement("div"));
      // Elsewhere it could not be scrolled yet.
      this.scroller.layer.append(node);
    }
    const [x, , length] = this.feed.frame("item", section, pictures.length - 1);
    node.firstChild.style.width = `${x + length + 12}px`;
    node.style.width = `${width}px`;
    node.scrollLeft = offset;
    node.onscroll = () => {
      this.sections[section].offset = this.feed.scrollCarousel(section, node.scrollLeft);
      this.scroller.update();
    };
  }

  /// Tells a screen reader which elements are in a list or a carousel: they lie side by side with all others.
  updated(items) {
    const { lists, scroller, sections } = this;
    const owned = Map.groupBy(items, ({ kind, section }) =>
      (kind === "item" && ["carousel", "tags", "list"].includes(sections[section].kind) ? section : -1));
    for (const [rank, list] of lists) {
      if (owned.has(rank)) continue;
      list.remove();
      lists.delete(rank);
    }
    for (const [rank, own] of owned) {
      const { kind, name } = sections[rank] ?? {};
      let owner = kind === "carousel" ? scroller.node(`background ${rank} -1`) : lists.get(rank);
      if (!kind || (kind === "carousel" && !owner)) continue;
      if (!owner) {
        owner = Object.assign(document.createElement("div"), { role: "list", ariaLabel: name });
        lists.set(rank, owner);
        scroller.layer.append(owner);
      }
      const ids = own.map(({ key }) => {
        const node = scroller.node(key);
        node.id = `mixed-${key.replaceAll(" ", "-")}`;
        return node.id;
      }).join(" ");
      if (owner.getAttribute("aria-owns") !== ids) owner.setAttribute("aria-owns", ids);
    }
  }

  /// Opens or closes a section; its header stays where it is.
  toggle(rank) {
    const { feed, scroller, sections } = this;
    const top = scroller.shown.get(`header ${rank} -1`).item.y - scroller.offset;
    sections[rank].isCollapsed = !sections[rank].isCollapsed;
    this.configure(rank);
    scroller.reload(feed.frame("header", rank)[1] - top);
    this.onChange();
  }

  /// A window that gets another size ends a pull.
  keep(change) {
    this.pull = 0;
    super.keep(change);
  }

  listenForPulls() {
    const { viewport } = this;
    let touched = NaN;
    viewport.addEventListener("wheel", ({ deltaY }) => this.pullBy(-deltaY / 4), { passive: true });
    viewport.addEventListener("touchend", () => { touched = NaN; });
    viewport.addEventListener("touchmove", ({ touches: [{ clientY }] }) => {
      this.pullBy((clientY - touched) / 2);
      touched = clientY;
    }, { passive: true });
  }

  /// Pulls the content past its start, from where it springs back.
  pullBy(distance) {
    if (!(distance > 0) || this.scroller.offset > 0) return;
    this.pull = Math.min(this.pull + distance, 120);
    this.scroller.update();
    this.spring ??= requestAnimationFrame(() => this.springBack());
  }

  springBack() {
    this.pull = this.pull < 1 || !wantsMotion() ? 0 : 0.85 * this.pull;
    this.scroller.update();
    this.spring = this.pull > 0 ? requestAnimationFrame(() => this.springBack()) : null;
  }
}
