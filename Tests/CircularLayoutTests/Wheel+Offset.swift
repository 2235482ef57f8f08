import CircularLayout

extension Wheel {
  /// Changes the wheel at an offset, and returns the offset that keeps the focus.
  @discardableResult
  mutating func offset(
    from offset: Double, after change: (inout Wheel, inout Double) throws -> Void
  ) rethrows -> Double {
    var offset = offset
    try change(&self, &offset)
    return offset
  }
}
