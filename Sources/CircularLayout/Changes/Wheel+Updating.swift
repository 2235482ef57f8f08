extension Wheel {
  /// Takes the new data of a host that knows its items by identities, and keeps the focus.
  ///
  ///     try wheel.update(
  ///       from: old.map(\.id), to: books.map(\.id), keepingFocusAt: &offset,
  ///       measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// Items that stay keep their sizes. The provider is asked for new and reloaded items, by their
  /// new indices; without one they get the configuration's size. Identities are unique.
  ///
  /// - Throws: ``WheelError`` if the count, a size or a gap is not valid.
  /// - Precondition: There are as many old identities as items.
  /// - Complexity: That of the mapping, and O(*n*) for *n* items.
  @discardableResult
  public mutating func update<ID: Hashable>(
    from oldIDs: some Collection<ID>, to newIDs: some Collection<ID>,
    reloading reloaded: Set<ID> = [], keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider = NoSizes()
  ) throws(WheelError) -> LayoutIndexMapping {
    precondition(oldIDs.count == itemCount, "Index out of range: each item has one identity")
    let mapping = LayoutIndexMapping(from: oldIDs, to: newIDs)
    let indices = newIDs.offsets(of: reloaded).filter { mapping.oldIndex(of: $0) != nil }
    return try change(
      by: mapping, to: newIDs.count, reloading: indices, keepingFocusAt: &offset,
      measuredBy: provider)
  }
}
