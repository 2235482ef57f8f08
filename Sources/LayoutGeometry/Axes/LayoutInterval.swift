/// An interval on one axis, from its near edge (left or top) to its far one.
@usableFromInline
package struct LayoutInterval {
  @usableFromInline package let near: Double
  @usableFromInline package let far: Double

  @inlinable
  package init(near: Double, far: Double) {
    self.near = near
    self.far = far
  }

  /// Whether two intervals overlap by more than an edge; an empty one may lie on an edge.
  ///
  /// The rule of ``LayoutRect/intersects(_:)`` on one axis.
  @inlinable
  package func overlaps(_ other: LayoutInterval) -> Bool {
    if near == far || other.near == other.far {
      return near <= other.far && other.near <= far
    }
    return near < other.far && other.near < far
  }
}
