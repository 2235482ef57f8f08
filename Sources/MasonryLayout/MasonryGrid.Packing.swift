extension MasonryGrid {
  /// The rule that chooses a column for the next item.
  public enum Packing: Hashable, Sendable, CaseIterable {
    /// Each item goes to the column after the one before it, and back to the first after the last.
    ///
    /// The heights have no say, so items stay in reading order and the bottom is ragged. An item
    /// that spans several columns and no longer fits starts again at the first column, and what it
    /// skipped stays empty. With spans of 1, item *i* is in column *i* modulo the column count.
    case roundRobin

    /// Each item goes to the column that is shortest so far, the leftmost (leading) of several.
    ///
    /// An item that spans several columns goes where the tallest of them is shortest. The bottom is
    /// as level as placing in order allows.
    case shortestColumn
  }
}
