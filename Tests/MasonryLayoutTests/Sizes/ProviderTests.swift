import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// The ready-made providers, providers that hosts write, and what is stored of estimates.
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

  /// What arrays say of every item, before, in and after them.
  func testArraysEnd() {
    let heights = MasonryHeights([10, 20, 30]).spanning([2, 3])
    let ratios = MasonryAspectRatios([2, 4], fallback: 0.5).spanning([2, 3])
    XCTAssertEqual((0..<3).map { heights.height(ofItemAt: $0, width: 7) }, [10, 20, 30])
    XCTAssertTrue(heights.height(ofItemAt: -1, width: 7).isNaN)
    XCTAssertTrue(heights.height(ofItemAt: 3, width: 7).isNaN)
    XCTAssertEqual((-1..<3).map { ratios.height(ofItemAt: $0, width: 8) }, [16, 4, 2, 16])
    XCTAssertEqual((-1..<3).map { ratios.width(ofItemAt: $0, height: 8) }, [4, 16, 32, 4])
    for (index, span) in [(-1, 1), (0, 2), (1, 3), (2, 1)] {
      XCTAssertEqual(heights.columnSpan(ofItemAt: index), span)
      XCTAssertEqual(ratios.columnSpan(ofItemAt: index), span)
    }
    let withDefault = MasonryHeights([10, nil], default: 9)
    XCTAssertEqual((-1..<3).map { withDefault.height(ofItemAt: $0, width: 7) }, [9, 10, 9, 9])
  }

  /// Arrays are asked about an item that no layout has.
  func testArraysAreAskedAboutAnyItem() {
    let heights = MasonryHeights([3], default: 5).spanning([2])
    let ratios = MasonryAspectRatios([2], fallback: 1).spanning([2])
    for index in HostileNumbers.integers where index != 0 {
      XCTAssertEqual(heights.height(ofItemAt: index, width: 9), 5)
      XCTAssertEqual(ratios.height(ofItemAt: index, width: 9), 9)
      for provider in [heights, ratios] as [any MasonryHeightProvider] {
        XCTAssertEqual(provider.columnSpan(ofItemAt: index), 1)
        XCTAssertNil(provider.pinnedColumn(ofItemAt: index))
      }
    }
  }

  private let sizes = (0..<9).map { LayoutSize(width: 4, height: Double($0 % 4 + 1)) }

  private func ratios(_ range: Range<Int>) -> MasonryAspectRatios {
    MasonryAspectRatios(sizes: sizes[range]).spanning(range.map { $0 % 3 == 1 ? 2 : 1 })
  }

  /// Added page by page, wherever the middle one goes, the layout is that of all pictures at once.
  func testPagesMakeTheWallOfAllTheirItems() throws {
    let columns: [ColumnsLayout.Columns] = [.fixed(3), .tracks([.points(60), .points(39)])]
    for (axis, columns) in LayoutAxis.allCases.flatMap({ axis in columns.map { (axis, $0) } }) {
      let settings = WallSettings(axis: axis, columns: columns, itemSpacing: 1)
      let whole = try MasonryItems(settings, across: 99, count: 9, measuredBy: ratios(0..<9))
      var items = try MasonryItems(settings, across: 99)
      XCTAssertEqual(try items.appendItems(of: ratios(4..<7)), .unchanged)
      XCTAssertEqual(try items.insertItems(of: ratios(0..<2), at: 0), .inserting(2, at: 0))
      XCTAssertEqual(try items.insertItems(of: ratios(2..<4), at: 2), .inserting(2, at: 2))
      try items.appendItems(of: ratios(7..<9))
      XCTAssertEqual(items, whole)
    }
  }

  /// A ratio beyond the limits counts as the nearer one.
  func testRatiosHaveLimits() {
    let cases: [(Double, Double)] = [
      (1e-90, 32), (1.0 / 33, 32), (1.0 / 32, 32), (1.0 / 31, 31), (31, 1.0 / 31), (32, 1.0 / 32),
      (33, 1.0 / 32), (1e90, 1.0 / 32),
    ]
    withEvery("ratio", in: cases) { ratio, height in
      let found = MasonryAspectRatios([ratio]).height(ofItemAt: 0, width: 1)
      expectEqual(found, height, within: 1e-12, "Height")
      let sizes = [LayoutSize(width: ratio, height: 1)]
      expectEqual(
        MasonryAspectRatios(sizes: sizes).height(ofItemAt: 0, width: 1), found, "From a size")
    }
    let narrow = MasonryAspectRatios([0.1, 1, 9], limits: 0.5...2)
    XCTAssertEqual((0..<3).map { narrow.height(ofItemAt: $0, width: 8) }, [16, 8, 4])
  }

  /// What scrolls sideways asks for widths.
  func testItemsThatScrollSidewaysAskForWidths() throws {
    func widths(_ provider: some MasonryHeightProvider) throws -> [Double] {
      try MasonryItems(
        WallSettings(axis: .horizontal), across: 40, count: 2, measuredBy: provider
      ).frames.map(\.width)
    }
    XCTAssertEqual(
      try widths(MasonryHeightClosure(width: { Double($0) + $1 }) { _, _ in .nan }), [20, 21])
    XCTAssertEqual(try widths(MasonryHeights(widths: [7, 8])), [7, 8])
    XCTAssertEqual(try widths(MasonryAspectRatios([2, 0.5])), [40, 10])
  }

  /// Whoever knows only heights is refused where widths are asked for, and the other way round.
  func testAProviderOfHeightsIsRefusedWhereWidthsAreAskedFor() throws {
    struct Captions: MasonryHeightProvider {
      func height(ofItemAt index: Int, width: Double) -> Double { 99 }
    }
    func expectRefused(_ length: String, _ work: () throws -> Void, line: UInt = #line) {
      let (known, method) =
        length == "width"
        ? ("heights", "width(ofItemAt:height:)") : ("widths", "height(ofItemAt:width:)")
      XCTAssertThrowsError(try work(), line: line) { error in
        XCTAssertEqual(
          "\(error)",
          """
          The \(length) of item 0 is missing: its provider knows only \(known). Pass one that \
          implements \(method), such as MasonryAspectRatios.
          """, line: line)
      }
    }
    func expectRefused(by provider: some MasonryHeightProvider, line: UInt = #line) throws {
      for rule in [RowsLayout.Rule.justified(height: 20), .flowing(height: 20)] {
        var rows = try MasonryItems(.rows(rule), width: 100)
        expectRefused("width", { try rows.appendItems(2, measuredBy: provider) }, line: line)
        // Of rows with other settings, too, and each item is asked on its own then.
        try rows.appendItems(2, measuredBy: MasonryAspectRatios([1, 2]).spanning([1, 2]))
        let before = rows
        expectRefused(
          "width",
          { try rows.reconfigure(measuredBy: provider) { $0.rows?.rule = .flowing(height: 9) } },
          line: line)
        expectRefused("width", { try rows.remeasure([0], measuredBy: provider) }, line: line)
        XCTAssertEqual(rows, before, line: line)
      }
      var sideways = try MasonryItems(.columns(.init()), in: .height(40))
      expectRefused("width", { try sideways.appendItems(2, measuredBy: provider) }, line: line)
    }
    try expectRefused(by: Captions())
    try expectRefused(by: MasonryHeightClosure { _, _ in 99 })
    try expectRefused(by: MasonryHeights([7, 8]))
    try expectRefused(by: MasonryEstimates(height: 7))
    try expectRefused(by: MasonryEstimates(Captions()))
    var items = try MasonryItems(width: 100)
    expectRefused("height") { try items.appendItems(of: MasonryHeights(widths: [7, 8])) }
    var feed = try MasonryFeed(width: 100)
    XCTAssertThrowsError(
      try feed.appendSection(
        .init(layout: .rows(.justified(height: 20))), itemCount: 1,
        measuredBy: Captions())
    ) { XCTAssertTrue("\($0)".hasPrefix("Section 0: The width of item 0 is missing"), "\($0)") }
  }

  /// A provider that writes only a part of the lengths is refused, and the items are as they were.
  func testAPartialWriteIsAnError() throws {
    struct Partial: MasonryHeightProvider {
      var written: Int
      func height(ofItemAt index: Int, width: Double) -> Double { 5 }
      func measureItems(
        in indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
        into lengths: UnsafeMutableBufferPointer<Double>
      ) {
        for index in indices where index < written { lengths[index - indices.lowerBound] = 5 }
      }
    }
    for written in [0, 3, 1024, 1030] {
      var items = try MasonryItems(width: 100)
      try items.appendItems(2000, measuredBy: MasonryHeights([], default: 7))
      let before = items
      XCTAssertThrowsError(try items.resize(to: .width(50), measuredBy: Partial(written: written)))
      {
        XCTAssertEqual(($0 as? MasonryError)?.item, written)
        XCTAssertTrue("\($0)".contains("height"), "\($0)")
      }
      expectSame(items, before)
      XCTAssertThrowsError(
        try items.appendItems(2000, measuredBy: Partial(written: 2000 + written)))
      expectSame(items, before)
    }
  }

  private func items(_ count: Int, _ provider: some MasonryHeightProvider) throws -> MasonryItems {
    var items = try MasonryItems(.columns(.fixed(3)), width: 90)
    try items.appendItems(count, measuredBy: provider)
    return items
  }

  func testEstimatesAreThoseOfTheProvider() throws {
    let heights = MasonryHeightClosure(
      columnSpan: { [1, 2, 1][$0] }, pinnedColumn: { [2, nil, nil][$0] }
    ) { index, _ in Double(4 + index) }
    var estimated = try items(3, MasonryEstimates(heights))
    XCTAssertEqual((0..<3).map { estimated.isEstimated(itemAt: $0) }, [true, true, true])
    XCTAssertEqual((0..<3).map { estimated.column(ofItemAt: $0) }, [2, 0, 2])
    XCTAssertEqual(estimated.columnSpan(ofItemAt: 1), 2)
    try estimated.remeasure(0..<3, measuredBy: heights)
    expectSame(estimated, try items(3, heights))

    let ratios = MasonryAspectRatios([1, 2])
    let pictures = try items(2, MasonryEstimates(ratios))
    XCTAssertEqual((0..<2).map { pictures.length(ofItemAt: $0) }, [30, 15])
    XCTAssertEqual(pictures.firstEstimatedIndex, 0)
  }

  func testEstimatesAreChecked() throws {
    XCTAssertThrowsError(try items(2, MasonryEstimates(height: -1)))
    XCTAssertThrowsError(try items(2, MasonryEstimates(MasonryHeights(widths: [5, 5]))))
    XCTAssertThrowsError(try items(2, MasonryEstimates(MasonryHeights([1, .nan]))))
  }

  func testTheMeanOfWhatIsMeasured() throws {
    var items = try self.items(2, MasonryEstimates(height: 100))
    try items.appendItems(1, measuredBy: MasonryEstimates(meanOf: items, otherwise: 70))
    try items.setLength(10, ofItemAt: 0)
    try items.setLength(40, ofItemAt: 2)
    try items.appendItems(1, measuredBy: MasonryEstimates(meanOf: items, otherwise: 70))
    XCTAssertEqual((0..<4).map { items.length(ofItemAt: $0) }, [10, 100, 40, 25])
    var sideways = try MasonryItems(.columns(.init()), in: .height(100))
    try sideways.appendItems(1, measuredBy: MasonryHeights(widths: [33]))
    try sideways.appendItems(1, measuredBy: MasonryEstimates(meanOf: sideways, otherwise: 1))
    XCTAssertEqual(sideways.length(ofItemAt: 1), 33)
  }

  func testSnapshots() throws {
    let items = (0..<9).map {
      HostItem(height: 3, estimate: [0, 1, 4, 8].contains($0) ? 2 : nil)
    }
    var world = try Host(items: items).world()
    try world.run(.restore)
    let text = try JSON.text(of: world.wall)
    XCTAssertTrue(text.contains("\"estimatedItems\":[0,2,4,5,8,9]"), text)
    for bad in ["[0]", "[2,1]", "[-1,2]", "[3,4,2,5]", "[8,10]", "[0,2,4,5,8]"] {
      let text = text.replacingOccurrences(of: "[0,2,4,5,8,9]", with: bad)
      XCTAssertThrowsError(try JSON.value(MasonryWall.self, from: text), bad)
    }
    let measured = try JSON.text(of: MasonryWall(width: 10))
    XCTAssertFalse(measured.contains("estimated"))
  }
}
