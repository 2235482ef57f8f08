import CircularLayout
import LayoutTestSupport
import XCTest

/// New data in a wheel, and a stored place, against a look at every item.
final class WheelUpdateTests: XCTestCase {
  private struct Books {
    let ids: [Int]
    let sizes: [Int: LayoutSize]
    let random: RandomWheel

    /// The wheel of this data, built from nothing, or `nil` where it throws.
    func wheel() -> Wheel? {
      var cards = random
      cards.sizes = ids.map { sizes[$0] ?? .zero }
      cards.count = ids.count
      return try? cards.wheel()
    }
  }

  /// The focus after a change, of all old items one by one: the same item, or the nearest one left
  /// of those within a reach, the later of two as near, or the item of an index.
  private func focus(
    _ old: Wheel, _ oldIDs: [Int], atOffset offset: Double, in newIDs: [Int], reach: Int,
    orIndex index: Int
  ) -> Double {
    guard let item = old.indexOfFocusedItem(atOffset: offset) else { return 0 }
    var past = old.focusIndex(atOffset: offset) - Double(item)
    let isRing = old.turnLength != nil
    if isRing { past = past.remainder(dividingBy: Double(oldIDs.count)) }
    if let same = newIDs.firstIndex(of: oldIDs[item]) { return Double(same) + past }
    var nearest: (distance: Double, index: Int)?
    for place in item - reach...item + reach where isRing || oldIDs.indices ~= place {
      let count = oldIDs.count
      guard let index = newIDs.firstIndex(of: oldIDs[(place % count + count) % count]) else {
        continue
      }
      let distance = abs(Double(place - item) - past)
      if distance <= (nearest?.distance ?? .infinity) + 1e-9 { nearest = (distance, index) }
    }
    return Double(nearest?.index ?? min(index, max(0, newIDs.count - 1)))
  }

  private func expectFocus(
    _ wheel: Wheel, atOffset offset: Double, _ expected: Double, _ message: String
  ) {
    var difference = wheel.focusIndex(atOffset: offset) - expected
    if wheel.turnLength != nil {
      difference = difference.remainder(dividingBy: Double(wheel.itemCount))
    }
    XCTAssertEqual(wheel.itemCount == 0 ? 0 : difference, 0, accuracy: 1e-6, message)
  }

  func testRandomWheels() throws {
    var checked = 0
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = RandomWheel(using: &random, hasCards: true)
      var sizes: [Int: LayoutSize] = [:]
      for (id, size) in cards.sizes.enumerated() { sizes[id] = size }
      let old = Books(ids: Array(cards.sizes.indices), sizes: sizes, random: cards)
      var ids = old.ids.filter { _ in !random.chance(1, of: 3) }
      if random.chance(1, of: 6) { ids = [] }
      if random.chance(1, of: 3) { ids.shuffle(using: &random) }
      let reloading = Set(old.ids.filter { _ in random.chance(1, of: 6) })
      for id in 100..<100 + Int.random(in: 0...3, using: &random) {
        ids.insert(id, at: Int.random(in: 0...ids.count, using: &random))
      }
      for id in ids where id >= 100 || reloading.contains(id) {
        sizes[id] = LayoutSize(width: .random(in: 5...90, using: &random), height: 40)
      }
      guard var wheel = old.wheel() else { continue }
      let start = wheel
      // At rest, or halfway between two, neighbours are as near.
      let half = Double(Int.random(in: 0...max(0, 2 * wheel.itemCount - 2), using: &random)) / 2
      let oldOffset =
        random.chance(1, of: 3)
        ? wheel.offset(atFocusIndex: half)
        : Double.random(in: -200...(wheel.maximumOffset + 200), using: &random)
      var offset = oldOffset
      var asked: [Int] = []
      let provider: (Int) -> LayoutSize? = { index in
        asked.append(ids[index])
        return sizes[ids[index]]
      }
      guard let expected = Books(ids: ids, sizes: sizes, random: cards).wheel() else {
        XCTAssertThrowsError(
          try wheel.update(
            from: old.ids, to: ids, reloading: reloading, keepingFocusAt: &offset,
            measuredBy: provider), "seed \(seed)")
        XCTAssertEqual(wheel, start)
        continue
      }
      checked += 1
      let mapping = try wheel.update(
        from: old.ids, to: ids, reloading: reloading, keepingFocusAt: &offset, measuredBy: provider)
      XCTAssertEqual(mapping, LayoutIndexMapping(from: old.ids, to: ids))
      XCTAssertEqual(wheel, expected, "seed \(seed)")
      XCTAssertEqual(
        asked.sorted(), ids.filter { $0 >= 100 || reloading.contains($0) }.sorted(), "seed \(seed)")
      expectFocus(
        wheel, atOffset: offset,
        focus(start, old.ids, atOffset: oldOffset, in: ids, reach: 1_000, orIndex: 0),
        "seed \(seed)")

      let count = [0, 1, 3, 100].randomElement(using: &random) ?? 0
      let bookmark = try JSON.roundTrip(
        start.bookmark(atOffset: oldOffset, remembering: count) { old.ids[$0] })
      let item = start.indexOfFocusedItem(atOffset: oldOffset)
      XCTAssertEqual(bookmark.id, item)
      let found = wheel.offset(at: bookmark) { id in ids.firstIndex(of: id) }
      expectFocus(
        wheel, atOffset: found,
        focus(start, old.ids, atOffset: oldOffset, in: ids, reach: count, orIndex: item ?? 0),
        "seed \(seed), \(count) remembered")
      // In the middle turn, but for rounding at both of its ends.
      if let turn = wheel.turnLength, turn > 0 {
        XCTAssertLessThanOrEqual(
          abs(found - wheel.maximumOffset / 2), turn / 2 * (1 + 1e-9), "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(checked, RandomCases.worlds / 2)
  }
}
