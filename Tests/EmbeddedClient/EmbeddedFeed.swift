import MasonryLayout

/// Uses every operation of a feed.
func useFeed() throws(MasonryError) -> Double {
  let heights = MasonryHeights([], default: 100)
  var section = MasonryFeed.Section(
    layout: .columns(.fixed(3)),
    header: .init(length: 44, isPinned: true, isStretching: true),
    footer: .init(length: 20, isPinned: true), background: LayoutInsets(8), spacingAfter: 16)
  var feed = try MasonryFeed(width: 390, environment: .init(scale: 2))
  try feed.appendSection(section, itemCount: 40, measuredBy: heights)
  try feed.insertSection(
    section, itemCount: 7, at: 0, measuredBy: MasonryAspectRatios([1.5], fallback: 1))
  try feed.reloadSection(at: 1, itemCount: 30, measuredBy: heights)
  feed.moveSection(from: 0, to: 1)
  section.layout.columns?.columns = .fixed(2)
  try feed.reconfigureSection(at: 0, measuredBy: heights) { $0 = section }
  try feed.reconfigureSection(at: 0) { $0.header = .init(length: 60) }
  try feed.reconfigureSection(at: 0) { $0.footer = nil }

  try feed[0].appendItems(5, measuredBy: heights)
  try feed[0].insertItems(2, at: 3, measuredBy: heights)
  feed[0].removeItem(at: 0)
  feed[0].removeItems(in: 2..<4)
  feed[0].moveItem(from: 1, to: 4)
  try feed[0].remeasure([1, 2], measuredBy: MasonryHeightClosure { _, width in width })
  try feed[0].setLength(33, ofItemAt: 5)

  try feed.resize(width: 844) { _ in heights }
  try feed.resize(to: .height(500, environment: .init(direction: .rightToLeft))) { _ in
    MasonryAspectRatios([1.5], fallback: 1)
  }
  let carousel = MasonryFeed.Section(carousel: .init(length: 120))
  try feed.appendSection(carousel, itemCount: 9, measuredBy: heights)
  let offset = feed.snappedOffset(120, ofSection: feed.sectionCount - 1, at: .center)
  let sum = describe(feed) + offset
  feed.removeSection(at: 0)
  feed.removeSections(in: 0..<feed.sectionCount)
  return sum + feed.contentSize.height
}

/// Asks a feed everything that it knows.
private func describe(_ feed: MasonryFeed) -> Double {
  let old = LayoutRect(x: 0, y: 0, width: 800, height: 500)
  let new = old.offsetBy(dx: 37, dy: 0)
  let pin = new.insetBy(dx: 20, dy: 0)
  var sum = Double(
    feed.elements(in: new).count + feed.elements(in: .init(new, pinnedIn: pin)).count)
  for element in feed.elements(in: .init(new, pinnedIn: pin)) {
    sum += element.frame.maxY + Double(element.zIndex)
  }
  sum += feed.element(containing: new.center, in: .init(pin))?.frame.minX ?? 0

  sum += describe(feed.invalidation(from: .init(old), to: .init(new)))
  sum += describe(feed.invalidation(from: .init(old), to: .init(new, pinnedIn: pin)))

  for section in 0..<feed.sectionCount {
    sum += feed.frame(ofSection: section).maxX + Double(feed[section].itemCount)
    sum += feed.frame(of: .item(0, section: section))?.maxX ?? 0
    sum += feed.section(at: section).spacingAfter + feed[section].contentSize.width
    sum += feed.frame(of: .background(section: section))?.minX ?? 0
    sum += feed.frame(of: .footer(section: section), in: .init(pin))?.minX ?? 0
    let neighbor = feed.neighbor(of: .item(0, section: section), on: .below)
    sum += Double(neighbor?.item ?? 0)
  }
  return sum + feed.contentSize.width + feed.space.crossLength + (feed.environment.scale ?? 0)
}

private func describe(_ invalidation: MasonryFeed.Invalidation) -> Double {
  switch invalidation {
  case .nothing: 0
  case .everything: 1
  case .elements(let addresses):
    addresses.reduce(0) { $0 + Double($1.section + ($1.item ?? 0) + $1.zIndex) }
  }
}
