import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a feed answers about a rectangle, against a look at every element.
extension FeedOracleTests {
  func expectAnswers(
    of feed: MasonryFeed, _ reference: ReferenceFeed, in rect: LayoutRect,
    pinnedIn pin: LayoutRect
  ) {
    let pinned = reference.elements(pinnedIn: pin)
    let pinning = reference.viewport(pin)
    for (address, frame) in pinned where feed.frame(of: address, in: pinning) != frame {
      expectEqual(
        feed.frame(of: address, in: pinning), frame, "\(address) pinned in \(pin)")
    }
    let expected = pinned.filter { $0.1.intersects(rect) }
    let found = feed.elements(in: reference.viewport(rect, pinnedIn: pin))
    let isInFront = found.allSatisfy { $0 == reference.host.element($0.address, $0.frame) }
    if !isSame(found, expected) || !isInFront {
      expectEqual("\(found)", "\(expected)", "Elements in \(rect) pinned in \(pin)")
    }
    var visited: [MasonryFeed.Element] = []
    feed.forEachElement(in: reference.viewport(rect, pinnedIn: pin)) { visited.append($0) }
    if visited != found {
      expectEqual(visited.sorted { $0.address < $1.address }, found, "Visited")
    }

    var first: MasonryFeed.Address?
    var firstItem: MasonryFeed.Address?
    for (address, _) in expected {
      if case .background = address { continue }
      if first == nil { first = address }
      if address.item != nil {
        firstItem = address
        break
      }
    }
    expectEqual(
      feed.firstElement(in: reference.viewport(rect, pinnedIn: pin))?.address, first,
      "First in \(rect)")
    expectEqual(feed.firstItem(in: reference.viewport(rect))?.address, firstItem, "First item")

    var top: MasonryFeed.Element?
    for (address, frame) in pinned where frame.contains(rect.origin) {
      let element = reference.host.element(address, frame)
      if let top, (top.zIndex, top.address) > (element.zIndex, address) { continue }
      top = element
    }
    expectEqual(
      feed.element(containing: rect.origin, in: reference.viewport(pin)), top, "Hit \(rect.origin)")

    let pinnedInRect = reference.elements(pinnedIn: rect)
    expectChange(
      feed.visibilityChange(
        from: reference.viewport(pin), to: reference.viewport(rect, pinnedIn: pin)),
      from: pinned, in: pin, to: pinned, in: rect)
    expectChange(
      feed.visibilityChange(from: reference.viewport(pin), to: reference.viewport(rect)),
      from: pinned, in: pin,
      to: pinnedInRect, in: rect)
    var moved: [MasonryFeed.Address] = []
    for index in pinned.indices where pinnedInRect[index].1 != pinned[index].1 {
      moved.append(pinned[index].0)
    }
    expectInvalidation(of: feed, from: rect, to: pin, moved)
  }

  private func isSame(
    _ found: [MasonryFeed.Element], _ expected: [(MasonryFeed.Address, LayoutRect)]
  ) -> Bool {
    guard found.count == expected.count else { return false }
    for index in found.indices {
      let (address, frame) = expected[index]
      if found[index].address != address || found[index].frame != frame { return false }
    }
    return true
  }

  /// What enters and leaves when `old`, seen through one rectangle, becomes `new`, seen through
  /// another.
  ///
  /// Both are all elements of the feed, in the same order.
  private func expectChange(
    _ change: MasonryFeed.VisibilityChange,
    from old: [(MasonryFeed.Address, LayoutRect)], in oldRect: LayoutRect,
    to new: [(MasonryFeed.Address, LayoutRect)], in newRect: LayoutRect
  ) {
    var (entered, left) = ([(MasonryFeed.Address, LayoutRect)](), [MasonryFeed.Address]())
    for index in old.indices {
      let wasVisible = old[index].1.intersects(oldRect)
      let isVisible = new[index].1.intersects(newRect)
      if isVisible, !wasVisible { entered.append(new[index]) }
      if wasVisible, !isVisible { left.append(old[index].0) }
    }
    if !isSame(change.entered, entered) {
      expectEqual("\(change.entered)", "\(entered)", "Entered")
    }
    expectEqual(change.left, left, "Left")
  }

  private func expectInvalidation(
    of feed: MasonryFeed, from old: LayoutRect, to new: LayoutRect, _ moved: [MasonryFeed.Address]
  ) {
    let bounds = LayoutRect(x: 0, y: 0, width: 7, height: 7)
    expectEqual(
      feed.invalidation(from: .init(bounds, pinnedIn: old), to: .init(bounds, pinnedIn: new)),
      moved.isEmpty ? .nothing : .elements(moved), "From \(old) to \(new)")
    let isVertical = feed.axis == .vertical
    let isAsBroad = isVertical ? old.width == new.width : old.height == new.height
    expectEqual(
      feed.invalidation(from: .init(old), to: .init(new)),
      !isAsBroad ? .everything : moved.isEmpty ? .nothing : .elements(moved),
      "From bounds \(old) to \(new)")
  }
}
