// The keyboard on a wall: the arrows go to the neighbour, Home and End to the ends, Page Up and Page Down
// as far as one sees; Delete removes a picture. The wall keeps the focus, and names the current picture.

class WallKeys {
  constructor(view) {
    this.view = view;
    view.showNumber = (number) => {
      const index = view.ids.indexOf(number - 1);
      if (index >= 0) this.select(index);
    };
    view.viewport.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = this.next(event.key);
      if (next === undefined) return;
      event.preventDefault();
      if (next >= 0) this.select(next);
    });
    view.viewport.addEventListener("click", (event) => {
      const index = event.target.closest?.("[data-index]")?.dataset.index;
      if (index !== undefined) this.select(Number(index));
    });
  }

  /// The index to go to, -1 for nowhere, or undefined for a key that is none of the wall's.
  next(key) {
    const { view } = this;
    const last = view.ids.length - 1;
    const side = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "above", ArrowDown: "below" }[key];
    if (last < 0) return side ? -1 : undefined;
    const current = view.current >= 0 ? Math.min(view.current, last) : -1;
    if (side) return current < 0 ? view.firstVisible : view.wall.neighbor(current, side);
    if (key === "PageDown" || key === "PageUp") return this.page(current, key === "PageDown" ? 1 : -1);
    if (key === "Delete" && current >= 0) {
      view.remove(current);
      return -1;
    }
    return { Home: 0, End: last }[key];
  }

  /// The picture about one view further on in the same column.
  page(current, direction) {
    const { view } = this;
    const from = current >= 0 ? current : view.firstVisible;
    const [x, y, width, height] = view.wall.frame(from);
    const { axis, view: length } = view.scroller;
    const step = 0.9 * direction * length;
    const [across, along] = axis === "y"
      ? [x + width / 2, y + height / 2 + step] : [y + height / 2, x + width / 2 + step];
    const rect = axis === "y" ? [across, along - length / 2, 0, length] : [along - length / 2, across, length, 0];
    const middle = (item) => axis === "y" ? item.y + item.height / 2 : item.x + item.width / 2;
    const distance = (item) => Math.abs(middle(item) - along);
    const items = view.wall.items(rect).sort((a, b) => distance(a) - distance(b));
    view.scroller.moveTo(view.offset + step);
    return items[0]?.index ?? (direction > 0 ? view.ids.length - 1 : 0);
  }

  select(index) {
    const { view } = this;
    const shownBefore = view.scroller.node(view.ids[view.current]);
    shownBefore?.classList.remove("current");
    if (shownBefore) shownBefore.ariaSelected = false;
    view.current = index;
    const inset = Math.min(16, view.scroller.view / 8);
    const visible = view.part(view.offset + inset, view.scroller.view - 2 * inset);
    const offset = view.wall.offsetShowing(index, "nearest", visible) - inset;
    if (Math.abs(offset - view.offset) > 0.5) view.scroller.moveTo(offset);
    const node = view.scroller.node(view.ids[index]);
    node?.classList.add("current");
    if (node) node.ariaSelected = true;
    view.nameCurrent();
    view.onPicked?.(view.ids[index] + 1);
  }
}
