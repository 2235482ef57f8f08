import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The address for a finger, against moving the item to every index of the section.
final class FeedDroppingTests: XCTestCase {
  /// Items whose heights depend on their widths, and others; in another section they keep theirs.
  func testSeededFeeds() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...300, every: 11)) { seed in
      var random = SplitMix64(seed: seed)
      let areSloped = seed % 2 == 0
      let numbers: NumberKind = seed % 4 == 0 ? .quarters : .fractions
      var host = random.feedHost(numbers, sectionCount: 4)
      // From right to left everything moves when the content grows.
      if host.configuration.axis == .horizontal { host.configuration.direction = .leftToRight }
      for section in areSloped ? 0..<4 : 1..<2 {
        host.sections[section].items.append(HostItem(height: 5, span: Int(seed / 2 % 2) + 1))
        for item in host.sections[section].items.indices where areSloped {
          host.sections[section].items[item].slope = [0, 0.5, 1][(item + section) % 3]
        }
      }
      let feed = try host.feed()
      let full = host.sections.indices.filter { !host.sections[$0].items.isEmpty }
      let section = full.randomElement(using: &random) ?? 1
      let item = Int.random(in: host.sections[section].items.indices, using: &random)
      let elements = feed.elements(in: .init(everything, pinnedIn: .zero))
      let around = elements.map(\.frame)
      for _ in 0..<8 {
        let point = random.finiteRect(around: around).origin
        withEvery("point", in: [point]) { _ in
          let moved = MasonryFeed.Address.item(item, section: section)
          let address = feed.dropAddress(at: point, moving: moved)
          expectNearest(address.section, to: point, in: feed)
          var host = host
          if section != address.section {
            // It keeps its size, also where it is to lie along the other axis.
            let items = feed[section]
            host.sections[section].items[item].slope = 0
            host.sections[section].items[item].height =
              feed[address.section].axis == items.axis
              ? items.length(ofItemAt: item)
              : items.axis.cross.length(of: items.frame(ofItemAt: item))
          }
          let reference = try reference(host, item, section, movedTo: address.section)
          expectEqual(
            address, .item(reference.index(at: point), section: address.section),
            "Moving \(item) of \(section): \(host)")
        }
      }
    }
  }

  /// The frames of an item at every index of a section, in feeds that are built from nothing.
  private func reference(
    _ host: FeedHost, _ item: Int, _ section: Int, movedTo newSection: Int
  ) throws -> ReferenceDrop {
    var rest = host
    let moved = rest.sections[section].items.remove(at: item)
    let frames = try (0...rest.sections[newSection].items.count).compactMap { index in
      var host = rest
      host.sections[newSection].items.insert(moved, at: index)
      return try host.feed().frame(of: .item(index, section: newSection))
    }
    return ReferenceDrop(source: section == newSection ? item : frames.count - 1, frames: frames)
  }

  /// Fails if another section that takes up anything is nearer.
  private func expectNearest(_ section: Int, to point: LayoutPoint, in feed: MasonryFeed) {
    let coordinate = feed.axis == .vertical ? point.y : point.x
    func ends(_ section: Int) -> LayoutInterval {
      feed.axis.interval(of: feed.frame(ofSection: section))
    }
    func distance(_ section: Int) -> Double {
      max(ends(section).near - coordinate, 0, coordinate - ends(section).far)
    }
    func isUnderFinger(_ section: Int) -> Bool {
      ends(section).near <= coordinate && coordinate < ends(section).far
    }
    for other in 0..<feed.sectionCount {
      let settings = feed.section(at: other)
      let isShown = !feed[other].isEmpty || settings.header != nil || settings.footer != nil
      expect(!isShown || distance(section) <= distance(other), "\(other) is nearer")
      // Rounded frames may overlap by a step in the last place.
      expect(
        !isUnderFinger(other) || isUnderFinger(section), "The finger is over \(other)")
    }
  }

  func testFromRightToLeftTheFingerKeepsItsDistanceFromTheStart() throws {
    let settings = WallSettings(axis: .horizontal, direction: .rightToLeft)
    let columns = ColumnsLayout(columns: .fixed(2), itemSpacing: 1)
    let sections = [[3.0, 5, 4, 6], [7, 2, 4]].map { heights in
      HostSection(
        settings: .init(layout: .columns(columns), header: .init(length: 2), spacingAfter: 3),
        items: .heights(heights))
    }
    let feed = try FeedHost(configuration: settings, sections: sections).feed()
    let plain = try FeedHost(configuration: .init(axis: .horizontal), sections: sections).feed()
    for x in stride(from: -1.25, to: 40, by: 0.5) {
      for y in [3.0, 9] {
        let point = LayoutPoint(x: feed.contentSize.width - x, y: y)
        XCTAssertEqual(
          feed.dropAddress(at: point, moving: .item(1, section: 0)),
          plain.dropAddress(at: LayoutPoint(x: x, y: y), moving: .item(1, section: 0)))
      }
    }
  }

  func testTheNearerOfTwoSectionsThatAreLessThanAPointApart() throws {
    let feed = try MasonryFeed(
      sectionCount: 2, of: .init(spacingAfter: 0.75), itemCount: 2,
      measuredBy: MasonryHeights([10, 10]))
    for (y, section) in [(10.25, 0), (10.5, 1)] {
      let address = feed.dropAddress(at: LayoutPoint(x: 5, y: y), moving: .item(0, section: 0))
      XCTAssertEqual(address.section, section)
    }
  }

  /// At the end an item is stacked downwards, and the finger counts from where upward items end.
  func testBelowASectionWhoseItemsAreAllStackedUpwards() throws {
    var feed = try MasonryFeed(
      width: 20, sectionCount: 2, itemCount: 1, measuredBy: MasonryHeights([4]))
    feed[1].keptPlaces = .all
    try feed[1].prependItems(4, measuredBy: MasonryHeights([5, 7, 9, 4]))
    feed[1].removeItem(at: 4)
    let end = feed.contentSize.height - 4
    for (x, y) in [5.0, 15].flatMap({ x in stride(from: 20.5, to: 40, by: 1).map { (x, $0) } }) {
      let point = LayoutPoint(x: x, y: y)
      let distances = try (0...4).map { index in
        var moved = feed
        moved[0].removeItem(at: 0)
        try moved[1].insertItems(1, at: index, measuredBy: MasonryHeights([], default: 4))
        let frame = try XCTUnwrap(moved.frame(of: .item(index, section: 1)))
        let newEnd = moved.contentSize.height - (index == 4 ? 4 : 0)
        let below = y - end - (frame.maxY - newEnd)
        let (dx, dy) = (max(frame.minX - x, 0, x - frame.maxX), max(0, below))
        return (index: index, distance: dx * dx + dy * dy)
      }
      let nearest = distances.min { ($0.distance, -$0.index) < ($1.distance, -$1.index) }
      XCTAssertEqual(
        feed.dropAddress(at: point, moving: .item(0, section: 0)),
        .item(nearest?.index ?? -1, section: 1), "\(point)")
    }
  }

  func testOtherElementsStay() throws {
    let feed = try MasonryFeed(
      of: .init(header: .init(length: 20)), itemCount: 2, measuredBy: MasonryHeights([3, 4]))
    let point = LayoutPoint(x: 5, y: 21)
    XCTAssertEqual(feed.dropAddress(at: point, moving: .header(section: 0)), .header(section: 0))
    let nowhere = LayoutPoint(x: .nan, y: 21)
    XCTAssertEqual(
      feed.dropAddress(at: nowhere, moving: .item(1, section: 0)), .item(1, section: 0))
  }
}
