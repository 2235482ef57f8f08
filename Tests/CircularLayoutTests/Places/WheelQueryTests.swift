@testable import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelQueryTests: XCTestCase {
  /// Ten rectangles on each of many wheels of every kind, against a look at every item.
  func testItemsInARectangleAreThoseThatMeetIt() throws {
    var (results, inside) = (0, 0)
    try forEachRandomWheel(RandomCases.count / 2) { one in
      let reference = one.reference
      for _ in 0..<10 {
        let rect = one.rect()
        let found = one.wheel.items(in: rect, atOffset: one.offset)
        results += found.count
        if rect.contains(one.wheel.center(atOffset: one.offset)) { inside += 1 }
        let complaint = reference.complaint(about: found, in: rect, atOffset: one.offset)
        XCTAssertNil(complaint, "\(one.message), \(rect)")
        var visited: [Wheel.Item] = []
        one.wheel.forEachItem(in: rect, atOffset: one.offset) { visited.append($0) }
        XCTAssertEqual(visited, found, one.message)
      }
      let visible = one.visible
      XCTAssertEqual(one.viewport.size, one.wheel.viewportSize)
      XCTAssertNil(
        reference.complaint(about: visible, in: one.viewport, atOffset: one.offset), one.message)
      var visited: [Wheel.Item] = []
      one.wheel.forEachVisibleItem(atOffset: one.offset) { visited.append($0) }
      XCTAssertEqual(visited, visible, one.message)
    }
    XCTAssertGreaterThan(results, RandomCases.count * 2, "The rectangles hardly meet anything.")
    XCTAssertGreaterThan(inside, RandomCases.count / 5, "The centre is hardly ever inside.")
  }

  /// Every number of every item that is shown.
  func testItemsStandWhereTheReferenceHasThem() throws {
    try forEachRandomWheel(RandomCases.worlds, cards: RandomCases.worlds) { one in
      for expected in one.reference.items(atOffset: one.offset) where !expected.isDoubtful {
        let item = try XCTUnwrap(one.item(expected.index), one.message)
        XCTAssertNil(expected.complaint(about: item, accuracy: 1e-6), one.message)
        XCTAssertEqual(item.size, one.wheel.size(ofItemAt: item.index), one.message)
        one.reference.expect(item, in: one.wheel, atOffset: one.offset, false)
      }
    }
  }

  /// Lines and corners through the wheel's centre, exactly and all but exactly.
  func testRectanglesThatTouchTheCentre() throws {
    for orientation in Wheel.Orientation.allCases {
      let wheel = try Wheel.sample(12, .ring(turns: 1), viewport: .zero) {
        $0.itemSize = LayoutSize(width: 60, height: 40)
        $0.center = .at(.zero)
        $0.axis = .vertical
        $0.orientation = orientation
      }
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
        let viewport = LayoutSize(width: 400, height: 600)
        let wheel = try Wheel.sample(24, .ring(turns: 1), direction: direction, viewport: viewport)
        {
          $0.itemSize = LayoutSize(width: 60, height: 40)
          $0.itemOrder = order
        }
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
      let wheel = try Wheel.sample(28, .ring(turns: 1), viewport: .zero) {
        $0.itemSize = LayoutSize(width: 1e-98, height: 1e-98)
        $0.radiusToItemCenter = 1
        $0.center = .at(.zero)
        $0.focus = .angle(.degrees(focus))
      }
      for offset in stride(from: 0, through: 2_800, by: 25.0) {
        let left = offset - 2
        let rect = LayoutRect(x: left, y: -2, width: 4, height: 4)
        XCTAssertEqual(wheel.items(in: rect, atOffset: offset).count, 28, "\(focus) \(offset)")
      }
    }
  }

  func testItemsComeInTheirOrderAndAreThoseAskedForByIndex() throws {
    try forEachRandomWheel(2_000) { one in
      let items = one.visible
      for (item, next) in zip(items, items.dropFirst()) {
        // Counted the short way round, some cards may be before the focus that are seen after it.
        var apart = next.itemsFromFocus - item.itemsFromFocus
        if apart < 0, !one.world.sizes.isEmpty { apart += Double(one.wheel.itemCount) }
        XCTAssertEqual(apart, apart.rounded(), accuracy: 1e-9, one.message)
        XCTAssertGreaterThan(apart, 0.5, one.message)
      }
      for item in items { XCTAssertEqual(one.item(item.index), item, one.message) }
    }
  }

  /// A billion items: a scan over them would not come back, and a shift of the index is no change.
  func testTheNumberOfItemsDoesNotMatter() throws {
    let small = try Wheel.sample(1_000, step: 128)
    let large = try Wheel.sample(1_000_000_000, step: 128)
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

  /// On a wheel as large as coordinates allow, a query looks at little more than what it finds.
  func testFewItemsAreLookedAtOnAWheelOfAnyRadius() throws {
    let viewport = LayoutSize(width: 400, height: 800)
    let sizes = (0..<3_000).map { LayoutSize(width: 40 + Double($0 * 7 % 11) / 3, height: 80) }
    let foci: [(Wheel.Focus, greatest: Double)] = [
      (.top, 1e18), (.right, 1e18), (.bottom, 1e18), (.left, 1e18), (.angle(.degrees(37)), 1e14),
      (.angle(.degrees(250)), 1e14),
    ]
    for (focus, greatest) in foci {
      for radius in [1e3, 1e6, 1e9, 1e12, 1e15, 1e18] where radius <= greatest {
        for order in Wheel.ItemOrder.allCases {
          for own in [[], sizes] {
            let count = own.isEmpty ? 1 << 40 : own.count
            let wheel = try Wheel.sample(
              count, .list(spacing: own.isEmpty ? .arc(90) : .widthAlongTangent),
              viewport: viewport, sizes: own
            ) {
              $0.radiusToItemCenter = radius
              $0.focus = focus
              $0.itemOrder = order
            }
            let offset = wheel.offset(atFocusIndex: Double(count / 2))
            let position = try XCTUnwrap(wheel.focusPosition(atOffset: offset))
            let rects = [
              LayoutRect(origin: .zero, size: viewport),
              LayoutRect(x: 199, y: 0, width: 0, height: 0),
              LayoutRect(x: -30, y: 390, width: 500, height: 20),
              LayoutRect(x: 190, y: -600, width: 3, height: 2_000),
            ]
            for rect in rects {
              var looked = 0
              wheel.forEachCandidate(for: rect, from: position) { _ in looked += 1 }
              let message = "\(focus), \(radius), \(order), \(rect)"
              guard looked < 60 else { return XCTFail("\(looked): \(message)") }
              var found: Set<Double> = []
              wheel.forEachPose(meeting: rect, from: position) { found.insert($0.place) }
              let met = (-60...60).map(Double.init).filter {
                let (first, last) = wheel.places(from: position)
                guard $0 >= first, $0 <= last else { return false }
                return wheel.quad(of: wheel.pose(atPlace: $0, from: position)).intersects(rect)
              }
              XCTAssertEqual(found.intersection((-60...60).map(Double.init)), Set(met), message)
            }
          }
        }
      }
    }
  }

  /// What the documentation says of points and segments, and of edges.
  func testPointsSegmentsAndEdges() throws {
    let wheel = try Wheel.sample(1)
    let item = try XCTUnwrap(wheel.item(at: 0, atOffset: 0))
    XCTAssertEqual(item.frame, LayoutRect(x: 160, y: 350, width: 80, height: 100))
    func isMet(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
      let rect = LayoutRect(x: x, y: y, width: width, height: height)
      return !wheel.items(in: rect, atOffset: 0).isEmpty
    }
    for (x, y) in [(160.0, 350.0), (240, 450), (240, 350), (200, 400)] {
      XCTAssertTrue(isMet(x, y, 0, 0), "the point \(x), \(y)")
      let isInside = x < 240 && y < 450
      let hit = wheel.item(containing: LayoutPoint(x: x, y: y), atOffset: 0)
      XCTAssertEqual(hit != nil, isInside, "\(x), \(y)")
    }
    XCTAssertFalse(isMet(240.001, 400, 0, 0))
    XCTAssertTrue(isMet(0, 400, 400, 0), "it crosses the item")
    XCTAssertTrue(isMet(100, 450, 100, 0), "it runs along the bottom edge")
    XCTAssertTrue(isMet(240, 300, 0, 100), "it runs along the right edge")
    XCTAssertFalse(isMet(0, 400, 160, 0), "it ends at the left edge")
    XCTAssertFalse(isMet(200, 450, 0, 100), "it begins at the bottom edge")
    XCTAssertFalse(isMet(240, 350, 10, 10), "it touches")
  }

  /// Only items that are found, and a few beside them, are looked at.
  ///
  /// That is within an item's width of the ends of at most four intervals of directions.
  func testFewItemsAreLookedAtInVain() throws {
    var random = SplitMix64(seed: 23)
    var (found, looked) = (0, 0)
    for _ in 0..<400 {
      let size = LayoutSize(width: .random(in: 1...40, using: &random), height: 60)
      let radius = Double.random(in: 200...400, using: &random)
      let wheel = try Wheel.sample(5_000, .ring(turns: 1), viewport: .zero) {
        $0.itemSize = size
        $0.radiusToItemCenter = radius
        $0.center = .at(.zero)
      }
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
