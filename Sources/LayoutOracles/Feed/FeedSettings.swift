package import LayoutGeometry
package import MasonryLayout

/// All that a feed is made with, but for its sections and its length across the axis.
package struct FeedSettings: Hashable, Sendable {
  package var axis: LayoutAxis
  package var direction: LayoutReadingDirection
  package var scale: Double?

  /// Creates the settings of a feed that scrolls downwards but for what is given.
  package init(
    axis: LayoutAxis = .vertical, direction: LayoutReadingDirection = .leftToRight,
    scale: Double? = nil
  ) {
    (self.axis, self.direction, self.scale) = (axis, direction, scale)
  }

  package var environment: LayoutEnvironment {
    LayoutEnvironment(direction: direction, scale: scale)
  }
}

extension MasonryFeed {
  /// A feed of a width, or of a height if the settings say that it scrolls sideways.
  package init(_ settings: FeedSettings, across length: Double) throws(MasonryError) {
    try self.init(
      in: LayoutSpace(
        axis: settings.axis, crossLength: length, environment: settings.environment))
  }

  package mutating func rearrange<Provider: MasonryHeightProvider>(
    _ settings: FeedSettings, across length: Double? = nil, measuredBy provider: (Int) -> Provider
  ) throws(MasonryError) {
    try resize(
      to: LayoutSpace(
        axis: settings.axis, crossLength: length ?? crossLength,
        environment: settings.environment), measuredBy: provider)
  }
}
