/// What the host said of each item: its extent along the lanes, and how many lanes it spans.
struct Items: Sendable {
  /// The extent of each item, in points.
  var extents: [Double]

  /// The span of each item, or nothing at all while every item spans one lane.
  private(set) var spans: [UInt16] = []

  init(extents: [Double] = []) {
    self.extents = extents
  }

  var count: Int { extents.count }

  var hasSpans: Bool { !spans.isEmpty }

  func span(of item: Int) -> Int { spans.isEmpty ? 1 : Int(spans[item]) }
}

extension Items: Equatable {
  /// Whether all items are equal; it makes no difference whether spans of 1 are written out.
  static func == (left: Items, right: Items) -> Bool {
    guard left.extents == right.extents else { return false }
    return left.spans == right.spans
      || left.extents.indices.allSatisfy { left.span(of: $0) == right.span(of: $0) }
  }
}

extension Items {
  /// Adds an item at the end.
  mutating func append(extent: Double, span: Int) {
    extents.append(extent)
    setSpan(span, of: count - 1)
  }

  /// Sets the span of an item, anything above the largest possible lane count being that count.
  mutating func setSpan(_ span: Int, of item: Int) {
    guard hasSpans || span != 1 else { return }
    writeOutSpans()
    spans[item] = UInt16(clamping: span)
  }

  mutating func insert(_ new: Items, at index: Int) {
    if hasSpans || new.hasSpans {
      var new = new
      new.writeOutSpans()
      writeOutSpans()
      spans.insert(contentsOf: new.spans, at: index)
    }
    if extents.isEmpty {
      extents = new.extents
    } else {
      extents.insert(contentsOf: new.extents, at: index)
    }
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    extents.removeSubrange(range)
    if hasSpans { spans.removeSubrange(range) }
  }

  mutating func move(from source: Int, to destination: Int) {
    extents.move(from: source, to: destination)
    if hasSpans { spans.move(from: source, to: destination) }
  }

  private mutating func writeOutSpans() {
    spans.append(contentsOf: repeatElement(1, count: count - spans.count))
  }
}

extension Array {
  /// Takes an element out and puts it back so that it ends up at another index.
  fileprivate mutating func move(from source: Int, to destination: Int) {
    let element = self[source]
    if source < destination {
      for index in source..<destination { self[index] = self[index + 1] }
    } else {
      for index in stride(from: source, to: destination, by: -1) { self[index] = self[index - 1] }
    }
    self[destination] = element
  }
}
