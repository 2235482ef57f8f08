import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// How many columns there are, how wide, and where in a width that they fill or not.
final class ColumnsTests: XCTestCase {
  /// One item in each column.
  private func row(_ configuration: WallSettings, crossLength: Double) throws -> [LayoutRect] {
    var configuration = configuration
    configuration.packing = .roundRobin
    var items = try MasonryItems(configuration, across: crossLength)
    try items.appendItems(items.columnCount, measuredBy: MasonryHeights([], default: 1))
    return Array(items.frames)
  }

  private func count(
    minimum: Double, maximum: Int = 1024, spacing: Double = 0, crossLength: Double
  ) throws -> Int {
    let columns = ColumnsLayout.Columns.adaptive(minimumWidth: minimum, maximumCount: maximum)
    return try MasonryItems(
      .columns(.init(columns: columns, columnSpacing: spacing)), width: crossLength
    ).columnCount
  }

  /// One distance counts in both directions, except where another one is given.
  func testOneSpacingIsBoth() {
    let columns = ColumnsLayout(columns: .fixed(3), spacing: 8)
    XCTAssertEqual([columns.columnSpacing, columns.itemSpacing], [8, 8])
    let apart = ColumnsLayout(spacing: 8, columnSpacing: 0)
    XCTAssertEqual([apart.columnSpacing, apart.itemSpacing], [0, 8])
    let rows = RowsLayout(spacing: 4)
    XCTAssertEqual([rows.itemSpacing, rows.rowSpacing], [4, 4])
    let lines = RowsLayout(spacing: 4, rowSpacing: 12)
    XCTAssertEqual([lines.itemSpacing, lines.rowSpacing], [4, 12])
  }

  func testThereAreTwoColumnsIfNothingIsSaid() throws {
    let wall = try MasonryWall(width: 10)
    XCTAssertEqual(wall.items.columnCount, 2)
    XCTAssertEqual(wall.layout.columns?.packing, .shortestColumn)
  }

  /// *n* columns of width *m* with spacing *s* fit from *n*·*m* + (*n* − 1)·*s* points on.
  func testAsManyAdaptiveColumnsAsFit() {
    withEvery("spacing", in: [0.0, 0.25, 7]) { spacing in
      withEvery("minimum", in: [0.25, 1, 30.5]) { minimum in
        withEvery("columns", in: 1...40) { columns in
          let fitting = Double(columns) * minimum + Double(columns - 1) * spacing
          func count(_ crossLength: Double) throws -> Int {
            try self.count(minimum: minimum, spacing: spacing, crossLength: crossLength)
          }
          expectEqual(try count(fitting), columns, "Just enough")
          expectEqual(try count(fitting + minimum / 2), columns, "A little more")
          expectEqual(try count(fitting - minimum / 2), max(1, columns - 1), "A little less")
        }
      }
    }
  }

  /// Tenths are rounded in binary: columns that just fit on paper fit here, and are as wide.
  func testColumnsThatJustFitInTenths() {
    withEvery("spacing", in: [0, 0.1, 0.7, 8.3]) { spacing in
      for tenths in stride(from: 1, through: 2000, by: 7) {
        let minimum = Double(tenths) / 10
        for columns in [2, 3, 5, 7, 12, 40] {
          let width = Double(columns * tenths + (columns - 1) * Int((spacing * 10).rounded())) / 10
          let items = try MasonryItems(
            .columns(
              .init(
                columns: .adaptive(minimumWidth: minimum), columnSpacing: spacing)), width: width)
          if items.columnCount != columns || items.columnWidth ?? 0 < minimum {
            expect(false, "\(items.columnCount) columns of \(minimum) in \(width)")
          }
        }
      }
    }
  }

  func testTheNumberOfAdaptiveColumnsHasLimits() throws {
    let tiny = Double.leastNonzeroMagnitude
    let limits: [(minimum: Double, maximum: Int, width: Double, count: Int)] = [
      (10, 4, 39, 3), (10, 4, 40, 4), (10, 4, 1e150, 4), (10, 1, 1000, 1), (10, 1024, 9, 1),
      (10, 1024, 0, 1), (1e150, 1024, 1e150, 1), (tiny, 1024, 1, 1024), (tiny, 1024, 0, 1),
      (0.001, 7, 1e9, 7),
    ]
    withEvery("limits", in: limits) { minimum, maximum, width, expected in
      expectEqual(
        try count(minimum: minimum, maximum: maximum, crossLength: width), expected)
    }
    XCTAssertEqual(try count(minimum: 1e150, spacing: 1e150, crossLength: 1e150), 1)
    XCTAssertEqual(ColumnsLayout.Columns.maximumCount, 1024)
  }

  func testTheLargestNumberOfColumns() throws {
    let host = Host(
      configuration: .init(columns: .fixed(1024), packing: .roundRobin), crossLength: 1024,
      items: [1023, 1, 1, 1, .max].map { HostItem(height: 2, span: $0) })
    let items = try host.layout()
    XCTAssertEqual(Array(items.frames), host.reference.frames)
    XCTAssertEqual(items.column(ofItemAt: 1), 1023)
    XCTAssertEqual(items.columnSpan(ofItemAt: 4), 1024)
    let corner = LayoutRect(x: 1022.5, y: 1, width: 1, height: 2)
    XCTAssertEqual(items.indices(in: corner), [0, 1])
  }

  /// Every way of aligning tracks that fill the width, do not, or are too wide for it.
  func testEveryPlaceOfTheTracks() {
    let columns: [ColumnsLayout.Columns] = [
      .fixed(2), .adaptive(minimumWidth: 3), .adaptive(minimumWidth: 3, maximumWidth: 4.25),
      .adaptive(minimumWidth: 3, maximumWidth: 2), .adaptive(minimumWidth: 3, maximumWidth: 0),
      .adaptive(minimumWidth: 3, maximumCount: 2), .fixed(4),
      .tracks([.points(2.5), .points(4)]), .tracks([.fraction(0.25), .fraction(0.5)]),
      .tracks([.points(3), .fraction(1)]), .tracks([.points(40), .points(0)]),
    ]
    let items = [
      HostItem(height: 3), HostItem(height: 1.5), HostItem(height: 2, span: 2), HostItem(),
    ]
    withEvery("columns", in: columns) { columns in
      withEvery("alignment", in: ColumnsLayout.TrackAlignment.allCases) { alignment in
        withEvery("axis", in: LayoutAxis.allCases) { axis in
          withEvery("direction", in: LayoutReadingDirection.allCases) { direction in
            withEvery("scale", in: [nil, 1, 2] as [Double?]) { scale in
              for crossLength in sample([0, 1, 9.25, 13, 20], every: 2, from: scale == nil ? 1 : 0)
              {
                let configuration = WallSettings(
                  axis: axis, columns: columns, trackAlignment: alignment, columnSpacing: 0.75,
                  itemSpacing: 0.5,
                  contentInsets: LayoutInsets(top: 1, leading: 0.5, bottom: 0.25, trailing: 2),
                  direction: direction, scale: scale)
                expectReference(
                  Host(configuration: configuration, crossLength: crossLength, items: items))
                expectReference(Host(configuration: configuration, crossLength: crossLength))
              }
            }
          }
        }
      }
    }
  }

  /// Over all settings: ordered, apart by the spacing, and together as wide as the width allows.
  func testColumnsWithoutPixelsFillTheWidth() {
    withEveryAtOnce("seed", in: UInt64(1)...400) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.uprightHost(.fractions, itemCount: 0, scales: [nil], maximumColumns: 30)
      let configuration = host.configuration
      let frames = try row(configuration, crossLength: host.crossLength).sorted {
        $0.minX < $1.minX
      }
      let tolerance = 16 * (host.crossLength + configuration.columnSpacing * 30 + 10).ulp
      for (left, right) in zip(frames, frames.dropFirst()) {
        expectEqual(
          right.minX - left.maxX, configuration.columnSpacing, within: tolerance, "Spacing")
        expectEqual(left.width.bitPattern, right.width.bitPattern, "Width")
      }
      let insets = configuration.contentInsets
      // Adaptive columns keep their minimum width in a narrower width.
      guard let first = frames.first, let last = frames.last, first.width > 0,
        first.width <= host.crossLength - insets.horizontal
      else { return }
      let direction = configuration.direction
      expectEqual(first.minX, insets.left(in: direction), within: tolerance, "Left")
      expectEqual(
        last.maxX, host.crossLength - insets.right(in: direction), within: tolerance, "Right")
    }
  }
}
