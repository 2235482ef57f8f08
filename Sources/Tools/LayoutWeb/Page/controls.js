// The choices and the buttons above the wall, and pictures that are dropped on the page.

class Controls {
  constructor(view, layouts) {
    Object.assign(this, { view, layouts });
    this.form = document.getElementById("choices");
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("change", (event) => {
      if (event.target.type === "file") this.takeChosen(event.target);
      else this.choose(event.target);
    });
    this.form.elements.minimumWidth.addEventListener("input", (event) => this.choose(event.target));
    this.actions = document.querySelector(".actions");
    this.actions.addEventListener("click", (event) => {
      const { action } = event.target.dataset;
      if (action) this.act(action);
    });
    // Some phones have no folders to choose from.
    this.action("folder").hidden = !("webkitdirectory" in this.form.elements.folder);
    const settings = document.querySelector(".settings");
    settings.addEventListener("click", () => {
      settings.ariaExpanded = document.body.classList.toggle("open");
    });
    view.onChosen = ({ columns }) => { this.form.elements.columns.value = columns; };
    this.listenForDrops();
  }

  /// The button of an action.
  action(name) { return this.actions.querySelector(`[data-action="${name}"]`); }

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
    const place = view.current >= 0 ? view.current : view.amidVisible;
    if (action === "newer") view.insert(0, 60);
    if (action === "insert") view.insert(Math.min(place, ids.length), 3);
    if (action === "remove" && ids.length > 0) view.remove(place);
    if (action === "shuffle") view.shuffle();
    if (action === "files" || action === "folder") this.form.elements[action].click();
    if (action === "samples") this.show(null);
  }

  /// Shows pictures of the person's own, or the samples.
  show(own) {
    this.view.own?.destroy();
    this.view.own = own;
    for (const name of ["count", "spans", "late"]) this.form.elements[name].disabled = own !== null;
    for (const name of ["newer", "insert"]) this.action(name).hidden = own !== null;
    this.action("samples").hidden = own === null;
    this.view.build();
  }

  takeChosen(input) {
    const files = chosenFiles(input.files);
    // Or nothing would happen when the same files are chosen again.
    input.value = "";
    this.take(files);
  }

  take(files) {
    const pictures = picturesAmong(files);
    if (pictures.length > 0) return this.show(new OwnPictures(pictures, this.view));
    this.hint.textContent = "There are no pictures in it";
    this.hint.hidden = false;
    setTimeout(() => { this.hint.hidden = true; }, 1500);
  }

  listenForDrops() {
    this.hint = document.getElementById("drop");
    let depth = 0;
    const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
    const show = (isOver) => {
      this.hint.textContent = "Drop pictures, or a folder of them";
      this.hint.hidden = !isOver;
    };
    addEventListener("dragenter", (event) => { if (hasFiles(event)) show(++depth > 0); });
    addEventListener("dragleave", (event) => { if (hasFiles(event)) show(--depth > 0); });
    addEventListener("dragover", (event) => { if (hasFiles(event)) event.preventDefault(); });
    addEventListener("drop", async (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      show(false);
      this.take(await droppedFiles(event.dataTransfer).catch(() => []));
    });
  }
}
