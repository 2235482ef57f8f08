extension LayoutAxis {
  /// The extent along the axis.
  func length(of size: LayoutSize) -> Double {
    self == .horizontal ? size.width : size.height
  }

  /// The size with another extent along the axis.
  func size(of size: LayoutSize, length: Double) -> LayoutSize {
    self == .horizontal
      ? LayoutSize(width: length, height: size.height)
      : LayoutSize(width: size.width, height: length)
  }

  /// The point moved by a distance along the axis.
  func move(_ point: LayoutPoint, by distance: Double) -> LayoutPoint {
    self == .horizontal
      ? LayoutPoint(x: point.x + distance, y: point.y)
      : LayoutPoint(x: point.x, y: point.y + distance)
  }
}
