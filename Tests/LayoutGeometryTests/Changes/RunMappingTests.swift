import LayoutGeometry
import LayoutTestSupport
import XCTest

/// Mappings by runs against plain arrays: the new index of each old one, `nil` if it is gone.
final class RunMappingTests: XCTestCase {
  private typealias Run = RunMapping.Run

  /// Every way in which up to `count` keys, each of them gone or at a place below 4, can go.
  private func everyTable(upTo count: Int) -> [[Int64?]] {
    everyArray(of: [nil, 0, 1, 2, 3], counts: 0...count).filter { table in
      let places = table.compactMap { $0 }
      return Set(places).count == places.count
    }
  }

  /// A run for each key that is left, in any order.
  private func mapping(_ table: [Int64?]) -> RunMapping {
    RunMapping(
      table.enumerated().reversed().compactMap { old, new in
        new.map { Run(old: Int64(old), new: $0, count: 1) }
      })
  }

  private func expect(_ mapping: RunMapping, is table: [Int64?], line: UInt = #line) {
    for key in 0..<Int64(9) {
      let new = key < table.count ? table[Int(key)] : nil
      expectEqual(mapping.new(of: key), new, "new of \(key)", line: line)
      let old = table.firstIndex { $0 == key }.map { Int64($0) }
      expectEqual(mapping.old(of: key), old, "old of \(key)", line: line)
    }
    expectEqual(mapping.new(of: RunMapping.limit), nil, "new of the limit", line: line)
    let runs = mapping.runs
    let isOrdered = zip(runs, runs.dropFirst()).allSatisfy { one, next in
      one.oldEnd <= next.old && (one.oldEnd, one.newEnd) != (next.old, next.new)
    }
    LayoutTestSupport.expect(isOrdered, "\(runs) are not as few as can be", line: line)
    expectEqual(mapping.runsByNew, runs.sorted { $0.new < $1.new }, line: line)
  }

  func testEverySmallTable() {
    withEvery("table", in: everyTable(upTo: 4)) { table in
      let mapping = mapping(table)
      expect(mapping, is: table)
      for count in 0...5 as ClosedRange<Int64> {
        let named = table.indices.filter { table[$0] != nil }.map { Int64($0) }
        let isPermutation =
          named == Array(0..<count) && Set(table.compactMap { $0 }) == Set(0..<count)
        expectEqual(mapping.isPermutation(of: count), isPermutation, "of \(count)")
      }
      // Of the keys from one on, or before one, the first or last whose new key is even.
      for key in 0...5 as ClosedRange<Int64> {
        let later = table.indices.filter { $0 >= key }.compactMap { table[$0] }
        expectEqual(
          mapping.firstNew(from: key) { $0 + $0 % 2 }, later.first { $0 % 2 == 0 }, "from \(key)")
        let before = table.indices.filter { $0 < key }.compactMap { table[$0] }
        expectEqual(
          mapping.lastNew(before: key) { $0 < 1 ? nil : ($0 - 1) / 2 * 2 },
          before.last { $0 % 2 == 0 }, "before \(key)")
      }
    }
  }

  func testEveryPairOfSmallTables() {
    let tables = everyTable(upTo: 3)
    withEvery("first", in: tables) { first in
      withEvery("second", in: tables) { second in
        let both = first.map { place in
          place.flatMap { $0 < second.count ? second[Int($0)] : nil }
        }
        expect(mapping(first).then(mapping(second)), is: both)
      }
    }
  }

  /// Insertions, removals and both at once, with all keys beyond, against an array that is edited.
  func testEverySmallEdit() {
    let keys = Array(0..<Int64(20))
    func expect(_ mapping: RunMapping, edits edited: [Int64], line: UInt = #line) {
      let table = keys.map { key in edited.firstIndex(of: key).map { Int64($0) } }
      self.expect(mapping, is: table, line: line)
    }
    withEvery("range", in: everySubrange(of: 0..<5)) { range in
      let (start, count) = (Int64(range.lowerBound), Int64(range.count))
      let added = Array(repeating: Int64(-1), count: range.count)
      let longer = keys.prefix(range.lowerBound) + added + keys.dropFirst(range.lowerBound)
      expect(.inserting(count, at: start), edits: Array(longer))
      let shorter = keys.prefix(range.lowerBound) + keys.dropFirst(range.upperBound)
      expect(.removing(start..<start + count), edits: Array(shorter))
    }
    let places = everyArray(of: [false, true], counts: 4...4).map { flags in
      flags.indices.filter { flags[$0] }.map { Int64($0) }
    }
    withEvery("removed", in: places) { removed in
      withEvery("inserted", in: places) { inserted in
        var edited = keys.filter { !removed.contains($0) }
        for place in inserted { edited.insert(-1, at: Int(place)) }
        expect(RunMapping(removing: removed, inserting: inserted, moving: []), edits: edited)
        guard let from = removed.last, let to = inserted.first else { return }
        edited[Int(to)] = from
        let moved = [Run(old: from, new: to, count: 1)]
        expect(RunMapping(removing: removed, inserting: inserted, moving: moved), edits: edited)
      }
    }
  }

  /// Every order of up to four of five keys, the first of a key that is named twice.
  func testEveryOrder() {
    withEvery("order", in: everyArray(of: [0, 1, 2, 3, 4], counts: 0...4)) { order in
      let table = (0..<5).map { key in order.firstIndex(of: key).map { Int64($0) } }
      expect(RunMapping(reordering: order), is: table)
    }
  }

  func testMappingsComeBack() throws {
    let mappings: [(LayoutIndexMapping, String)] = [
      (.unchanged, "[[0,0]]"), (.inserting(3, at: 5), "[[0,0,5],[5,8]]"),
      (.removing(0..<2), "[[2,0]]"),
      (.moving(from: 1, to: 3), "[[0,0,1],[1,3,1],[2,1,2],[4,4]]"),
      (.reordering([2, 0]), "[[0,1,1],[2,0,1]]"),
      (LayoutIndexMapping([4, 5].difference(from: [5, 6])), "[[0,1,1],[2,2]]"),
      (.reordering([]), "[]"), (.inserting(.max, at: 0), "[]"),
    ]
    for (mapping, text) in mappings { try expectStored(mapping, text) }
  }

  func testRunsMayStandInAnyOrderAndContinueEachOther() throws {
    let text = "[[5,8],[2,2,3],[0,0,2]]"
    XCTAssertEqual(try JSON.value(LayoutIndexMapping.self, from: text), .inserting(3, at: 5))
  }

  func testInvalidRunsAreRefused() {
    let limit = 1 << 61
    let refused = [
      "[[0]]", "[[0,0,1,1]]", "[[-1,0,1]]", "[[0,-1,1]]", "[[0,0,0]]", "[[0,0,-1]]",
      "[[\(limit),0,1]]", "[[0,\(limit),1]]", "[[0,0,\(limit + 1)]]", "[[0,0],[5,5,1]]",
      "[[0,0,2],[1,5,1]]", "[[0,0,2],[5,1,1]]", "[[5,5,1],[0,0]]", "[[0,0,1.5]]", "[[0,\"1\"]]",
      "{}", "[0,0]", "[[0,0,1],[0,0,1]]",
    ]
    for text in refused { expectRefused(LayoutIndexMapping.self, text) }
  }
}
