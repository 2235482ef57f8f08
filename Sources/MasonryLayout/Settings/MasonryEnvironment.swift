/// What the screen decides about a layout, and not its designer: the reading direction and the pixels.
///
///     let environment = MasonryEnvironment(
///       direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: screen.scale)
///     let wall = try MasonryGrid(configuration: columns, width: 1024, environment: environment)
public struct MasonryEnvironment: Hashable, Sendable {
  /// The side on which the first column is, or from which content that scrolls sideways starts.
  public var direction: LayoutReadingDirection

  /// The pixels per point if frames are to lie on the pixels of a screen, or `nil` for exact frames.
  ///
  /// Equal columns get the same whole number of pixels, so an item's width does not depend on its
  /// column. The pixels that are left over, less than one for each column, lie between the columns
  /// and after the last one. Edges along the columns are rounded to the nearest pixel, so stacked
  /// items keep their distance up to a pixel and never overlap.
  public var scale: Double?

  /// Creates an environment; by default left to right, and exact.
  public init(direction: LayoutReadingDirection = .leftToRight, scale: Double? = nil) {
    self.direction = direction
    self.scale = scale
  }
}

extension MasonryEnvironment {
  func validate() throws(MasonryError) {
    if let scale {
      guard scale > 0, scale.isFinite else { throw .scale(scale) }
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryEnvironment: Codable {}
#endif
