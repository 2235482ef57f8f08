import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Settings, widths and counts that are refused, with which error; the grid is then as it was.
final class SettingErrorTests: XCTestCase {
  func testEverySettingOfAConfiguration() {
    typealias Setting = (WallSettings, MasonryError)
    var settings: [Setting] = []
    for count in [0, -1, 1025, .max, .min] {
      settings.append((.init(columns: .fixed(count)), .columnCount(count)))
      let columns = MasonryGrid.Columns.adaptive(minimumWidth: 10, maximumCount: count)
      settings.append((.init(columns: columns), .columnCount(count)))
    }
    for width in [Double.nan, .infinity, -.infinity, 0, -0.0, -1] {
      let columns = MasonryGrid.Columns.adaptive(minimumWidth: width)
      settings.append((.init(columns: columns), .minimumColumnWidth(width)))
      settings.append((.init(scale: width), .scale(width)))
    }
    let wide = MasonryGrid.Columns.adaptive(minimumWidth: 1e151)
    settings.append((.init(columns: wide), .minimumColumnWidth(1e151)))
    for number in notLengths {
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
    withEvery("tolerance", in: notLengths) { number in
      withEvery("is dense", in: [false, true]) { isDense in
        for tolerance in [MasonryGrid.Tolerance.points(number), .partOfWidth(number)] {
          try expectError(
            .tolerance(number), of: .init(packing: .gridLanes(tolerance: tolerance, dense: isDense))
          )
        }
      }
    }
  }

  func testTracks() throws {
    try expectError(.columnCount(0), of: .init(columns: .tracks([])))
    let tooMany = Array(repeating: MasonryGrid.Track.points(1), count: 1025)
    try expectError(.columnCount(1025), of: .init(columns: .tracks(tooMany)))
    withEvery("size", in: notLengths) { size in
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
    withEvery("maximum", in: notLengths) { maximum in
      try expectError(
        .maximumColumnWidth(maximum),
        of: .init(columns: .adaptive(minimumWidth: 1, maximumWidth: maximum)))
    }
  }

  func testWidthsAndHeights() {
    let heights = MasonryHeights([], default: 1)
    withEvery("length", in: notLengths) { length in
      try expectError(.width(length)) { grid throws(MasonryError) in
        grid = try MasonryGrid(width: length)
      }
      try expectError(.width(length)) { grid throws(MasonryError) in
        try grid.resize(width: length, measuredBy: heights)
      }
      try expectError(.height(length)) { grid throws(MasonryError) in
        grid = try MasonryGrid(in: .height(length))
      }
      try expectError(.height(length)) { grid throws(MasonryError) in
        try grid.resize(to: .height(length, environment: grid.environment), measuredBy: heights)
      }
    }
  }

  func testItemCounts() {
    let most = MasonryGrid.maximumItemCount
    withEvery("count", in: [-1, .min, most - 2, most, .max]) { count in
      let heights = MasonryHeights([], default: 1)
      try expectError(.itemCount(count)) { grid throws(MasonryError) in
        try grid.appendItems(count, measuredBy: heights)
      }
      try expectError(.itemCount(count)) { grid throws(MasonryError) in
        try grid.insertItems(count, at: 0, measuredBy: heights)
      }
    }
  }

  func testTheLargestExtentsAreAllowed() throws {
    let most = MasonryGrid.maximumLength
    XCTAssertEqual(most, 1e150)
    let configuration = WallSettings(
      columnSpacing: most, itemSpacing: most, contentInsets: LayoutInsets(most))
    var grid = try MasonryGrid(configuration, across: most)
    try grid.appendItems(3, measuredBy: MasonryHeights([], default: most))
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
