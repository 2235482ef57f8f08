/// The lanes that items stay in while they are placed again; all other items choose theirs.
///
/// It goes along with a change of the items, so that it is by their indices after the change.
struct KeptLanes {
  /// The first item that is placed again.
  private let first: Int

  /// The lane of each item from the first one on, or ``choice`` where the packing chooses it.
  private var lanes: [UInt16] = []

  /// The items before it are stacked upwards; see ``Placement/seam``.
  private(set) var seam = 0

  /// No lane has this number: there are fewer.
  private static let choice = UInt16.max

  /// Lanes of the items from one on.
  init(from first: Int, lanes: some Collection<UInt16> = [], seam: Int = 0) {
    self.first = first
    self.lanes = Array(lanes)
    self.seam = seam
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
  ///
  /// At the seam they are stacked downwards unless told otherwise.
  mutating func insert(_ count: Int, at index: Int, upwards: Bool = false) {
    if index < seam || index == seam && upwards { seam += count }
    guard index < end else { return }
    lanes.insert(contentsOf: repeatElement(Self.choice, count: count), at: index - first)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    seam -= range.clamped(to: 0..<seam).count
    let range = range.clamped(to: first..<end)
    lanes.removeSubrange(range.lowerBound - first..<range.upperBound - first)
  }

  /// Moves an item, which then chooses its lane.
  mutating func move(from source: Int, to destination: Int) {
    let isUpward = source < seam
    removeSubrange(source..<source + 1)
    insert(1, at: destination, upwards: isUpward)
  }

  /// Lets an item choose its lane.
  mutating func release(_ item: Int) {
    if item < end { lanes[item - first] = Self.choice }
  }

  /// Adds one of the old items at the end, or one that chooses; those before the first are left out.
  ///
  /// The seam goes along with the items that stay; one that is moved right behind them is before it too.
  mutating func append(_ item: Int?, isMoved: Bool = false, of others: KeptLanes, at index: Int) {
    if let item, item < others.seam, !isMoved || index == seam { seam = index + 1 }
    guard index >= first, !others.lanes.isEmpty else { return }
    let lane = isMoved ? nil : item.flatMap { others.lane(of: $0) }
    lanes.append(lane.map { UInt16($0) } ?? Self.choice)
  }

  /// Stacks all items downwards.
  mutating func level() { seam = 0 }

  /// The lanes of the items that are stacked upwards, the last one first.
  var upwards: KeptLanes {
    let lanes = (0..<seam).reversed().map { lane(of: $0).map { UInt16($0) } ?? Self.choice }
    var upwards = KeptLanes(from: 0, lanes: lanes)
    upwards.trim()
    return upwards
  }

  /// Drops the items behind the last one that is kept.
  mutating func trim() {
    while lanes.last == Self.choice { lanes.removeLast() }
  }
}
