import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Changes of a collection view as mappings: they cost what they change, and lead where they should.
@MainActor
final class DataChangesTests: XCTestCase {
  /// Random changes against lists of all items, worked out one after the other.
  func testRandomChangesAgainstLists() async throws {
    var generator = SplitMix64(seed: 7)
    func count(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &generator) }
    for _ in 0..<2_000 {
      let old = (0..<count(4)).map { _ in count(6) }
      var lists: [(id: Int?, items: [IndexPath?])] = old.enumerated().map { section, count in
        (section, (0..<count).map { IndexPath(section, $0) })
      }
      var changes: [DataChange] = []
      // Items that go, by their old paths; some of them arrive elsewhere.
      var moved: [IndexPath] = []
      for path in lists.flatMap(\.items).compactMap({ $0 }) where count(3) == 0 {
        lists[path.section].items.removeAll { $0 == path }
        if count(1) == 0 { moved.append(path) } else { changes.append(.init(before: path)) }
      }
      // Sections that go, and new ones.
      for section in lists.indices.reversed() where count(4) == 0 {
        changes.append(.init(before: IndexPath(item: NSNotFound, section: section)))
        lists.remove(at: section)
        moved.removeAll { $0.section == section }
        changes.removeAll { $0.before?.section == section && $0.before?.item != NSNotFound }
      }
      if count(2) == 0 {
        let index = count(lists.count)
        lists.insert((nil, Array(repeating: nil, count: count(3))), at: index)
        changes.append(.init(after: IndexPath(item: NSNotFound, section: index)))
      }
      // Items that come, by their new paths.
      for section in lists.indices where lists[section].id != nil {
        var arrivals = Set<Int>()
        for _ in 0..<count(3) { arrivals.insert(count(lists[section].items.count)) }
        for item in arrivals.sorted() {
          let origin = moved.isEmpty || count(1) == 0 ? nil : moved.removeFirst()
          lists[section].items.insert(origin, at: item)
          changes.append(.init(before: origin, after: IndexPath(section, item)))
        }
      }
      changes += moved.map { .init(before: $0) }
      changes.shuffle(using: &generator)
      let made = try XCTUnwrap(
        DataChanges(changes, from: old, to: lists.map(\.items.count)), "\(changes)")
      for (section, list) in lists.enumerated() {
        XCTAssertEqual(
          made.mapping.oldAddress(of: .header(section: section)),
          list.id.map { .header(section: $0) })
        for (item, origin) in list.items.enumerated() {
          XCTAssertEqual(
            made.mapping.oldAddress(of: .item(item, section: section)),
            origin.map { .item($0.item, section: $0.section) })
        }
      }
    }
  }

  func testContradictionsAreNoChanges() async {
    let path = IndexPath(0, 1)
    XCTAssertNil(DataChanges([], from: [3], to: [4]))
    XCTAssertNil(DataChanges([], from: [3], to: [3, 1]))
    XCTAssertNil(DataChanges([.init(after: path), .init(after: path)], from: [3], to: [5]))
    XCTAssertNil(DataChanges([.init(after: IndexPath(0, 9))], from: [3], to: [4]))
    XCTAssertNotNil(DataChanges([.init(before: path), .init(before: path)], from: [3], to: [2]))
    XCTAssertNil(
      DataChanges(
        [.init(before: path, after: path), .init(before: path, after: IndexPath(1, 0))],
        from: [3, 0], to: [3, 1]))
  }

  /// A mapping of many items after 20 were appended, or one was reloaded, is a run and costs no more.
  func testChangesOfManyItemsCostWhatTheyChange() async throws {
    func make(_ count: Int) throws {
      let appended = try XCTUnwrap(
        DataChanges(
          (0..<20).map { .init(after: IndexPath(0, count + $0)) }, from: [count], to: [count + 20]))
      XCTAssertEqual(appended.mapping.items.runs.count, 1)
      let path = IndexPath(0, 7)
      let reloaded = try XCTUnwrap(
        DataChanges(
          [.init(before: path, after: path, isReload: true)], from: [count], to: [count]))
      XCTAssertEqual(reloaded.mapping.items.runs.count, 1)
      XCTAssertEqual(reloaded.reloaded, [0: [7]])
    }
    let clock = ContinuousClock()
    let few = try clock.measure { for _ in 0..<9 { try make(100) } }
    let many = try clock.measure { for _ in 0..<9 { try make(1_000_000) } }
    XCTAssertLessThan(many, few * 100, "10,000 times as many items")
  }
}
