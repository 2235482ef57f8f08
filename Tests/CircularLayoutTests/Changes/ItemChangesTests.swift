import CircularLayout
import LayoutTestSupport
import XCTest

/// What a change does to the items on screen, against a comparison of all items.
final class ItemChangesTests: XCTestCase {
  func testEveryItemSeenBeforeOrAfterIsToldOnce() throws {
    var moves = 0
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      let old = try cards.wheel()
      let oldOffset = cards.offset(in: old, using: &random)
      let count = cards.sizes.count
      let lower = Int.random(in: 0...count, using: &random)
      let upper = Int.random(in: lower...min(count, lower + 2), using: &random)
      var new = old
      var offset = oldOffset
      do {
        offset = try new.removeItems(in: lower..<upper, keepingFocusAtOffset: offset)
        offset = try new.insertItems(2, at: 0, keepingFocusAtOffset: offset)
      } catch {
        // The gap is too wide for those that became neighbours.
        continue
      }
      if Bool.random(using: &random) { offset += 40 }
      let mapping = LayoutIndexMapping.removing(lower..<upper).then(.inserting(2, at: 0))
      let changes = new.itemChanges(
        from: old, atOffset: oldOffset, by: mapping, toOffset: offset)

      var told: [Int: (old: Wheel.Item, new: Wheel.Item)] = [:]
      for move in changes.moved { told[move.new.index] = (move.old, move.new) }
      XCTAssertEqual(told.count, changes.moved.count, "seed \(seed): twice")
      moves += told.count
      let seen = new.visibleItems(atOffset: offset)
      let seenBefore = old.visibleItems(atOffset: oldOffset)
      var inserted: [Wheel.Item] = []
      for item in seen {
        let oldIndex = mapping.oldIndex(of: item.index)
        let before = oldIndex.flatMap { old.item(at: $0, atOffset: oldOffset) }
        guard let before else {
          inserted.append(item)
          continue
        }
        expectTold(told[item.index], before, item, old, oldOffset, new, offset, "seed \(seed)")
      }
      XCTAssertEqual(changes.inserted, inserted, "seed \(seed)")
      var removed: [Wheel.Item] = []
      for item in seenBefore {
        let newIndex = mapping.newIndex(of: item.index)
        let after = newIndex.flatMap { new.item(at: $0, atOffset: offset) }
        guard let after else {
          removed.append(item)
          continue
        }
        expectTold(told[after.index], item, after, old, oldOffset, new, offset, "seed \(seed)")
      }
      XCTAssertEqual(changes.removed, removed, "seed \(seed)")
      let known = Set(seen.map(\.index) + seenBefore.compactMap { mapping.newIndex(of: $0.index) })
      XCTAssertTrue(known.isSuperset(of: told.keys), "seed \(seed): nobody sees it")
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

  /// What is inserted behind the focus of a clock moves nothing before it.
  func testAnInsertionMovesOnlyWhatFollows() throws {
    var wheel = try Wheel(
      itemCount: 30,
      configuration: .init(
        itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
        scrollStep: .points(100)),
      viewportSize: LayoutSize(width: 800, height: 800))
    let old = wheel
    let offset = try wheel.insertItems(1, at: 11, keepingFocusAtOffset: 1_000)
    let changes = wheel.itemChanges(
      from: old, atOffset: 1_000, by: .inserting(1, at: 11), toOffset: offset)
    XCTAssertEqual(offset, 1_000)
    XCTAssertEqual(changes.inserted.map(\.index), [11])
    XCTAssertEqual(changes.moved.first?.old.index, 11)
    XCTAssertTrue(changes.moved.allSatisfy { $0.new.index == $0.old.index + 1 })
    let before = try wheel.insertItems(1, at: 3, keepingFocusAtOffset: offset)
    XCTAssertEqual(before, 1_100, "The content has scrolled, and the screen shows the same.")
  }
}
