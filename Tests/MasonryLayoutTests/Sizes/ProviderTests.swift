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
    try MasonryGrid(.init(), across: 100, count: count, measuredBy: provider).frames.map(\.height)
  }

  func testHeightsAreThoseOfTheArrayOrTheDefault() throws {
    XCTAssertEqual(try heights(MasonryHeights([120, 0, 95.5]), count: 3), [120, 0, 95.5])
    XCTAssertEqual(
      try heights(MasonryHeights([120, nil, 95], default: 180), count: 4), [120, 180, 95, 180])
    XCTAssertEqual(try heights(MasonryHeights([], default: 180), count: 2), [180, 180])
    var grid = try MasonryGrid(width: 100)
    try grid.appendItems(1, measuredBy: MasonryHeights([1, 2, 3]))
    try grid.appendItems(2, measuredBy: MasonryHeights([1, 2, 3]))
    XCTAssertEqual(grid.frames.map(\.height), [1, 2, 3])
    // A provider that says nothing of columns gets one for each item.
    XCTAssertEqual(grid.columnSpan(ofItemAt: 0), 1)
    XCTAssertEqual(grid.frames[1].width, 50)
  }

  func testAHeightThatIsMissingIsAnErrorWithoutADefault() throws {
    XCTAssertThrowsError(try heights(MasonryHeights([120]), count: 2)) { error in
      // NaN is not equal to itself, so the sentences are compared.
      XCTAssertEqual("\(error)", "\(MasonryError.itemHeight(.nan, item: 1))")
    }
  }

  func testPicturesKeepTheirProportions() throws {
    XCTAssertEqual(
      try heights(MasonryAspectRatios([1, 2, 0.5, 16.0 / 9]), count: 4), [50, 25, 100, 28.125])
    let sizes = [LayoutSize(width: 400, height: 300), LayoutSize(width: 0.5, height: 0.25)]
    XCTAssertEqual(try heights(MasonryAspectRatios(sizes: sizes), count: 2), [37.5, 25])
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
      var wall =
        try height.map { try MasonryGrid(in: .height($0)) }
        ?? MasonryGrid(width: 100)
      let square = MasonryAspectRatios([], fallback: 1)
      try wall.appendItems(30, measuredBy: MasonryAspectRatios(Array(repeating: 1, count: 30)))
      let before = wall
      let sizes = [LayoutSize(width: 2, height: 1), LayoutSize(width: 2, height: 1)]
      let missing: [(MasonryAspectRatios, Int)] = [
        (MasonryAspectRatios([2, 2]), 30), (MasonryAspectRatios(sizes: sizes), 30),
      ]
      for (page, item) in missing {
        XCTAssertThrowsError(try wall.appendItems(2, measuredBy: page)) { error in
          let length = height == nil ? "height" : "width"
          XCTAssertEqual(
            "\(error)",
            """
            The \(length) of item \(item) is missing: the array does not reach that item. An array \
            of new items is given to appendItems(of:) or insertItems(of:at:).
            """)
        }
        XCTAssertEqual(wall, before)
      }
      try wall.appendItems(of: MasonryAspectRatios([2, 2]))
      try wall.appendItems(1, measuredBy: square)
      XCTAssertEqual(
        wall.frames.suffix(3).map { $0.width / $0.height }, [2, 2, 1])
    }
  }

  func testAClosureIsGivenTheIndexAndTheWidth() throws {
    var asked: [Int] = []
    let closure = MasonryHeightClosure { index, width in
      asked.append(index)
      return width + Double(index)
    }
    XCTAssertEqual(try heights(closure, count: 3), [50, 51, 52])
    XCTAssertEqual(asked, [0, 1, 2])
  }

  /// An array of spans may be shorter than that of the heights, or longer.
  func testSpansAreThoseOfTheArrayAndOtherwiseOne() throws {
    withEvery("provider", in: [0, 1]) { number in
      let spans = [1, 3, 2]
      let heights =
        number == 0
        ? MasonryHeights([1, 2, 3, 4]).spanning(spans)
        : MasonryHeights([], default: 5).spanning(spans)
      for (count, expected) in [(4, [1, 3, 2, 1]), (2, [1, 3]), (1, [1])] {
        let grid = try MasonryGrid(
          .init(columns: .fixed(3)), across: 3, count: count, measuredBy: heights)
        expectEqual((0..<count).map { grid.columnSpan(ofItemAt: $0) }, expected)
      }
    }
  }
}
