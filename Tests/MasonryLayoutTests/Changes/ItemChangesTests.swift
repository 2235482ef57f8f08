import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law for every change of the items: it gives, to the bit, the grid that building the final state
/// from nothing gives.
final class ItemChangesTests: XCTestCase {
  private let kinds = SmallApps.kinds

  /// Items that differ from one of the kinds in as little as is possible.
  private let near = [HostItem(height: -0.0), HostItem(span: 2), HostItem(height: 2)]

  func testEveryInsertion() {
    let added = everyArray(of: kinds, counts: 0...2)
    SmallApps.withEveryUprightHost(everyArray(of: kinds, counts: 0...2)) { host, grid in
      withEvery("added", in: added) { added in
        try expectLaw(.append(added), of: host, grid: grid)
        withEvery("index", in: 0...host.items.count) { index in
          try expectLaw(.insert(added, at: index), of: host, grid: grid)
        }
      }
    }
  }

  func testEveryRemovalAndEveryMove() {
    SmallApps.withEveryUprightHost(everyArray(of: kinds, counts: 0...3)) { host, grid in
      let indices = host.items.indices
      try expectLaw(.removeAll, of: host, grid: grid)
      withEvery("range", in: everySubrange(of: indices)) { range in
        try expectLaw(.removeSubrange(range), of: host, grid: grid)
      }
      withEvery("index", in: indices) { index in
        try expectLaw(.remove(at: index), of: host, grid: grid)
        withEvery("destination", in: indices) { destination in
          try expectLaw(.move(from: index, to: destination), of: host, grid: grid)
        }
      }
    }
  }

  func testEveryOrder() {
    SmallApps.withEveryUprightHost(everyArray(of: kinds, counts: 3...3)) { host, grid in
      withEvery("order", in: everyPermutation(of: [0, 1, 2])) { order in
        try expectLaw(.reorder(order), of: host, grid: grid)
      }
    }
  }

  func testEveryNewHeight() {
    SmallApps.withEveryUprightHost(everyArray(of: kinds, counts: 1...3)) { host, grid in
      let indices = Array(host.items.indices)
      withEvery("index", in: indices) { index in
        withEvery("length", in: [0, -0.0, 1, 7]) { length in
          try expectLaw(.setLength(length, at: index), of: host, grid: grid)
        }
        withEvery("item", in: kinds + near) { item in
          try expectLaw(.remeasure(index, item), of: host, grid: grid)
          try expectLaw(.remeasureAll([index], [item]), of: host, grid: grid)
        }
      }
      withEvery("other items", in: everyArray(of: kinds, counts: indices.count...indices.count)) {
        try expectLaw(.remeasureAll(indices, $0), of: host, grid: grid)
        try expectLaw(.remeasureAll(indices.reversed(), $0), of: host, grid: grid)
      }
    }
  }

  func testEveryDifference() {
    let others = everyArray(of: kinds, counts: 0...3)
    SmallApps.withEveryUprightHost(others) { host, grid in
      guard host.configuration.columns == .fixed(2) else { return }
      withEvery("other items", in: others) { others in
        try expectLaw(.become(others, inferringMoves: false), of: host, grid: grid)
        try expectLaw(.become(others, inferringMoves: true), of: host, grid: grid)
      }
    }
  }

  /// Every kind of change at every index, with items that may be pinned.
  func testEveryKindOfChangeInEveryKindOfGrid() {
    SmallApps.withEveryHost(itemCount: 3) { host, grid in
      let kinds = SmallApps.allKinds
      withEvery("index", in: 0..<3) { index in
        let kind = kinds[(index + host.items.count) % 4]
        try expectLaw(.insert([kind], at: index), of: host, grid: grid)
        try expectLaw(.remove(at: index), of: host, grid: grid)
        try expectLaw(.move(from: index, to: (index + 1) % 3), of: host, grid: grid)
        try expectLaw(.remeasure(index, kind), of: host, grid: grid)
        try expectLaw(.setLength(2.5, at: index), of: host, grid: grid)
      }
      try expectLaw(.append([kinds[2], kinds[0]]), of: host, grid: grid)
      try expectLaw(.remeasureAll([2, 0], [kinds[3], kinds[1]]), of: host, grid: grid)
      try expectLaw(.removeSubrange(0..<2), of: host, grid: grid)
      try expectLaw(.removeSubrange(1..<3), of: host, grid: grid)
      try expectLaw(.removeAll, of: host, grid: grid)
      let others = [kinds[3], host.items[2], host.items[0], kinds[2]]
      try expectLaw(.become(others, inferringMoves: false), of: host, grid: grid)
      try expectLaw(.become(others, inferringMoves: true), of: host, grid: grid)
    }
  }
}
