@testable import CircularLayout
import LayoutTestSupport
import XCTest

/// Changes of wheels of different cards, against a list of names and a wheel made from nothing.
final class CardChangesTests: XCTestCase {
  /// A card of a host: its name, and its size unless it is the configuration's.
  private struct Card: Hashable {
    var name: Int
    var size: LayoutSize?
  }

  /// A wheel and the cards that it should have.
  private struct World {
    var cards: [Card] = []
    var wheel: Wheel
    var offset = 0.0
    private var names = 0

    init(using random: inout SplitMix64) throws {
      let cards = try RandomCards(using: &random)
      wheel = try Wheel(
        itemCount: 0, configuration: cards.configuration, viewportSize: cards.viewport)
      try insert(.random(in: 0...8, using: &random), at: 0, using: &random)
      // About half of the lists are pulled beyond an end.
      let end = Double(max(wheel.itemCount - 1, 0))
      let past = end / 4 + 3
      offset = wheel.offset(atFocusIndex: .random(in: -past...end + past, using: &random))
    }

    var provider: WheelSizeClosure {
      WheelSizeClosure { [cards] in cards[$0].size }
    }

    mutating func newCard(using random: inout SplitMix64) -> Card {
      names += 1
      guard Int.random(in: 0..<3, using: &random) > 0 else { return Card(name: names, size: nil) }
      return Card(
        name: names,
        size: LayoutSize(
          width: .random(in: 5...250, using: &random), height: .random(in: 5...250, using: &random))
      )
    }

    mutating func insert(_ count: Int, at index: Int, using random: inout SplitMix64) throws {
      for _ in 0..<count { cards.insert(newCard(using: &random), at: index) }
      try wheel.insertItems(
        count, at: index, keepingFocusAt: &offset, measuredBy: provider)
    }

    /// How far the focus is past a card, in items.
    func past(_ name: Int) -> Double? {
      guard let index = cards.firstIndex(where: { $0.name == name }) else { return nil }
      let past = wheel.focusIndex(atOffset: offset) - Double(index)
      return wheel.turnLength == nil ? past : past.remainder(dividingBy: Double(cards.count))
    }

    /// The card in focus, and how far the focus is past it.
    func focus() -> (name: Int, past: Double)? {
      guard let index = wheel.indexOfFocusedItem(atOffset: offset) else { return nil }
      return past(cards[index].name).map { (cards[index].name, $0) }
    }

    /// The cards by how near they were to the focus.
    func distances() -> [Int: Double] {
      let focus = wheel.focusIndex(atOffset: offset)
      var distances: [Int: Double] = [:]
      for (index, card) in cards.enumerated() {
        let distance = Double(index) - focus
        distances[card.name] =
          wheel.turnLength == nil
          ? distance.magnitude : distance.remainder(dividingBy: Double(cards.count)).magnitude
      }
      return distances
    }

    /// Makes a change, left to chance.
    mutating func change(using random: inout SplitMix64) throws {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        try insert(
          .random(in: 0...3, using: &random), at: .random(in: 0...cards.count, using: &random),
          using: &random)
      case 1:
        let lower = Int.random(in: 0...cards.count, using: &random)
        let upper = Int.random(in: lower...min(cards.count, lower + 4), using: &random)
        cards.removeSubrange(lower..<upper)
        try wheel.removeItems(in: lower..<upper, keepingFocusAt: &offset)
      case 2 where !cards.isEmpty:
        let source = Int.random(in: cards.indices, using: &random)
        let destination = Int.random(in: cards.indices, using: &random)
        cards.insert(cards.remove(at: source), at: destination)
        try wheel.moveItem(
          from: source, to: destination, keepingFocusAt: &offset)
      case 3 where !cards.isEmpty:
        let index = Int.random(in: cards.indices, using: &random)
        cards[index].size = newCard(using: &random).size
        try wheel.setSize(
          cards[index].size, ofItemAt: index, keepingFocusAt: &offset)
      case 4:
        let indices = cards.indices.filter { _ in Bool.random(using: &random) }
        for index in indices { cards[index].size = newCard(using: &random).size }
        try wheel.remeasure(
          indices, keepingFocusAt: &offset, measuredBy: provider)
      case 5:
        var configuration = try RandomCards(using: &random).configuration
        configuration.radiusToItemCenter = max(configuration.radiusToItemCenter, 250)
        let isRing = wheel.turnLength != nil
        guard case .ring = configuration.arrangement else {
          if isRing { configuration.arrangement = wheel.configuration.arrangement }
          return try wheel.reconfigure(keepingFocusAt: &offset) { $0 = configuration }
        }
        if !isRing { configuration.arrangement = wheel.configuration.arrangement }
        try wheel.reconfigure(keepingFocusAt: &offset) { $0 = configuration }
      case 6:
        let order = Array(cards.indices).shuffled(using: &random)
        cards = order.map { cards[$0] }
        try wheel.reorderItems(by: order, keepingFocusAt: &offset)
      default:
        let old = cards
        cards = cards.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          let index = Int.random(in: 0...cards.count, using: &random)
          let card = newCard(using: &random)
          cards.insert(card, at: index)
        }
        if cards.count > 1, Bool.random(using: &random) { cards.swapAt(0, cards.count - 1) }
        try wheel.apply(
          cards.difference(from: old).inferringMoves(), keepingFocusAt: &offset,
          measuredBy: provider)
      }
    }
  }

  /// Any sequence of changes gives, to the bit, the wheel that the final cards give at once; and the
  /// card in focus stays in focus, or leaves it to the nearest that is left.
  func testAnySequenceOfChanges() throws {
    var removed = 0
    for seed in 0..<UInt64(RandomCases.count / 10) {
      var random = SplitMix64(seed: seed)
      var world = try World(using: &random)
      for step in 0..<10 {
        let (focus, distances, before) = (world.focus(), world.distances(), world.wheel)
        do {
          try world.change(using: &random)
        } catch is WheelError {
          // The gap is too wide for the radius: nothing has changed, and this world is over.
          XCTAssertEqual(world.wheel, before, "seed \(seed)")
          break
        }
        let rebuilt = try Wheel(
          itemCount: world.cards.count, configuration: world.wheel.configuration,
          viewportSize: world.wheel.viewportSize, measuredBy: world.provider)
        guard world.wheel == rebuilt else {
          return XCTFail("seed \(seed): another wheel after step \(step)")
        }
        guard let focus, let now = world.focus() else { continue }
        // A hair may decide which of two cards the focus is nearer to.
        guard abs(abs(focus.past) - 0.5) > 1e-6 else { continue }
        if world.cards.contains(where: { $0.name == focus.name }) {
          guard let past = world.past(focus.name), abs(past - focus.past) <= 1e-6 else {
            return XCTFail("seed \(seed), step \(step): \(focus) is now \(now)")
          }
        } else {
          removed += 1
          let nearest = world.cards.compactMap { distances[$0.name] }.min()
          guard let nearest else { continue }
          guard let distance = distances[now.name], distance <= nearest + 1e-6,
            now.past == 0
              || abs(now.past) <= 1e-6
          else { return XCTFail("seed \(seed), step \(step): \(now) is not the nearest left") }
        }
      }
    }
    XCTAssertGreaterThan(removed, RandomCases.count / 100, "The focus is hardly ever removed.")
  }

  /// A difference of one removal or one insertion does what the change of its name does.
  func testADifferenceIsTheSumOfItsChanges() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      var world = try World(using: &random)
      guard !world.cards.isEmpty else { continue }
      world.offset = world.wheel.offset(
        atFocusIndex: .random(in: 0...Double(world.cards.count - 1), using: &random))
      let old = world.cards
      let index = Int.random(in: old.indices, using: &random)
      var removed = (wheel: world.wheel, offset: world.offset)
      try removed.wheel.removeItems(
        in: index..<index + 1, keepingFocusAt: &removed.offset)
      world.cards.remove(at: index)
      try world.wheel.apply(
        world.cards.difference(from: old), keepingFocusAt: &world.offset)
      XCTAssertEqual(world.wheel, removed.wheel, "seed \(seed)")
      XCTAssertEqual(world.offset, removed.offset, accuracy: 1e-9, "seed \(seed)")
    }
  }

  /// Two billion items of one size change as fast as two.
  func testChangesOfAHugeWheelOfOneSize() throws {
    let configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
      scrollStep: .points(100))
    var wheel = try Wheel(
      itemCount: 2_000_000_000, configuration: configuration, viewportSize: .zero)
    XCTAssertEqual(
      try wheel.offset(from: 700) {
        try $0.moveItem(from: 7, to: 1_000_000_000, keepingFocusAt: &$1)
      }, 1e11)
    let difference = CollectionDifference<Int>([
      .remove(offset: 3, element: 0, associatedWith: nil),
      .insert(offset: 1_500_000_000, element: 0, associatedWith: nil),
      .insert(offset: 1, element: 0, associatedWith: nil),
    ])
    guard let difference else { return XCTFail("no difference") }
    XCTAssertEqual(
      try wheel.offset(from: 200) { try $0.apply(difference, keepingFocusAt: &$1) }, 300)
    XCTAssertEqual(
      try wheel.offset(from: 300) { try $0.apply(difference, keepingFocusAt: &$1) }, 400)
    XCTAssertEqual(wheel.itemCount, 2_000_000_002)
  }

  func testAnotherRadiusKeepsTheFocus() throws {
    var configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300)
    var wheel = try Wheel(itemCount: 40, configuration: configuration, viewportSize: .zero)
    let before = wheel
    configuration.radiusToItemCenter = 600
    let offset = try wheel.offset(from: before.offset(atFocusIndex: 12.25)) {
      try $0.reconfigure(keepingFocusAt: &$1) { $0 = configuration }
    }
    XCTAssertEqual(wheel.focusIndex(atOffset: offset), 12.25, accuracy: 1e-9)
    XCTAssertNotEqual(wheel.step, before.step)
    configuration.arrangement = .ring(turns: 3)
    let onRing = try wheel.offset(from: offset) {
      try $0.reconfigure(keepingFocusAt: &$1) { $0 = configuration }
    }
    XCTAssertEqual(wheel.focusIndex(atOffset: onRing), 12.25, accuracy: 1e-9)
    configuration.arrangement = .list(spacing: .gap(12))
    let back = try wheel.offset(from: onRing + (wheel.turnLength ?? 0)) {
      try $0.reconfigure(keepingFocusAt: &$1) { $0 = configuration }
    }
    XCTAssertEqual(wheel.focusIndex(atOffset: back), 12.25, accuracy: 1e-9, "turns are lost")
    configuration.radiusToItemCenter = -1
    let unchanged = wheel
    XCTAssertThrowsError(
      try wheel.offset(from: 0) { try $0.reconfigure(keepingFocusAt: &$1) { $0 = configuration } })
    XCTAssertEqual(wheel, unchanged)
  }
}
