extension Array {
  /// Appends an element `added` times, few of them one by one: a sequence of 16 takes as long in a
  /// debug build as placing as many items.
  mutating func append(_ element: Element, count added: Int) {
    guard added <= 16 else { return append(contentsOf: repeatElement(element, count: added)) }
    for _ in 0..<added { append(element) }
  }

  mutating func truncate(to limit: Int) {
    if limit < count { removeLast(count - limit) }
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
