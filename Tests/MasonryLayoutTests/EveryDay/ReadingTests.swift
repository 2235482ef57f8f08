import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Reading order and selections of feeds, against a look at every element.
final class ReadingTests: XCTestCase {
  func testSectionsAreReadByHeaderItemsAndFooterAndItemsFromTheirStart() {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: seed)
      let feed = try random.feedHost(.quarters, sectionCount: 3).feed()
      let view = random.view(of: feed)
      let isMirrored = feed.environment.direction == .rightToLeft
      // How far from its leading edge a frame begins.
      func leading(_ frame: LayoutRect) -> Double { isMirrored ? -frame.maxX : frame.minX }
      func isRead(_ one: MasonryFeed.Element, before other: MasonryFeed.Element) -> Bool {
        let (frame, otherFrame) = (one.frame, other.frame)
        guard one.address.section == other.address.section, one.address.item != nil,
          other.address.item != nil
        else { return one.address < other.address }
        let grid = feed[one.address.section].grid
        let along =
          grid?.axis == .vertical
          ? frame.minY - otherFrame.minY : leading(frame) - leading(otherFrame)
        if along != 0 { return along < 0 }
        // Where columns have no width, or lie between pixels, edges do not tell them apart.
        let columns = [one, other].map { grid?.column(ofItemAt: $0.address.item ?? 0) ?? 0 }
        return columns[0] != columns[1]
          ? columns[0] < columns[1] : one.address < other.address
      }
      let read = feed.elementsInReadingOrder(in: view)
      let seen = feed.elements(in: view).filter { $0.zIndex >= 0 }
      expectEqual(Set(read), Set(seen), "The elements")
      expectEqual(read.count, seen.count, "The number of elements")
      for (one, next) in zip(read, read.dropFirst()) {
        expect(isRead(one, before: next), "\(one) is read before \(next)")
      }
      for section in 0..<feed.sectionCount {
        let everything = LayoutRect(x: -999, y: -999, width: 9999, height: 9999)
        let items = feed[section].itemsInReadingOrder(in: everything)
        expectEqual(
          items.map { $0.index },
          feed.elementsInReadingOrder(in: .init(everything))
            .filter { $0.address.section == section }.compactMap { $0.address.item },
          "The items of section \(section)")
      }
    }
  }

  func testASweepSelectsWhatLiesBetweenInTheOrderOfTheContent() throws {
    for seed in UInt64(1)...40 {
      var random = SplitMix64(seed: seed)
      let feed = try random.feedHost(.quarters, sectionCount: 4).feed()
      let addresses = feed.allAddresses
      for first in addresses {
        for last in addresses {
          let (low, high) = (min(first, last), max(first, last))
          let expected = addresses.filter { $0.item != nil && $0 >= low && $0 <= high }
          let selected = feed.items(from: first, to: last)
          XCTAssertEqual(
            selected.flatMap { section, items in
              items.map { MasonryFeed.Address.item($0, section: section) }
            }, expected, "From \(first) to \(last), seed \(seed)")
          XCTAssertFalse(selected.contains { $0.items.isEmpty })
        }
      }
    }
  }

  func testARectangleSelectsTheItemsThatItTouches() {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: seed)
      let feed = try random.feedHost(.fractions, sectionCount: 3).feed()
      let rect = random.view(of: feed).rect
      expectEqual(
        feed.items(in: rect).map { $0.address },
        feed.allAddresses.filter {
          $0.item != nil && feed.frame(of: $0)?.intersects(rect) == true
        }, "In \(rect)")
    }
  }
}
