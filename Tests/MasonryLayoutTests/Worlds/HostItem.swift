import LayoutGeometry
import MasonryLayout

/// An item as the app that owns it knows it.
struct HostItem: Hashable {
  /// The height that does not depend on the width, in points.
  var height: Double = 0

  /// The part of the width that is added to the height; twice as much in a row.
  var slope: Double = 0

  /// The number of columns that the item spans.
  var span = 1

  /// The column that the item is pinned to.
  var pin: Int?

  /// The height that its view measured, instead of the calculated one.
  var measured: Measurement?

  func length(at crossLength: Double, along axis: LayoutAxis = .vertical) -> Double {
    if let measured, measured.counts(at: crossLength, along: axis) { return measured.length }
    return height + slope * crossLength * (axis == .vertical ? 1 : 2)
  }
}

/// What a view measured at a width, which counts for as long as its item has that width.
struct Measurement: Hashable {
  var length: Double
  var crossLength: Double
  var axis: LayoutAxis

  /// Whether the width is the same but for what was rounded.
  func counts(at crossLength: Double, along axis: LayoutAxis) -> Bool {
    axis == self.axis && (crossLength - self.crossLength).magnitude <= 1e-9
  }
}

extension HostItem: CustomStringConvertible {
  var description: String {
    "\(measured?.length ?? height)" + (slope == 0 ? "" : " + \(slope)w")
      + (span == 1 ? "" : " by \(span)") + (pin.map { " at \($0)" } ?? "")
  }
}

/// A provider that asks the items themselves.
struct HostHeights: MasonryHeightProvider {
  var items: [HostItem]

  func height(ofItemAt index: Int, width: Double) -> Double {
    items[index].length(at: width, along: .vertical)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    items[index].length(at: height, along: .horizontal)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items[index].span }

  func pinnedColumn(ofItemAt index: Int) -> Int? { items[index].pin }
}
