extension Wheel.Configuration {
  /// Checks every value that stands for itself.
  ///
  /// Those that depend on each other are checked where they are worked out.
  func check() throws(WheelError) {
    guard itemSize.isFinite, itemSize.width > 0, itemSize.height > 0 else {
      throw .itemSize(itemSize)
    }
    guard radiusToItemCenter.isFinite, radiusToItemCenter >= 0 else {
      throw .radius(radiusToItemCenter)
    }
    guard focus.angle.isFinite else { throw .focus(focus.angle) }
    if let arcLimit, !(arcLimit.radians >= 0) { throw .arcLimit(arcLimit) }
    try center.check()
    try falloff.check()
  }
}
