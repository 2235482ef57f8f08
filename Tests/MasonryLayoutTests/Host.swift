import LayoutTestSupport
import MasonryLayout

/// An item as the app that owns it knows it.
struct HostItem: Hashable {
  /// The height that does not depend on the width, in points.
  var height: Double = 0

  /// The part of the width that is added to the height.
  var slope: Double = 0

  /// The number of columns that the item spans.
  var span = 1

  /// The height that its view measured at the present width, instead of the calculated one.
  var measured: Double?

  func extent(at breadth: Double) -> Double {
    measured ?? height + slope * breadth
  }
}

extension HostItem: CustomStringConvertible {
  var description: String {
    "\(measured ?? height)" + (slope == 0 ? "" : " + \(slope)w") + (span == 1 ? "" : " by \(span)")
  }
}

/// An app: its items, and the settings that its wall shall have.
struct Host {
  var configuration = MasonryGrid.Configuration()
  var breadth = 12.0
  var items: [HostItem] = []

  /// The grid of this state, built from nothing.
  func grid() throws -> MasonryGrid {
    var grid = try MasonryGrid(configuration: configuration, breadth: breadth)
    try grid.append(items.count, measuredBy: HostHeights(items: items))
    return grid
  }
}

extension Host: CustomStringConvertible {
  var description: String {
    "\(items) in \(breadth) points, \(configuration)"
  }
}

/// A provider that asks the items themselves.
struct HostHeights: MasonryHeightProvider {
  var items: [HostItem]

  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    items[index].extent(at: slot.breadth)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items[index].span }
}
