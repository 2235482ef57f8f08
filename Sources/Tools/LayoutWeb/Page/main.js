// Starts the page: the modules, the layouts, the choices, and the line that says what they cost.

/// The bytes of what the page holds deflated.
async function inflated(id) {
  const text = document.getElementById(id).textContent.trim();
  const bytes = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function start() {
  const names = ["masonry", "wheel"];
  const [sizes, ...modules] = await Promise.all(
    [inflated("sizes"), ...names.map((name) => inflated(`${name}-module`))]);
  const pictures = new Pictures(new TextDecoder().decode(sizes));
  const style = document.createElement("style");
  style.textContent = tileStyles(pictures.categories.length);
  document.head.append(style);
  const layouts = new Layouts((name) => modules[names.indexOf(name)]);
  const status = new Status(document.getElementById("status"), document.getElementById("headline"));

  const make = (View, name) =>
    new View(layouts, pictures, document.getElementById(`${name}-view`), () => status.wanted());
  const wall = make(WallView, "wall");
  await wall.build();
  new WallKeys(wall);
  new WallDrag(wall);
  new WallPinch(wall);
  const views = {
    wall,
    mixed: make(MixedView, "mixed"),
    timeline: make(TimelineView, "timeline"),
    chat: make(ChatView, "chat"),
    rows: make(RowsView, "rows"),
    wheel: make(WheelView, "wheel"),
  };
  new TimelinePinch(views.timeline);
  new Controls(wall, layouts);
  offerComparison(document.getElementById("compare"), document.getElementById("compared"), layouts, pictures);
  new WheelTurning(views.wheel);
  document.getElementById("rows-choices").addEventListener("input", ({ target }) => views.rows.choose(target));
  const tabs = new Tabs(views, status);
  new Addresses(tabs);
  offerCopying(document.getElementById("copy"), tabs);

  Object.assign(window, { layouts, views });
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

start().catch((error) => {
  document.getElementById("status").textContent = String(error);
  throw error;
});
