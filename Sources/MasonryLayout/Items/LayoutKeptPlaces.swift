/// Which items of a grid keep their columns in a change; see ``MasonryRows/keptPlaces`` for rows.
///
///     wall.keptPlaces = .before(seen)             // the number of items shown so far
///     try wall.setLength(loaded, ofItemAt: 7)     // shifts the items below 7 in its column
///
/// The items before an index, the *horizon*, stay in their columns and only move along them. Those
/// from the horizon on are packed anew. See <doc:WhenSizesArriveLate> for examples and costs.
///
/// **The rule.** Items are placed by index. A kept item is placed as if pinned to its column,
/// except that it advances the turn of packings that go by turns. Others choose by the packing:
///
/// - A new or moved item chooses, and so does one whose span or pinned column has changed.
/// - An item that spans several columns keeps the first of them, and so all.
/// - A pinned item is where it is pinned to. If columns differ, a kept item keeps its width.
/// - In a dense packing a kept item goes to the highest place in its column that is large enough.
/// - Another width or setting keeps the columns unless their number changes; the horizon stays.
///
/// **The horizon moves with the items.** After a change of the items it follows the last kept
/// item; a new item at the horizon is not kept. Items stacked upwards are always before it.
///
/// **When items are packed anew.** Items that are no longer kept stay until the next change of any
/// item, or until ``MasonryGrid/repack()``. A call that changes nothing is no change.
public enum LayoutKeptPlaces: Hashable, Sendable {
  /// All items are packed anew, by the next change or by ``MasonryGrid/repack()``.
  case none

  /// The items before an index, clamped to 0 and the item count, stay in their columns.
  case before(Int)
  /// All items stay in their columns, those that are added later too.
  case all
}

#if !hasFeature(Embedded)
extension LayoutKeptPlaces: Codable {
  private enum BeforeCodingKeys: String, CodingKey { case _0 = "index" }
}
#endif

/// Which items stay in their columns or rows, and which stayed.
struct KeptState: Equatable, Sendable {
  /// The items before it stay in their columns; the largest number stands for all items.
  var horizon: UInt32 = 0

  /// Items before this index may not be where the packing would put them.
  var packedFrom: UInt32 = 0

  var kept: LayoutKeptPlaces {
    switch horizon {
    case 0: .none
    case .max: .all
    default: .before(Int(horizon))
    }
  }

  mutating func keep(_ kept: LayoutKeptPlaces, of itemCount: Int) {
    switch kept {
    case .none: horizon = 0
    case .before(let end): horizon = UInt32(clamping: min(max(end, 0), itemCount))
    case .all: horizon = .max
    }
  }

  /// Whether the same items will be kept; which were kept shows in their places.
  static func == (left: KeptState, right: KeptState) -> Bool { left.horizon == right.horizon }
}
