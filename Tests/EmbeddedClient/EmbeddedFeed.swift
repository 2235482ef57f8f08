import MasonryLayout

/// Uses every operation of a feed.
func useFeed() throws(MasonryFeedError) -> Double {
  let heights = MasonryHeights([], default: 100)
  var section = MasonryFeed.Section(
    grid: .init(columns: .fixed(3)),
    header: .init(extent: 44, isPinned: true, isStretching: true),
    footer: .init(extent: 20, isPinned: true), background: LayoutInsets(8), spacingAfter: 16)
  var feed = try MasonryFeed(configuration: .init(scale: 2), breadth: 390)
  section.grid.scale = 2
  try feed.appendSection(section, itemCount: 40, measuredBy: heights)
  try feed.insertSection(section, itemCount: 7, at: 0, measuredBy: MasonryAspectRatios([1.5]))
  try feed.reloadSection(at: 1, itemCount: 30, measuredBy: heights)
  feed.moveSection(from: 0, to: 1)
  section.grid.columns = .fixed(2)
  try feed.reconfigureSection(at: 0, as: section, measuredBy: heights)
  try feed.setHeader(.init(extent: 60), ofSection: 0)
  try feed.setFooter(nil, ofSection: 0)

  try feed.appendItems(5, toSection: 0, measuredBy: heights)
  try feed.insertItems(2, at: 3, inSection: 0, measuredBy: heights)
  try feed.removeItem(at: 0, inSection: 0)
  try feed.removeItems(2..<4, inSection: 0, measuredBy: heights)
  try feed.moveItem(from: 1, to: 4, inSection: 0)
  try feed.remeasureItems(
    [1, 2], inSection: 0, measuredBy: MasonryMeasure { _, slot in slot.breadth })
  try feed.setExtent(33, ofItemAt: 5, inSection: 0)

  try feed.resize(breadth: 844) { _ in heights }
  try feed.reconfigure(.init(axis: .horizontal, direction: .rightToLeft), breadth: 500) { _ in
    heights
  }
  let sum = describe(feed)
  feed.removeSection(at: 0)
  feed.removeSections(0..<feed.sectionCount)
  return sum + feed.contentSize.height
}

/// Asks a feed everything that it knows.
private func describe(_ feed: MasonryFeed) -> Double {
  let old = LayoutRect(x: 0, y: 0, width: 800, height: 500)
  let new = old.offsetBy(dx: 37, dy: 0)
  let pin = new.insetBy(dx: 20, dy: 0)
  var sum = Double(feed.elements(in: new).count + feed.elements(in: new, pinnedIn: pin).count)
  feed.forEachElement(in: new, pinnedIn: pin) { sum += $0.frame.maxY + Double($0.zIndex) }
  sum += feed.element(containing: new.center, pinnedIn: pin)?.frame.minX ?? 0
  sum += feed.firstElement(in: new)?.frame.minX ?? 0
  sum += feed.firstItem(in: new)?.frame.minX ?? 0

  let change = feed.visibilityChange(from: old, pinnedIn: old, to: new, pinnedIn: pin)
  sum += Double(change.entered.count + change.left.count)
  if feed.visibilityChange(from: old, to: new) == change { sum += 1 }
  sum += describe(feed.invalidation(from: old, to: new))
  sum += describe(feed.invalidation(from: old, pinnedIn: old, to: new, pinnedIn: pin))

  for section in 0..<feed.sectionCount {
    sum += feed.frame(ofSection: section).maxX + Double(feed.itemCount(inSection: section))
    sum += feed.frame(ofItemAt: 0, inSection: section).maxX
    sum += feed.section(at: section).spacingAfter + feed.grid(ofSection: section).contentSize.width
    sum += feed.element(at: .background(section: section))?.frame.minX ?? 0
    sum += feed.element(at: .footer(section: section), pinnedIn: pin)?.frame.minX ?? 0
  }
  return sum + feed.contentSize.width + feed.breadth + (feed.configuration.scale ?? 0)
}

private func describe(_ invalidation: MasonryFeed.Invalidation) -> Double {
  switch invalidation {
  case .nothing: 0
  case .everything: 1
  case .elements(let addresses):
    addresses.reduce(0) { $0 + Double($1.section + ($1.item ?? 0) + $1.zIndex) }
  }
}
