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
  sum += Double(wall.indexBounds(in: viewport)?.upperBound ?? 0)
  wall.removeAll()
  return sum + wall.contentSize.height
}

/// Uses every operation of a feed.
func useFeed() throws(MasonryFeedError) -> Double {
  var feed = try MasonryFeed(breadth: 1024)
  let section = MasonryFeed.Section(
    header: .init(extent: 44, isPinned: true, isStretching: true),
    footer: .init(extent: 20, isPinned: true), background: LayoutInsets(4), spacingAfter: 8)
  try feed.appendSection(section, itemCount: 40, measuredBy: Captions())
  try feed.insertSection(
    feed.configuration.applied(to: section), itemCount: 3, at: 0,
    measuredBy: MasonryHeights([1, 2, 3]))
  try feed.appendItems(2, toSection: 0, measuredBy: Captions())
  try feed.insertItems(2, at: 1, inSection: 0, measuredBy: Captions())
  try feed.moveItem(from: 0, to: 1, inSection: 0)
  try feed.removeItem(at: 0, inSection: 0)
  try feed.removeItems(0..<1, inSection: 0)
  try feed.remeasureItems([0], inSection: 1, measuredBy: Captions())
  try feed.setExtent(9, ofItemAt: 1, inSection: 1)
  try feed.setHeader(nil, ofSection: 0)
  try feed.setFooter(nil, ofSection: 0)
  try feed.reconfigureSection(at: 0, as: section, measuredBy: Captions())
  try feed.reloadSection(at: 0, itemCount: 5, measuredBy: Captions())
  feed.moveSection(from: 0, to: 1)
  try feed.resize(breadth: 800) { _ in Captions() }
  try feed.reconfigure(.init(direction: .rightToLeft)) { _ in Captions() }

  let viewport = LayoutRect(x: 0, y: 0, width: 800, height: 600)
  let next = viewport.offsetBy(dx: 0, dy: 37)
  let change = feed.visibilityChange(from: viewport, to: next)
  var sum = Double(feed.elements(in: viewport).count + change.entered.count)
  feed.forEachElement(in: next) { sum += $0.frame.maxY }
  if case .elements(let moved) = feed.invalidation(from: viewport, to: next) {
    for address in moved { sum += feed.element(at: address, pinnedIn: next)?.frame.minY ?? 0 }
  }
  sum += feed.element(containing: viewport.center, pinnedIn: viewport)?.frame.minX ?? 0
  sum += feed.firstElement(in: next)?.frame.minY ?? 0
  sum += feed.firstItem(in: next)?.frame.minY ?? 0
  feed.removeSection(at: 0)
  return sum + feed.contentSize.height
}
