import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// Where indices go; `RunMappingTests` has every sequence of changes, and `FeedWorld` those of apps.
final class IndexMappingTests: XCTestCase {
  private typealias Mapping = LayoutIndexMapping

  private func expectMapping(_ mapping: Mapping, from old: [Int], to new: [Int]) {
    for (index, id) in old.enumerated() {
      expectEqual(mapping.newIndex(of: index), new.firstIndex(of: id), "New index of \(index)")
    }
    for (index, id) in new.enumerated() {
      expectEqual(mapping.oldIndex(of: index), old.firstIndex(of: id), "Old index of \(index)")
    }
  }

  /// All items of two arrays of up to three, which are told apart by their identities.
  func testEveryPairOfArrays() {
    let arrays = everyArray(of: [1, 2, 3, 4], counts: 0...3).filter { Set($0).count == $0.count }
    withEvery("old", in: arrays) { old in
      withEvery("new", in: arrays) { new in
        expectMapping(Mapping(from: old, to: new), from: old, to: new)
        let difference = new.difference(from: old).inferringMoves()
        expectMapping(Mapping(difference), from: old, to: new)
      }
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
