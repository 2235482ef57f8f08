// The address of what is shown: `#timeline`, and of a picture in it `#timeline/1200`, counted from 1.
//
// A view says which picture was picked by `onPicked`, and shows one that is asked for by `showNumber`.

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
