package import LayoutGeometry
package import MasonryLayout

/// All that a wall is made with, but for its items and its length across the axis.
package struct WallSettings: Hashable, Sendable {
  package var axis: LayoutAxis
  package var columns: ColumnsLayout.Columns
  package var trackAlignment: ColumnsLayout.TrackAlignment
  package var columnSpacing: Double
  package var itemSpacing: Double
  package var contentInsets: LayoutInsets
  package var packing: ColumnsLayout.Packing
  package var direction: LayoutReadingDirection
  package var scale: Double?

  /// Creates the settings of a wall of two columns but for what is given.
  package init(
    axis: LayoutAxis = .vertical, columns: ColumnsLayout.Columns = .fixed(2),
    trackAlignment: ColumnsLayout.TrackAlignment = .start, columnSpacing: Double = 0,
    itemSpacing: Double = 0, contentInsets: LayoutInsets = .zero,
    packing: ColumnsLayout.Packing = .shortestColumn,
    direction: LayoutReadingDirection = .leftToRight, scale: Double? = nil
  ) {
    (self.axis, self.columns, self.trackAlignment) = (axis, columns, trackAlignment)
    (self.columnSpacing, self.itemSpacing) = (columnSpacing, itemSpacing)
    (self.contentInsets, self.packing) = (contentInsets, packing)
    (self.direction, self.scale) = (direction, scale)
  }

  package var configuration: ColumnsLayout {
    get {
      ColumnsLayout(
        columns: columns, trackAlignment: trackAlignment, columnSpacing: columnSpacing,
        itemSpacing: itemSpacing, contentInsets: contentInsets, packing: packing)
    }
    set {
      (columns, trackAlignment) = (newValue.columns, newValue.trackAlignment)
      (columnSpacing, itemSpacing) = (newValue.columnSpacing, newValue.itemSpacing)
      (contentInsets, packing) = (newValue.contentInsets, newValue.packing)
    }
  }

  package var layout: ItemsLayout { .columns(configuration) }

  package init(of items: MasonryItems) {
    self.init(
      axis: items.axis, direction: items.environment.direction, scale: items.environment.scale)
    if let columns = items.layout.columns { configuration = columns }
  }

  package var environment: LayoutEnvironment {
    LayoutEnvironment(direction: direction, scale: scale)
  }
}
