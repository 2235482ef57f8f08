/// Which items keep their columns or rows in a change.
///
///     wall.items.keptPlaces = .before(seen)             // the number of items shown so far
///     try wall.items.setLength(loaded, ofItemAt: 7)     // shifts the items below 7 in its column
///
/// The items before an index, the *horizon*, stay in their columns and only move along them. Those
/// from the horizon on are packed anew. See <doc:WhenSizesArriveLate> for examples and costs.
///
/// **Two ends.** `.items(40..<60)` says that nobody has seen the first 40 items either. They stay,
/// too, while they are more than 200. Fewer choose their columns anew each time a measured height
/// moves the items above the view: upwards, as in a wall upside down, the last one first. So the
/// first items begin at about the same height once the view arrives there. In rows, and with
/// ``ColumnsLayout/Packing/roundRobin``, only the end of the range counts.
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
/// **In view.** Each column divides at a *seam*: items before it are stacked upwards from where it
/// is, the others downwards. A call that knows what is in view keeps still, in each column, the
/// first item that begins there and all after it. If something changes above it and below the seam,
/// the seam moves to it first, which moves nothing from there on. What comes before the first still
/// item is stacked upwards, and chooses its column as in a wall upside down, the last item first.
/// Where items span columns, all columns divide at one position. Calls without a view use the seams
/// that exist. Columns divide only while all items that are stacked upwards are kept.
///
/// **Rows.** Rows that begin before the horizon or at it keep where they begin, and so their items,
/// until one of these comes, goes or fills a row: from its row on rows break anew. Where a call
/// knows what is in view and the change lies above, the first row that begins in view stays with
/// all that follow. Rows above break anew *backwards* from the row of the change on, as the items
/// in reverse would. So the row that need not be full is the first one.
///
/// **The horizon moves with the items.** After a change of the items it follows the last kept
/// item; a new item at the horizon is not kept. Items stacked upwards are always before it. The
/// lower end follows the first item of the range, and a new item there comes before it.
///
/// **When items are packed anew.** Items that are no longer kept stay until the next change of any
/// item, or until ``MasonryItems/repack()``. A call that changes nothing is no change.
public enum LayoutKeptPlaces: Hashable, Sendable {
  /// All items are packed anew, by the next change or by ``MasonryItems/repack()``.
  case none

  /// The items before an index, clamped to 0 and the item count, stay in their columns.
  case before(Int)
  /// The items before the end of a range stay in their columns, but for those before its start that
  /// choose anew; it is clamped to 0 and the item count.
  case items(Range<Int>)
  /// All items stay in their columns, those that are added later too.
  case all
}

#if !hasFeature(Embedded)
extension LayoutKeptPlaces: Codable {
  private enum BeforeCodingKeys: String, CodingKey { case _0 = "index" }
  private enum ItemsCodingKeys: String, CodingKey { case _0 = "range" }
}
#endif

/// The form in which layouts store it: 0 for none, the largest number for all items.
extension LayoutKeptPlaces {
  init(horizon: UInt32) {
    switch horizon {
    case 0: self = .none
    case .max: self = .all
    default: self = .before(Int(horizon))
    }
  }

  func horizon(of itemCount: Int) -> UInt32 {
    switch self {
    case .none: 0
    case .before(let end): UInt32(clamping: min(max(end, 0), itemCount))
    case .items(let range): UInt32(clamping: min(max(range.upperBound, 0), itemCount))
    case .all: .max
    }
  }
}
