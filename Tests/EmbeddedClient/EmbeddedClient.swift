// A client that is compiled as Embedded Swift for WebAssembly, and not run: generic code is checked only
// where something uses it.

import MasonryLayout

private struct Captions: MasonryHeightProvider {
  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    Double(40 + index % 7) + slot.extent(aspectRatio: 1.5)
  }

  func columnSpan(ofItemAt index: Int) -> Int { index % 5 == 0 ? 2 : 1 }
}

/// Uses every operation of a grid, with every kind of provider.
func useMasonry() throws(MasonryError) -> Double {
  var wall = try MasonryGrid(
    configuration: .init(columns: .adaptive(minimumWidth: 160), packing: .roundRobin), breadth: 1024
  )
  try wall.append(100, measuredBy: Captions())
  try wall.insert(2, at: 10, measuredBy: MasonryHeights([10, nil], default: 180))
  try wall.remeasure(0..<wall.count, measuredBy: MasonryAspectRatios([1.5], fallback: 1))
  try wall.resize(breadth: 800, measuredBy: MasonryMeasure { _, slot in slot.breadth })
  try wall.setExtent(33, ofItemAt: 5)
  try wall.move(from: 1, to: 90)
  try wall.remove(at: 0)

  let viewport = LayoutRect(x: 0, y: 0, width: 800, height: 600)
  let next = viewport.offsetBy(dx: 0, dy: 37)
  let change = wall.visibilityChange(from: viewport, to: next)
  var sum = Double(wall.indices(in: viewport).count + change.entered.count)
  wall.forEachIndex(in: next) { sum += wall.frames[$0].maxY }
  sum += Double(wall.index(at: viewport.center) ?? 0)
  sum += Double(wall.neighbor(of: 0, on: .below) ?? 0) + (wall.columnEnds[0] ?? 0)
  sum += Double(wall.indices(orderedBy: .visual)[0])
  sum += Double(wall.indexBounds(in: viewport)?.upperBound ?? 0)
  try wall.reconfigure(
    .init(
      axis: .horizontal, columns: .tracks([.points(100), .fraction(1)]), trackAlignment: .center,
      packing: .gridLanes(tolerance: .fraction(0.1), dense: true), direction: .rightToLeft),
    measuredBy: Captions())
  wall.removeAll()
  return sum + wall.contentSize.height
}
