import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What is refused, with which error, and that the grid is then as it was.
final class ErrorTests: XCTestCase {
  private let notExtents = [Double.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 1e300]
  private let items = [HostItem(height: 3), HostItem(height: 1, span: 2), HostItem(height: 5)]

  private var host: Host { Host(configuration: .init(columns: .fixed(2)), items: items) }

  /// Carries out a change that must fail, on a grid of its own and on one that shares its storage.
  private func expectError(
    _ expected: MasonryError, line: UInt = #line,
    _ change: (inout MasonryGrid) throws(MasonryError) -> Void
  ) throws {
    for isShared in [false, true] {
      var grid = try host.grid()
      let copies = isShared ? [grid] : []
      do throws(MasonryError) {
        try change(&grid)
        expect(false, "Nothing is thrown", line: line)
      } catch {
        // NaN is not equal to itself, so the sentences are compared.
        expectEqual("\(error)", "\(expected)", line: line)
      }
      expectSame(grid, try host.grid(), line: line)
      for copy in copies { expectSame(copy, try host.grid(), line: line) }
    }
  }

  /// Items of which one has an extent that is refused.
  private func heights(_ extent: Double, at index: Int) -> MasonryMeasure {
    MasonryMeasure { item, _ in item == index ? extent : 2 }
  }

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
      try expectError(error) { grid throws(MasonryError) in
        grid = try MasonryGrid(configuration: configuration, breadth: 10)
      }
      try expectError(error) { grid throws(MasonryError) in
        try grid.reconfigure(configuration, measuredBy: MasonryHeights([], default: 1))
      }
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

  func testCounts() {
    let most = MasonryGrid.maximumItemCount
    withEvery("count", in: [-1, .min, most - 2, most, .max]) { count in
      let heights = MasonryHeights([], default: 1)
      try expectError(.itemCount(count)) { grid throws(MasonryError) in
        try grid.append(count, measuredBy: heights)
      }
      try expectError(.itemCount(count)) { grid throws(MasonryError) in
        try grid.insert(count, at: 0, measuredBy: heights)
      }
    }
  }

  /// Measuring fails at the first, a middle and the last of three items.
  func testExtents() {
    withEvery("extent", in: notExtents) { extent in
      withEvery("index", in: 0..<3) { index in
        let error = MasonryError.extent(extent, item: index)
        let heights = self.heights(extent, at: index)
        try expectError(error) { grid throws(MasonryError) in
          try grid.insert(3, at: 0, measuredBy: heights)
        }
        try expectError(error) { grid throws(MasonryError) in
          try grid.remeasure(at: index, measuredBy: heights)
        }
        try expectError(error) { grid throws(MasonryError) in
          try grid.remeasure(0..<3, measuredBy: heights)
        }
        try expectError(error) { grid throws(MasonryError) in
          try grid.setExtent(extent, ofItemAt: index)
        }
        // Other widths in the same columns, in fewer and in more of them.
        for columns in [2, 1, 3] {
          try expectError(error) { grid throws(MasonryError) in
            try grid.reconfigure(
              .init(columns: .fixed(columns)), breadth: 99, measuredBy: heights)
          }
        }
        try expectError(error) { grid throws(MasonryError) in
          try grid.resize(breadth: 13, measuredBy: heights)
        }
        let difference = ["d", "e", "f", "b"].difference(from: ["a", "b", "c"])
        try expectError(error) { grid throws(MasonryError) in
          try grid.apply(difference, measuredBy: heights)
        }
        let offset = MasonryError.extent(extent, item: index + 3)
        try expectError(offset) { grid throws(MasonryError) in
          try grid.append(3, measuredBy: self.heights(extent, at: index + 3))
        }
      }
    }
  }

  func testItemsThatSpanOneColumnAreAlsoAsTheyWere() {
    withEvery("index", in: [0, 2500, 4999]) { index in
      var grid = try MasonryGrid(breadth: 100)
      try grid.append(5000, measuredBy: MasonryMeasure { index, _ in Double(index % 7) })
      let before = grid
      let frames = Array(grid.frames)
      do {
        try grid.resize(breadth: 50, measuredBy: heights(.nan, at: index))
        expect(false, "Nothing is thrown")
      } catch MasonryError.extent(_, let item) {
        expectEqual(item, index)
      }
      expect(grid == before, "The grid has changed")
      expect(Array(grid.frames) == frames, "The frames have changed")
      expectEqual(grid.indices(in: someRects[0]), before.indices(in: someRects[0]))
    }
  }

  func testSpans() {
    withEvery("span", in: [0, -1, .min]) { span in
      withEvery("index", in: 0..<3) { index in
        var items = [HostItem](repeating: HostItem(height: 2), count: 4)
        items[index].span = span
        let heights = HostHeights(items: items)
        let error = MasonryError.columnSpan(span, item: index)
        try expectError(error) { grid throws(MasonryError) in
          try grid.insert(3, at: 0, measuredBy: heights)
        }
        try expectError(error) { grid throws(MasonryError) in
          try grid.remeasure(at: index, measuredBy: heights)
        }
        try expectError(error) { grid throws(MasonryError) in
          try grid.remeasure(0..<3, measuredBy: heights)
        }
        let difference = ["d", "e", "f", "b"].difference(from: ["a", "b", "c"])
        try expectError(error) { grid throws(MasonryError) in
          try grid.apply(difference, measuredBy: heights)
        }
      }
    }
    withEvery("span", in: [0, .min]) { span in
      let items = [HostItem](repeating: HostItem(span: span), count: 4)
      try expectError(.columnSpan(span, item: 3)) { grid throws(MasonryError) in
        try grid.append(1, measuredBy: HostHeights(items: items))
      }
    }
  }

  func testTheLargestExtentsAreAllowed() throws {
    let most = MasonryGrid.maximumExtent
    XCTAssertEqual(most, 1e150)
    let configuration = MasonryGrid.Configuration(
      columnSpacing: most, itemSpacing: most, contentInsets: LayoutInsets(most))
    var grid = try MasonryGrid(configuration: configuration, breadth: most)
    try grid.append(1, measuredBy: MasonryHeights([most]))
    XCTAssertEqual(grid.frames[0].height, most)
  }

  func testSentencesNameTheItemAndTheValue() {
    let sentences: [(MasonryError, String)] = [
      (.columnCount(0), "The number of columns must be from 1 to 65535, not 0."),
      (
        .minimumColumnWidth(0),
        "The minimum width of the columns must be a finite number greater than 0, not 0.0."
      ),
      (.extent(-1, item: 7), "item 7 "), (.extent(.nan, item: 7), "not nan."),
      (.columnSpan(-2, item: 8), "item 8 "), (.columnSpan(-2, item: 8), "not -2."),
      (.columnSpacing(.infinity), "column spacing"), (.columnSpacing(.infinity), "not inf."),
      (.itemSpacing(-3), "item spacing"), (.itemSpacing(-3), "not -3.0."),
      (.contentInsets(.init(top: -4)), "content insets"),
      (.contentInsets(.init(top: -4)), "top: -4.0,"),
      (.scale(-5), "scale"), (.scale(-5), "not -5.0."),
      (.breadth(-6), "breadth"), (.breadth(-6), "not -6.0."), (.itemCount(-9), " -9 "),
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
      .extent(1e300, item: 0), .breadth(1e300), .columnSpacing(1e300), .itemSpacing(1e300),
      .contentInsets(LayoutInsets(1e300)),
    ]
    withEvery("error", in: errors) { error in
      expect("\(error)".contains("\(MasonryGrid.maximumExtent)"), "The limit is not named")
    }
  }
}
