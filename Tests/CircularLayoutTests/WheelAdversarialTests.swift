import CircularLayout
import XCTest

/// Numbers that no screen shows: nothing traps, nothing hangs, every answer is finite or nothing.
final class WheelAdversarialTests: XCTestCase {
  private let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1e300, 1e15, -1e15,
    9.1e15, 1e-300, -1e-300, .leastNonzeroMagnitude, -0.0, 0, 0.5, 1, 333,
  ]

  func testOffsetsVelocitiesAndRectangles() throws {
    for wheel in try wheels() {
      for offset in numbers {
        check(wheel.visibleItems(atOffset: offset))
        if !offset.isFinite { XCTAssertTrue(wheel.visibleItems(atOffset: offset).isEmpty) }
        XCTAssertTrue(wheel.focusIndex(atOffset: offset).isFinite)
        XCTAssertTrue(wheel.offset(atFocusIndex: offset).isFinite)
        XCTAssertTrue(wheel.recenteredOffset(offset).isFinite)
        XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset) == nil, wheel.itemCount == 0)
        for number in numbers {
          let rect = LayoutRect(x: number, y: offset, width: offset, height: number)
          check(wheel.items(in: rect, atOffset: offset))
          check(wheel.items(in: rect, atOffset: number))
          check(wheel.items(in: rect, atOffset: 100))
          _ = wheel.item(containing: LayoutPoint(x: offset, y: number), atOffset: 100)
          for snapping in [
            Wheel.Snapping.free, .items(atMost: .max, from: number), .page(from: number),
            .items(atMost: .min, from: offset),
          ] {
            let rest = wheel.snappedOffset(
              proposed: offset, velocity: number, snapping: snapping, tolerance: number)
            XCTAssertTrue(rest.isFinite)
            if wheel.turnLength == nil {
              XCTAssertTrue((0...wheel.maximumOffset).contains(rest), "\(offset) \(number)")
            }
          }
        }
        for index in 0..<min(wheel.itemCount, 3) {
          check([wheel.item(at: index, atOffset: offset)].compactMap { $0 })
          for route in Wheel.Route.allCases {
            let end = wheel.offset(bringingItemIntoFocus: index, from: offset, by: route)
            XCTAssertTrue(end.isFinite)
          }
        }
      }
    }
  }

  func testChangesAtAnyOffset() throws {
    for original in try wheels() {
      for offset in numbers {
        var wheel = original
        XCTAssertFalse(
          try wheel.offset(from: offset) {
            try $0.resize(
              to: LayoutSize(width: 10, height: 10), keepingFocusAt: &$1)
          }.isNaN)
        XCTAssertFalse(
          try wheel.offset(from: offset) { try $0.insertItems(3, at: 0, keepingFocusAt: &$1) }.isNaN
        )
        XCTAssertFalse(
          try wheel.offset(from: offset) { try $0.removeItems(in: 0..<2, keepingFocusAt: &$1) }
            .isNaN)
      }
    }
  }

  /// Every value in every field: a wheel or an error, and the wheel answers.
  func testConfigurations() throws {
    let numbers: [Double] = [.nan, .infinity, -1, 0, 1e-300, 1e-16, 1, 1e149, 1e150, 1e300]
    var made = 0
    for first in numbers {
      for second in numbers {
        for third in numbers {
          for (arrangement, step) in [
            (Wheel.Arrangement.list(spacing: .gap(second)), Wheel.ScrollStep.arcLength),
            (.list(spacing: .arc(second)), .points(first)), (.ring(turns: 2), .arcLength),
            (.list(spacing: .angle(.radians(second))), .itemsSideBySide),
            (.list(spacing: .widthAlongTangent), .itemsSideBySide),
          ] {
            let configuration = Wheel.Configuration(
              itemSize: LayoutSize(width: third, height: first), radiusToItemCenter: second,
              arrangement: arrangement, center: .peeking(third),
              focus: .angle(.radians(second)), scrollStep: step,
              arcLimit: .radians(first),
              falloff: Wheel.Falloff(scale: third, opacity: 0.5, reach: .items(first)))
            guard
              let wheel = try? Wheel(
                itemCount: 5, configuration: configuration,
                viewportSize: LayoutSize(width: 100, height: third))
            else { continue }
            made += 1
            XCTAssertEqual(wheel, wheel)
            XCTAssertTrue(wheel.contentSize.isFinite && wheel.center(atOffset: 50).isFinite)
            let everywhere = LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
            for offset in [50, wheel.maximumOffset / 2, -1e199] {
              check(wheel.items(in: everywhere, atOffset: offset))
              XCTAssertTrue(wheel.focusIndex(atOffset: offset).isFinite)
              XCTAssertTrue(wheel.offset(atFocusIndex: offset).isFinite)
              _ = wheel.item(containing: wheel.center(atOffset: offset), atOffset: offset)
            }
            XCTAssertLessThanOrEqual(wheel.visibleItems(atOffset: 50).count, 5)
            XCTAssertFalse(wheel.snappedOffset(proposed: 50, velocity: 1).isNaN)
          }
        }
      }
    }
    XCTAssertGreaterThan(made, 100)
  }

  /// A ring looks the same at 10¹⁵ points, where coordinates are an eighth of one coarse.
  func testFarOutTheSameItemsAreSeen() throws {
    let ring = try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 400,
        arrangement: .ring(turns: 1), scrollStep: .points(128)),
      viewportSize: LayoutSize(width: 375, height: 667))
    for step in 0..<200 {
      let offset = Double(step) * 7.5
      let far = offset + 12 * 128 * 0x1p39
      XCTAssertEqual(
        ring.visibleItems(atOffset: far).map(\.index),
        ring.visibleItems(atOffset: offset).map(\.index))
    }
  }

  private func wheels() throws -> [Wheel] {
    let arrangements: [Wheel.Arrangement] = [
      .ring(turns: 3), .list(spacing: .gap(5)), .list(spacing: .angle(.degrees(1_000))),
    ]
    return try [0, 1, 2, 3, 1_000_000_000].flatMap { count in
      try arrangements.flatMap { arrangement -> [Wheel] in
        if count > 3, arrangement == .ring(turns: 3) { return [] }
        return try [LayoutReadingDirection.leftToRight, .rightToLeft].map { direction in
          try Wheel(
            itemCount: count,
            configuration: .init(
              itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 200,
              arrangement: arrangement, scrollStep: .points(130.7)),
            viewportSize: LayoutSize(width: 375, height: 667),
            environment: .init(direction: direction))
        }
      }
    }
  }

  private func check(
    _ items: [Wheel.Item], file: StaticString = #filePath, line: UInt = #line
  ) {
    for item in items {
      let points =
        [item.center, item.wheelCenter, item.anchorPoint, item.unrotatedCenter]
        + item.quad.corners + [LayoutPoint(x: 1, y: 1).applying(item.contentTransform)]
      XCTAssertTrue(points.allSatisfy(\.isFinite), "\(item)", file: file, line: line)
      XCTAssertTrue(item.frame.isFinite, file: file, line: line)
      let numbers = [
        item.rotation.degrees, item.angle.degrees, item.scale, item.opacity, item.itemsFromFocus,
      ]
      XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(item)", file: file, line: line)
      XCTAssertTrue(item.scale >= 0, file: file, line: line)
      XCTAssertEqual(item, item, file: file, line: line)
    }
  }
}
