// The Swift of what a tab shows, with its settings. It compiles as it stands; the ratios are the reader's.

/// A number as one writes it in Swift, to a hundredth.
const swiftNumber = (number) => `${Math.round(number * 100) / 100}`;

/// The arguments of a call: those that are not null.
const swiftCall = (...parts) => parts.filter(Boolean).join(", ");

const swiftInsets = (insets = 0) => {
  if (!Array.isArray(insets)) return `LayoutInsets(${swiftNumber(insets)})`;
  const names = ["top", "leading", "bottom", "trailing"];
  return `LayoutInsets(${names.map((name, side) => `${name}: ${swiftNumber(insets[side])}`).join(", ")})`;
};

/// Columns or rows, from the settings of a wall or a section.
function swiftLayout(settings) {
  const { insets, spacing = 0, rowHeight, breaking = "greedy", lastRow, packing = "shortestColumn" } = settings;
  const space = `spacing: ${swiftNumber(spacing)}, contentInsets: ${swiftInsets(insets)}`;
  if (rowHeight !== undefined) {
    const rule = breaking === "flowing" ? `.flowing(height: ${rowHeight})`
      : `.justified(${swiftCall(`height: ${rowHeight}`, `breaking: .${breaking}`,
        lastRow === "filling" && "lastRow: .fill")})`;
    return `.rows(\n    .init(\n      rule: ${rule},\n      ${
      swiftCall(space, lastRow === "heldBack" && "holdsBackLastRow: true")}))`;
  }
  const columns = settings.minimumWidth === undefined ? `.fixed(${settings.columns ?? 2})`
    : `.adaptive(minimumWidth: ${swiftNumber(settings.minimumWidth)})`;
  const packings = {
    gridLanes: ".gridLanes(tolerance: .partOfWidth(0.02))", dense: ".gridLanes(dense: true)",
  };
  return `.columns(\n    .init(\n      columns: ${columns}, ${space},\n      packing: ${
    packings[packing] ?? `.${packing}`}))`;
}

/// A section of a feed, and its items.
function swiftSection(settings, count, heights) {
  const { header, sharedLine, carousel, background, isCollapsed } = settings;
  const parts = [
    `layout: ${swiftLayout(settings)}`, carousel && `carousel: .init(length: ${carousel})`,
    sharedLine && `sharedLine: .init(spacing: ${sharedLine.spacing}, fillsWidth: ${sharedLine.fillsWidth})`,
    header && `header: .init(${swiftCall(`length: ${header.length}`, header.isPinned && "isPinned: true",
      header.isStretching && "isStretching: true", header.level && `level: ${header.level}`)})`,
    background !== undefined && `background: LayoutInsets(${background})`,
    isCollapsed && "isCollapsed: true",
  ];
  const provider = heights ? `MasonryHeights(${heights})` : "MasonryAspectRatios(ratios)";
  return `try feed.appendSection(\n  .init(\n    ${parts.filter(Boolean).join(",\n    ")}),\n  itemCount: ${
    count}, measuredBy: ${provider})\n`;
}

const swiftStart = (count, what) => `import MasonryLayout

// Width divided by height; on the page there are ${grouped(count)} ${what}.
let ratios = (0..<1000).map { 0.6 + Double($0 * 7 % 10) / 10 }
`;

const swiftFeed = (view, sections, viewport = "visible") => `${swiftStart(view.count, view.unit ?? "pictures")}
var feed = try MasonryFeed(width: ${swiftNumber(view.viewport.clientWidth)})
${sections.join("")}
let visible = LayoutRect(x: 0, y: 0, width: ${swiftNumber(view.viewport.clientWidth)}, height: ${
  swiftNumber(view.scroller.view)})
for element in feed.elements(in: ${viewport}) { print(element.address, element.frame) }
`;

/// The Swift of each tab.
const swiftCode = {
  wall(view) {
    const { settings, choices: { keeps, sideways }, viewport, count } = view;
    const { clientWidth: width, clientHeight: height } = viewport;
    const direction = settings.rightToLeft ? ", environment: .init(direction: .rightToLeft)" : "";
    const spans = view.choices.spans
      ? ".spanning(ratios.indices.map { $0 % 11 == 4 ? ($0 % 55 == 4 ? 3 : 2) : 1 })" : "";
    return `${swiftStart(count, "pictures")}
var wall = try MasonryWall(
  ${swiftLayout(settings)},
  in: .${sideways ? "height" : "width"}(${swiftNumber(settings.length)}${direction}))
try wall.items.appendItems(of: MasonryAspectRatios(ratios)${spans})

let visible = LayoutRect(x: 0, y: 0, width: ${swiftNumber(width)}, height: ${swiftNumber(height)})
${keeps ? "wall.items.keepPlaces(ofItemsIn: visible)  // changes move nothing in view\n" : ""}${
  ""}for item in wall.items(in: visible) { print(item.index, item.frame) }
`;
  },
  mixed: (view) => swiftFeed(view, [0, 1, 2, 3, 4, 5].map((rank) => {
    const { kind, pictures } = view.sections[rank];
    const count = pictures.length;
    return swiftSection(view.section(rank), count, kind === "list" && `Array(repeating: 52, count: ${count})`);
  })),
  timeline: (view) => swiftFeed(view, [
    `for count in [2, 1, 900, 3] {  // the photos of each ${view.grouping.title.toLowerCase()}\n${
      swiftSection(view.grouping, "count").trimEnd()}\n}\n`,
  ]),
  chat: (view) => swiftFeed(view, [swiftSection(view.section(0), 6, "[38, 38, 58, 38, 58, 38]")],
    ".init(visible, hangsFromEnd: true)"),
  rows: (view) => swiftFeed(view, [swiftSection(view.section(0), "ratios.count")]),
  wheel({ settings, offset, choices }) {
    const { itemSize, radius, spacing, turns, fan, center: [x, y], falloff, viewport, sizes } = settings;
    const size = (lengths) => `LayoutSize(width: ${swiftNumber(lengths[0])}, height: ${swiftNumber(lengths[1])})`;
    const arrangement = turns ? `.ring(turns: ${turns})`
      : fan ? `.fan(over: .radians(${swiftNumber(fan)}))`
        : `.list(spacing: .gap(${swiftNumber(spacing.gap)}))`;
    const { scale = 1, opacity = 1, reach = 1 } = falloff ?? {};
    const few = sizes?.slice(0, 3).map(size).join(", ");
    return `import CircularLayout
${sizes ? `\n// The sizes of the first cards.\nlet sizes = [${few}]\n` : ""}
let wheel = try Wheel(
  itemCount: ${settings.itemCount},
  configuration: .init(
    itemSize: ${size(itemSize)}, radiusToItemCenter: ${swiftNumber(radius)},
    arrangement: ${arrangement},
    center: .at(LayoutPoint(x: ${swiftNumber(x)}, y: ${swiftNumber(y)})), focus: .${choices.side},
    axis: ${settings.scrollsVertically ? ".vertical" : ".horizontal"}, orientation: .facingFocus,
    ${choices.legible ? "legibility: .init(turnOver: .radians(1)),\n    " : ""}falloff: .init(scale: ${
  scale}, opacity: ${opacity}, reach: .items(${reach}))),
  viewportSize: ${size(viewport)}${sizes ? ",\n  measuredBy: { sizes[$0 % sizes.count] }" : ""})
for item in wheel.visibleItems(atOffset: ${swiftNumber(offset)}) { print(item.index, item.center, item.rotation) }
`;
  },
};

/// The button that copies the Swift of the tab that is shown.
function offerCopying(button, tabs) {
  const { textContent } = button;
  button.addEventListener("click", async () => {
    const { selected, shownView } = tabs;
    const text = swiftCode[selected](shownView);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Some browsers have no clipboard for a page that was opened from disk.
      const area = document.body.appendChild(Object.assign(document.createElement("textarea"), { value: text }));
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    button.textContent = "Copied";
    clearTimeout(button.timer);
    button.timer = setTimeout(() => { button.textContent = textContent; }, 1500);
  });
}
