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
