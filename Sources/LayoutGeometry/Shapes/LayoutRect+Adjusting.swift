extension LayoutRect {
  /// The rectangle moved by the given distances.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards on both sides, or outwards by negative distances.
  ///
  /// A width or height that would become negative collapses to 0 at the centre.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    inset(by: LayoutInsets(top: dy, leading: dx, bottom: dy, trailing: dx), in: .leftToRight)
  }

  /// The rectangle with each edge moved inwards, or outwards by negative distances.
  ///
  /// If two opposite edges would pass each other, they meet halfway.
  public func inset(by insets: LayoutInsets, in direction: LayoutReadingDirection) -> LayoutRect {
    let left = minX + insets.left(in: direction)
    let top = minY + insets.top
    let width = width - insets.horizontal
    let height = height - insets.vertical
    return LayoutRect(
      x: width < 0 ? left + width / 2 : left, y: height < 0 ? top + height / 2 : top,
      width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
  }

  /// The rectangle with its four edges rounded to the pixels of a screen.
  ///
  /// Edges are rounded rather than sizes, half a pixel to the larger coordinate, so neighbours
  /// remain neighbours. ``maxX`` and ``maxY`` are sums, and may be off by one unit in the last
  /// place. An edge that is not finite in pixels is unchanged.
  ///
  /// The scale is in pixels per point; one that is not finite or not greater than 0 has no effect.
  public func aligned(toScale scale: Double) -> LayoutRect {
    guard scale.isFinite, scale > 0 else { return self }
    return LayoutRect(
      minX: minX.aligned(toScale: scale), minY: minY.aligned(toScale: scale),
      maxX: maxX.aligned(toScale: scale), maxY: maxY.aligned(toScale: scale))
  }
}
