/// The rules of justified rows, as far as the benchmarks need them.
struct RowRule {
  static let target = 180.0
  static let spacing = 8.0

  let width: Double

  /// What a number of items share.
  @inline(__always)
  func room(_ count: Int) -> Double { max(0, width - Double(count - 1) * Self.spacing) }

  @inline(__always)
  func height(_ count: Int, _ sum: Double) -> Double {
    max(Self.target / 2, min(room(count) / sum * Self.target, Self.target * 2))
  }

  /// Whether a greedy row is better without its last item.
  @inline(__always)
  func isBetter(without sum: Double, _ next: Double, _ count: Int) -> Bool {
    count > 1 && next > width * 1.25
      && (next - room(count)).magnitude > (sum - room(count - 1)).magnitude
  }

  /// The cost of an optimal row, a whole number.
  @inline(__always)
  func cost(_ count: Int, _ sum: Double, isEnd: Bool) -> Double {
    let (room, cap) = (room(count), 0x1p28)
    if isEnd, room >= sum { return 0 }
    let deviation = (room - sum).magnitude / min(room, sum)
    let square = deviation * deviation * 0x1p20
    return (square < cap ? square : cap) + 0x1p52 - 0x1p52
  }
}
