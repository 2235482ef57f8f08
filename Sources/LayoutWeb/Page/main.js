// Starts the page: the modules, the four layouts, the choices, and the line that says what they cost.

/// The bytes of a module in the page.
function moduleBytes(kind) {
  const text = document.getElementById(`${kind}-module`).textContent.trim();
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

async function start() {
  const pictures = new Pictures(document.getElementById("sizes").textContent);
  const style = document.createElement("style");
  style.textContent = tileStyles(pictures.categories.length);
  document.head.append(style);
  const layouts = new Layouts(moduleBytes);
  const status = new Status(document.getElementById("status"));

  const viewport = document.getElementById("wall-view");
  const wall = new WallView(layouts, pictures, viewport, () => status.wanted());
  wall.build();
  new WallKeys(wall);
  new WallDrag(wall);
  const views = {
    wall,
    feed: new FeedView(layouts, pictures, document.getElementById("feed-view"), () => status.wanted()),
    timeline: new TimelineView(
      layouts, pictures, document.getElementById("timeline-view"), () => status.wanted()),
    wheel: new WheelView(layouts, pictures, document.getElementById("wheel-view"), () => status.wanted()),
  };
  new Controls(wall, layouts);
  new WheelTurning(views.wheel);
  document.getElementById("wheel-choices").addEventListener("change", (event) =>
    views.wheel.choose(event.target.value));
  const tabs = new Tabs(views, status);
  tabs.select("wall");

  window.layouts = layouts;
  window.views = views;
  // What checks from outside look at, in the coordinates of the wall's content.
  window.wall = {
    get count() { return wall.count; },
    get contentHeight() { return wall.contentHeight; },
    get offset() { return wall.offset; },
    get margin() { return wall.scroller.margin; },
    moveTo: (offset) => wall.scroller.moveTo(offset),
    frame: (index) => wall.wall.frame(index),
    visible: () => Array.from(wall.wall.indices(wall.visible)),
  };
  performance.mark("shown");
}

/// The tabs: one layout is shown, and can be reached by the arrow keys.
class Tabs {
  constructor(views, status) {
    Object.assign(this, { views, status });
    this.names = Object.keys(views);
    for (const name of this.names) {
      const tab = document.getElementById(`${name}-tab`);
      tab.addEventListener("click", () => this.select(name));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = this.names.at((this.names.indexOf(name) + step) % this.names.length);
        this.select(next);
        document.getElementById(`${next}-tab`).focus();
      });
    }
  }

  select(selected) {
    for (const name of this.names) {
      const isSelected = name === selected;
      const tab = document.getElementById(`${name}-tab`);
      tab.ariaSelected = isSelected;
      tab.tabIndex = isSelected ? 0 : -1;
      document.getElementById(`${name}-panel`).hidden = !isSelected;
    }
    document.getElementById("choices").hidden = selected !== "wall";
    document.getElementById("wheel-choices").hidden = selected !== "wheel";
    document.querySelector(".settings").hidden = selected !== "wall";
    this.views[selected].shown?.();
    this.status.view = this.views[selected];
    this.status.wanted();
  }
}

/// The time of a query in microseconds: the lesser of two means, since the first queries are cold.
function timeOf(query) {
  const means = [1, 2].map(() => {
    const start = performance.now();
    let rounds = 0;
    // Browsers round their clocks to a tenth of a millisecond.
    while (performance.now() - start < 1.5) {
      query();
      rounds += 1;
    }
    return ((performance.now() - start) * 1000) / rounds;
  });
  return Math.min(...means);
}

/// The line at the bottom: items, columns, the time of the last layout and of a query, elements.
class Status {
  constructor(output) {
    this.output = output;
    this.view = null;
  }

  /// Writes the line soon, and not more often than one can read.
  wanted() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.view) this.output.textContent = this.text(this.view);
    }, 120);
  }

  text(view) {
    const grouped = (number) => number.toLocaleString("en-US");
    const parts = [`${grouped(view.count)} pictures`];
    if (view.columnCount) parts.push(`${view.columnCount} columns`);
    if (view.layoutTime !== undefined) parts.push(`layout ${view.layoutTime.toFixed(1)} ms`);
    parts.push(`query ${view.queryTime.toFixed(1)} µs`);
    parts.push(`${view.nodeCount} elements`);
    return parts.join(" · ");
  }
}

start().catch((error) => {
  document.getElementById("status").textContent = String(error);
  throw error;
});
