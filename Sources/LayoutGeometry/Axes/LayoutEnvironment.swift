/// The reading direction and the pixels of a screen.
///
///     let environment = LayoutEnvironment(
///       direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: screen.scale)
///     let wall = try MasonryGrid(configuration: columns, width: 1024, environment: environment)
///
/// Walls, feeds and wheels take the same environment. A wheel uses only the direction: rotated
/// items have no edges to align.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The side of the first column, or the side where content that scrolls sideways starts.
  public var direction: LayoutReadingDirection

  /// The pixels per point to which frames are aligned, or `nil` for exact frames.
  ///
  /// Equal columns get the same whole number of pixels. The pixels that are left over, less than
  /// one for each column, lie between the columns and after the last one. Edges along the columns
  /// are rounded to the nearest pixel, so stacked items never overlap and keep their distance up to
  /// a pixel.
  public var scale: Double?

  /// Creates an environment; by default left to right, and exact.
  public init(direction: LayoutReadingDirection = .leftToRight, scale: Double? = nil) {
    self.direction = direction
    self.scale = scale
  }
}

#if !hasFeature(Embedded)
extension LayoutEnvironment: Codable {}
#endif
