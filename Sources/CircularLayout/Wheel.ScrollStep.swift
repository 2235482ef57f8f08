extension Wheel {
  /// The distance to scroll from one item to the next.
  public enum ScrollStep: Hashable, Sendable {
    /// As far as an item's centre travels, radius · angle: the wheel follows the finger.
    ///
    /// Impossible at radius 0, where the centres do not travel.
    case arcLength

    /// A number of points, greater than 0.
    case points(Double)

    /// That of the Spinning Wheel tutorial, (n·w − W) / (n − 1), which makes the content n·w long.
    ///
    /// W is the viewport along the scroll axis, w the item's width. Where the content would be no
    /// longer than the viewport the tutorial divides by zero, turns backwards, or can never reach
    /// its last item, and a single item or a ring has no such gain: there the step is w.
    case tutorial
  }
}

extension Wheel.Configuration {
  func tutorialStep(itemCount: Int, viewportLength: Double) -> Double {
    let width = itemSize.width
    let scrollable = Double(itemCount) * width - viewportLength
    guard case .list = arrangement, itemCount > 1, scrollable > 0 else { return width }
    return scrollable / Double(itemCount - 1)
  }
}
