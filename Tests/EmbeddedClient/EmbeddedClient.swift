// A client that is compiled as Embedded Swift for WebAssembly, and not run: generic code is checked only
// where something uses it.

import MasonryLayout

private struct Captions: MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double {
    Double(40 + index % 7) + width / 1.5
  }

  func columnSpan(ofItemAt index: Int) -> Int { index % 5 == 0 ? 2 : 1 }
}

/// Uses every operation of a grid, with every kind of provider.
func useMasonry() throws(MasonryError) -> Double {
  var wall = try MasonryGrid(
    configuration: .init(columns: .adaptive(minimumWidth: 160), packing: .roundRobin), width: 1024)
  try wall.appendItems(100, measuredBy: Captions())
  try wall.insertItems(2, at: 10, measuredBy: MasonryHeights([10, nil], default: 180))
  try wall.remeasure(0..<wall.itemCount, measuredBy: MasonryAspectRatios([1.5], fallback: 1))
  try wall.resize(width: 800, measuredBy: MasonryHeightClosure { _, width in width })
  try wall.setLength(33, ofItemAt: 5)
  wall.moveItem(from: 1, to: 90)
  wall.removeItem(at: 0)

  let viewport = LayoutRect(x: 0, y: 0, width: 800, height: 600)
  let next = viewport.offsetBy(dx: 0, dy: 37)
  var sum = Double(wall.indices(in: viewport).count)
  sum += wall.items(in: viewport).reduce(0) { $0 + $1.frame.maxY }
  wall.forEachItem(in: next) { sum += wall.frame(ofItemAt: $0.index).maxY - $0.frame.maxY }
  sum += wall.frames[0].maxY + wall.length(ofItemAt: 0)
  sum += Double(wall.index(containing: viewport.center) ?? 0)
  sum += Double(wall.neighbor(ofItemAt: 0, on: .below) ?? 0) + (wall.columnEnds[0] ?? 0)
  try wall.reconfigure(measuredBy: Captions()) { settings in
    settings.columns = .tracks([.points(100), .fraction(1)])
    settings.trackAlignment = .center
    settings.packing = .gridLanes(tolerance: .partOfWidth(0.1), dense: true)
  }
  try wall.resize(
    to: .height(400, environment: .init(direction: .rightToLeft, scale: 2)), measuredBy: Captions())
  try wall.setLength(33, ofItemAt: 5)
  wall.removeAllItems()
  return sum + wall.contentSize.height
}
