/// How many lanes an item wants to cover, and where, if it does not leave that to the packing.
struct LaneRequest: Hashable, Sendable {
  /// One lane, wherever the packing puts it.
  static let unconstrained = LaneRequest(span: 1, pin: nil)

  private let storedSpan: UInt16

  /// The pinned lane plus 1, or 0 if there is none.
  private let storedPin: UInt16

  /// A request that keeps what the host said, up to more lanes than any grid can have.
  init(span: Int, pin: Int?) {
    storedSpan = UInt16(clamping: span)
    storedPin = pin.map { UInt16(clamping: $0) &+ ($0 < Int(UInt16.max) ? 1 : 0) } ?? 0
  }

  /// The number of lanes to cover in a grid: no more than it has.
  func span(in laneCount: Int) -> Int { min(Int(storedSpan), laneCount) }

  /// The first lane to cover in a grid, if the item is pinned: moved back until the item fits.
  func pin(in laneCount: Int) -> Int? {
    storedPin == 0 ? nil : min(Int(storedPin) - 1, laneCount - span(in: laneCount))
  }

  /// Whether the item goes to a lane whatever the packing.
  var isPinned: Bool { storedPin != 0 }
}
