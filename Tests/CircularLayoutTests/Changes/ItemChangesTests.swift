import CircularLayout
import LayoutTestSupport
import XCTest

/// What a change does to the items on screen, against a comparison of all items.
final class ItemChangesTests: XCTestCase {
  func testEveryItemSeenBeforeOrAfterIsToldOnce() throws {
    var moves = 0
    try forEachRandomWheel(RandomCases.worlds, cards: RandomCases.worlds) { one in
      var random = one.random
      let (old, oldOffset) = (one.wheel, one.offset)
      let count = old.itemCount
      let lower = Int.random(in: 0...count, using: &random)
      let upper = Int.random(in: lower...min(count, lower + 2), using: &random)
      var new = old
      var offset = oldOffset
      do {
        try new.removeItems(in: lower..<upper, keepingFocusAt: &offset)
        try new.insertItems(2, at: 0, keepingFocusAt: &offset)
      } catch {
        // The gap is too wide for those that became neighbours.
        return
      }
      if Bool.random(using: &random) { offset += 40 }
      let mapping = LayoutIndexMapping.removing(lower..<upper).then(.inserting(2, at: 0))
      let changes = new.itemChanges(
        from: old, atOffset: oldOffset, by: mapping, toOffset: offset)

      var told: [Int: (old: Wheel.Item, new: Wheel.Item)] = [:]
      for move in changes.moved { told[move.new.index] = (move.old, move.new) }
      XCTAssertEqual(told.count, changes.moved.count, "\(one.message): twice")
      moves += told.count
      let seen = new.visibleItems(atOffset: offset)
      let seenBefore = old.visibleItems(atOffset: oldOffset)
      func before(_ item: Wheel.Item) -> Wheel.Item? {
        mapping.oldIndex(of: item.index).flatMap { old.item(at: $0, atOffset: oldOffset) }
      }
      func after(_ item: Wheel.Item) -> Wheel.Item? {
        mapping.newIndex(of: item.index).flatMap { new.item(at: $0, atOffset: offset) }
      }
      XCTAssertEqual(changes.inserted, seen.filter { before($0) == nil }, one.message)
      XCTAssertEqual(changes.removed, seenBefore.filter { after($0) == nil }, one.message)
      for item in seen + seenBefore.compactMap(after) {
        guard let before = before(item) else { continue }
        expectTold(told[item.index], before, item, old, oldOffset, new, offset, one.message)
      }
      let known = Set(seen.map(\.index) + seenBefore.compactMap { mapping.newIndex(of: $0.index) })
      XCTAssertTrue(known.isSuperset(of: told.keys), "\(one.message): not on screen")
    }
    XCTAssertGreaterThan(moves, RandomCases.worlds / 2, "Hardly anything moves.")
  }

  /// A move is told if a corner is elsewhere on the screen, or the rank or the opacity has changed.
  private func expectTold(
    _ told: (old: Wheel.Item, new: Wheel.Item)?, _ before: Wheel.Item, _ after: Wheel.Item,
    _ old: Wheel, _ oldOffset: Double, _ new: Wheel, _ offset: Double, _ message: String
  ) {
    let (from, to) = (old.viewport(atOffset: oldOffset), new.viewport(atOffset: offset))
    var farthest = abs(before.opacity - after.opacity)
    for (corner, other) in zip(before.quad.corners, after.quad.corners) {
      farthest = max(
        farthest,
        corner.offsetBy(dx: -from.minX, dy: -from.minY)
          .distance(to: other.offsetBy(dx: -to.minX, dy: -to.minY)))
    }
    if farthest > 1e-3 || before.zIndex != after.zIndex {
      XCTAssertEqual(told?.old, before, message)
      XCTAssertEqual(told?.new, after, message)
    } else if farthest < 1e-8, before.size == after.size {
      XCTAssertNil(told, message)
    }
  }

  /// What comes and goes before the focus moves nothing on screen, however far the content is scrolled:
  /// an offset of 10¹² points is rounded to a ten-thousandth of one.
  func testFarAlongTheContentNothingMovesThatStays() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let isRing = Bool.random(using: &random)
      func number(ofBits bits: ClosedRange<Int>) -> Int {
        let one = 1 << Int.random(in: bits, using: &random)
        return Int.random(in: one..<2 * one, using: &random)
      }
      let count = number(ofBits: isRing ? 3...6 : 7...33)
      let turns = number(ofBits: 0...26)
      let radius = Double.random(in: 200...900, using: &random)
      let steps: [Wheel.ScrollStep] = [.arcLength, .itemsSideBySide, .points(1 / 3)]
      let step = random.pick(steps)
      let old = try Wheel.sample(
        count, isRing ? .ring(turns: turns) : .list(spacing: .gap(7)),
        direction: random.chance(1, of: 2) ? .leftToRight : .rightToLeft,
        viewport: LayoutSize(width: 800, height: 800)
      ) {
        $0.radiusToItemCenter = radius
        $0.center = .at(LayoutPoint(x: 400, y: 400))
        $0.scrollStep = step
        $0.falloff = Wheel.Falloff(scale: 0.5, opacity: 0.2, reach: .items(2))
      }
      // Not halfway between two items, where rounding decides which of them is on top.
      let focus =
        Double.random(in: 0...Double(count - 1), using: &random).rounded()
        + .random(in: -0.4...0.4, using: &random)
        + (isRing
          ? Double(count) * Double.random(in: 0...Double(turns), using: &random).rounded() : 0)
      let oldOffset = old.offset(atFocusIndex: focus)
      var new = old
      var offset = oldOffset
      var mapping = LayoutIndexMapping.unchanged
      if isRing {
        // A ring looks the same some turns later.
        offset += (old.turnLength ?? 0) * Double(Int.random(in: -9...9, using: &random))
      } else {
        try new.insertItems(3, at: 0, keepingFocusAt: &offset)
        mapping = .inserting(3, at: 0)
      }
      let changes = new.itemChanges(from: old, atOffset: oldOffset, by: mapping, toOffset: offset)
      XCTAssertTrue(changes.moved.isEmpty, "seed \(seed): \(changes.moved.count) at \(offset)")

      // A tenth of an item is seen to move, or to go where the list is cut.
      let shown = new.visibleItems(atOffset: offset)
      let turned = new.itemChanges(
        from: new, atOffset: offset, by: .unchanged, toOffset: offset + 0.1 * new.step)
      let told = Set((turned.moved.map(\.old) + turned.removed).map(\.index))
      XCTAssertTrue(shown.allSatisfy { told.contains($0.index) }, "seed \(seed) at \(offset)")
    }
  }
}
