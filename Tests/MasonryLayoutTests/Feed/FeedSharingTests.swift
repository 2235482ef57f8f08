import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// What the sections of a feed share, and that none of it is ever seen.
final class FeedSharingTests: XCTestCase {
  private let plain = MasonryFeed.Section(header: .init(length: 5), spacingAfter: 3)

  /// Sections that have equal settings and one item each.
  private func feed(of heights: [Double]) throws -> MasonryFeed {
    try FeedHost(
      crossLength: 100,
      sections: heights.map { HostSection(settings: plain, items: .heights([$0])) }
    ).feed()
  }

  /// A feed of very many sections copies and keeps this for each of them.
  func testASectionTakesFewWords() {
    let word = MemoryLayout<Int>.size
    XCTAssertLessThanOrEqual(MemoryLayout<SectionContent>.size, 16 * word)
  }

  func testNeighborsWithEqualSettingsShareThem() throws {
    var feed = try feed(of: [10, 20, 30])
    expectSharing(feed, [0, 0, 0])
    var other = plain
    other.layout.columns?.columnSpacing = 1
    other.footer = .init(length: 2)
    try feed.appendSection(other, itemCount: 1, measuredBy: MasonryHeights([5]))
    try feed.insertSection(plain, itemCount: 0, at: 1, measuredBy: MasonryHeights([]))
    expectSharing(feed, [0, 0, 0, 0, 4])
    try feed.resize(width: 60) { _ in MasonryHeights([15]) }
    expectSharing(feed, [0, 0, 0, 0, 4])
    for section in 1..<4 {
      try feed.reconfigureSection(at: section, measuredBy: MasonryHeights([15])) { $0 = other }
    }
    expectSharing(feed, [0, 1, 1, 1, 4])
  }

  /// Each section names the first one of those that share settings with it.
  private func expectSharing(_ feed: MasonryFeed, _ expected: [Int], line: UInt = #line) {
    let settings = feed.sections.map { $0.items.laneSettings }
    let surroundings = feed.sections.map { $0.surroundings }
    XCTAssertEqual(
      settings.map { one in settings.firstIndex { $0 === one } }, expected, line: line)
    XCTAssertEqual(
      surroundings.map { one in surroundings.firstIndex { $0 === one } }, expected, line: line)
  }

  func testSectionsOfARowShareAllButHeights() throws {
    let feed = try feed(of: [10, 20, 20])
    let all = feed.sections.map { $0.items }
    func addresses<Element>(_ array: (MasonryItems) -> [Element]) -> [UnsafeRawPointer?] {
      all.map { array($0).withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) } }
    }
    XCTAssertEqual(Set(addresses { $0.placement.positions }).count, 1)
    XCTAssertEqual(Set(addresses { $0.placement.firstLanes }).count, 1)
    XCTAssertEqual(Set(addresses { $0.placement.members.words }).count, 1)
    XCTAssertEqual(Set(addresses { $0.items.lengths }).count, 2)
  }

  /// What is equal but not the same to the bit is not shared.
  func testTheSignOfAHeightOfZeroIsKept() throws {
    let feed = try feed(of: [0, -0.0, 0])
    XCTAssertEqual((0..<3).map { feed[$0].length(ofItemAt: 0).sign }, [.plus, .minus, .plus])
  }
}
