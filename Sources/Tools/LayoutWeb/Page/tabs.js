// The tabs: one layout is shown, and can be reached by the arrow keys, Home and End.

class Tabs {
  constructor(views, status) {
    Object.assign(this, { views, status });
    this.names = Object.keys(views);
    for (const name of this.names) {
      const tab = document.getElementById(`${name}-tab`);
      tab.addEventListener("click", () => this.choose(name));
      tab.addEventListener("keydown", (event) => {
        const next = this.next(event.key, this.names.indexOf(name));
        if (next === undefined) return;
        event.preventDefault();
        this.choose(next);
        document.getElementById(`${next}-tab`).focus();
      });
    }
    onPixelsChanged(() => this.shownView?.pixelsChanged?.());
  }

  /// The name of the tab that a key leads to.
  next(key, now) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step) return this.names.at((now + step) % this.names.length);
    return { Home: this.names[0], End: this.names.at(-1) }[key];
  }

  get shownView() { return this.views[this.selected]; }

  /// Selects a tab because a person does.
  choose(name) {
    this.select(name);
    this.onSelected?.(name);
  }

  select(selected) {
    this.selected = selected;
    for (const name of this.names) {
      const isSelected = name === selected;
      const tab = document.getElementById(`${name}-tab`);
      tab.ariaSelected = isSelected;
      tab.tabIndex = isSelected ? 0 : -1;
      document.getElementById(`${name}-panel`).hidden = !isSelected;
    }
    for (const bar of document.querySelectorAll("[data-for]")) bar.hidden = bar.dataset.for !== selected;
    const settings = document.querySelector(".settings");
    const form = document.querySelector(`form[data-for="${selected}"]`);
    settings.hidden = !form;
    if (form) settings.setAttribute("aria-controls", form.id);
    document.getElementById(`${selected}-tab`).scrollIntoView({ block: "nearest", inline: "nearest" });
    this.shownView.shown?.();
    this.status.view = this.shownView;
    this.status.wanted();
  }
}

/// Calls a function whenever a point gets another number of pixels, as in a window that is taken to
/// another screen: its size may stay.
function onPixelsChanged(body) {
  const watch = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    watch();
    body();
  }, { once: true });
  watch();
}
