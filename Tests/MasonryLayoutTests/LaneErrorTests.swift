import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Settings of grid lanes that are refused, and measuring that fails in the middle of placing.
final class LaneErrorTests: XCTestCase {
  private let notExtents = [Double.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 1e300]

  /// Makes a grid with the settings, and gives them to one that exists.
  private func expectError(
    _ expected: MasonryError, of configuration: MasonryGrid.Configuration, line: UInt = #line
  ) throws {
    let host = Host(items: [HostItem(height: 3), HostItem(height: 1, span: 2)])
    var grid = try host.grid()
    let heights = HostHeights(items: host.items)
    expectThrows(expected, line: line) {
      _ = try MasonryGrid(configuration: configuration, breadth: 9)
    }
    expectThrows(expected, line: line) { try grid.reconfigure(configuration, measuredBy: heights) }
    expectSame(grid, try host.grid(), line: line)
  }

  /// NaN is not equal to itself, so the sentences are compared.
  private func expectThrows(_ expected: MasonryError, line: UInt, _ body: () throws -> Void) {
    do {
      try body()
      expect(false, "Nothing is thrown", line: line)
    } catch {
      expectEqual("\(error)", "\(expected)", line: line)
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

  func testMaximumWidths() throws {
    withEvery("maximum", in: notExtents) { maximum in
      try expectError(
        .maximumColumnWidth(maximum),
        of: .init(columns: .adaptive(minimumWidth: 1, maximumWidth: maximum)))
    }
    // A maximum below the minimum counts as the minimum.
    withEvery("maximum", in: [0, 1, 29.5, 30]) { maximum in
      let columns = MasonryGrid.Columns.adaptive(minimumWidth: 30, maximumWidth: maximum)
      let grid = try MasonryGrid(configuration: .init(columns: columns), breadth: 100)
      expectEqual(grid.columnCount, 3)
      expectEqual(grid.columnWidth, 30)
    }
  }

  /// A grid that is narrower than the minimum keeps one column of that width, which overflows.
  func testANarrowGridKeepsTheMinimumWidth() throws {
    withEvery("breadth", in: [0, 9, 10]) { breadth in
      for direction in LayoutReadingDirection.allCases {
        var grid = try MasonryGrid(
          configuration: .init(columns: .adaptive(minimumWidth: 10), direction: direction),
          breadth: breadth)
        try grid.append(1, measuredBy: MasonryAspectRatios([2]))
        let x = direction == .leftToRight ? 0 : breadth - 10
        expectEqual(grid.frames[0], LayoutRect(x: x, y: 0, width: 10, height: 5))
        expectEqual(grid.contentSize, LayoutSize(width: breadth, height: 5))
      }
    }
  }

  func testPins() {
    withEvery("pin", in: [-1, .min]) { pin in
      withEvery("index", in: 0..<3) { index in
        var items = [HostItem](repeating: HostItem(height: 2), count: 3)
        let host = Host(items: items)
        var grid = try host.grid()
        items[index].pin = pin
        let heights = HostHeights(items: items)
        let error = MasonryError.pinnedColumn(pin, item: index)
        expectThrows(error, line: #line) { try grid.insert(3, at: 0, measuredBy: heights) }
        expectThrows(error, line: #line) { try grid.remeasure(at: index, measuredBy: heights) }
        expectThrows(error, line: #line) { try grid.remeasure(0..<3, measuredBy: heights) }
        expectSame(grid, try host.grid())
      }
    }
  }

  /// An item that does not fit at its column is moved back until it does.
  func testAPinBeyondTheGridIsMovedBack() {
    withEvery("pin", in: [0, 1, 2, 3, 4, 65_533, 65_534, 65_535, 65_536, .max]) { pin in
      withEvery("span", in: [1, 2, 4, 9, .max]) { span in
        for packing in [MasonryGrid.Packing.roundRobin, .gridLanes(dense: true)] {
          let host = Host(
            configuration: .init(columns: .fixed(4), packing: packing),
            items: [HostItem(height: 1, span: span, pin: pin)])
          expectEqual(try host.grid().column(ofItemAt: 0), min(pin, 4 - min(span, 4)))
        }
      }
    }
  }

  func testSentencesNameTheTrackAndTheItem() {
    let sentences: [(MasonryError, String)] = [
      (.maximumColumnWidth(-1), "maximum width"), (.maximumColumnWidth(-1), "not -1.0."),
      (.trackSize(0, track: 3), "track 3 "), (.trackSize(0, track: 3), "not 0.0."),
      (.tolerance(-2), "tolerance"), (.tolerance(-2), "not -2.0."),
      (.pinnedColumn(-4, item: 5), "item 5 "), (.pinnedColumn(-4, item: 5), "not -4."),
      (.tolerance(1e300), "\(MasonryGrid.maximumExtent)"),
    ]
    withEvery("sentence", in: sentences) { error, part in
      let sentence = "\(error)"
      expect(sentence.contains(part), "Not in “\(sentence)”")
      expect(sentence.hasPrefix("The ") && sentence.hasSuffix("."), "“\(sentence)” is no sentence")
    }
  }

  /// Numbers as large as they may be add up to finite frames.
  func testTheLargestTracksAndTolerances() {
    let most = MasonryGrid.maximumExtent
    let columns: [MasonryGrid.Columns] = [
      .tracks([.points(most), .points(0), .fraction(most)]),
      .tracks([.fraction(.leastNonzeroMagnitude), .fraction(most)]),
      .adaptive(minimumWidth: most, maximumWidth: most),
    ]
    withEvery("columns", in: columns) { columns in
      for tolerance in [MasonryGrid.Tolerance.points(most), .fraction(most), .infinite] {
        for alignment in MasonryGrid.TrackAlignment.allCases {
          for axis in LayoutAxis.allCases {
            let configuration = MasonryGrid.Configuration(
              axis: axis, columns: columns, trackAlignment: alignment, itemSpacing: 1,
              packing: .gridLanes(tolerance: tolerance, dense: true), direction: .rightToLeft)
            let items = [1, 2, .max].map { HostItem(height: most, span: $0) }
            let host = Host(configuration: configuration, breadth: most, items: items)
            let grid = try host.grid()
            let frames = Array(grid.frames)
            expect(grid.contentSize.isFinite && frames.allSatisfy(\.isFinite), "Infinite")
            for frame in frames {
              let scanned = ReferenceGrid.indices(of: frames, in: frame)
              expectEqual(grid.indices(in: frame), scanned)
            }
          }
        }
      }
    }
  }
}
