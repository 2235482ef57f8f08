import LayoutTestSupport
import MasonryLayout

/// The items of a wall by identity, changed as an app changes its data: the oracle of mappings.
struct TrackedItems {
  var ids: [Int]
  private var nextID: Int

  init(count: Int, firstID: Int = 0) {
    ids = Array(firstID..<firstID + count)
    nextID = firstID + count
  }

  mutating func insert(_ count: Int, at index: Int) {
    ids.insert(contentsOf: nextID..<nextID + count, at: index)
    nextID += count
  }

  mutating func remove(_ range: Range<Int>) { ids.removeSubrange(range) }

  mutating func move(from source: Int, to destination: Int) {
    ids.insert(ids.remove(at: source), at: destination)
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

extension TrackedItems {
  /// Carries out a change of an app's items, and returns the mapping that the app makes of it.
  mutating func apply(_ change: Change, from old: Host) -> LayoutIndexMapping {
    switch change {
    case .append(let new):
      insert(new.count, at: ids.count)
      return .unchanged
    case .insert(let new, let index):
      insert(new.count, at: index)
      return .inserting(new.count, at: index)
    case .prepend(let new):
      insert(new.count, at: 0)
      return .inserting(new.count, at: 0)
    case .remove(let index):
      remove(index..<index + 1)
      return .removing(index..<index + 1)
    case .removeSubrange(let range):
      remove(range)
      return .removing(range)
    case .removeAll:
      defer { ids = [] }
      return .removing(0..<ids.count)
    case .move(let source, let destination):
      move(from: source, to: destination)
      return .moving(from: source, to: destination)
    case .reorder(let order):
      ids = order.map { ids[$0] }
      return .reordering(order)
    case .restackFromStart, .repack, .remeasure, .remeasureAll, .setLength, .resize, .reconfigure:
      return .unchanged
    case .become(let items, let infersMoves):
      let told = items.difference(from: old.items, inferringMoves: infersMoves)
      apply(told)
      return .init(told)
    }
  }
}

/// A wall that goes through random changes, along with the identities of its items.
struct TrackedWall {
  var host: Host
  var wall: MasonryGrid
  var items: TrackedItems

  init(_ host: Host) throws {
    self.host = host
    wall = try host.grid()
    items = TrackedItems(count: host.items.count)
  }

  /// Carries out a change, and returns the mapping that an app makes of it.
  mutating func apply(_ change: Change) throws -> LayoutIndexMapping {
    let old = host
    wall = try host.apply(change)
    return items.apply(change, from: old)
  }
}
