import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// Where indices go, against the identities of items in an array that is changed in the same way.
final class IndexMappingTests: XCTestCase {
  private typealias Mapping = LayoutIndexMapping

  private enum Edit {
    case insert(Int, at: Int)
    case remove(Range<Int>)
    case move(from: Int, to: Int)
    case become([Int], infersMoves: Bool)
  }

  private func everyEdit(of count: Int) -> [Edit] {
    var edits: [Edit] = []
    for index in 0...count { edits += [1, 2].map { .insert($0, at: index) } }
    edits += everySubrange(of: 0..<count).map { .remove($0) }
    for source in 0..<count { edits += (0..<count).map { .move(from: source, to: $0) } }
    edits += [
      .become([], infersMoves: true), .become([2, 1, 0], infersMoves: true),
      .become([2, 1, 0], infersMoves: false), .become([1, 7, 3, 8], infersMoves: true),
    ]
    return edits
  }

  private func mapping(of edit: Edit, _ items: inout TrackedItems) -> Mapping {
    switch edit {
    case .insert(let count, let index):
      items.insert(count, at: index)
      return .inserting(count, at: index)
    case .remove(let range):
      items.ids.removeSubrange(range)
      return .removing(range)
    case .move(let source, let destination):
      items.ids.insert(items.ids.remove(at: source), at: destination)
      return .moving(from: source, to: destination)
    case .become(let values, let infersMoves):
      let difference = values.difference(from: Array(0..<items.ids.count))
      let told = infersMoves ? difference.inferringMoves() : difference
      items.apply(told)
      return Mapping(told)
    }
  }

  private func expectMapping(_ mapping: Mapping, from old: [Int], to new: [Int]) {
    for (index, id) in old.enumerated() {
      expectEqual(mapping.newIndex(of: index), new.firstIndex(of: id), "New index of \(index)")
    }
    for (index, id) in new.enumerated() {
      expectEqual(mapping.oldIndex(of: index), old.firstIndex(of: id), "Old index of \(index)")
    }
  }

  /// Every sequence of up to three edits of up to four items, one after the other and all at once.
  func testEverySequenceOfEdits() {
    withEvery("count", in: 0...4) { count in
      withEvery("first", in: everyEdit(of: count)) { first in
        var items = TrackedItems(count: count)
        let start = items.ids
        let one = mapping(of: first, &items)
        let middle = items
        expectMapping(one, from: start, to: items.ids)
        expectEqual(one.then(.unchanged), one)
        expectEqual(Mapping.unchanged.then(one), one)
        expectMapping(
          Mapping(from: start, to: items.ids), from: start, to: items.ids)
        guard count < 4 else { return }
        withEvery("second", in: everyEdit(of: middle.ids.count)) { second in
          var items = middle
          let both = one.then(mapping(of: second, &items))
          expectMapping(both, from: start, to: items.ids)
          expectEqual(Mapping(from: start, to: items.ids), both, "By identities")
        }
      }
    }
  }

  /// Long sequences: the composed mapping is the same wherever one puts the brackets.
  func testSeededSequences() {
    withEveryAtOnce("seed", in: UInt64(1)...300) { seed in
      var random = SplitMix64(seed: seed)
      var items = TrackedItems(count: Int.random(in: 0...12, using: &random))
      let start = items.ids
      var mappings: [Mapping] = []
      for _ in 0..<10 {
        let edits = everyEdit(of: items.ids.count)
        mappings.append(mapping(of: edits[Int.random(in: edits.indices, using: &random)], &items))
      }
      let fromLeft = mappings.reduce(Mapping.unchanged) { $0.then($1) }
      let fromRight = mappings.reversed().reduce(Mapping.unchanged) { $1.then($0) }
      expectMapping(fromLeft, from: start, to: items.ids)
      expectEqual(fromRight, fromLeft, "Brackets")
    }
  }

  func testChangesThatUndoEachOther() {
    let unchanged = Mapping.unchanged
    XCTAssertEqual(Mapping.inserting(3, at: 2).then(.removing(2..<5)), unchanged)
    XCTAssertEqual(Mapping.moving(from: 2, to: 9).then(.moving(from: 9, to: 2)), unchanged)
    XCTAssertEqual(Mapping.inserting(0, at: 4), unchanged)
    XCTAssertEqual(Mapping.inserting(-3, at: 4), unchanged)
    XCTAssertEqual(Mapping.moving(from: 4, to: 4), unchanged)
    XCTAssertEqual(Mapping([1, 2].difference(from: [1, 2])), unchanged)
    XCTAssertNotEqual(Mapping.removing(2..<5).then(.inserting(3, at: 2)), unchanged)
  }

  func testIdentitiesThatOccurTwice() {
    let mapping = Mapping(from: ["a", "a", "b"], to: ["b", "a", "b", "a"])
    XCTAssertEqual((0..<3).map { mapping.newIndex(of: $0) }, [1, nil, 0])
    XCTAssertEqual((0..<4).map { mapping.oldIndex(of: $0) }, [2, 0, nil, nil])
  }

  /// Every order of up to four of six items, also with one twice or one that is not there.
  func testEveryOrder() {
    let olds = Array(0...6) + [.max - 1, .max]
    let orders = everyArray(of: Array(-1...5) + [.max], counts: 0...4)
    withEveryAtOnce("order", in: orders) { order in
      let mapping = Mapping.reordering(order)
      for old in olds {
        let new = old == .max ? nil : order.firstIndex(of: old)
        expectEqual(mapping.newIndex(of: old), new, "New index of \(old)")
      }
      for new in olds {
        let isNamed = order.indices.contains(new) && mapping.newIndex(of: order[new]) == new
        expectEqual(mapping.oldIndex(of: new), isNamed ? order[new] : nil, "Old index of \(new)")
      }
    }
  }

  /// What an order leaves of eleven items is what a host has that takes over the same order.
  func testAnOrderThatIsShorterThanTheItems() throws {
    let mapping = Mapping.reordering([0, 3, 1])
    expectMapping(mapping, from: Array(0..<11), to: [0, 3, 1])
    let then = mapping.then(.inserting(2, at: 1))
    expectMapping(then, from: Array(0..<11), to: [0, 90, 91, 3, 1])
    expectEqual(Mapping.reordering([Int]()).newIndex(of: 0), nil)
  }

  /// A difference far beyond the items of any wall is a mapping of those that there are.
  func testDifferencesOfAbsurdOffsets() throws {
    for offset in [1 << 31, 1 << 61, 1 << 62, Int.max] {
      let changes: [CollectionDifference<Int>.Change] = [
        .remove(offset: 1, element: 0, associatedWith: nil),
        .remove(offset: offset, element: 0, associatedWith: nil),
        .insert(offset: 3, element: 0, associatedWith: nil),
        .insert(offset: offset, element: 0, associatedWith: nil),
      ]
      let mapping = LayoutIndexMapping(try XCTUnwrap(CollectionDifference(changes)))
      XCTAssertEqual((0..<6).map { mapping.newIndex(of: $0) }, [0, nil, 1, 2, 4, 5])
      XCTAssertNil(mapping.newIndex(of: offset))
      XCTAssertNil(mapping.oldIndex(of: offset))
    }
  }

  /// Numbers that no wall has are answered, and trap nothing.
  func testAbsurdNumbers() {
    let mappings: [Mapping] = [
      .unchanged, .inserting(.max, at: 0), .inserting(.max, at: .max), .removing(0..<Int.max),
      .removing(Int.max..<Int.max), .moving(from: .max, to: 0), .moving(from: 0, to: .max),
    ]
    withEvery("one", in: mappings) { one in
      withEvery("other", in: mappings) { other in
        let both = one.then(other)
        for index in [Int.min, -1, 0, 1, .max - 1, .max] {
          if index < 0 {
            expectEqual(both.newIndex(of: index), nil)
            expectEqual(both.oldIndex(of: index), nil)
          } else if let new = both.newIndex(of: index) {
            expectEqual(both.oldIndex(of: new), index)
          }
        }
      }
    }
    XCTAssertEqual(Mapping.unchanged.newIndex(of: 1_000_000_000), 1_000_000_000)
  }

  /// As few items as possible are moved, of several such choices those with the largest indices.
  func testEveryOrderMovesAsFewAsPossible() {
    withEvery("count", in: 0...6) { count in
      let everySet = everyArray(of: [false, true], counts: count...count).map { isMember in
        (0..<count).filter { isMember[$0] }
      }
      withEvery("order", in: everyPermutation(of: Array(0..<count))) { order in
        let staying = everySet.filter { set in
          let places = set.map { order.firstIndex(of: $0) ?? -1 }
          return places == places.sorted()
        }
        let longest = staying.map(\.count).max() ?? 0
        let best =
          staying.filter { $0.count == longest }
          .min { $0.lexicographicallyPrecedes($1) } ?? []
        let moved = LayoutIndexMapping.reordering(order).movedItems
        expectEqual(moved, order.indices.filter { !best.contains(order[$0]) }, "Moved")
        expectEqual(stayingItems(in: order), Set(best), "Oracle")
      }
    }
  }
}

/// The items of a wall by identity, changed as an app changes its data: the oracle of mappings.
private struct TrackedItems {
  var ids: [Int]
  private var nextID: Int

  init(count: Int) { (ids, nextID) = (Array(0..<count), count) }

  mutating func insert(_ count: Int, at index: Int) {
    ids.insert(contentsOf: nextID..<nextID + count, at: index)
    nextID += count
  }

  /// Takes out what a difference removes, and puts in what it inserts, one after the other.
  mutating func apply<Element>(_ difference: CollectionDifference<Element>) {
    var changed = ids
    for case .remove(let offset, _, _) in difference.removals.reversed() {
      changed.remove(at: offset)
    }
    for case .insert(let offset, _, let origin) in difference.insertions {
      if let origin {
        changed.insert(ids[origin], at: offset)
      } else {
        changed.insert(nextID, at: offset)
        nextID += 1
      }
    }
    ids = changed
  }
}
