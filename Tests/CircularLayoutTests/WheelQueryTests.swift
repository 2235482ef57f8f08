@testable import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelQueryTests: XCTestCase {
  /// Ten rectangles on each of many wheels of every kind, against a look at every item.
  func testItemsInARectangleAreThoseThatMeetIt() throws {
    var results = 0
    var inside = 0
    for seed in 0..<UInt64(RandomCases.count / 2) {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      for _ in 0..<10 {
        let offset = world.offset(using: &random)
        let rect = world.rect(atOffset: offset, using: &random)
        let found = world.wheel.items(in: rect, atOffset: offset)
        results += found.count
        if rect.contains(world.wheel.center(atOffset: offset)) { inside += 1 }
        if let complaint = world.reference.complaint(about: found, in: rect, atOffset: offset) {
          return XCTFail("seed \(seed): \(complaint) in \(rect) at \(offset) of \(world.wheel)")
        }
      }
    }
    XCTAssertGreaterThan(results, RandomCases.count * 2, "The rectangles hardly meet anything.")
    XCTAssertGreaterThan(inside, RandomCases.count / 5, "The centre is hardly ever inside.")
  }

  /// Lines and corners through the wheel's centre, exactly and all but exactly.
  func testRectanglesThatTouchTheCentre() throws {
    for orientation in Wheel.Orientation.allCases {
      let wheel = try Wheel(
        itemCount: 12,
        configuration: .init(
          itemSize: LayoutSize(width: 60, height: 40), radiusToItemCenter: 300,
          arrangement: .ring(turns: 1), center: .at(.zero), scrollStep: .points(100),
          axis: .vertical, orientation: orientation), viewportSize: .zero)
      let reference = ReferenceWheel(wheel, center: .zero)
      let hairs: [Double] = [0, .leastNonzeroMagnitude, 1e-200, 1e-13, 1e-8].flatMap { [$0, -$0] }
      for x in hairs {
        for y in hairs {
          for (width, height) in [(800.0, 0.0), (0, 800), (800, 800), (800, 1e-300)] {
            for corner in [-1.0, -0.5, 0] {
              let rect = LayoutRect(
                x: x + corner * width, y: y + corner * height, width: width, height: height)
              let found = wheel.items(in: rect, atOffset: 0)
              XCTAssertNil(reference.complaint(about: found, in: rect, atOffset: 0), "\(rect)")
              XCTAssertFalse(found.isEmpty)
            }
          }
        }
      }
    }
  }

  /// A rectangle far wider than what the digits of its far edge can tell is searched to its near edge.
  func testRectanglesOfAnyWidth() throws {
    for order in Wheel.ItemOrder.allCases {
      for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
        let configuration = Wheel.Configuration(
          itemSize: LayoutSize(width: 60, height: 40), radiusToItemCenter: 300,
          arrangement: .ring(turns: 1), itemOrder: order, scrollStep: .points(100))
        let wheel = try Wheel(
          itemCount: 24, configuration: configuration,
          viewportSize: LayoutSize(width: 400, height: 600),
          environment: .init(direction: direction))
        for width in [1e4, 1e15, 1e17, 1e150] {
          let rect = LayoutRect(x: 0, y: -1e4, width: width, height: 2e4)
          let found = wheel.items(in: rect, atOffset: 0)
          let met = (0..<24).filter {
            wheel.item(at: $0, atOffset: 0)?.quad.intersects(rect) ?? false
          }
          XCTAssertEqual(found.map(\.index).sorted(), met, "\(width) wide")
          XCTAssertTrue((16...20).contains(met.count), "\(met)")
        }
      }
    }
  }

  /// Items so small that only rounding decides whether the first place is that of the first item.
  func testItemsThatAreAllButPoints() throws {
    for focus in [0.0, 33, 1e9] {
      let wheel = try Wheel(
        itemCount: 28,
        configuration: .init(
          itemSize: LayoutSize(width: 1e-98, height: 1e-98), radiusToItemCenter: 1,
          arrangement: .ring(turns: 1), center: .at(.zero), focus: .angle(.degrees(focus)),
          scrollStep: .points(100)), viewportSize: .zero)
      for offset in stride(from: 0, through: 2_800, by: 25.0) {
        let left = offset - 2
        let rect = LayoutRect(x: left, y: -2, width: 4, height: 4)
        XCTAssertEqual(wheel.items(in: rect, atOffset: offset).count, 28, "\(focus) \(offset)")
      }
    }
  }

  func testVisibleItemsAreThoseInTheViewport() throws {
    for seed in 0..<4_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let offset = world.offset(using: &random)
      let visible = world.wheel.visibleItems(atOffset: offset)
      let viewport = world.wheel.viewport(atOffset: offset)
      XCTAssertEqual(viewport.size, world.wheel.viewportSize)
      if let complaint = world.reference.complaint(about: visible, in: viewport, atOffset: offset) {
        return XCTFail("seed \(seed): \(complaint) at \(offset) of \(world.wheel)")
      }
    }
  }

  func testTheFormsWithoutAnArrayReportTheSame() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let offset = world.offset(using: &random)
      let rect = world.rect(atOffset: offset, using: &random)
      var items: [Wheel.Item] = []
      world.wheel.forEachItem(in: rect, atOffset: offset) { items.append($0) }
      XCTAssertEqual(items, world.wheel.items(in: rect, atOffset: offset), "seed \(seed)")
      items = []
      world.wheel.forEachVisibleItem(atOffset: offset) { items.append($0) }
      XCTAssertEqual(items, world.wheel.visibleItems(atOffset: offset), "seed \(seed)")
    }
  }

  func testItemsComeInTheirOrderAndAreThoseAskedForByIndex() throws {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let offset = world.offset(using: &random)
      let items = world.wheel.visibleItems(atOffset: offset)
      for (item, next) in zip(items, items.dropFirst()) {
        XCTAssertEqual(
          next.itemsFromFocus - item.itemsFromFocus,
          (next.itemsFromFocus - item.itemsFromFocus).rounded(), accuracy: 1e-9)
        XCTAssertLessThan(item.itemsFromFocus, next.itemsFromFocus, "seed \(seed)")
      }
      for item in items {
        XCTAssertEqual(world.wheel.item(at: item.index, atOffset: offset), item, "seed \(seed)")
      }
    }
  }

  /// The strips of a tiling report every shown item, each item at least once.
  func testViewportsThatTileThePlaneMissNothing() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let offset = world.offset(using: &random)
      let center = world.wheel.center(atOffset: offset)
      var tiled: Set<Int> = []
      for column in -8..<8 {
        for row in -8..<8 {
          let tile = LayoutRect(
            x: center.x + Double(column) * 200, y: center.y + Double(row) * 200,
            width: 200, height: 200)
          tiled.formUnion(world.wheel.items(in: tile, atOffset: offset).map(\.index))
        }
      }
      let all = LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
      XCTAssertEqual(
        tiled, Set(world.wheel.items(in: all, atOffset: offset).map(\.index)), "seed \(seed)")
    }
  }

  /// A billion items: a scan over them would not come back, and a shift of the index is no change.
  func testTheNumberOfItemsDoesNotMatter() throws {
    let configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500,
      scrollStep: .points(128))
    let viewport = LayoutSize(width: 375, height: 667)
    let small = try Wheel(itemCount: 1_000, configuration: configuration, viewportSize: viewport)
    let large = try Wheel(
      itemCount: 1_000_000_000, configuration: configuration, viewportSize: viewport)
    // Away from the ends, where items are missing.
    for offset in stride(from: 2_000, to: 100_000.0, by: 37) {
      let expected = small.visibleItems(atOffset: offset)
      let found = large.visibleItems(atOffset: offset + 999_999_000 * 128)
      XCTAssertGreaterThan(found.count, 2)
      XCTAssertEqual(found.map(\.index), expected.map { $0.index + 999_999_000 })
      XCTAssertEqual(found.map(\.angle), expected.map(\.angle))
      XCTAssertEqual(found.map(\.zIndex), expected.map(\.zIndex))
    }
  }

  /// What is looked at is what is found, and what lies beside it.
  ///
  /// That is within an item's width of the ends of at most four intervals of directions.
  func testFewItemsAreLookedAtInVain() throws {
    var random = SplitMix64(seed: 23)
    var (found, looked) = (0, 0)
    for _ in 0..<400 {
      let configuration = Wheel.Configuration(
        itemSize: LayoutSize(width: .random(in: 1...40, using: &random), height: 60),
        radiusToItemCenter: .random(in: 200...400, using: &random),
        arrangement: .ring(turns: 1), center: .at(.zero))
      let wheel = try Wheel(itemCount: 5_000, configuration: configuration, viewportSize: .zero)
      let rect = LayoutRect(
        x: .random(in: -400...300, using: &random), y: .random(in: -400...300, using: &random),
        width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
      let focus = try XCTUnwrap(wheel.focusPosition(atOffset: .random(in: 0...1e6, using: &random)))
      var candidates = 0
      wheel.forEachCandidate(for: rect, from: focus) { _ in candidates += 1 }
      var results = 0
      wheel.forEachPose(meeting: rect, from: focus) { _ in results += 1 }
      let inVain = 8 * (2 * wheel.circle.halfAngle / wheel.anglePerItem.radians + 1)
      XCTAssertLessThanOrEqual(Double(candidates - results), inVain)
      found += results
      looked += candidates
    }
    XCTAssertLessThan(looked, found * 5 / 4)
  }
}
