extension Array {
  /// Appends an element so many times.
  ///
  /// A few are appended one by one. For a sequence of them, a build without optimization takes as long as
  /// for placing as many items, and the walls of most tests have only a few.
  mutating func append(_ element: Element, count added: Int) {
    guard added <= 16 else { return append(contentsOf: repeatElement(element, count: added)) }
    for _ in 0..<added { append(element) }
  }

  /// Drops the elements from a count on, if there are more.
  mutating func truncate(to limit: Int) {
    if limit < count { removeLast(count - limit) }
  }
}
