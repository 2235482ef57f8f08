import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a change did to a feed; programs look at all elements of both feeds.
final class FeedFrameChangesTests: XCTestCase {
  /// Rectangles that are left out: pinned in the visible one, and not scrolled.
  func testWhatIsLeftOut() throws {
    var host = FeedHost(
      sections: [HostSection(settings: .init(header: .init(length: 4, isPinned: true)))])
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
    XCTAssertEqual(scrolled.removed.map(\.address), [.item(0, section: 0)])
    XCTAssertTrue(
      scrolled.moved.contains {
        $0.newAddress == .header(section: 0) && $0.oldFrame.minY == 9 && $0.newFrame.minY == 6
      })
  }
}
