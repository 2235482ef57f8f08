// The choices and the buttons above the wall, and pictures that are dropped on the page.

class Controls {
  constructor(view, layouts) {
    Object.assign(this, { view, layouts });
    this.form = document.getElementById("choices");
    this.files = this.form.querySelector('[type="file"]');
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("change", (event) => {
      if (event.target !== this.files) this.choose(event.target);
    });
    this.form.elements.minimumWidth.addEventListener("input", (event) => this.choose(event.target));
    this.form.addEventListener("click", (event) => {
      const { action } = event.target.dataset;
      if (action) this.act(action);
    });
    this.files.addEventListener("change", () => this.take([...this.files.files]));
    const settings = document.querySelector(".settings");
    settings.addEventListener("click", () => {
      settings.ariaExpanded = this.form.classList.toggle("open");
    });
    this.listenForDrops();
  }

  choose(input) {
    const value = input.type === "checkbox" ? input.checked
      : input.name === "packing" ? input.value : Number(input.value);
    const choices = { [input.name]: value };
    if (input.name === "minimumWidth") {
      this.form.elements.columns.value = "0";
      choices.columns = 0;
    }
    this.view.choose(choices);
  }

  act(action) {
    const { view } = this;
    const { ids } = view;
    const place = view.current >= 0 ? view.current : view.firstVisible;
    if (action === "insert" && !view.own) view.insert(Math.min(place, ids.length), 3);
    if (action === "remove" && ids.length > 0) view.remove(place);
    if (action === "shuffle") view.shuffle();
    if (action === "files") this.files.click();
    if (action === "samples") this.show(null);
  }

  /// Shows pictures of the person's own, or the samples.
  show(own) {
    this.view.own?.destroy();
    this.view.own = own;
    for (const name of ["count", "spans", "late"]) this.form.elements[name].disabled = own !== null;
    this.form.querySelector('[data-action="insert"]').hidden = own !== null;
    this.form.querySelector('[data-action="samples"]').hidden = own === null;
    this.view.build();
  }

  take(files) {
    const pictures = files.filter((file) => file.type.startsWith("image/"));
    if (pictures.length > 0) this.show(new OwnPictures(pictures, this.view));
  }

  listenForDrops() {
    const hint = document.getElementById("drop");
    let depth = 0;
    const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
    const show = (isOver) => { hint.hidden = !isOver; };
    addEventListener("dragenter", (event) => { if (hasFiles(event)) show(++depth > 0); });
    addEventListener("dragleave", (event) => { if (hasFiles(event)) show(--depth > 0); });
    addEventListener("dragover", (event) => { if (hasFiles(event)) event.preventDefault(); });
    addEventListener("drop", async (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      show(false);
      this.take(await droppedFiles(event.dataTransfer));
    });
  }
}

/// The files that were dropped, those in folders too.
async function droppedFiles(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  if (entries.length === 0) return [...transfer.files];
  const files = [];
  const read = async (entry) => {
    if (entry.isFile) {
      files.push(await new Promise((resolve, reject) => entry.file(resolve, reject)));
      return;
    }
    const reader = entry.createReader();
    for (;;) {
      // A reader gives a hundred entries at a time, and none at the end.
      const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) return;
      for (const inner of some) await read(inner);
    }
  };
  for (const entry of entries) await read(entry);
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}
