extension Placement {
  /// Takes the storage of another placement where both have the same in it.
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
  /// Takes the storage of another array if its elements are the same.
  fileprivate mutating func share(with other: Array) {
    if self == other { self = other }
  }
}

extension [Double] {
  /// Takes the storage of another array with the same elements, the signs of zeros included.
  mutating func share(with other: [Double]) {
    guard count == other.count else { return }
    for index in indices where self[index].bitPattern != other[index].bitPattern { return }
    self = other
  }
}
