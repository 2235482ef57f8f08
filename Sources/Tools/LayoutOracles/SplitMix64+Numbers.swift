extension SplitMix64 {
  /// A multiple of ¼ within a range: sums and halves of quarters are exact.
  public mutating func quarter(in range: ClosedRange<Double>) -> Double {
    multiple(of: 4, in: range)
  }

  /// A multiple of ¼ within a range, or every other time of a third or a tenth: rounded sums.
  public mutating func part(in range: ClosedRange<Double>) -> Double {
    multiple(of: [4.0, 4, 3, 10][number(in: 0..<4)], in: range)
  }

  /// A whole number of parts of a point within a range.
  private mutating func multiple(of count: Double, in range: ClosedRange<Double>) -> Double {
    let parts =
      Int((range.lowerBound * count).rounded(.up))...Int((range.upperBound * count).rounded(.down))
    return Double(number(in: parts)) / count
  }

  /// Whether one of some chances comes true.
  public mutating func chance(_ count: Int, of total: Int) -> Bool {
    number(in: 0..<total) < count
  }

  /// A whole number within a range, the same whatever the size of `Int`.
  public mutating func number(in range: Range<Int>) -> Int {
    range.lowerBound + Int(next(upperBound: UInt64(range.count)))
  }

  /// A whole number within a range, the same whatever the size of `Int`.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    number(in: range.lowerBound..<range.upperBound + 1)
  }

  /// A number within a range that has all its binary digits, so that sums with it are rounded.
  public mutating func fraction(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
