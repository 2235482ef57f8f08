import CircularLayout
import XCTest

/// How the steps of a wheel grow with the number of its items.
final class WheelStepTests: XCTestCase {
  private let viewport = LayoutSize(width: 400, height: 600)
  private let configuration = Wheel.Configuration(
    itemSize: LayoutSize(width: 60, height: 80), radiusToItemCenter: 300)

  private func wheel(
    _ count: Int, _ arrangement: Wheel.Arrangement? = nil, width: ((Int) -> Double)? = nil
  ) throws -> Wheel {
    var configuration = configuration
    if let arrangement { configuration.arrangement = arrangement }
    guard let width else {
      return try Wheel(itemCount: count, configuration: configuration, viewportSize: viewport)
    }
    return try Wheel(
      itemCount: count, configuration: configuration, viewportSize: viewport,
      measuredBy: { LayoutSize(width: width($0), height: 80) })
  }

  private func list(_ count: Int) throws -> Wheel { try wheel(count) }

  private func ring(_ count: Int) throws -> Wheel { try wheel(count, .ring(turns: 3)) }

  /// Cards of different sizes at distances of their own.
  private func cards(_ count: Int) throws -> Wheel {
    try wheel(count, .list(spacing: .gap(6))) { Double(40 + $0 * 7 % 11 * 4) }
  }

  /// The first half are narrow cards, so that no item is where one of average angle would be.
  private func lopsided(_ count: Int) throws -> Wheel {
    try wheel(count) { $0 < count / 2 ? 20 : 90 }
  }

  /// Everything that a screen asks for in one frame of a wheel that is turned to its middle.
  private func ask(_ wheel: Wheel) {
    let offset = wheel.maximumOffset / 2
    let center = wheel.center(atOffset: offset)
    let rect = LayoutRect(x: center.x - 100, y: center.y - 350, width: 200, height: 100)
    _ = wheel.visibleItems(atOffset: offset)
    _ = wheel.visibleItemsInDrawingOrder(atOffset: offset)
    _ = wheel.items(in: rect, atOffset: offset)
    _ = wheel.item(containing: LayoutPoint(x: center.x, y: center.y - 300), atOffset: offset)
  }

  /// What does not depend on how many items are in sight.
  private func askOfOne(_ wheel: Wheel) {
    let offset = wheel.maximumOffset / 2
    _ = wheel.item(at: wheel.itemCount / 2, atOffset: offset)
    _ = (wheel.focusIndex(atOffset: offset), wheel.indexOfFocusedItem(atOffset: offset))
    _ = wheel.snappedOffset(proposed: offset + 3)
    _ = wheel.snappedOffset(proposed: offset + 3, velocity: 0.4)
    _ = wheel.offset(atFocusIndex: Double(wheel.itemCount / 3))
    _ = (wheel.recenteredOffset(offset), wheel.contentSize)
    _ = wheel.neighbor(ofItemAt: wheel.itemCount / 2, on: .right, atOffset: offset)
    _ = wheel.fling(fromOffset: offset, velocity: 800)
    _ = wheel.itemsPassed(fromOffset: offset, toOffset: offset + 3 * wheel.step)
  }

  /// What depends on one item, by itself.
  private let questions: [(Wheel, Int, Double) -> Void] = [
    { _ = $0.item(at: $1, atOffset: $2) },
    { _ = $0.neighbor(ofItemAt: $1, on: .right, atOffset: $2) },
    { _ = $0.itemsPassed(fromOffset: $2, toOffset: $2 + 3 * $0.step) },
  ]

  private let sizes = [100, 100_000, 100_000_000]

  func testAListOfAnyLength() throws {
    try expectSteps(.constant, at: sizes, making: list) { wheel, _ in ask(wheel) }
    try expectSteps(.constant, at: [10, 10_000, 100_000_000], making: list) { wheel, _ in
      askOfOne(wheel)
    }
  }

  /// Making, changing and resizing a list of items that are alike does not look at any of them.
  func testChangesOfAListOfAnyLength() throws {
    try expectSteps(.constant, at: sizes, making: { $0 }) { count, _ in _ = try list(count) }
    try expectSteps(.constant, at: sizes, making: list) { wheel, count in
      var offset = wheel.maximumOffset / 2
      try wheel.insertItems(1_000, at: count / 3, keepingFocusAt: &offset)
      try wheel.removeItems(in: 5..<count / 4, keepingFocusAt: &offset)
      try wheel.resize(to: LayoutSize(width: 300, height: 300), keepingFocusAt: &offset)
      try wheel.moveItem(from: 0, to: count / 2, keepingFocusAt: &offset)
      try wheel.reconfigure(keepingFocusAt: &offset) { $0.radiusToItemCenter = 200 }
    }
  }

  /// A ring shows the same share of its items, however many there are; what concerns one is as cheap.
  func testARing() throws {
    try expectSteps(.linear, at: [30, 300, 3_000], making: ring) { wheel, _ in ask(wheel) }
    try expectSteps(.constant, at: [10, 10_000, 100_000_000], making: ring) { wheel, _ in
      askOfOne(wheel)
    }
  }

  func testCardsOfDifferentSizes() throws {
    try expectSteps(.logarithmic, making: cards) { wheel, _ in ask(wheel) }
    try expectSteps(.logarithmic, making: cards) { wheel, _ in askOfOne(wheel) }
    try expectSteps(.linear, making: { $0 }) { count, _ in _ = try cards(count) }
    try expectSteps(.linear, making: cards) { wheel, count in
      var offset = 0.0
      let size = LayoutSize(width: 90, height: 80)
      try wheel.setSize(size, ofItemAt: count / 2, keepingFocusAt: &offset)
      try wheel.removeItems(in: 5..<9, keepingFocusAt: &offset)
      try wheel.reorderItems(by: (0..<wheel.itemCount).reversed(), keepingFocusAt: &offset)
    }
  }

  /// Each takes as many steps in any list of equal items.
  ///
  /// With the search for the focus among cards they take 192 to 368 steps where these are 300, and
  /// 257 to 522 where they are 1,000,000.
  func testQuestionsAboutOneItem() throws {
    for question in questions {
      try expectSteps(.constant, at: sizes, making: list) { wheel, count in
        question(wheel, count / 2, wheel.maximumOffset / 2)
      }
      try expectSteps(.logarithmic, making: lopsided) { wheel, count in
        question(wheel, count * 9 / 10, wheel.offset(atFocusIndex: Double(count * 9 / 10)))
      }
    }
  }

  func testTransitions() throws {
    let other = LayoutSize(width: 300, height: 500)
    try expectSteps(.constant, at: sizes, making: list) { wheel, _ in
      var (end, offset) = (wheel, wheel.maximumOffset / 2)
      try end.resize(to: other, keepingFocusAt: &offset)
      let transition = Wheel.Transition(
        from: wheel, atOffset: wheel.maximumOffset / 2, to: end, atOffset: offset)
      _ = transition.visibleItems(at: 0.5)
    }
  }
}
