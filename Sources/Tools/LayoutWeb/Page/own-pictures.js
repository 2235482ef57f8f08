// Pictures of the person's own: files whose sizes are known once the browser has decoded them. Only those
// that are shown are decoded, so that a folder of thousands of photographs scrolls.

class OwnPictures {
  /// How many pictures are read at a time: those that fly by are gone before it is their turn.
  static most = 4;

  constructor(files, view) {
    Object.assign(this, { files, view });
    this.count = files.length;
    this.ratios = new Float64Array(files.length).fill(NaN);
    this.broken = new Set();
    // What elements show: those that wait for their turn, too.
    this.shown = new Map();
    this.waiting = new Set();
    this.reading = new Set();
  }

  /// Width ÷ height, NaN as long as it is not known.
  ratio(id) { return this.ratios[id]; }

  /// Fills an element with a picture, as soon as it is its turn.
  show(node, id, item) {
    node.className = this.broken.has(id) ? "tile photo broken" : "tile photo";
    node.style.borderRadius = `${Math.min(6, item.width / 4, item.height / 4)}px`;
    node.ariaLabel = this.files[id].name;
    if (this.shown.get(node)?.id === id) return;
    this.hide(node);
    this.shown.set(node, { id });
    this.waiting.add(node);
    this.schedule();
  }

  /// Gives back what an element shows.
  hide(node) {
    const shown = this.shown.get(node);
    if (!shown) return;
    this.shown.delete(node);
    this.waiting.delete(node);
    if (!shown.image) return;
    shown.image.onload = shown.image.onerror = null;
    shown.image.src = "";
    URL.revokeObjectURL(shown.url);
    node.replaceChildren();
    this.done(node);
  }

  /// Begins to read with the next frame, when it is known which elements go.
  schedule() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      for (const node of this.waiting) {
        if (this.reading.size >= OwnPictures.most) return;
        this.waiting.delete(node);
        this.read(node);
      }
    });
  }

  read(node) {
    const shown = this.shown.get(node);
    const { id } = shown;
    const image = new Image();
    shown.image = image;
    shown.url = URL.createObjectURL(this.files[id]);
    this.reading.add(node);
    Object.assign(image, { alt: "", decoding: "async" });
    image.onload = () => {
      this.done(node);
      if (!Number.isNaN(this.ratios[id])) return;
      this.ratios[id] = image.naturalWidth / image.naturalHeight;
      this.view.late.arrive(id, this.ratios[id]);
    };
    image.onerror = () => {
      this.done(node);
      this.broken.add(id);
      node.classList.add("broken");
    };
    image.src = shown.url;
    node.replaceChildren(image);
  }

  /// Lets the next ones have their turn.
  done(node) {
    if (this.reading.delete(node) && this.waiting.size > 0) this.schedule();
  }

  destroy() {
    for (const node of [...this.shown.keys()]) this.hide(node);
  }
}
