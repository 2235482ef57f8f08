import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Selections of feeds, against a look at every element; programs look at the reading order.
final class ReadingTests: XCTestCase {
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
}
