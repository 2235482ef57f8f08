import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Settings and widths that are refused, with which error, and that the grid is then as it was.
final class SettingErrorTests: XCTestCase {
  func testEverySettingOfAConfiguration() {
    typealias Setting = (MasonryGrid.Configuration, MasonryError)
    var settings: [Setting] = []
    for count in [0, -1, 65_536, .max, .min] {
      settings.append((.init(columns: .fixed(count)), .columnCount(count)))
      let columns = MasonryGrid.Columns.adaptive(minimumWidth: 10, maximumCount: count)
      settings.append((.init(columns: columns), .columnCount(count)))
    }
    for width in [Double.nan, .infinity, -.infinity, 0, -0.0, -1] {
      let columns = MasonryGrid.Columns.adaptive(minimumWidth: width)
      settings.append((.init(columns: columns), .minimumColumnWidth(width)))
      settings.append((.init(scale: width), .scale(width)))
    }
    for number in notExtents {
      settings.append((.init(columnSpacing: number), .columnSpacing(number)))
      settings.append((.init(itemSpacing: number), .itemSpacing(number)))
      let insets = [
        LayoutInsets(top: number), LayoutInsets(leading: number), LayoutInsets(bottom: number),
        LayoutInsets(trailing: number),
      ]
      settings += insets.map { (.init(contentInsets: $0), .contentInsets($0)) }
    }
    withEvery("setting", in: settings) { configuration, error in
      try expectError(error, of: configuration)
    }
  }

  func testTolerances() {
    withEvery("tolerance", in: notExtents) { number in
      withEvery("is dense", in: [false, true]) { isDense in
        for tolerance in [MasonryGrid.Tolerance.points(number), .fraction(number)] {
          try expectError(
            .tolerance(number), of: .init(packing: .gridLanes(tolerance: tolerance, dense: isDense))
          )
        }
      }
    }
  }

  func testTracks() throws {
    try expectError(.columnCount(0), of: .init(columns: .tracks([])))
    let tooMany = Array(repeating: MasonryGrid.Track.points(1), count: 65_536)
    try expectError(.columnCount(65_536), of: .init(columns: .tracks(tooMany)))
    withEvery("size", in: notExtents) { size in
      let error = MasonryError.trackSize(size, track: 1)
      try expectError(error, of: .init(columns: .tracks([.fraction(1), .points(size)])))
      try expectError(error, of: .init(columns: .tracks([.points(0), .fraction(size)])))
    }
    withEvery("weight", in: [0, -0.0]) { weight in
      try expectError(
        .trackSize(weight, track: 0), of: .init(columns: .tracks([.fraction(weight), .points(1)])))
    }
  }

  func testMaximumWidths() {
    withEvery("maximum", in: notExtents) { maximum in
      try expectError(
        .maximumColumnWidth(maximum),
        of: .init(columns: .adaptive(minimumWidth: 1, maximumWidth: maximum)))
    }
  }

  func testBreadths() {
    withEvery("breadth", in: notExtents) { breadth in
      try expectError(.breadth(breadth)) { grid throws(MasonryError) in
        grid = try MasonryGrid(breadth: breadth)
      }
      try expectError(.breadth(breadth)) { grid throws(MasonryError) in
        try grid.resize(breadth: breadth, measuredBy: MasonryHeights([], default: 1))
      }
      try expectError(.breadth(breadth)) { grid throws(MasonryError) in
        try grid.reconfigure(
          .init(), breadth: breadth, measuredBy: MasonryHeights([], default: 1))
      }
    }
  }

  func testTheLargestExtentsAreAllowed() throws {
    let most = MasonryGrid.maximumExtent
    XCTAssertEqual(most, 1e150)
    let configuration = MasonryGrid.Configuration(
      columnSpacing: most, itemSpacing: most, contentInsets: LayoutInsets(most))
    var grid = try MasonryGrid(configuration: configuration, breadth: most)
    try grid.append(3, measuredBy: MasonryHeights([], default: most))
    // The insets leave no room for two columns; the third item lies a spacing below the first.
    XCTAssertEqual(
      Array(grid.frames),
      [
        LayoutRect(x: most, y: most, width: 0, height: most),
        LayoutRect(x: 2 * most, y: most, width: 0, height: most),
        LayoutRect(x: most, y: 3 * most, width: 0, height: most),
      ])
    XCTAssertEqual(grid.contentSize, LayoutSize(width: most, height: 5 * most))
  }
}
