import LayoutGeometry
import MasonryLayout

/// All that a wall is made with, but for its items and its length across the axis.
struct WallSettings: Hashable {
  var axis = LayoutAxis.vertical
  var columns = MasonryGrid.Columns.fixed(2)
  var trackAlignment = MasonryGrid.TrackAlignment.start
  var columnSpacing = 0.0
  var itemSpacing = 0.0
  var contentInsets = LayoutInsets.zero
  var packing = MasonryGrid.Packing.shortestColumn
  var direction = LayoutReadingDirection.leftToRight
  var scale: Double?

  var configuration: MasonryGrid.Configuration {
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

  var environment: LayoutEnvironment { LayoutEnvironment(direction: direction, scale: scale) }
}

extension MasonryGrid {
  /// A wall of a width, or of a height if the settings say that it scrolls sideways.
  init(_ settings: WallSettings, across length: Double) throws(MasonryError) {
    try self.init(
      configuration: settings.configuration, axis: settings.axis, crossLength: length,
      environment: settings.environment)
  }

  init(
    _ settings: WallSettings, across length: Double, count: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try self.init(settings, across: length)
    try appendItems(count, measuredBy: provider)
  }

  var settings: WallSettings {
    var settings = WallSettings(
      axis: axis, direction: environment.direction, scale: environment.scale)
    settings.configuration = configuration
    return settings
  }

  mutating func rearrange(
    _ settings: WallSettings, across length: Double? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (configuration, environment) = (settings.configuration, settings.environment)
    switch settings.axis {
    case .vertical:
      try resize(
        width: length ?? crossLength, configuration: configuration, environment: environment,
        measuredBy: provider)
    case .horizontal:
      try resize(
        height: length ?? crossLength, configuration: configuration, environment: environment,
        measuredBy: provider)
    }
  }
}

extension MasonryGrid {
  /// Prepends items, and tells how far a visible rectangle is moved by that.
  mutating func shiftOfPrepending(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Double {
    var visible = LayoutRect.zero
    try prependItems(addedCount, in: &visible, measuredBy: provider)
    return axis == .vertical ? visible.minY : visible.minX
  }
}

/// All that a feed is made with, but for its sections and its length across the axis.
struct FeedSettings: Hashable {
  var axis = LayoutAxis.vertical
  var direction = LayoutReadingDirection.leftToRight
  var scale: Double?

  var environment: LayoutEnvironment { LayoutEnvironment(direction: direction, scale: scale) }
}

extension MasonryFeed {
  /// A feed of a width, or of a height if the settings say that it scrolls sideways.
  init(_ settings: FeedSettings, across length: Double) throws(MasonryError) {
    switch settings.axis {
    case .vertical: try self.init(width: length, environment: settings.environment)
    case .horizontal: try self.init(height: length, environment: settings.environment)
    }
  }

  /// The length across the axis that the feed was given.
  var crossLength: Double { width ?? height ?? .nan }

  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ settings: FeedSettings, across length: Double? = nil, measuredBy provider: (Int) -> Provider
  ) throws(MasonryError) {
    switch settings.axis {
    case .vertical:
      try resize(
        width: length ?? crossLength, environment: settings.environment, measuredBy: provider)
    case .horizontal:
      try resize(
        height: length ?? crossLength, environment: settings.environment, measuredBy: provider)
    }
  }
}
