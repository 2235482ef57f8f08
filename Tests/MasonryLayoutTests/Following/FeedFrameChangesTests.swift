import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a change did to a feed, against all elements of both feeds.
final class FeedFrameChangesTests: XCTestCase {
  private typealias Frames = [String: LayoutRect]

  /// What is seen of a feed: through a rectangle, with headers pinned in another one.
  private struct View {
    var rect: LayoutRect
    var pin: LayoutRect
  }

  private func expectChanges(
    _ new: TrackedFeed, in view: View, from old: TrackedFeed, in oldView: View,
    by mapping: MasonryFeed.AddressMapping
  ) {
    let before = old.elements(pinnedIn: oldView.pin)
    let now = new.elements(pinnedIn: view.pin)
    let oldFrames = Frames(uniqueKeysWithValues: before.map { ($0.id, $0.element.frame) })
    let newFrames = Frames(uniqueKeysWithValues: now.map { ($0.id, $0.element.frame) })
    let inserted = now.filter { id, element in
      oldFrames[id] == nil && element.frame.intersects(view.rect)
    }
    let removed = before.filter { id, element in
      newFrames[id] == nil && element.frame.intersects(oldView.rect)
    }
    let moved = now.filter { id, element in
      guard let oldFrame = oldFrames[id], oldFrame != element.frame else { return false }
      return element.frame.intersects(view.rect) || oldFrame.intersects(oldView.rect)
    }

    let changes = new.feed.frameChanges(
      from: old.feed, by: mapping, in: .init(view.rect, pinnedIn: view.pin),
      before: .init(oldView.rect, pinnedIn: oldView.pin))
    expectEqual(changes.inserted, inserted.map(\.element), "Inserted")
    expectEqual(changes.removed, removed.map(\.element), "Removed")
    expectEqual(changes.moved.map(\.newAddress), moved.map(\.element.address), "Moved")
    for move in changes.moved {
      let id = new.identity(of: move.newAddress)
      expectEqual(old.identity(of: move.oldAddress), id)
      expectEqual(move.oldFrame, oldFrames[id], id)
      expectEqual(move.newFrame, newFrames[id], id)
    }
    expectEqual(changes.oldContentSize, old.feed.contentSize)
    expectEqual(changes.newContentSize, new.feed.contentSize)
  }

  /// 3,000 changes of every kind, moves between sections included.
  func testSeededChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...200) { seed in
      var random = SplitMix64(seed: seed)
      let numbers = [Numbers.quarters, .fractions, .tenths][Int(seed % 3)]
      var feed = try TrackedFeed(random.feedHost(numbers, sectionCount: Int(seed % 5)))
      for _ in 0..<15 {
        let old = feed
        let (change, mapping) = try random.change(&feed, numbers)
        let rects = RandomRects(
          around: (old.elements() + feed.elements()).map(\.element.frame))
        withEvery("change", in: [change]) { _ in
          for _ in 0..<4 {
            let view = View(rect: rects.next(using: &random), pin: rects.next(using: &random))
            let other = View(rect: rects.next(using: &random), pin: rects.next(using: &random))
            expectChanges(
              feed, in: view, from: old, in: random.chance(1, of: 2) ? view : other, by: mapping)
          }
        }
      }
    }
  }

  /// Rectangles that are left out: pinned in the visible one, and not scrolled.
  func testWhatIsLeftOut() throws {
    var host = FeedHost(
      sections: [HostSection(settings: .init(header: .init(height: 4, isPinned: true)))])
    host.sections[0].items = [HostItem(height: 20), HostItem(height: 30), HostItem(height: 9)]
    let old = try host.feed()
    host.sections[0].items.removeFirst()
    let new = try host.feed()
    let mapping = MasonryFeed.AddressMapping.items(.removing(0..<1), inSection: 0)
    let rect = LayoutRect(x: 0, y: 6, width: 12, height: 12)
    let other = LayoutRect(x: 0, y: 9, width: 12, height: 8)
    XCTAssertEqual(
      new.frameChanges(from: old, by: mapping, in: .init(rect)),
      new.frameChanges(
        from: old, by: mapping, in: .init(rect), before: .init(rect)))
    XCTAssertEqual(
      new.frameChanges(from: old, by: mapping, in: .init(rect, pinnedIn: other)),
      new.frameChanges(
        from: old, by: mapping, in: .init(rect, pinnedIn: other),
        before: .init(rect, pinnedIn: other)))
    let scrolled = new.frameChanges(from: old, by: mapping, in: .init(rect), before: .init(other))
    XCTAssertEqual(
      scrolled,
      new.frameChanges(
        from: old, by: mapping, in: .init(rect), before: .init(other)))
    XCTAssertEqual(scrolled.removed.map(\.address), [.item(0, section: 0)])
    XCTAssertTrue(
      scrolled.moved.contains {
        $0.newAddress == .header(section: 0) && $0.oldFrame.minY == 9 && $0.newFrame.minY == 6
      })
  }
}
