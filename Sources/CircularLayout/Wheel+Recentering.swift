extension Wheel {
  /// The offset moved by whole turns into the turn around the middle of the content.
  ///
  /// The wheel looks the same there. A host that scrolls a ring without end sets it whenever its
  /// content rests. The offset of a list comes back unchanged.
  public func recenteredOffset(_ offset: Double) -> Double {
    guard let turnLength, turnLength > 0 else { return offset }
    let turns = (maximumOffset / turnLength / 2).rounded(.down)
    let recentered = Self.withinTurn(finite(offset), turnLength) + turns * turnLength
    return recentered < 0 ? recentered + turnLength : recentered
  }

  /// The distance without whole turns, exactly, in (−½ turn, ½ turn].
  static func withinTurn(_ distance: Double, _ turnLength: Double) -> Double {
    let remainder = distance.remainder(dividingBy: turnLength)
    return remainder == -turnLength / 2 ? turnLength / 2 : remainder
  }
}
