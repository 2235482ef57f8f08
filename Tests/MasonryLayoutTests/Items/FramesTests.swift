import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The frames as a collection, and items as a value.
final class FramesTests: XCTestCase {
  private let items = [
    HostItem(height: 3, slope: 0.5), HostItem(height: 1), HostItem(height: 2, span: 2),
    HostItem(), HostItem(height: 5),
  ]

  private var host: Host {
    Host(configuration: .init(columns: .fixed(3), itemSpacing: 1), crossLength: 12, items: items)
  }

  func testFramesAreARandomAccessCollection() throws {
    checkRandomAccessCollection(try host.layout().frames, equals: host.reference.frames)
    checkRandomAccessCollection(try MasonryItems(width: 5).frames, equals: [])
  }

  func testItemsAreEqualWhenTheirSettingsAndItemsAre() throws {
    let layout = try host.layout()
    XCTAssertEqual(layout, try host.layout())
    var others = [host, host, host, host, host]
    others[0].crossLength = 13
    others[1].configuration.direction = .rightToLeft
    others[2].items[4].height = 6
    others[3].items[4].span = 2
    others[4].items.removeLast()
    for other in others { XCTAssertNotEqual(layout, try other.layout()) }
  }
}
