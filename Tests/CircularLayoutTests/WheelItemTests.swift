import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelItemTests: XCTestCase {
  /// Three ways to show an item, at every scale and orientation: the same four corners on screen.
  func testEveryHostPutsTheSameCornersOnTheScreen() throws {
    try forEachRandomItem(seeds: 0..<3_000) { item, context in
      let expected = item.quad.corners
      let aboutItsCenter = corners(
        of: item, position: item.center, anchorPoint: LayoutPoint(x: 0.5, y: 0.5))
      let aboutTheWheel = corners(
        of: item, position: item.wheelCenter, anchorPoint: item.anchorPoint)
      // The tutorial's cell: the layer gets the anchor point, the centre moves by what that shifts.
      let anchor = item.anchorPoint
      let moved = item.unrotatedCenter.offsetBy(
        dx: (anchor.x - 0.5) * item.size.width, dy: (anchor.y - 0.5) * item.size.height)
      let asInTheTutorial = corners(of: item, position: moved, anchorPoint: anchor)
      for corner in 0..<4 {
        XCTAssertLessThan(aboutItsCenter[corner].distance(to: expected[corner]), 1e-8, context)
        XCTAssertLessThan(aboutTheWheel[corner].distance(to: expected[corner]), 1e-8, context)
        XCTAssertLessThan(asInTheTutorial[corner].distance(to: expected[corner]), 1e-8, context)
      }
    }
  }

  /// Where a layer puts its corners: the anchor point at the position, the transform about it.
  private func corners(
    of item: Wheel.Item, position: LayoutPoint, anchorPoint: LayoutPoint
  ) -> [LayoutPoint] {
    [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      let turned = LayoutPoint(
        x: (x - anchorPoint.x) * item.size.width, y: (y - anchorPoint.y) * item.size.height
      ).applying(item.transform)
      return position.offsetBy(dx: turned.x, dy: turned.y)
    }
  }

  func testTheTransformIsTheScaleAndTheRotation() throws {
    try forEachRandomItem(seeds: 0..<500) { item, context in
      let rotation = LayoutTransform(rotation: item.rotation)
        .concatenating(LayoutTransform(scaleX: item.scale, y: item.scale))
      let right = LayoutPoint(x: 1, y: 0)
      let down = LayoutPoint(x: 0, y: 1)
      XCTAssertLessThan(
        right.applying(item.transform).distance(to: right.applying(rotation)), 1e-12, context)
      XCTAssertLessThan(
        down.applying(item.transform).distance(to: down.applying(rotation)), 1e-12, context)
    }
  }

  func testThePlacementTakesTheItemsOwnCoordinatesToTheContent() throws {
    try forEachRandomItem(seeds: 0..<500) { item, context in
      let (width, height) = (item.size.width, item.size.height)
      let own = [(0, 0), (width, 0), (width, height), (0, height)]
      for ((x, y), corner) in zip(own, item.quad.corners) {
        let placed = LayoutPoint(x: x, y: y).applying(item.contentTransform)
        XCTAssertLessThan(placed.distance(to: corner), 1e-8, context)
      }
    }
  }

  /// The frame is tight: every corner inside, each side touched.
  func testTheFrameIsTheSmallestAroundTheCorners() throws {
    try forEachRandomItem(seeds: 0..<2_000) { item, context in
      let xs = item.quad.corners.map(\.x)
      let ys = item.quad.corners.map(\.y)
      XCTAssertEqual(item.frame.minX, xs.min() ?? .nan, accuracy: 1e-9, context)
      XCTAssertEqual(item.frame.maxX, xs.max() ?? .nan, accuracy: 1e-9, context)
      XCTAssertEqual(item.frame.minY, ys.min() ?? .nan, accuracy: 1e-9, context)
      XCTAssertEqual(item.frame.maxY, ys.max() ?? .nan, accuracy: 1e-9, context)
    }
  }

  func testOutwardItemsAreAnchoredBelowThemselves() throws {
    let wheel = try Wheel(
      itemCount: 9,
      configuration: .init(
        itemSize: LayoutSize(width: 100, height: 50), radiusToItemCenter: 300,
        center: .at(LayoutPoint(x: 200, y: 600)), scrollStep: .points(100),
        falloff: Wheel.Falloff(scale: 0.5, reach: .items(1))),
      viewportSize: LayoutSize(width: 400, height: 800))
    let items = wheel.visibleItems(atOffset: 400)
    let focused = try XCTUnwrap(items.first { $0.index == 4 })
    // (h/2 + r/s) / h = (25 + 300) / 50.
    XCTAssertEqual(focused.anchorPoint, LayoutPoint(x: 0.5, y: 6.5))
    XCTAssertEqual(focused.unrotatedCenter, LayoutPoint(x: 600, y: 300))
    XCTAssertEqual(focused.center, LayoutPoint(x: 600, y: 300))
    let next = try XCTUnwrap(items.first { $0.index == 5 })
    // At half the scale: (25 + 600) / 50.
    XCTAssertEqual(next.scale, 0.5)
    XCTAssertEqual(next.anchorPoint.x, 0.5, accuracy: 1e-12)
    XCTAssertEqual(next.anchorPoint.y, 12.5, accuracy: 1e-12)
  }

  /// The focused item lies exactly level wherever the focus is, and stands as its orientation says.
  func testTheFocusedItemOnEachSide() throws {
    let sides: [(Wheel.Focus, LayoutPoint, Double)] = [
      (.top, LayoutPoint(x: 200, y: 100), 0), (.right, LayoutPoint(x: 500, y: 400), 90),
      (.bottom, LayoutPoint(x: 200, y: 700), 180), (.left, LayoutPoint(x: -100, y: 400), 270),
    ]
    for (focus, place, degrees) in sides {
      for orientation in Wheel.Orientation.allCases {
        let wheel = try Wheel(
          itemCount: 9,
          configuration: .init(
            itemSize: LayoutSize(width: 100, height: 50), radiusToItemCenter: 300,
            center: .at(LayoutPoint(x: 200, y: 400)), focus: focus, orientation: orientation),
          viewportSize: LayoutSize(width: 400, height: 800))
        let offset = wheel.offset(bringingItemIntoFocus: 0)
        let item = try XCTUnwrap(wheel.item(at: 0, atOffset: offset))
        XCTAssertEqual(item.center, place)
        XCTAssertEqual(item.angle.degrees, degrees)
        XCTAssertEqual(item.rotation.degrees, orientation == .outward ? degrees : 0)
        let isSideways = orientation == .outward && (degrees == 90 || degrees == 270)
        XCTAssertEqual(item.frame.width, isSideways ? 50 : 100)
      }
    }
  }

  private func forEachRandomItem(
    seeds: Range<UInt64>, _ body: (Wheel.Item, _ context: String) throws -> Void
  ) throws {
    var count = 0
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let offset = world.offset(using: &random)
      for item in world.wheel.visibleItems(atOffset: offset) {
        try body(item, "seed \(seed), item \(item.index)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, seeds.count / 4)
  }

  /// A host makes the values that its own tests need.
  func testValuesOfAHost() {
    let item = Wheel.Item(
      index: 3, rotation: .degrees(90), center: LayoutPoint(x: 50, y: 60),
      wheelCenter: LayoutPoint(x: 50, y: 300), size: LayoutSize(width: 20, height: 40), scale: 0.5)
    XCTAssertEqual(item.frame.minX, 40, accuracy: 1e-12)
    XCTAssertEqual(item.frame.maxY, 65, accuracy: 1e-12)
    XCTAssertEqual(item.transform.b, 0.5)
    let changes = Wheel.ItemChanges(moved: [Wheel.Move(old: item, new: item)])
    XCTAssertEqual(changes.moved.first?.new, item)
    XCTAssertTrue(changes.inserted.isEmpty && changes.removed.isEmpty)
  }
}
