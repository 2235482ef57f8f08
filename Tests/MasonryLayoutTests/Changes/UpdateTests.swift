import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// New data in a wall, columns kept or not: the items measured again, then the difference applied.
final class UpdateTests: XCTestCase {
  /// 100,000 walls in release.
  func testRandomWalls() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...100_000, every: 101)) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.host(.quarters, itemCount: 0)
      let old = Array((0..<Int.random(in: 0...7, using: &random)).shuffled(using: &random))
      var wall = try host.grid()
      wall.keptPlaces = [.all, .before(4), .none].randomElement(using: &random) ?? .none
      let prepended = random.chance(1, of: 3) ? min(2, old.count) : 0
      try wall.appendItems(
        old.count - prepended, measuredBy: heights(Array(old[prepended...]), []))
      if random.chance(1, of: 2) { wall.keptPlaces = .before(old.count - prepended) }
      _ = try wall.shiftOfPrepending(prepended, measuredBy: heights(old, []))

      var new = old.filter { _ in !random.chance(1, of: 4) }
      if random.chance(1, of: 2) { new.shuffle(using: &random) }
      for id in 10..<10 + Int.random(in: 0...3, using: &random) {
        new.insert(id, at: Int.random(in: 0...new.count, using: &random))
      }
      let reloading = Set((old + new).filter { _ in random.chance(1, of: 6) })

      var expected = wall
      let reloaded = old.indices.filter { new.contains(old[$0]) && reloading.contains(old[$0]) }
      try expected.remeasure(reloaded, measuredBy: heights(old, reloading))
      try expected.apply(difference(from: old, to: new), measuredBy: heights(new, reloading))
      let mapping = try wall.update(
        from: old, to: new, reloading: reloading, measuredBy: heights(new, reloading))
      expectEqual(mapping, LayoutIndexMapping(from: old, to: new))
      expectSame(wall, expected)
    }
  }

  /// Heights of a first version, or of a second one for what is reloaded.
  private func heights(_ ids: [Int], _ reloaded: Set<Int>) -> HostHeights {
    HostHeights(
      items: ids.map { id in
        var item = HostVersion(number: 0).item(id)
        if reloaded.contains(id) { item.height = HostVersion(number: 1).item(id).height }
        return item
      })
  }

  /// The difference in which a longest set of items stays, of several the one with the smallest old
  /// indices, and other common items are moved.
  private func difference(from old: [Int], to new: [Int]) -> CollectionDifference<Int> {
    var stay: [Int] = []
    for bits in 0..<1 << old.count {
      let indices = old.indices.filter { bits >> $0 & 1 == 1 }
      let places = indices.compactMap { new.firstIndex(of: old[$0]) }
      guard places.count == indices.count, places == places.sorted() else { continue }
      let isBetter =
        indices.count > stay.count
        || indices.count == stay.count && indices.lexicographicallyPrecedes(stay)
      if isBetter { stay = indices }
    }
    let ids = stay.map { old[$0] }
    var changes: [CollectionDifference<Int>.Change] = []
    for (index, id) in old.enumerated() where !ids.contains(id) {
      changes.append(
        .remove(offset: index, element: id, associatedWith: new.firstIndex(of: id)))
    }
    for (index, id) in new.enumerated() where !ids.contains(id) {
      changes.append(
        .insert(offset: index, element: id, associatedWith: old.firstIndex(of: id)))
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("No difference")
    }
    return difference
  }
}
