package import LayoutGeometry
package import MasonryLayout

/// All that rows are made with, but for their items and their length across the axis.
package struct RowsSettings: Hashable, Sendable {
  package var axis: LayoutAxis
  package var configuration: MasonryRows.Configuration
  package var direction: LayoutReadingDirection
  package var scale: Double?

  /// Creates the settings of justified rows near 10 points high, but for what is given.
  package init(
    axis: LayoutAxis = .vertical,
    configuration: MasonryRows.Configuration = .init(rule: .justified(height: 10)),
    direction: LayoutReadingDirection = .leftToRight, scale: Double? = nil
  ) {
    (self.axis, self.configuration) = (axis, configuration)
    (self.direction, self.scale) = (direction, scale)
  }

  package var environment: LayoutEnvironment {
    LayoutEnvironment(direction: direction, scale: scale)
  }

  /// The same insets, spacings, direction and pixels for a wall with some columns.
  func wall(_ columns: MasonryGrid.Columns) -> WallSettings {
    WallSettings(
      axis: axis, columns: columns, columnSpacing: configuration.itemSpacing,
      itemSpacing: configuration.rowSpacing, contentInsets: configuration.contentInsets,
      direction: direction, scale: scale)
  }
}
