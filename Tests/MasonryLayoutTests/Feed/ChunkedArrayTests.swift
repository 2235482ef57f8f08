import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// An array in chunks, compared with an array.
final class ChunkedArrayTests: XCTestCase {
  private typealias Numbers = ChunkedArray<Int>

  private func expect(
    _ chunked: ChunkedArray<Int>, _ expected: [Int], line: UInt = #line
  ) {
    XCTAssertEqual(Array(chunked), expected, line: line)
    XCTAssertEqual(chunked.indices, expected.indices, line: line)
    XCTAssertEqual(chunked, ChunkedArray(expected), line: line)
  }

  /// Every kind of change around the ends of chunks; a copy taken before stays as it was.
  func testEveryChangeAroundTheEndsOfChunks() {
    let length = Numbers.chunkLength
    let counts = [0, 1, 2, length - 1, length, length + 1, 2 * length, 2 * length + 1]
    withEvery("count", in: counts) { count in
      let expected = Array(0..<count)
      let chunked = ChunkedArray(expected)
      expect(chunked, expected)
      expect(chunked.mapped { $0 * 1000 + $1 }, expected.map { $0 * 1001 })
      let places = [0, 1, length - 1, length, length + 1, 2 * length, count].filter { $0 <= count }
      for place in places {
        var (changed, array) = (chunked, expected)
        changed.insert(-1, at: place)
        array.insert(-1, at: place)
        expect(changed, array)
        for end in places where end >= place {
          (changed, array) = (chunked, expected)
          changed.removeSubrange(place..<end)
          array.removeSubrange(place..<end)
          expect(changed, array)
        }
        for end in places where max(place, end) < count {
          (changed, array) = (chunked, expected)
          changed.move(from: place, to: end)
          array.insert(array.remove(at: place), at: end)
          expect(changed, array)
        }
        guard place < count else { continue }
        (changed, array) = (chunked, expected)
        changed[place] += 1000
        array[place] += 1000
        expect(changed, array)
        XCTAssertNotEqual(changed, chunked)
      }
      expect(chunked, expected)
    }
  }
}

extension ChunkedArray {
  fileprivate init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }
}
