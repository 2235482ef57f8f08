import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Settings, widths and counts that are refused, with which sentence; the wall is then as it was.
final class ErrorTests: XCTestCase {
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

  func testSentencesNameTheItemAndTheValue() {
    let sentences: [(MasonryError, String)] = [
      (.columnCount(0), "The number of columns must be from 1 to 1024, not 0."),
      (
        .minimumColumnWidth(0),
        "The minimum width of the columns must be a number greater than 0 and at most 1e+150, not 0.0."
      ),
      (.itemHeight(-1, item: 7), "item 7 "), (.itemHeight(.nan, item: 7), "not nan."),
      (.columnSpan(-2, item: 8), "item 8 "), (.columnSpan(-2, item: 8), "not -2."),
      (.columnSpacing(.infinity), "column spacing"), (.columnSpacing(.infinity), "not inf."),
      (.itemSpacing(-3), "item spacing"), (.itemSpacing(-3), "not -3.0."),
      (.contentInsets(.init(top: -4)), "content insets"),
      (.contentInsets(.init(top: -4)), "top: -4.0,"),
      (.scale(-5), "scale"), (.scale(-5), "not -5.0."),
      (.width(-6), "The width"), (.width(-6), "not -6.0."), (.height(-6), "The height must"),
      (.itemWidth(-1, item: 7), "width of item 7 "), (.itemCount(-9), " -9 "),
      (.carouselLength(-1), "carousel"), (.sharedLineSpacing(-1), "shared line"),
      (.headerLength(-1), "header"), (.footerLength(-1), "footer"),
      (.backgroundInsets(.init(top: -1)), "background"), (.spacingAfter(-1), "after the section"),
      (.maximumColumnWidth(-1), "maximum width"), (.maximumColumnWidth(-1), "not -1.0."),
      (.trackSize(0, track: 3), "track 3 "), (.trackSize(0, track: 3), "not 0.0."),
      (.tolerance(-2), "tolerance"), (.tolerance(-2), "not -2.0."),
      (.rowCount(-1), "rows must be at least 0, not -1."),
      (.pinnedColumn(-4, item: 5), "item 5 "), (.pinnedColumn(-4, item: 5), "not -4."),
    ]
    withEvery("sentence", in: sentences) { error, part in
      let sentence = "\(error)"
      expect(sentence.contains(part), "Not in “\(sentence)”")
      expect(sentence.hasPrefix("The ") && sentence.hasSuffix("."), "“\(sentence)” is no sentence")
    }
  }

  /// 1e300 is finite: a sentence that asks for a finite number would send its reader the wrong way.
  func testSentencesSayHowLargeANumberMayBe() {
    let errors: [MasonryError] = [
      .itemHeight(1e300, item: 0), .width(1e300), .itemWidth(1e300, item: 0), .height(1e300),
      .columnSpacing(1e300), .itemSpacing(1e300),
      .contentInsets(LayoutInsets(1e300)), .tolerance(1e300),
    ]
    withEvery("error", in: errors) { error in
      expect("\(error)".contains("\(MasonryItems.maximumLength)"), "The limit is not named")
    }
  }
}
