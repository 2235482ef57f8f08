import LayoutGeometry

extension LayoutSize {
  /// Width and height for people to read: 1,440 × 900.
  var name: String { "\(width.grouped) × \(height.grouped)" }
}

extension Int {
  /// The number with commas between the thousands.
  var grouped: String {
    let digits = Array(String(magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits[Swift.max(0, end - 3)..<end])
    }
    return (self < 0 ? "−" : "") + groups.reversed().joined(separator: ",")
  }
}

extension Double {
  /// The nearest whole number with commas between the thousands.
  var grouped: String {
    Int(exactly: rounded())?.grouped ?? description
  }

  /// The number to a hundredth, without needless digits: what a coordinate on a canvas needs.
  var short: String {
    let hundredths = (self * 100).rounded() / 100
    return Int(exactly: hundredths).map(String.init) ?? hundredths.description
  }
}
