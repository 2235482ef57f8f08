import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Where columns are in a grid that they fill or not, and in its mirror image.
final class TrackAlignmentTests: XCTestCase {
  /// Every way of aligning tracks that fill the grid, do not, or are too wide for it.
  func testEveryPlaceOfTheTracks() {
    let columns: [MasonryGrid.Columns] = [
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
      withEvery("alignment", in: MasonryGrid.TrackAlignment.allCases) { alignment in
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
                let host = Host(
                  configuration: configuration, crossLength: crossLength, items: items)
                // Shares without pixels are rounded sums, which only the other tests make exact.
                expectReference(host, isExact: scale != nil)
                expectReference(Host(configuration: configuration, crossLength: crossLength))
              }
            }
          }
        }
      }
    }
  }
}
