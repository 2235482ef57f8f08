extension Placement {
  /// Shares the arrays of another placement that are equal to its own.
  mutating func share(with other: Placement) {
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
  /// Shares the storage of another array if its elements are equal.
  fileprivate mutating func share(with other: Array) {
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
