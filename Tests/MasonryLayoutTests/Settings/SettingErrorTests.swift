import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Settings, widths and counts that are refused, with which error; the wall is then as it was.
final class SettingErrorTests: XCTestCase {
  func testEverySettingOfAConfiguration() {
    typealias Setting = (WallSettings, MasonryError)
    var settings: [Setting] = []
    for count in [0, -1, 1025, .max, .min] {
      settings.append((.init(columns: .fixed(count)), .columnCount(count)))
      let columns = ColumnsLayout.Columns.adaptive(minimumWidth: 10, maximumCount: count)
      settings.append((.init(columns: columns), .columnCount(count)))
    }
    for width in [Double.nan, .infinity, -.infinity, 0, -0.0, -1] {
      let columns = ColumnsLayout.Columns.adaptive(minimumWidth: width)
      settings.append((.init(columns: columns), .minimumColumnWidth(width)))
      settings.append((.init(scale: width), .scale(width)))
    }
    let wide = ColumnsLayout.Columns.adaptive(minimumWidth: 1e151)
    settings.append((.init(columns: wide), .minimumColumnWidth(1e151)))
    for number in notLengths {
      settings.append((.init(columnSpacing: number), .columnSpacing(number)))
      settings.append((.init(itemSpacing: number), .itemSpacing(number)))
      let insets = [
        LayoutInsets(top: number), LayoutInsets(leading: number), LayoutInsets(bottom: number),
        LayoutInsets(trailing: number),
      ]
      settings += insets.map { (.init(contentInsets: $0), .contentInsets($0)) }
      let maximum = ColumnsLayout.Columns.adaptive(minimumWidth: 1, maximumWidth: number)
      settings.append((.init(columns: maximum), .maximumColumnWidth(number)))
      for tolerance in [ColumnsLayout.Tolerance.points(number), .partOfWidth(number)] {
        for isDense in [false, true] {
          let packing = ColumnsLayout.Packing.gridLanes(tolerance: tolerance, dense: isDense)
          settings.append((.init(packing: packing), .tolerance(number)))
        }
      }
      for columns in [
        ColumnsLayout.Columns.tracks([.fraction(1), .points(number)]),
        .tracks([.points(0), .fraction(number)]),
      ] {
        settings.append((.init(columns: columns), .trackSize(number, track: 1)))
      }
    }
    for weight in [0, -0.0] {
      let tracks = ColumnsLayout.Columns.tracks([.fraction(weight), .points(1)])
      settings.append((.init(columns: tracks), .trackSize(weight, track: 0)))
    }
    let tooMany = Array(repeating: ColumnsLayout.Track.points(1), count: 1025)
    for tracks in [[], tooMany] {
      settings.append((.init(columns: .tracks(tracks)), .columnCount(tracks.count)))
    }
    withEvery("setting", in: settings) { configuration, error in
      try expectError(error, of: configuration)
    }
  }

  func testWidthsAndHeights() {
    let heights = MasonryHeights([], default: 1)
    withEvery("length", in: notLengths) { length in
      try expectError(.width(length)) { $0 = try MasonryWall(width: length) }
      try expectError(.width(length)) { try $0.resize(width: length, measuredBy: heights) }
      try expectError(.height(length)) {
        $0 = try MasonryWall(in: .height(length))
      }
      try expectError(.height(length)) {
        try $0.resize(to: .height(length), measuredBy: heights)
      }
    }
  }

  func testItemCounts() {
    let most = MasonryItems.maximumItemCount
    let heights = MasonryHeights([], default: 1)
    withEvery("count", in: [-1, .min, most - 2, most, .max]) { count in
      try expectError(.itemCount(count)) { try $0.items.appendItems(count, measuredBy: heights) }
      try expectError(.itemCount(count)) {
        try $0.items.insertItems(count, at: 0, measuredBy: heights)
      }
      try expectError(.itemCount(count)) { try $0.items.prependItems(count, measuredBy: heights) }
    }
  }

  func testTheLargestExtentsAreAllowed() throws {
    let most = MasonryItems.maximumLength
    XCTAssertEqual(most, 1e150)
    let configuration = WallSettings(
      columnSpacing: most, itemSpacing: most, contentInsets: LayoutInsets(most))
    var wall = try MasonryWall(configuration, across: most)
    try wall.items.appendItems(3, measuredBy: MasonryHeights([], default: most))
    // The insets leave no room for two columns; the third item lies a spacing below the first.
    XCTAssertEqual(
      Array(wall.items.frames),
      [
        LayoutRect(x: most, y: most, width: 0, height: most),
        LayoutRect(x: 2 * most, y: most, width: 0, height: most),
        LayoutRect(x: most, y: 3 * most, width: 0, height: most),
      ])
    XCTAssertEqual(wall.contentSize, LayoutSize(width: most, height: 5 * most))
  }
}
