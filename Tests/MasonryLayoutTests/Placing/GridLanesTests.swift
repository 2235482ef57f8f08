import MasonryLayout
import XCTest

/// Every case of the fixtures, laid out and compared with the boxes of the case.
///
/// `grid-lanes.json` has the boxes that a browser gave, `grid-lanes-wpt.json` those that the Web
/// Platform Tests state themselves. The variable `GRID_LANES_FIXTURES` names further files, separated
/// by colons.
final class GridLanesTests: XCTestCase {
  private let bundled = ["grid-lanes", "grid-lanes-wpt"]

  func testTheBoxesAreThoseOfTheFixtures() throws {
    let files = try fixtures(
      bundled, further: "GRID_LANES_FIXTURES", of: GridLanesFixture.self)
    XCTAssertEqual(files.prefix(2).map(\.fixture.cases.count), [240, 26])
    for (name, fixture) in files {
      XCTAssertFalse(fixture.cases.isEmpty, "\(name) has no cases")
      check(fixture, named: name)
    }
  }

  /// The oracle of the other tests is one that a browser and the Web Platform Tests agree with, too.
  func testTheOracleAgreesWithTheFixtures() throws {
    let files = try fixtures(bundled, of: GridLanesFixture.self)
    for layout in files.flatMap(\.fixture.cases) where layout.exact {
      let heights = GridLanesItems(items: layout.input.items)
      let items = layout.input.items.enumerated().map { index, item in
        HostItem(
          height: item.height, span: heights.columnSpan(ofItemAt: index),
          pin: heights.pinnedColumn(ofItemAt: index))
      }
      let host = Host(
        configuration: try layout.input.configuration(), crossLength: layout.input.crossLength,
        items: items
      )
      let frames = ReferenceGrid(host: host).frames
      XCTAssertNil(firstMismatch(frames, layout.expect.rects, within: 0), layout.name)
    }
  }

  private func check(_ fixture: GridLanesFixture, named name: String) {
    var tally = Tally()
    for layout in fixture.cases {
      let failure = mismatch(of: layout)
      tally.count(matched: failure == nil)
      if let failure { XCTFail("\(name), \(layout.name): \(failure)") }
    }
    print("Grid lanes, \(name): \(tally) cases match")
  }

  /// What differs from the boxes of the case first, or `nil` if nothing does.
  private func mismatch(of layout: GridLanesFixture.Case) -> String? {
    do {
      let input = layout.input
      var grid = try MasonryGrid(input.configuration(), across: input.crossLength)
      try grid.appendItems(input.items.count, measuredBy: GridLanesItems(items: input.items))
      let tolerance = layout.exact ? 0 : 1.0 / 16
      let boxes = layout.expect.rects
      let failure = firstMismatch(Array(grid.frames), boxes, within: tolerance)
      if let failure { return failure }
      // The size of a case is that of the content without padding; a grid without items has none.
      let size = grid.contentSize
      let padding = grid.isEmpty ? .zero : input.insets
      let content =
        input.layoutAxis == .vertical
        ? [size.width - input.insets.horizontal, size.height - padding.vertical]
        : [size.width - padding.horizontal, size.height - input.insets.vertical]
      return agree(content, layout.expect.size, within: tolerance)
        ? nil : "the content is \(content), not \(layout.expect.size)"
    } catch {
      return "\(error)"
    }
  }
}
