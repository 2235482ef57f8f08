/// How many lanes an item covers, and its lane if it is pinned.
struct LaneRequest: Hashable, Sendable {
  /// One lane that the packing chooses.
  static let unconstrained = LaneRequest(span: 1, pin: nil)

  private let storedSpan: UInt16

  /// The pinned lane plus 1, or 0 if there is none.
  private let storedPin: UInt16

  /// Creates a request; values beyond the lanes of any grid are clamped.
  init(span: Int, pin: Int?) {
    storedSpan = UInt16(clamping: span)
    storedPin = pin.map { UInt16(clamping: $0) &+ ($0 < Int(UInt16.max) ? 1 : 0) } ?? 0
  }

  /// The number of lanes that the item covers, at most `laneCount`.
  func span(in laneCount: Int) -> Int { min(Int(storedSpan), laneCount) }

  /// The first lane of a pinned item, moved back until the item fits.
  func pin(in laneCount: Int) -> Int? {
    storedPin == 0 ? nil : min(Int(storedPin) - 1, laneCount - span(in: laneCount))
  }

  /// Whether the item is pinned to a lane.
  var isPinned: Bool { storedPin != 0 }
}

/// The place that an item gets.
struct Slot {
  let lanes: Range<Int>
  let position: Double
  var isInGap = false

  /// The largest span whose lanes are compared one by one, which is faster than windows for 2 and 3;
  /// beyond it, windows bound the work.
  static var longestNarrowSpan: Int { 8 }
}
