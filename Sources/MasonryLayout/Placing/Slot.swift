struct Slot {
  let lanes: Range<Int>
  let position: Double
  var isInGap = false

  /// The largest span whose lanes are compared one by one; beyond it, windows bound the work.
  ///
  /// Windows copy the lanes; they were slower at spans of 2 and 3. The break-even was not measured.
  static var longestNarrowSpan: Int { 8 }
}
