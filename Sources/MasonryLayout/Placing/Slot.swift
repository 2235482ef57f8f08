/// Where an item goes: the lanes that it covers, and its position along them.
struct Slot {
  let lanes: Range<Int>
  let position: Double
  var isInGap = false

  /// The largest span whose lanes are looked at one by one; beyond it, windows bound the work.
  ///
  /// Windows copy the lanes. At spans of 2 and 3 they were measured to be slower; the span from which
  /// on they pay was not measured.
  static var longestNarrowSpan: Int { 8 }
}
