import Foundation
import MasonryLayout
import XCTest

/// Every case of the fixtures, laid out and compared with the boxes of the case.
///
/// `grid-lanes.json` has the boxes that a browser gave, `grid-lanes-wpt.json` those that the Web
/// Platform Tests state themselves. The variable `GRID_LANES_FIXTURES` names further files, separated
/// by colons.
final class GridLanesTests: XCTestCase {
  private func bundledFixtures() throws -> [(name: String, fixture: GridLanesFixture)] {
    try ["grid-lanes", "grid-lanes-wpt"].map { name in
      try fixture(of: XCTUnwrap(Bundle.module.url(forResource: name, withExtension: "json")))
    }
  }

  private func fixture(of file: URL) throws -> (name: String, fixture: GridLanesFixture) {
    let data = try Data(contentsOf: file)
    return (file.lastPathComponent, try JSONDecoder().decode(GridLanesFixture.self, from: data))
  }

  func testTheBoxesAreThoseOfTheFixtures() throws {
    let bundled = try bundledFixtures()
    XCTAssertEqual(bundled.map(\.fixture.cases.count), [240, 26])
    let paths = ProcessInfo.processInfo.environment["GRID_LANES_FIXTURES"] ?? ""
    let further = try paths.split(separator: ":").map {
      try fixture(of: URL(fileURLWithPath: String($0)))
    }
    for (name, fixture) in bundled + further {
      XCTAssertFalse(fixture.cases.isEmpty, "\(name) has no cases")
      check(fixture, named: name)
    }
  }

  /// The oracle of the other tests is one that a browser and the Web Platform Tests agree with, too.
  func testTheOracleAgreesWithTheFixtures() throws {
    for layout in try bundledFixtures().flatMap(\.fixture.cases) where layout.exact {
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
      let boxes = ReferenceGrid(host: host).frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
      XCTAssertEqual(boxes, layout.expect.rects, layout.name)
    }
  }

  private func check(_ fixture: GridLanesFixture, named name: String) {
    for layout in fixture.cases {
      if let failure = mismatch(of: layout) { XCTFail("\(name), \(layout.name): \(failure)") }
    }
  }

  /// What differs from the boxes of the case first, or `nil` if nothing does.
  private func mismatch(of layout: GridLanesFixture.Case) -> String? {
    do {
      let input = layout.input
      var grid = try MasonryGrid(input.configuration(), across: input.crossLength)
      try grid.appendItems(input.items.count, measuredBy: GridLanesItems(items: input.items))
      let tolerance = layout.exact ? 0 : 1.0 / 16
      guard layout.expect.rects.count == grid.itemCount else { return "\(grid.itemCount) boxes" }
      for (index, rect) in layout.expect.rects.enumerated() {
        let frame = grid.frames[index]
        let box = [frame.minX, frame.minY, frame.width, frame.height]
        if !agree(box, rect, within: tolerance) { return "item \(index) is at \(box), not \(rect)" }
      }
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

  private func agree(_ ours: [Double], _ theirs: [Double], within tolerance: Double) -> Bool {
    zip(ours, theirs).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
