/// What a rectangle covers on one axis.
struct AxisExtent {
  let near: Double
  let far: Double
}

extension LayoutAxis {
  /// What a rectangle covers along the axis.
  func extent(of rect: LayoutRect) -> AxisExtent {
    self == .vertical
      ? AxisExtent(near: rect.minY, far: rect.maxY) : AxisExtent(near: rect.minX, far: rect.maxX)
  }

  /// What a rectangle covers across the axis.
  func extent(across rect: LayoutRect) -> AxisExtent {
    self == .vertical
      ? AxisExtent(near: rect.minX, far: rect.maxX) : AxisExtent(near: rect.minY, far: rect.maxY)
  }
}
