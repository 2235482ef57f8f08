/// The mapping of indices in a change: which items were removed, inserted or moved.
///
///     LayoutIndexMapping.removing(3..<5).then(.inserting(20, at: 0)).newIndex(of: 7)    // 25
///
/// Changes of sizes have the mapping ``unchanged``; so have items added at the end. A mapping
/// stores no item count: indices past a layout's last item count as removed or as new. For *k*
/// removals, insertions and moves, an index is found in O(log *k*).
public struct LayoutIndexMapping: Hashable, Sendable {
  package let runs: RunMapping

  package init(_ runs: RunMapping) { self.runs = runs }

  /// The mapping in which every item keeps its index.
  public static let unchanged = Self(.unchanged)

  /// The mapping after an insertion before an index; a negative index traps, a negative count is 0.
  public static func inserting(_ count: Int, at index: Int) -> Self {
    Self(.inserting(key(max(0, count)), at: checkedKey(index)))
  }

  /// The mapping after items that follow each other were removed; an index below 0 traps.
  public static func removing(_ range: Range<Int>) -> Self {
    Self(.removing(checkedKey(range.lowerBound)..<key(range.upperBound)))
  }

  /// The mapping after an item was moved so that it ended up at another index; one below 0 traps.
  public static func moving(from source: Int, to destination: Int) -> Self {
    let old = checkedKey(source)
    let new = checkedKey(destination)
    return Self(
      RunMapping(
        removing: [old], inserting: [new], moving: [.init(old: old, new: new, count: 1)]))
  }

  /// The mapping after items were put into an order, given by the old index of each.
  ///
  /// Items not named are removed. A negative or repeated number stands for a new item.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* numbers, *k* of them *n* or more.
  public static func reordering(_ order: some Collection<Int>) -> Self {
    Self(RunMapping(reordering: order))
  }

  #if !hasFeature(Embedded)
  /// The mapping of a difference between the old and the new data of a host.
  ///
  /// A removal and an insertion that are associated, as by `inferringMoves()`, are one move.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes, whatever the number of items.
  public init<Element>(_ difference: CollectionDifference<Element>) {
    var moves: [RunMapping.Run] = []
    for insertion in difference.insertions {
      guard let origin = insertion.associatedWith else { continue }
      moves.append(.init(old: Int64(origin), new: Int64(insertion.offset), count: 1))
    }
    func keys(_ changes: [CollectionDifference<Element>.Change]) -> [Int64] {
      changes.map { Int64($0.offset) }.filter { $0 < RunMapping.limit }
    }
    runs = RunMapping(
      removing: keys(difference.removals), inserting: keys(difference.insertions), moving: moves)
  }
  #endif

  /// The mapping between items with identities, such as those of a host's data.
  ///
  ///     let mapping = LayoutIndexMapping(from: oldPhotos.map(\.id), to: photos.map(\.id))
  ///
  /// Identities are unique: of several equal ones any may count as removed, or as new.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items, *k* from the first change to the last.
  public init<ID: Hashable>(from oldIDs: some Sequence<ID>, to newIDs: some Sequence<ID>) {
    let old = Array(oldIDs)
    let new = Array(newIDs)
    let end = RunMapping.Run(
      old: Int64(old.count), new: Int64(new.count), count: RunMapping.Run.endless)
    runs = RunMapping(RunMapping.runs(from: [old], to: [new], distance: 0) { _ in 0 } + [end])
  }

  /// The mapping of this change followed by another one.
  ///
  /// - Complexity: O(*k* log *k*) for *k* removals, insertions and moves in both.
  public func then(_ next: Self) -> Self { Self(runs.then(next.runs)) }

  /// The index that an item has after the change, or `nil` if it was removed.
  public func newIndex(of oldIndex: Int) -> Int? {
    oldIndex < 0 ? nil : runs.new(of: Int64(oldIndex)).flatMap { Int(exactly: $0) }
  }

  /// The index that an item had before the change, or `nil` if it is new.
  public func oldIndex(of newIndex: Int) -> Int? {
    newIndex < 0 ? nil : runs.old(of: Int64(newIndex)).flatMap { Int(exactly: $0) }
  }

  private static func key(_ number: Int) -> Int64 { min(Int64(number), RunMapping.limit) }

  private static func checkedKey(_ index: Int) -> Int64 {
    precondition(index >= 0, "Index out of range: there is no such item")
    return key(index)
  }
}

#if !hasFeature(Embedded)
extension LayoutIndexMapping: Codable {
  /// Encodes the mapping as runs of items that stay side by side: `[[old, new, count], …]`.
  ///
  /// The last run has no count if it includes all later items: `[[0,0,5],[5,8]]` is the mapping
  /// after three items were inserted at 5.
  public func encode(to encoder: any Encoder) throws { try runs.encode(to: encoder) }

  /// Decodes a mapping from its runs, in any order.
  ///
  /// - Throws: `DecodingError` if a run is not valid, or two runs share an index.
  /// - Complexity: O(*k* log *k*) for *k* runs.
  public init(from decoder: any Decoder) throws { self.init(try RunMapping(from: decoder)) }
}

extension CollectionDifference.Change {
  package var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  package var associatedWith: Int? {
    switch self {
    case .insert(_, _, let association), .remove(_, _, let association): association
    }
  }
}
#endif
