// A client that is compiled as Embedded Swift for WebAssembly, and not run: generic code is checked only
// where something uses it.

import MasonryLayout

private struct Captions: MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double {
    Double(40 + index % 7) + width / 1.5
  }

  func columnSpan(ofItemAt index: Int) -> Int { index % 5 == 0 ? 2 : 1 }
}

/// Uses every operation of a wall and of its items, with every kind of provider.
func useMasonry() throws(MasonryError) -> Double {
  var wall = try MasonryWall(
    .columns(.init(columns: .adaptive(minimumWidth: 160), packing: .roundRobin)), width: 1024)
  try wall.items.appendItems(100, measuredBy: Captions())
  try wall.items.appendItems(of: MasonryHeights([10, 20]))
  try wall.items.appendItems(of: MasonryAspectRatios([1.5, 0.7]))
  try wall.items.insertItems(2, at: 10, measuredBy: MasonryHeights([10, nil], default: 180))
  try wall.items.remeasure(
    0..<wall.itemCount, measuredBy: MasonryAspectRatios([1.5], fallback: 1))
  try wall.resize(width: 800, measuredBy: MasonryHeightClosure { _, width in width })
  try wall.items.setLength(33, ofItemAt: 5)
  wall.items.moveItem(from: 1, to: 90)
  wall.items.removeItem(at: 0)

  let viewport = LayoutRect(x: 0, y: 0, width: 800, height: 600)
  let next = viewport.offsetBy(dx: 0, dy: 37)
  let items = wall.items
  var sum = Double(
    items.indices(in: viewport).count + items.itemsInReadingOrder(in: viewport).count)
  sum += wall.items(in: viewport).reduce(0) { $0 + $1.frame.maxY }
  items.forEachItem(in: next) { sum += wall.frame(ofItemAt: $0.index).maxY - $0.frame.maxY }
  sum += items.frame(ofItemAt: 0).maxY + items.length(ofItemAt: 0) + (items.columnEnds[0] ?? 0)
  sum += Double(items.index(containing: viewport.center) ?? 0)
  sum += Double(items.neighbor(ofItemAt: 0, on: .below) ?? (items.isEstimated(itemAt: 0) ? 1 : 0))
  try wall.items.reconfigure(measuredBy: Captions()) { layout in
    layout.columns?.columns = .tracks([.points(100), .fraction(1)])
    layout.columns?.trackAlignment = .center
    layout.columns?.packing = .gridLanes(tolerance: .partOfWidth(0.1), dense: true)
  }
  try wall.resize(
    to: .height(400, environment: .init(direction: .rightToLeft, scale: 2)), measuredBy: Captions())
  try wall.items.reconfigure(measuredBy: Captions()) { $0 = .rows(.justified(height: 180)) }
  try wall.items.setLength(33, ofItemAt: 5)
  sum += wall.items.frame(ofRow: 0).maxX
  wall.items.removeAllItems()
  let first = try MasonryWall(heights: [100, 200], columns: 2, spacing: 8, width: 375)
  return sum + wall.contentSize.height + first.contentSize.height
}

/// Calls everything, as what nothing calls is not compiled for Embedded Swift.
@_cdecl("use_everything")
public func useEverything() -> Double {
  var sum = (try? useMasonry()) ?? 0
  sum += (try? useFeed()) ?? 0
  sum += (try? useFollowing()) ?? 0
  sum += (try? useWheel()) ?? 0
  sum += (try? useCards()) ?? 0
  return sum
}
