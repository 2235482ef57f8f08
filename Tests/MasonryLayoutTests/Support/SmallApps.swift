import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// What small walls are made of.
enum SmallApps {
  /// An item without height, one whose height depends on the width, and one of two columns.
  static let kinds = [HostItem(), HostItem(height: 1, slope: 0.5), HostItem(height: 2, span: 2)]

  /// The same, and one that is pinned.
  static let allKinds = kinds + [HostItem(height: 3, pin: 1)]

  static let packings: [ColumnsLayout.Packing] = [
    .roundRobin, .shortestColumn, .gridLanes(), .gridLanes(tolerance: .points(1.5)),
    .gridLanes(tolerance: .infinite), .gridLanes(dense: true),
    .gridLanes(tolerance: .partOfWidth(0.125), dense: true),
  ]

  /// Packings for kept columns, with spacings where places must tell who went back to gaps.
  static let keptPackings: [(packing: ColumnsLayout.Packing, spacing: Double)] = [
    (.roundRobin, 0), (.shortestColumn, 0), (.gridLanes(tolerance: .points(0)), 0),
    (.gridLanes(tolerance: .points(1)), 0), (.gridLanes(tolerance: .points(0), dense: true), 1),
    (.gridLanes(tolerance: .infinite, dense: true), 1),
  ]

  /// Settings that differ in all but the packing: columns, axes, directions, alignments and pixels.
  static var corners: [WallSettings] {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    return [
      .init(
        axis: .horizontal, columns: .fixed(3), itemSpacing: 0.5, contentInsets: insets,
        direction: .rightToLeft),
      .init(columns: .tracks([.points(2), .fraction(1), .points(2)]), columnSpacing: 1),
      .init(
        axis: .horizontal, columns: .tracks([.fraction(2), .fraction(1), .fraction(1)]),
        itemSpacing: 1, contentInsets: insets, scale: 2),
      .init(
        columns: .tracks([.points(4.25), .points(2.5), .points(4.25)]), trackAlignment: .center,
        contentInsets: insets, direction: .rightToLeft, scale: 2),
      .init(columns: .adaptive(minimumWidth: 4, maximumWidth: 5), trackAlignment: .end),
    ]
  }
}
