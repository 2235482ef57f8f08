extension Wheel {
  /// Which item lies over which, as whole ranks: a greater rank lies over a smaller one.
  ///
  /// Ranks count from the focused item and are unique among the items shown. A rank outside the
  /// range of `Int`, which has 32 bits on some platforms, is limited to it.
  ///
  /// On a ring whose neighbours overlap no ranks are right everywhere. The place where they are
  /// wrong is opposite the focus.
  public enum ZOrder: String, Hashable, Sendable, CaseIterable {
    /// The focused item on top, its neighbours below it, and so on.
    ///
    /// Whole places from the focused item count. Of two items as many places away the later one
    /// lies over the earlier one, even if that is a little nearer.
    case focusOnTop
    /// Each item over the one before it.
    case ascending
    /// Each item under the one before it.
    case descending

    /// The angle clockwise from the focus, in whole microradians, rounded towards 0.
    ///
    /// The Spinning Wheel tutorial's. Not unique below a millionth of a radian per item.
    case clockwiseAngle
  }
}

extension Wheel.ZOrder {
  /// The rank of an item so many places after the focused one, at an angle clockwise from the
  /// focus.
  func rank(place: Double, clockwiseAngle: Double) -> Int {
    switch self {
    case .focusOnTop: Int(saturating: place > 0 ? 1 - 2 * place : 2 * place)
    case .ascending: Int(saturating: place)
    case .descending: Int(saturating: -place)
    case .clockwiseAngle: Int(saturating: clockwiseAngle * 1_000_000)
    }
  }
}

extension Int {
  /// The number without its fraction; the nearest integer where none is as large, and 0 for NaN.
  init(saturating number: Double) {
    if number.magnitude < -Double(Int.min) {
      self = Int(number)
    } else {
      self = number > 0 ? .max : number < 0 ? .min : 0
    }
  }
}

#if !hasFeature(Embedded)
extension Wheel.ZOrder: Codable {}
#endif
