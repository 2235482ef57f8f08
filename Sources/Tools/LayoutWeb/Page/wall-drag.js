// Dragging a tile to another place: the mouse picks it up at once, a finger after it has rested on it. The
// others make room while it is dragged; at the edges of the view the wall scrolls.

class WallDrag {
  constructor(view) {
    this.view = view;
    this.drag = null;
    const { viewport } = view;
    viewport.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.moved(event));
    addEventListener("pointerup", (event) => {
      // Where it is let go counts, also where no frame has come since the finger was elsewhere.
      if (this.drag?.isLifted) {
        this.drag.point = pointIn(this.view.viewport, event);
        this.makeRoom();
      }
      this.end();
    });
    addEventListener("pointercancel", () => this.end());
    // Once a finger has lifted a tile, it does not scroll.
    for (const name of ["touchmove", "contextmenu"]) {
      viewport.addEventListener(name, (event) => {
        if (this.drag?.isLifted) event.preventDefault();
      }, { passive: false });
    }
    viewport.addEventListener("click", (event) => {
      if (!this.hasJustDropped) return;
      event.stopImmediatePropagation();
      this.hasJustDropped = false;
    }, true);
  }

  press(event) {
    this.hasJustDropped = false;
    const node = event.target.closest?.("[data-index]");
    if (!node || event.button !== 0 || this.drag || this.view.isBuilding) return;
    const id = this.view.ids[Number(node.dataset.index)];
    const point = pointIn(this.view.viewport, event);
    this.drag = { id, start: point, point, isLifted: false };
    if (event.pointerType !== "mouse") {
      this.drag.timer = setTimeout(() => this.lift(), 350);
    }
  }

  moved(event) {
    const { drag } = this;
    if (!drag) return;
    drag.point = pointIn(this.view.viewport, event);
    if (drag.isLifted) return;
    const distance = Math.hypot(drag.point.x - drag.start.x, drag.point.y - drag.start.y);
    if (distance < 6) return;
    // A finger that moves before the tile is lifted scrolls.
    if (event.pointerType === "mouse") this.lift();
    else this.end();
  }

  lift() {
    const { drag, view } = this;
    const entry = view.scroller.shown.get(drag?.id);
    if (!entry) return this.end();
    const { item } = entry;
    drag.isLifted = true;
    drag.index = item.index;
    const corner = onScreen(view.scroller, item);
    drag.grip = { x: drag.start.x - corner.x, y: drag.start.y - corner.y };
    drag.node = entry.node.cloneNode(true);
    drag.node.removeAttribute("data-index");
    drag.node.removeAttribute("id");
    drag.node.classList.add("lifted");
    view.scroller.pinned.append(drag.node);
    drag.frame = requestAnimationFrame(() => this.follow());
  }

  /// Follows the finger, once for each frame.
  follow() {
    const { drag, view } = this;
    if (!drag) return;
    drag.frame = requestAnimationFrame(() => this.follow());
    const { x, y } = drag.point;
    drag.node.style.transform = `translate(${x - drag.grip.x}px, ${y - drag.grip.y}px) scale(1.03)`;
    const length = view.scroller.view;
    const at = drag.point[view.scroller.axis];
    const zone = Math.min(80, length / 5);
    const speed = at < zone ? (at - zone) / zone : at > length - zone ? (at - length + zone) / zone : 0;
    if (speed !== 0) view.scroller.moveTo(view.offset + 24 * Math.max(-1, Math.min(1, speed)));
    this.makeRoom();
    const place = view.scroller.node(drag.id);
    if (place !== drag.place) {
      drag.place?.style.removeProperty("opacity");
      place?.style.setProperty("opacity", "0.15");
      drag.place = place;
    }
  }

  /// Moves the tile to the index with which it is under the finger.
  makeRoom() {
    const { drag, view } = this;
    const finger = onContent(view.scroller, drag.point);
    const target = view.wall.dropIndex(finger.x, finger.y, drag.index);
    if (target !== drag.index) {
      view.move(drag.index, target, drag.id);
      drag.index = target;
    }
  }

  end() {
    const { drag, view } = this;
    this.drag = null;
    if (!drag) return;
    clearTimeout(drag.timer);
    cancelAnimationFrame(drag.frame);
    drag.place?.style.removeProperty("opacity");
    if (!drag.isLifted) return;
    this.hasJustDropped = true;
    const place = view.scroller.shown.get(drag.id);
    if (place && wantsMotion()) {
      const from = onContent(view.scroller, {
        x: drag.point.x - drag.grip.x, y: drag.point.y - drag.grip.y,
        width: place.item.width, height: place.item.height,
      });
      place.node.animate([keyframe(view.scroller, from), {}], motion);
    }
    drag.node.remove();
  }
}
