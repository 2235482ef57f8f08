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
