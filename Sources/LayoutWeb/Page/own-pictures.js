// Pictures of the person's own: files whose sizes are known once the browser has decoded them. Only those
// that are shown are decoded, so that a folder of thousands of photographs scrolls.

class OwnPictures {
  constructor(files, view) {
    Object.assign(this, { files, view });
    this.count = files.length;
    this.ratios = new Float64Array(files.length).fill(NaN);
    this.broken = new Set();
    this.shown = new Map();
  }

  /// Width ÷ height, NaN as long as it is not known.
  ratio(id) { return this.ratios[id]; }

  /// Fills an element with a picture, which the browser decodes then.
  show(node, id, item) {
    node.className = this.broken.has(id) ? "tile photo broken" : "tile photo";
    node.style.borderRadius = `${Math.min(6, item.width / 4, item.height / 4)}px`;
    node.ariaLabel = this.files[id].name;
    if (this.shown.get(node)?.id === id) return;
    this.hide(node);
    const url = URL.createObjectURL(this.files[id]);
    const image = new Image();
    image.alt = "";
    image.decoding = "async";
    image.onload = () => {
      if (!Number.isNaN(this.ratios[id])) return;
      this.ratios[id] = image.naturalWidth / image.naturalHeight;
      this.view.late.arrive(id, this.ratios[id]);
    };
    image.onerror = () => {
      this.broken.add(id);
      node.classList.add("broken");
    };
    image.src = url;
    node.replaceChildren(image);
    this.shown.set(node, { id, url, image });
  }

  /// Gives back what an element shows.
  hide(node) {
    const shown = this.shown.get(node);
    if (!shown) return;
    shown.image.onload = shown.image.onerror = null;
    shown.image.src = "";
    URL.revokeObjectURL(shown.url);
    node.replaceChildren();
    this.shown.delete(node);
  }

  destroy() {
    for (const node of [...this.shown.keys()]) this.hide(node);
  }
}
