/// An array in chunks, so that a change of a shared array copies one chunk, and not all elements.
struct ChunkedArray<Element: Sendable & Equatable>: Sendable, Equatable {
  /// The elements; all chunks but the last are full, so equal elements are in equal chunks.
  private var chunks: [[Element]] = []
  private(set) var count = 0

  /// The number of elements in a full chunk: few to copy, and few chunks.
  static var chunkLength: Int { 64 }

  /// What a closure makes of each element and its index.
  func mapped<Result, Failure: Error>(
    _ transform: (Int, Element) throws(Failure) -> Result
  ) throws(Failure) -> ChunkedArray<Result> {
    var results = ChunkedArray<Result>()
    results.chunks.reserveCapacity(chunks.count)
    for chunk in chunks {
      var fresh: [Result] = []
      fresh.reserveCapacity(chunk.count)
      // Not by an iterator, which would copy each element once more.
      for place in chunk.indices {
        fresh.append(try transform(results.count + place, chunk[place]))
      }
      results.count += fresh.count
      results.chunks.append(fresh)
    }
    return results
  }

  /// What a closure makes of an element where it is: no copy of it is made.
  @inline(__always)
  func with<Result>(_ index: Int, _ body: (borrowing Element) -> Result) -> Result {
    chunks[index / Self.chunkLength].withUnsafeBufferPointer { chunk in
      body(chunk[index % Self.chunkLength])
    }
  }

  mutating func append(_ element: consuming Element) {
    if count % Self.chunkLength == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  /// Inserts an element; each full chunk from there on hands its last element to the next one.
  mutating func insert(_ element: consuming Element, at index: Int) {
    guard index < count else { return append(element) }
    var carried = element
    var place = index % Self.chunkLength
    for chunk in index / Self.chunkLength..<chunks.count {
      let last =
        chunks[chunk].count == Self.chunkLength ? chunks[chunk].removeLast() : nil
      chunks[chunk].insert(carried, at: place)
      place = 0
      guard let last else {
        count += 1
        return
      }
      carried = last
    }
    append(carried)
  }

  /// Removes elements; those after them move up.
  mutating func removeSubrange(_ range: Range<Int>) {
    for index in range.lowerBound..<count - range.count { self[index] = self[index + range.count] }
    for _ in range {
      count -= 1
      chunks[chunks.count - 1].removeLast()
      if count % Self.chunkLength == 0 { chunks.removeLast() }
    }
  }

  /// Takes an element out and puts it back so that it ends up at another index.
  mutating func move(from source: Int, to destination: Int) {
    let element = self[source]
    removeSubrange(source..<source + 1)
    insert(element, at: destination)
  }
}

extension ChunkedArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkLength][index % Self.chunkLength] }
    _modify { yield &chunks[index / Self.chunkLength][index % Self.chunkLength] }
  }
}
