// The tabs and their addresses: one layout is shown, and can be reached by the arrow keys, Home and End.

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

/// The address of what is shown: `#timeline`, and of a picture in it `#timeline/1200`, counted from 1.
///
/// A view says which picture was picked by `onPicked`, and shows one that is asked for by `showNumber`.
class Addresses {
  constructor(tabs) {
    this.tabs = tabs;
    for (const [name, view] of Object.entries(tabs.views)) {
      view.onPicked = (number) => this.write(name, number);
    }
    tabs.onSelected = (name) => this.write(name);
    addEventListener("hashchange", () => this.follow());
    this.follow();
  }

  /// Shows what the address names, or the wall.
  follow() {
    const { tabs } = this;
    const [name, text] = location.hash.slice(1).split("/");
    const number = Number(text);
    const known = tabs.views[name] ? name : "wall";
    if (tabs.selected !== known) tabs.select(known);
    if (known === name && Number.isInteger(number) && number > 0) tabs.views[name].showNumber(number);
  }

  /// Writes an address soon: browsers take no more than some in a second.
  write(name, number) {
    if (name !== this.tabs.selected) return;
    const hash = number ? `#${name}/${number}` : `#${name}`;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // A page within a page may have no address of its own.
      try {
        if (location.hash !== hash) history.replaceState(null, "", hash);
      } catch { /* It stays as it is. */ }
    }, 200);
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
