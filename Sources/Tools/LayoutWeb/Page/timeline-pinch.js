// A pinch on the timeline goes from days to months and back: pictures fly from their places in one feed to those in
// the other, the one under the finger stays, and headers fade.
//
// Both feeds are the library's, and so is each place. What is between two of them is blended here: the library's
// `LayoutTransition` of feeds does that, too, and would add 26 kB to their module, more than it may weigh.

class TimelinePinch extends Pinch {
  constructor(view) {
    super(view);
    view.button.addEventListener("click", () => this.go());
    view.viewport.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
      // With other keys these are the browser's own.
      if (altKey || ctrlKey || metaKey) return;
      if (view.isDaily ? key === "-" : key === "+" || key === "=") this.go();
    });
  }

  get canGoOn() { return false; }

  /// Goes to the other grouping about the middle of the view.
  go() {
    const { isDaily, visible: [, , width, height] } = this.view;
    if (this.pinch) return;
    this.pinch = this.begin(isDaily ? 0.5 : 2, width / 2, height / 2);
    this.letGo(1, 450);
  }

  begin(factor, x, y) {
    const { view } = this;
    const { other, grouping, isDaily, visible: [, start, ...size] } = view;
    if (!other.feed || factor < 1 !== isDaily) return null;
    const old = elementsInView(view, start, size);
    const far = (box) => Math.hypot(
      Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
    const held = [...old.values()].filter(({ kind }) => kind === "item")
      .reduce((best, item) => (far(best) < far(item) ? best : item));
    const place = placeInView(other, held.number, 0);
    const part = Math.min(Math.max((y - held.y) / held.height, 0), 1);
    const most = Math.max(0, other.feed.contentHeight - size[1]);
    const offset = Math.min(Math.max(place.y + part * place.height - y, 0), most);
    const now = elementsInView(other, offset, size);
    const ways = [...new Map([...now, ...old]).values()].map((element) => {
      const { key, number } = element;
      const isPicture = number !== undefined;
      return {
        element, from: old.get(key) ?? (isPicture && placeInView(view, number, start)),
        to: now.get(key) ?? (isPicture && placeInView(other, number, offset)),
      };
    });
    return { progress: 0, ratio: other.grouping.rowHeight / grouping.rowHeight, offset, ways };
  }

  items(progress) {
    const part = Math.min(Math.max(progress, 0), 1);
    return this.pinch.ways.map(({ element, from, to }) => {
      const [start, end] = [from || to, to || from];
      const blended = (name) => start[name] + part * (end[name] - start[name]);
      return {
        ...element, x: blended("x"), y: blended("y"), width: blended("width"), height: blended("height"),
        opacity: from && to ? 1 : from ? 1 - part : part,
      };
    }).filter(({ y, height }) => y + height > 0 && y < this.view.scroller.view);
  }

  finish({ offset }, isThere) {
    if (isThere) this.view.adopt(offset);
    else this.view.scroller.reload();
  }
}

/// The elements of a grouping in a view of a size at an offset, by keys: a picture has the same one in both.
function elementsInView({ feed, sections, grouping }, offset, size) {
  return new Map(feed.elements([0, offset, ...size]).map((element) => {
    const { kind, section, item, y } = element;
    const number = kind === "item" ? sections[section].pictures.first + item : undefined;
    const key = kind === "item" ? `picture ${number}` : `${grouping.title} ${section}`;
    return [key, { ...element, y: y - offset, key, number, sections, isPinned: false }];
  }));
}

/// Where the picture with a number is in a view of a grouping at an offset.
function placeInView({ feed, sections }, number, offset) {
  const section = sections.findLastIndex(({ pictures }) => pictures.first <= number);
  const [x, y, width, height] = feed.frame("item", section, number - sections[section].pictures.first);
  return { x, y: y - offset, width, height };
}
