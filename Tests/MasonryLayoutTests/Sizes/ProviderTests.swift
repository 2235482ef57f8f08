import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The ready-made providers, and providers that hosts write.
final class ProviderTests: XCTestCase {
  /// The heights of items in two columns, each 50 points wide.
  private func heights(
    _ provider: some MasonryHeightProvider, count: Int
  ) throws -> [Double] {
    var items = try MasonryItems(width: 100)
    try items.appendItems(count, measuredBy: provider)
    return items.frames.map(\.height)
  }

  func testAHeightThatIsMissingIsAnErrorWithoutADefault() throws {
    XCTAssertThrowsError(try heights(MasonryHeights([120]), count: 2)) { error in
      // NaN is not equal to itself, so the sentences are compared.
      XCTAssertEqual("\(error)", "\(MasonryError.itemHeight(.nan, item: 1))")
    }
  }

  func testABrokenPictureGetsTheFallback() {
    let broken = [0, -0.0, -1, .nan, .infinity, -.infinity]
    withEvery("number", in: broken) { number in
      expectEqual(try heights(MasonryAspectRatios([number]), count: 1), [50])
      expectEqual(try heights(MasonryAspectRatios([number], fallback: 2), count: 1), [25])
      let sizes = [
        LayoutSize(width: number, height: 3), LayoutSize(width: 3, height: number),
        LayoutSize(width: number, height: number), LayoutSize(width: 3, height: 6),
      ]
      expectEqual(try heights(MasonryAspectRatios(sizes: sizes), count: 4), [50, 50, 50, 100])
      expectEqual(
        try heights(MasonryAspectRatios(sizes: sizes, fallback: 2), count: 5),
        [25, 25, 25, 100, 25])
    }
    // A quotient can overflow or vanish where both lengths are finite.
    let sizes = [
      LayoutSize(width: 1e300, height: 1e-300), LayoutSize(width: 1e-300, height: 1e300),
    ]
    expectEqual(try? heights(MasonryAspectRatios(sizes: sizes), count: 2), [50, 50])
  }

  func testAFallbackThatIsNoRatioIsAnErrorOfTheItem() {
    withEvery("fallback", in: [(0, .infinity), (.nan, .nan), (-1, -50)]) { fallback, height in
      XCTAssertThrowsError(
        try heights(MasonryAspectRatios([2, 0], fallback: fallback), count: 2)
      ) { error in
        XCTAssertEqual("\(error)", "\(MasonryError.itemHeight(height, item: 1))")
      }
    }
  }

  /// Without a fallback, pictures that the array does not reach are an error, as heights are.
  func testAPictureThatIsMissingIsAnErrorWithoutAFallback() throws {
    for height in [nil, 40.0] {
      var items = try MasonryItems(
        .columns(.init()), in: height.map { .height($0) } ?? .width(100))
      let square = MasonryAspectRatios([], fallback: 1)
      try items.appendItems(30, measuredBy: MasonryAspectRatios(Array(repeating: 1, count: 30)))
      let before = items
      let sizes = [LayoutSize(width: 2, height: 1), LayoutSize(width: 2, height: 1)]
      let missing: [(MasonryAspectRatios, Int)] = [
        (MasonryAspectRatios([2, 2]), 30), (MasonryAspectRatios(sizes: sizes), 30),
      ]
      for (page, item) in missing {
        XCTAssertThrowsError(try items.appendItems(2, measuredBy: page)) { error in
          let length = height == nil ? "height" : "width"
          XCTAssertEqual(
            "\(error)",
            """
            The \(length) of item \(item) is missing: the array does not reach that item. An array \
            of new items is given to appendItems(of:) or insertItems(of:at:).
            """)
        }
        XCTAssertEqual(items, before)
      }
      try items.appendItems(of: MasonryAspectRatios([2, 2]))
      try items.appendItems(1, measuredBy: square)
      XCTAssertEqual(
        items.frames.suffix(3).map { $0.width / $0.height }, [2, 2, 1])
    }
  }

  /// What a provider says of many items at once.
  func testProvidersOfManyItems() {
    let heights = MasonryHeights([10, 20])
    XCTAssertEqual(heights.knownLengths(ofItemsIn: 0..<2, along: .vertical), [10, 20])
    XCTAssertNil(heights.knownLengths(ofItemsIn: 0..<1, along: .vertical))
    XCTAssertNil(heights.knownLengths(ofItemsIn: 0..<2, along: .horizontal))
    XCTAssertTrue(heights.areUnconstrained(itemsIn: 0..<2))
    XCTAssertFalse(MasonryHeights([1]).spanning([2]).areUnconstrained(itemsIn: 0..<1))
    XCTAssertEqual(MasonryEstimates(heights).areEstimated(itemsIn: 0..<2), true)
    XCTAssertEqual(heights.areEstimated(itemsIn: 0..<2), false)
    var lengths = [0.0, 0]
    lengths.withUnsafeMutableBufferPointer {
      heights.measureItems(in: 0..<2, along: .vertical, crossLength: 7, into: $0)
    }
    XCTAssertEqual(lengths, [10, 20])
  }
}
