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

  /// The angle from one item to the next, in radians: 2π / n on a ring, by the spacing in a list.
  func anglePerItem(itemCount: Int) throws(WheelError) -> Double {
    switch arrangement {
    case .ring(let turns):
      guard turns >= 1 else { throw .turns(turns) }
      return 2 * .pi / Double(max(itemCount, 1))
    case .list(let spacing):
      return try spacing.angle(of: self)
    }
  }

  /// The points to scroll from one item to the next.
  func step(
    anglePerItem: Double, itemCount: Int, viewportLength: Double
  ) throws(WheelError) -> Double {
    let step =
      switch scrollStep {
      case .arcLength: radiusToItemCenter * anglePerItem
      case .points(let points): points
      case .tutorial: tutorialStep(itemCount: itemCount, viewportLength: viewportLength)
      }
    guard step.isFinite, step > 0 else { throw .scrollStep(step) }
    return step
  }

  /// The offset at which the last item of a list, or again the first of a ring, is in focus.
  func maximumOffset(itemCount: Int, step: Double) -> Double {
    switch arrangement {
    case .list: Double(max(itemCount - 1, 0)) * step
    case .ring(let turns): Double(turns) * (Double(itemCount) * step)
    }
  }
}
