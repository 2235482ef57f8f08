/// The place that a grid offers to an item that it asks the height of.
public struct MasonrySlot: Hashable, Sendable {
  /// The extent of the item across the columns, in points: its final width, or
  /// its final height in a row.
  ///
  /// It is aligned to pixels where the grid is, so that text measured at this width is shown at it.
  public let breadth: Double

  /// The axis along which the column runs, and the item extends.
  public let axis: LayoutAxis

  /// Creates a slot, for example to try a provider without a grid.
  @inlinable
  public init(breadth: Double, axis: LayoutAxis = .vertical) {
    self.breadth = breadth
    self.axis = axis
  }

  /// The extent along the column of a picture that fills the slot: its height, or its width in a row.
  ///
  /// - Parameter aspectRatio: The width of the picture divided by its height.
  /// - Returns: `breadth / aspectRatio`, or `breadth * aspectRatio` in a horizontal grid.
  @inlinable
  public func extent(aspectRatio: Double) -> Double {
    axis == .vertical ? breadth / aspectRatio : breadth * aspectRatio
  }
}
