import LayoutGeometry

/// The items that replace a stretch of items when some are added, removed or moved.
struct Rearrangement {
  /// Consecutive new items, or items that are consecutive both before and after the change.
  struct Piece {
    /// The index of the first one before the change, or `nil` if they are new.
    let old: Int?
    let count: Int
    let isMoved: Bool
  }

  /// The old items that are replaced; the items before and after them keep their order.
  let range: Range<Int>
  private(set) var pieces: [Piece] = []

  var isEmpty: Bool { range.isEmpty && pieces.isEmpty }

  /// Creates the smallest stretch of changed and moved items; `moved`: new indices, ascending.
  init(_ mapping: LayoutIndexMapping, from oldCount: Int, to newCount: Int, moving moved: [Int]) {
    var runs = mapping.runs.runsByNew.compactMap { run -> (old: Int, new: Int, count: Int)? in
      let (old, new) = (Int(clamping: run.old), Int(clamping: run.new))
      let count = min(Int(clamping: run.count), oldCount - old, newCount - new)
      return count > 0 ? (old, new, count) : nil
    }
    var (start, tailCount) = (0, 0)
    if let first = runs.first, first.old == 0, first.new == 0 {
      start = min(first.count, moved.first ?? .max)
      runs[0] = (start, start, first.count - start)
    }
    if let last = runs.last, last.old + last.count == oldCount, last.new + last.count == newCount {
      tailCount = min(last.count, newCount - 1 - (moved.last ?? -1))
      runs[runs.count - 1].count -= tailCount
    }
    range = start..<oldCount - tailCount
    var (index, rest) = (start, moved[...])
    for run in runs where run.count > 0 {
      add(nil, run.new - index)
      index = run.new
      while index < run.new + run.count {
        let isMoved = rest.first == index
        if isMoved { rest.removeFirst() }
        let end = isMoved ? index + 1 : min(run.new + run.count, rest.first ?? .max)
        add(run.old + index - run.new, end - index, isMoved: isMoved)
        index = end
      }
    }
    add(nil, newCount - tailCount - index)
  }

  private mutating func add(_ old: Int?, _ count: Int, isMoved: Bool = false) {
    if count > 0 { pieces.append(Piece(old: old, count: count, isMoved: isMoved)) }
  }

  /// The indices of the new items, in ascending order.
  var newItems: [Range<Int>] {
    var (index, ranges) = (range.lowerBound, [Range<Int>]())
    for piece in pieces {
      if piece.old == nil { ranges.append(index..<index + piece.count) }
      index += piece.count
    }
    return ranges
  }
}

extension Array {
  mutating func rearrange(_ change: Rearrangement, adding new: [Element]) {
    var (stretch, new) = ([Element](), new[...])
    for piece in change.pieces {
      if let old = piece.old {
        stretch += self[old..<old + piece.count]
      } else {
        stretch += new.prefix(piece.count)
        new = new.dropFirst(piece.count)
      }
    }
    replaceSubrange(change.range, with: stretch)
  }

  /// Appends an element `added` times, few of them one by one: a sequence of 16 takes as long in a
  /// debug build as placing as many items.
  mutating func append(_ element: Element, count added: Int) {
    guard added <= 16 else { return append(contentsOf: repeatElement(element, count: added)) }
    for _ in 0..<added { append(element) }
  }

  mutating func truncate(to limit: Int) {
    if limit < count { removeLast(count - limit) }
  }

  /// The elements in the order of their keys, those that are equal as they were.
  func sorted<Key: Comparable>(byKey key: (Element) -> Key) -> Self {
    map(key).ascendingIndices().map { self[$0] }
  }
}

extension Array where Element: Comparable {
  /// The indices of the elements in ascending order, those of equal ones as they were.
  ///
  /// It is compiled once for each kind of elements: a sort takes 4 kB.
  @inline(never)
  func ascendingIndices() -> [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}

extension LayoutIndexMapping {
  /// The new indices of the items that are moved in a new order, in ascending order.
  ///
  /// A longest set of items that stay in their order is not moved: of several such sets, the one
  /// with the smallest old indices. O(*k* log *k* + *m*) for *k* runs and *m* moved items.
  var movedItems: [Int] {
    let (byOld, byNew) = (runs.runs, runs.runsByNew)
    // From the last run by the new order to the first: which run stays next if this one stays.
    var next = [Int?](repeating: nil, count: byNew.count)
    var chains = HeaviestChains(count: byNew.count)
    for index in byNew.indices.reversed() {
      let run = byNew[index]
      let rank = byOld.indices.partitioningIndex { byOld[$0].old >= run.old }
      let rest = chains.heaviest(from: rank)
      next[index] = rest?.run
      // An endless run is the last of every chain: more than all items there can be, no overflow.
      let weight = min(run.count, Int64(UInt32.max)) + (rest?.weight ?? 0)
      chains.insert(.init(run: index, rank: rank, weight: weight))
    }
    var stays = chains.heaviest(from: 0)?.run
    var moved: [Int] = []
    for (index, run) in byNew.enumerated() {
      if index == stays {
        stays = next[index]
      } else {
        moved += Int(run.new)..<Int(run.newEnd)
      }
    }
    return moved
  }
}

/// Chains of runs that stay, by the old rank of the first: a Fenwick tree counted from the end.
private struct HeaviestChains {
  struct Chain {
    let run: Int
    let rank: Int
    /// The items in all of its runs; 64 bits, also where addresses have 32.
    let weight: Int64
  }

  private var chains: [Chain?]

  init(count: Int) { chains = Array(repeating: nil, count: count + 1) }

  /// The heaviest chain from a rank on; of equal ones, the one with the smallest rank.
  func heaviest(from rank: Int) -> Chain? {
    var node = chains.count - 1 - rank
    var heaviest: Chain?
    while node > 0 {
      if let chain = chains[node], isBetter(chain, than: heaviest) { heaviest = chain }
      node &= node - 1
    }
    return heaviest
  }

  mutating func insert(_ chain: Chain) {
    var node = chains.count - 1 - chain.rank
    while node < chains.count {
      if isBetter(chain, than: chains[node]) { chains[node] = chain }
      node += node & -node
    }
  }

  private func isBetter(_ chain: Chain, than other: Chain?) -> Bool {
    guard let other else { return true }
    return (chain.weight, other.rank) > (other.weight, chain.rank)
  }
}

extension Array where Element: Equatable {
  /// Shares the storage of another array if its elements are equal.
  mutating func share(with other: Array) {
    if self == other { self = other }
  }
}

extension [Double] {
  /// Shares the storage of another array with the same bits, so 0 and -0 differ.
  mutating func share(with other: [Double]) {
    guard count == other.count else { return }
    for index in indices where self[index].bitPattern != other[index].bitPattern { return }
    self = other
  }
}
