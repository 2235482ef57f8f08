extension SplitMix64 {
  /// A multiple of ¼ within a range.
  ///
  /// Sums and halves of quarters are exact, so that a test on them may compare bit for bit.
  public mutating func quarter(in range: ClosedRange<Double>) -> Double {
    let quarters =
      Int((range.lowerBound * 4).rounded(.up))...Int((range.upperBound * 4).rounded(.down))
    return Double(Int.random(in: quarters, using: &self)) / 4
  }

  /// Whether one of some chances comes true.
  public mutating func chance(_ count: Int, of total: Int) -> Bool {
    Int.random(in: 0..<total, using: &self) < count
  }

  /// A number within a range that has all its binary digits, so that sums with it are rounded.
  public mutating func fraction(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
