/// The lanes that items stay in while they are placed again; all other items choose theirs.
///
/// It goes along with a change of the items, so that it is by their indices after the change.
struct KeptLanes {
  /// The first item that is placed again.
  private let first: Int

  /// The lane of each item from the first one on, or ``choice`` where the packing chooses it.
  private var lanes: [UInt16] = []

  /// No lane has this number: there are fewer.
  private static let choice = UInt16.max

  /// Lanes of the items from one on.
  init(from first: Int, lanes: some Collection<UInt16> = []) {
    self.first = first
    self.lanes = Array(lanes)
  }

  /// The end of the items that are kept, once those that choose are dropped from the end.
  var end: Int { first + lanes.count }

  /// The lane in which an item stays, if it does.
  @inline(__always)
  func lane(of item: Int) -> Int? {
    guard item < end, lanes[item - first] != Self.choice else { return nil }
    return Int(lanes[item - first])
  }
}

extension KeptLanes {
  /// Makes room for new items; behind the last one that is kept there is nothing to do.
  mutating func insert(_ count: Int, at index: Int) {
    guard index < end else { return }
    lanes.insert(contentsOf: repeatElement(Self.choice, count: count), at: index - first)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    let range = range.clamped(to: first..<end)
    lanes.removeSubrange(range.lowerBound - first..<range.upperBound - first)
  }

  /// Moves an item, which then chooses its lane.
  mutating func move(from source: Int, to destination: Int) {
    removeSubrange(source..<source + 1)
    insert(1, at: destination)
  }

  /// Lets an item choose its lane.
  mutating func release(_ item: Int) {
    if item < end { lanes[item - first] = Self.choice }
  }

  /// Adds one of the old items at the end, or one that chooses; those before the first are left out.
  mutating func append(_ item: Int?, of others: KeptLanes, at index: Int) {
    guard index >= first, !others.lanes.isEmpty else { return }
    lanes.append(item.flatMap { others.lane(of: $0) }.map { UInt16($0) } ?? Self.choice)
  }

  /// Drops the items behind the last one that is kept.
  mutating func trim() {
    while lanes.last == Self.choice { lanes.removeLast() }
  }
}
