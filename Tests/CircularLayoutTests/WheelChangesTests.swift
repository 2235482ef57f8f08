import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelChangesTests: XCTestCase {
  private func wheel(_ count: Int, isRing: Bool, isMirrored: Bool = false) throws -> Wheel {
    try Wheel(
      itemCount: count,
      configuration: .init(
        itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
        arrangement: isRing ? .ring(turns: 5) : .list(spacing: .gap(4)),
        scrollStep: .points(100)),
      viewportSize: LayoutSize(width: 400, height: 800),
      environment: .init(direction: isMirrored ? .rightToLeft : .leftToRight))
  }

  /// The tutorial's step depends on the viewport: the offset changes, the focus does not.
  func testAnotherViewportKeepsTheFocus() throws {
    for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
      var wheel = try Wheel(
        itemCount: 100, configuration: .tutorial(),
        viewportSize: LayoutSize(width: 375, height: 667),
        environment: .init(direction: direction))
      for quarter in 0...396 {
        let focus = Double(quarter) / 4
        let offset = wheel.offset(atFocusIndex: focus)
        let turned = try wheel.offset(from: offset) {
          try $0.resize(
            to: LayoutSize(width: 667, height: 375), keepingFocusAt: &$1)
        }
        XCTAssertEqual(wheel.viewportSize.width, 667)
        XCTAssertEqual(wheel.focusIndex(atOffset: turned), focus, accuracy: 1e-9)
        let back = try wheel.offset(from: turned) {
          try $0.resize(
            to: LayoutSize(width: 375, height: 667), keepingFocusAt: &$1)
        }
        XCTAssertEqual(back, offset, accuracy: 1e-8)
      }
    }
  }

  /// Every insertion into every small wheel at every quarter of an item, against a list of names.
  func testInsertedItemsDoNotMoveTheFocus() throws {
    for count in 0...4 {
      for isRing in [false, true] {
        for isMirrored in [false, true] {
          for quarter in 0...max(0, isRing ? 8 * count : 4 * (count - 1)) {
            for position in 0...count {
              for inserted in 0...2 {
                var wheel = try wheel(count, isRing: isRing, isMirrored: isMirrored)
                let offset = wheel.offset(atFocusIndex: Double(quarter) / 4)
                let names = Array(0..<count)
                let focused = wheel.indexOfFocusedItem(atOffset: offset).map { names[$0] }
                let past = wheel.focusIndex(atOffset: offset)
                let moved = try wheel.offset(from: offset) {
                  try $0.insertItems(
                    inserted, at: position, keepingFocusAt: &$1)
                }
                var renamed = names
                renamed.insert(contentsOf: Array(repeating: -1, count: inserted), at: position)
                XCTAssertEqual(wheel.itemCount, renamed.count)
                guard let focused else { continue }
                XCTAssertEqual(
                  wheel.indexOfFocusedItem(atOffset: moved).map { renamed[$0] }, focused)
                let shift = wheel.focusIndex(atOffset: moved) - past
                XCTAssertEqual(shift, shift.rounded(), "the part of an item stays")
              }
            }
          }
        }
      }
    }
  }

  /// Every removal, likewise; what is removed under the focus leaves it to the nearest survivor.
  func testRemovedItemsLeaveTheFocusToTheNearest() throws {
    for count in 1...5 {
      for isRing in [false, true] {
        for eighth in 0...(8 * (isRing ? 2 * count : count - 1)) where eighth % 8 != 4 {
          for lower in 0...count {
            for upper in lower...count {
              var wheel = try wheel(count, isRing: isRing)
              let focus = Double(eighth) / 8
              let moved = try wheel.offset(from: wheel.offset(atFocusIndex: focus)) {
                try $0.removeItems(
                  in: lower..<upper, keepingFocusAt: &$1)
              }
              let survivors = Array(0..<lower) + Array(upper..<count)
              XCTAssertEqual(wheel.itemCount, survivors.count)
              guard let found = wheel.indexOfFocusedItem(atOffset: moved).map({ survivors[$0] })
              else {
                XCTAssertEqual(moved, 0)
                continue
              }
              func distance(_ index: Int) -> Double {
                let distance = Double(index) - focus
                return isRing
                  ? distance.remainder(dividingBy: Double(count)).magnitude : distance.magnitude
              }
              let nearest = survivors.map(distance).min() ?? .nan
              XCTAssertEqual(
                distance(found), nearest, "\(lower)..<\(upper) of \(count) at \(focus), \(isRing)")
            }
          }
        }
      }
    }
  }

  /// The focused item alone goes: the later neighbour as near takes its place, and stands still.
  func testRemovingTheFocusedItem() throws {
    let cases: [(offset: Double, range: Range<Int>, expected: Double)] = [
      (500, 5..<6, 500), (525, 5..<6, 500), (475, 5..<6, 400), (500, 4..<7, 400), (525, 4..<7, 400),
      (500, 3..<6, 300), (500, 5..<8, 400), (1_900, 19..<20, 1_800), (1_940, 19..<20, 1_800),
      (0, 0..<1, 0), (-40, 0..<1, 0), (30, 0..<3, 0), (525, 0..<5, 25), (525, 6..<20, 525),
    ]
    for (offset, range, expected) in cases {
      var list = try wheel(20, isRing: false)
      XCTAssertEqual(
        try list.offset(from: offset) { try $0.removeItems(in: range, keepingFocusAt: &$1) },
        expected,
        "\(range) at \(offset)")
      var mirrored = try wheel(20, isRing: false, isMirrored: true)
      let end = 1_900 - Double(range.count) * 100
      XCTAssertEqual(
        try mirrored.offset(from: 1_900 - offset) {
          try $0.removeItems(in: range, keepingFocusAt: &$1)
        }, end - expected,
        "\(range) at \(offset), mirrored")
    }
  }

  /// A ring keeps its turns: item 2 of the third turn of 20 stays in the third turn.
  func testARingKeepsItsTurns() throws {
    let cases: [(offset: Double, range: Range<Int>, expected: Double)] = [
      (4_225, 5..<7, 3_825), (4_225, 0..<1, 3_925), (4_225, 2..<3, 4_000), (4_000, 0..<1, 3_800),
      (3_975, 0..<1, 3_700), (5_925, 19..<20, 5_700), (-175, 3..<4, -175), (-175, 19..<20, -75),
    ]
    for (offset, range, expected) in cases {
      var ring = try wheel(20, isRing: true)
      XCTAssertEqual(
        try ring.offset(from: offset) { try $0.removeItems(in: range, keepingFocusAt: &$1) },
        expected,
        "\(range) at \(offset)")
    }
    let insertions: [(offset: Double, index: Int, expected: Double)] = [
      (4_225, 5, 4_825), (4_225, 2, 5_125), (4_225, 20, 4_825), (-175, 20, -475), (-175, 18, -175),
    ]
    for (offset, index, expected) in insertions {
      var ring = try wheel(20, isRing: true)
      XCTAssertEqual(
        try ring.offset(from: offset) { try $0.insertItems(3, at: index, keepingFocusAt: &$1) },
        expected,
        "at \(index) at \(offset)")
    }
    var configuration = try wheel(20, isRing: true).configuration
    configuration.radiusToItemCenter = 400
    for offset in [4_225.0, -175, 0, 1_950, -5_950] {
      var ring = try wheel(20, isRing: true)
      XCTAssertEqual(
        try ring.offset(from: offset) {
          try $0.resize(to: LayoutSize(width: 9, height: 9), keepingFocusAt: &$1)
        }, offset)
      XCTAssertEqual(
        try ring.offset(from: offset) {
          try $0.reconfigure(keepingFocusAt: &$1) { $0 = configuration }
        }, offset)
    }
  }

  /// At rest on an item, the neighbours on both sides are as near, however the offset was rounded.
  func testTheLaterOfTwoAsNearWinsAtEveryRest() throws {
    for step in [130.7, 489.008_161_079_853_95, 0.1] {
      for isRing in [false, true] {
        let wheel = try Wheel(
          itemCount: 9,
          configuration: .init(
            itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
            arrangement: isRing ? .ring(turns: 50) : .list(spacing: .gap(4)),
            scrollStep: .points(step)),
          viewportSize: LayoutSize(width: 400, height: 800))
        for turn in 0..<(isRing ? 50 : 1) {
          for index in 1...7 {
            var changed = wheel
            let moved = try changed.offset(
              from: wheel.offset(atFocusIndex: Double(9 * turn + index))
            ) {
              try $0.removeItems(
                in: (index - 1)..<(index + 1 + (index < 7 ? 1 : 0)),
                keepingFocusAt: &$1)
            }
            XCTAssertEqual(
              changed.focusIndex(atOffset: moved), Double(turn * changed.itemCount + index - 1),
              accuracy: 1e-9, "item \(index) in turn \(turn), step \(step)")
          }
        }
      }
    }
  }

  /// What comes into an empty wheel comes with its first item in focus, wherever the wheel was.
  func testInsertingIntoAnEmptyWheelStartsAtTheFirstItem() throws {
    for isRing in [false, true] {
      for offset in [0, 150, -40, .infinity] {
        var wheel = try wheel(0, isRing: isRing)
        XCTAssertEqual(
          try wheel.offset(from: offset) { try $0.insertItems(3, at: 0, keepingFocusAt: &$1) }, 0)
        var mirrored = try self.wheel(0, isRing: isRing, isMirrored: true)
        XCTAssertEqual(
          try mirrored.offset(from: offset) { try $0.insertItems(3, at: 0, keepingFocusAt: &$1) },
          mirrored.maximumOffset)
      }
    }
  }

  func testANegativeNumberOfItemsThrows() throws {
    var wheel = try wheel(4, isRing: false)
    let before = wheel
    XCTAssertThrowsError(
      try wheel.offset(from: 100) { try $0.insertItems(-1, at: 2, keepingFocusAt: &$1) }
    ) {
      XCTAssertEqual($0 as? WheelError, .itemCount(-1))
    }
    XCTAssertEqual(wheel, before)
    XCTAssertEqual(
      try wheel.offset(from: 100) { try $0.insertItems(0, at: 2, keepingFocusAt: &$1) }, 100)
    XCTAssertEqual(wheel, before)
  }

  func testWhatCannotBeLeavesTheWheelAsItWas() throws {
    var wheel = try wheel(4, isRing: false)
    let before = wheel
    XCTAssertThrowsError(
      try wheel.offset(from: 100) {
        try $0.resize(to: LayoutSize(width: -1, height: 5), keepingFocusAt: &$1)
      })
    XCTAssertThrowsError(
      try wheel.offset(from: 100) { try $0.insertItems(.max, at: 0, keepingFocusAt: &$1) })
    XCTAssertEqual(wheel, before)
  }
}
