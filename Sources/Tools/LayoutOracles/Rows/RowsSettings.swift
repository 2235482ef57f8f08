package import LayoutGeometry
package import MasonryLayout

/// All that rows are made with, but for their items and their length across the axis.
package struct RowsSettings: Hashable, Sendable {
  package var axis: LayoutAxis
  package var configuration: RowsLayout
  package var direction: LayoutReadingDirection
  package var scale: Double?

  /// Creates the settings of justified rows near 10 points high, but for what is given.
  package init(
    axis: LayoutAxis = .vertical,
    configuration: RowsLayout = .init(rule: .justified(height: 10)),
    direction: LayoutReadingDirection = .leftToRight, scale: Double? = nil
  ) {
    (self.axis, self.configuration) = (axis, configuration)
    (self.direction, self.scale) = (direction, scale)
  }

  package var layout: ItemsLayout { .rows(configuration) }

  package init(of items: MasonryItems) {
    self.init(
      axis: items.axis, direction: items.environment.direction, scale: items.environment.scale)
    if let rows = items.layout.rows { configuration = rows }
  }

  package var environment: LayoutEnvironment {
    LayoutEnvironment(direction: direction, scale: scale)
  }

  /// The same insets, spacings, direction and pixels for a wall with some columns.
  func wall(_ columns: ColumnsLayout.Columns) -> WallSettings {
    WallSettings(
      axis: axis, columns: columns, columnSpacing: configuration.itemSpacing,
      itemSpacing: configuration.rowSpacing, contentInsets: configuration.contentInsets,
      direction: direction, scale: scale)
  }
}
