/// The place that a grid offers to an item that it asks the height of.
public struct MasonrySlot: Hashable, Sendable {
  /// The extent of the item across the columns, in points: its final width.
  ///
  /// It is aligned to pixels where the grid is, so that text measured at this width is shown at it.
  public let breadth: Double

  @usableFromInline
  init(breadth: Double) {
    self.breadth = breadth
  }

  /// The extent along the columns of a picture that fills the slot: its height.
  ///
  /// - Parameter aspectRatio: The width of the picture divided by its height.
  /// - Returns: `breadth / aspectRatio`.
  @inlinable
  public func extent(aspectRatio: Double) -> Double {
    breadth / aspectRatio
  }
}
