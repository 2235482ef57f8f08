extension MasonryGrid {
  /// Whether the grid has so few items that it may share storage with a grid that is alike.
  ///
  /// The first change of a grid copies what it shares, which would be felt in a larger one.
  var isSmall: Bool { count <= 64 }

  /// Shares the storage of another grid, as copies do, where both have the same in it.
  ///
  /// Grids of few items often differ in nothing but heights: up to a row, all items start at the top.
  /// An array takes 48 bytes of memory if it has only one element, so sections of one item are much
  /// smaller for it.
  mutating func share(with other: MasonryGrid) {
    items.lengths.share(with: other.items.lengths)
    if items.estimates == other.items.estimates { items.estimates = other.items.estimates }
    placement.share(with: other.placement)
  }
}

extension Placement {
  fileprivate mutating func share(with other: Placement) {
    positions.share(with: other.positions)
    firstLanes.share(with: other.firstLanes)
    members.share(with: other.members)
  }
}

extension LaneLists {
  fileprivate mutating func share(with other: LaneLists) {
    words.share(with: other.words)
  }
}

extension Array where Element: Equatable {
  /// Takes the storage of another array if its elements are the same.
  fileprivate mutating func share(with other: Array) {
    if self == other { self = other }
  }
}

extension [Double] {
  /// Takes the storage of another array if its elements are the same to the bit, the signs of zeros too.
  fileprivate mutating func share(with other: [Double]) {
    guard count == other.count else { return }
    for index in indices where self[index].bitPattern != other[index].bitPattern { return }
    self = other
  }
}
