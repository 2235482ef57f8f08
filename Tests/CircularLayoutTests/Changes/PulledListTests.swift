import CircularLayout
import LayoutTestSupport
import XCTest

/// Changes of a list that a finger has pulled beyond an end: its end item stays in focus.
final class PulledListTests: XCTestCase {
  private func list(_ count: Int, _ direction: LayoutReadingDirection) throws -> Wheel {
    try Wheel(
      itemCount: count,
      configuration: .init(
        itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
        scrollStep: .points(100)),
      viewportSize: LayoutSize(width: 400, height: 800),
      environment: .init(direction: direction))
  }

  /// Pull to load more: the focus stays with the end item, however far it is past it.
  func testWhatIsLoadedAtAnEndComesIntoView() throws {
    for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
      for past in [0.25, 0.49, 0.5, 0.51, 1, 2.75, 1_000] {
        func expect(
          from focus: Double, to expected: Double,
          _ change: (inout Wheel, inout Double) throws -> Void,
          line: UInt = #line
        ) throws {
          var wheel = try list(5, direction)
          let offset = try wheel.offset(from: wheel.offset(atFocusIndex: focus), after: change)
          XCTAssertEqual(
            wheel.focusIndex(atOffset: offset), expected, accuracy: 1e-9, "\(past), \(direction)",
            line: line)
        }
        try expect(from: 4 + past, to: 4 + past) {
          try $0.insertItems(3, at: 5, keepingFocusAt: &$1)
        }
        try expect(from: -past, to: 3 - past) {
          try $0.insertItems(3, at: 0, keepingFocusAt: &$1)
        }
        try expect(from: 4 + past, to: past) {
          try $0.moveItem(from: 4, to: 0, keepingFocusAt: &$1)
        }
        try expect(from: -past, to: 4 - past) {
          try $0.apply(
            [1, 2, 3, 4, 0].difference(from: 0..<5).inferringMoves(), keepingFocusAt: &$1)
        }
        try expect(from: 4 + past, to: 2 + past) {
          try $0.removeItems(in: 1..<3, keepingFocusAt: &$1)
        }
        // The end item itself goes: the nearest that is left comes into focus.
        try expect(from: 4 + past, to: 3) {
          try $0.removeItems(in: 4..<5, keepingFocusAt: &$1)
        }
        try expect(from: -past, to: 0) { try $0.removeItems(in: 0..<2, keepingFocusAt: &$1) }
      }
    }
  }

  /// 20,000 pulls of random lists, all kinds of changes, against a list of names.
  func testRandomPulls() throws {
    var tried = 0
    for seed in 0..<UInt64(20_000) {
      var random = SplitMix64(seed: seed)
      var cards = try RandomCards(
        using: &random, isRing: false, count: .random(in: 1...8, using: &random))
      if seed % 4 > 0 { cards.configuration.arrangement = .list(spacing: .arc(90)) }
      guard var wheel = try? cards.wheel() else { continue }
      let (old, count) = (Array(cards.sizes.indices), cards.sizes.count)
      let pull = Double.random(in: 0...3, using: &random)
      let focus = Bool.random(using: &random) ? -pull : Double(count - 1) + pull
      let offset = wheel.offset(atFocusIndex: focus)
      let index = Int.random(in: 0..<count, using: &random)
      var names = old
      let moved: Double?
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let place = [0, index, count][Int.random(in: 0..<3, using: &random)]
        names.insert(contentsOf: [100, 101, 102], at: place)
        moved = try? wheel.offset(from: offset) {
          try $0.insertItems(3, at: place, keepingFocusAt: &$1)
        }
      case 1:
        let end = Int.random(in: index...count, using: &random)
        names.removeSubrange(index..<end)
        moved = try? wheel.offset(from: offset) {
          try $0.removeItems(in: index..<end, keepingFocusAt: &$1)
        }
      case 2:
        let place = Int.random(in: 0..<count, using: &random)
        names.insert(names.remove(at: index), at: place)
        moved = try? wheel.offset(from: offset) {
          try $0.moveItem(from: index, to: place, keepingFocusAt: &$1)
        }
      case 3:
        moved = try? wheel.offset(from: offset) {
          try $0.setSize(
            LayoutSize(width: 33, height: 44), ofItemAt: index, keepingFocusAt: &$1)
        }
      case 4:
        moved = try? wheel.offset(from: offset) {
          try $0.resize(
            to: LayoutSize(width: 300, height: 500), keepingFocusAt: &$1)
        }
      default:
        names = (names + [100, 101, 102]).shuffled(using: &random).filter { _ in
          Int.random(in: 0..<4, using: &random) > 0
        }
        moved = try? wheel.offset(from: offset) {
          try $0.apply(
            names.difference(from: old).inferringMoves(), keepingFocusAt: &$1)
        }
      }
      // The gap may be too wide for cards that become neighbours.
      guard let moved else { continue }
      tried += 1
      let end = focus < 0 ? 0 : count - 1
      let nearest = focus < 0 ? old.first(where: names.contains) : old.last(where: names.contains)
      var expected = 0.0
      if let index = names.firstIndex(of: end) {
        expected = Double(index) + focus - Double(end)
      } else if let nearest {
        expected = Double(names.firstIndex(of: nearest) ?? -1)
      }
      let slack = 1e-6
      guard (wheel.focusIndex(atOffset: moved) - expected).magnitude <= slack else {
        return XCTFail("seed \(seed): \(focus) of \(count) became \(names), not \(expected)")
      }
    }
    XCTAssertGreaterThan(tried, 15_000)
  }

  /// Changes that change nothing, and wheels without items, treat every offset alike.
  func testChangesOfNothing() throws {
    for count in [0, 5] {
      for offset in [0, 130, 100 / 3, -40, 470, 1e300, .infinity, -.infinity, .nan] {
        let wheel = try list(count, .leftToRight)
        let end = wheel.maximumOffset
        let reached = offset.isNaN || offset == -.infinity ? 0 : offset > 1e200 ? end : offset
        let expected = count == 0 ? 0 : reached
        var changed = wheel
        let offsets = [
          try changed.offset(from: offset) {
            try $0.insertItems(0, at: count, keepingFocusAt: &$1)
          },
          try changed.offset(from: offset) { try $0.removeItems(in: 0..<0, keepingFocusAt: &$1) },
          try changed.offset(from: offset) {
            try $0.apply([1].difference(from: [1]), keepingFocusAt: &$1)
          },
          try changed.offset(from: offset) {
            try $0.remeasure([], keepingFocusAt: &$1, measuredBy: WheelSizes([]))
          },
          try changed.offset(from: offset) {
            try $0.resize(to: wheel.viewportSize, keepingFocusAt: &$1)
          },
          try changed.offset(from: offset) {
            try $0.reconfigure(keepingFocusAt: &$1) { $0 = wheel.configuration }
          },
        ]
        XCTAssertEqual(offsets, Array(repeating: expected, count: 6), "\(offset) of \(count)")
        XCTAssertEqual(changed, wheel)
      }
    }
  }
}
