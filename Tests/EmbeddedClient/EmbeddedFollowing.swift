import MasonryLayout

/// Follows the items of a wall and of a feed through changes.
func useFollowing() throws(MasonryError) -> Double {
  let heights = MasonryHeights([], default: 100)
  var visible = LayoutRect(x: 0, y: 30, width: 390, height: 800)
  var wall = try MasonryWall(width: 390)
  try wall.items.appendItems(40, measuredBy: heights)
  let oldWall = wall
  try wall.items.insertItems(2, at: 3, measuredBy: heights)
  wall.items.moveItem(from: 1, to: 9)
  let mapping = LayoutIndexMapping.inserting(2, at: 3).then(.moving(from: 1, to: 9))
    .then(.removing(0..<0)).then(LayoutIndexMapping(from: [1, 2], to: [2, 1]))
  let changes = wall.frameChanges(from: oldWall, by: mapping, in: visible)
  var sum = changes.inserted.reduce(0) { $0 + $1.frame.maxY }
  sum += changes.moved.reduce(0) { $0 + $1.newFrame.maxY - $1.oldFrame.maxY }
  let anchor = oldWall.anchor(in: visible, sticksToEnd: true)
  wall.scroll(&visible, to: anchor, after: mapping)
  wall.scroll(&visible, toItemAt: 7, at: .center)
  let kept = try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
    try wall.items.setLength(90, ofItemAt: 3)
  }
  sum += visible.minY + Double(kept.moved.count)
  if anchor.following(mapping) != anchor { sum += Double(anchor.index ?? 0) }
  let finger = LayoutPoint(x: 20, y: 300)
  let pinch = MasonryWall.Transition(from: oldWall, to: wall, around: finger, in: visible)
  sum += pinch.items(at: 0.5).reduce(0) { $0 + $1.frame.minY * $1.opacity }
  sum += Double(wall.items.dropIndex(at: finger, moving: 4))
  sum += Double(changes.removed.count + (mapping.newIndex(of: 7) ?? 0))
  try wall.items.appendItems(9, measuredBy: MasonryEstimates(meanOf: wall.items, otherwise: 100))
  try wall.items.appendItems(9, measuredBy: MasonryEstimates(height: 120))
  try wall.resize(width: 360)
  try wall.measure(itemsIn: &visible, keeping: anchor, measuredBy: heights)
  try wall.measure(showing: 9, at: .start, in: &visible, margin: 50, measuredBy: heights)
  sum += Double(wall.items.firstEstimatedIndex ?? 0) + (wall.items.hasExactContentSize ? 1 : 0)

  let ids = Array(0..<wall.itemCount)
  let stored = wall.bookmark(in: visible) { ids[$0] }
  try wall.items.update(from: ids, to: Array(ids.reversed()), reloading: [3], measuredBy: heights)
  wall.scroll(&visible, to: stored) { ids.count - 1 - $0 }

  var feed = try MasonryFeed(width: 390)
  try feed.appendSection(
    .init(header: .init(length: 44, isPinned: true)), itemCount: 40, measuredBy: heights)
  let oldFeed = feed
  let feedPinch = LayoutTransition(
    from: feed, to: feed, around: finger, in: MasonryFeed.Viewport(visible))
  sum += feedPinch.elements(at: 1.5).reduce(0) { $0 + $1.frame.minY * $1.opacity }
  feed.removeSection(at: 0)
  let addresses = MasonryFeed.AddressMapping.sections(.removing(0..<1))
    .then(.items(.inserting(1, at: 0), inSection: 0))
    .then(.moving(.item(0, section: 0), to: .item(0, section: 1)))
    .then(.init(from: [(id: 1, items: [1])], to: [(id: 1, items: [1])]))
  var resized = oldFeed
  try resized.resize(width: 360)
  var seen = MasonryFeed.Viewport(visible)
  try resized.measure(itemsIn: &seen) { _ in heights }
  try resized.measure(showing: .item(7, section: 0), in: &seen) { _ in heights }
  sum += Double(resized.firstEstimatedItem?.item ?? (resized.hasExactContentSize ? 1 : 0))
  sum += Double(oldFeed.dropAddress(at: finger, moving: .item(9, section: 0)).item ?? 0)
  let storedFeed = feed.bookmark(in: seen) { $0.item }
  try feed.update(
    from: [(id: Int, items: [Int])](), to: [(1, [7, 8])], section: { _ in .init() },
    measuredBy: { _ in heights })
  feed.scroll(&seen, to: storedFeed) { .item($0, section: 0) }
  let elements = feed.frameChanges(
    from: oldFeed, by: addresses, in: .init(visible), before: .init(visible))
  let still = oldFeed.anchor(in: .init(visible), sticksToStart: false)
  feed.scroll(&seen, to: still, after: addresses)
  oldFeed.scroll(&seen, to: .item(7, section: 0))
  sum += seen.rect.minY
  if still.following(addresses) != still { sum += Double(still.address?.section ?? 0) }
  sum += elements.removed.reduce(0) { $0 + $1.frame.maxY }
  sum += Double(elements.moved.count + elements.inserted.count)
  sum += Double(addresses.oldAddress(of: .item(1, section: 0))?.item ?? 0)
  return sum
}
