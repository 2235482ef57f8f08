#if DEBUG
@testable import MasonryLayout
import XCTest

/// Inputs on which looking through all gaps for each item takes time that grows with the square.
final class DenseGrowthTests: XCTestCase {
  private func steps(
    count: Int, columns: Int, _ item: @escaping (Int) -> (height: Double, span: Int, pin: Int?)
  ) throws -> Int {
    let items = (0..<count).map(item).map { HostItem(height: $0, span: $1, pin: $2) }
    let settings = WallSettings(
      columns: .fixed(columns), itemSpacing: 1, packing: .gridLanes(dense: true))
    GapTree.stepCount = 0
    defer { GapTree.stepCount = nil }
    _ = try Host(configuration: settings, crossLength: 400, items: items).layout()
    return GapTree.stepCount ?? 0
  }

  /// Four times the items take at most 5.2 times the steps, and 6 times where they fill few pages.
  private func expectGrowth(
    from count: Int = 2000, columns: Int = 3,
    _ item: @escaping (_ index: Int, _ count: Int) -> (height: Double, span: Int, pin: Int?)
  ) throws {
    let counts = [count / 4, count, 4 * count]
    let steps = try counts.map { count in
      try self.steps(count: count, columns: columns) { item($0, count) }
    }
    XCTAssertGreaterThan(steps[0], counts[0])
    XCTAssertLessThan(steps[1], 6 * steps[0], "\(steps)")
    XCTAssertLessThan(Double(steps[2]), 5.2 * Double(steps[1]), "\(steps)")
  }

  func testABannerAfterEveryPhotoTheTallestFirst() throws {
    try expectGrowth { index, count in
      index % 2 == 0 ? (400 - 300 * Double(index) / Double(count), 1, nil) : (80, 2, nil)
    }
  }

  func testBannersThatFallWithThePhotos() throws {
    try expectGrowth(columns: 4) { index, count in
      let height = 400 - 300 * Double(index) / Double(count)
      return index % 2 == 0 ? (height, 1, nil) : (height - 50, 2, nil)
    }
  }

  func testSmallGapsAndThenFallingNeeds() throws {
    try expectGrowth { index, count in
      // Every photo is a little taller than the gaps beside those before it.
      let share = Double(index) / Double(count)
      guard index >= count / 2 else { return (5 + 10 * share, index % 2 == 0 ? 1 : 3, nil) }
      return (200 - 100 * share, 1, nil)
    }
  }

  func testRisingAndEqualNeeds() throws {
    try expectGrowth(from: 8000) { index, count in
      (10 + 300 * Double(index) / Double(count), index % 3 == 0 ? 2 : 1, nil)
    }
    try expectGrowth(from: 8000) { index, _ in
      (index % 5 == 0 ? 9 : 30, index % 3 == 0 ? 2 : 1, nil)
    }
  }

  /// Columns 1 and 2 have many large gaps, but never at the same height, for items that want both.
  func testTwoColumnsThatNeverAgree() throws {
    try expectGrowth(from: 40_000, columns: 4) { index, count in
      switch index % 6 {
      case 0: return (100, 1, 0)
      case 1: return (10, 2, 0)
      case 2: return (200, 1, 3)
      case 3: return (10, 2, 2)
      case 4: return (100, 1, 0)
      default: return (99 - 60 * Double(index) / Double(count), 2, 1)
      }
    }
  }

  func testItemsWithoutHeightThatSpanColumns() throws {
    try expectGrowth { index, count in
      index % 3 == 0 ? (0, 2, nil) : (Double(index % 11) + 1, 1 + index % 2, nil)
    }
  }
}
#endif
