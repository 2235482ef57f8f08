package import LayoutGeometry
package import MasonryLayout

/// All that a wall is made with, but for its items and its length across the axis.
package struct WallSettings: Hashable, Sendable {
  package var axis: LayoutAxis
  package var columns: MasonryGrid.Columns
  package var trackAlignment: MasonryGrid.TrackAlignment
  package var columnSpacing: Double
  package var itemSpacing: Double
  package var contentInsets: LayoutInsets
  package var packing: MasonryGrid.Packing
  package var direction: LayoutReadingDirection
  package var scale: Double?

  /// Creates the settings of a wall of two columns but for what is given.
  package init(
    axis: LayoutAxis = .vertical, columns: MasonryGrid.Columns = .fixed(2),
    trackAlignment: MasonryGrid.TrackAlignment = .start, columnSpacing: Double = 0,
    itemSpacing: Double = 0, contentInsets: LayoutInsets = .zero,
    packing: MasonryGrid.Packing = .shortestColumn,
    direction: LayoutReadingDirection = .leftToRight, scale: Double? = nil
  ) {
    (self.axis, self.columns, self.trackAlignment) = (axis, columns, trackAlignment)
    (self.columnSpacing, self.itemSpacing) = (columnSpacing, itemSpacing)
    (self.contentInsets, self.packing) = (contentInsets, packing)
    (self.direction, self.scale) = (direction, scale)
  }

  package var configuration: MasonryGrid.Configuration {
    get {
      MasonryGrid.Configuration(
        columns: columns, trackAlignment: trackAlignment, columnSpacing: columnSpacing,
        itemSpacing: itemSpacing, contentInsets: contentInsets, packing: packing)
    }
    set {
      (columns, trackAlignment) = (newValue.columns, newValue.trackAlignment)
      (columnSpacing, itemSpacing) = (newValue.columnSpacing, newValue.itemSpacing)
      (contentInsets, packing) = (newValue.contentInsets, newValue.packing)
    }
  }

  package var environment: LayoutEnvironment {
    LayoutEnvironment(direction: direction, scale: scale)
  }
}

extension MasonryGrid {
  /// A wall of a width, or of a height if the settings say that it scrolls sideways.
  package init(_ settings: WallSettings, across length: Double) throws(MasonryError) {
    try self.init(
      configuration: settings.configuration,
      in: LayoutSpace(
        axis: settings.axis, crossLength: length, environment: settings.environment))
  }

  package init(
    _ settings: WallSettings, across length: Double, count: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try self.init(settings, across: length)
    try appendItems(count, measuredBy: provider)
  }

  package var settings: WallSettings {
    var settings = WallSettings(
      axis: axis, direction: environment.direction, scale: environment.scale)
    settings.configuration = configuration
    return settings
  }
}
