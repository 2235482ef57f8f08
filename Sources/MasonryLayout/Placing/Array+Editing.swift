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

extension MutableCollection where Self: RandomAccessCollection, Index == Int {
  /// Takes an element out and puts it back so that it ends up at another index.
  mutating func move(from source: Int, to destination: Int) {
    let element = self[source]
    if source < destination {
      for index in source..<destination { self[index] = self[index + 1] }
    } else {
      for index in stride(from: source, to: destination, by: -1) { self[index] = self[index - 1] }
    }
    self[destination] = element
  }
}
