extension Wheel {
  /// Takes new data: items that the host knows by identities are added, removed and moved, and the
  /// focus is kept as by all changes.
  ///
  ///     try wheel.update(
  ///       from: old.map(\.id), to: books.map(\.id), keepingFocusAt: &offset,
  ///       measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// An item that stays keeps its size. An item with the same identity as an earlier one counts as
  /// removed, or as new.
  ///
  /// - Parameters:
  ///   - oldIDs: The identities of the items of this wheel.
  ///   - newIDs: The identities of the items afterwards.
  ///   - reloaded: The items to ask for again. Other identities are ignored.
  ///   - offset: The offset of the content. It becomes the one that keeps the focus.
  ///   - provider: The sizes of new and reloaded items, by their new indices; the configuration's
  ///     if left out.
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if a size or a gap is not valid; wheel and offset are then unchanged.
  /// - Precondition: There are as many old identities as items.
  /// - Complexity: O(*n* log *n*) for *n* items, O(*n*) if none has moved.
  @discardableResult
  public mutating func update<ID: Hashable>(
    from oldIDs: some Collection<ID>, to newIDs: some Collection<ID>,
    reloading reloaded: Set<ID> = [], keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider = NoSizes()
  ) throws(WheelError) -> LayoutIndexMapping {
    precondition(oldIDs.count == itemCount, "Index out of range: each item has one identity")
    let mapping = LayoutIndexMapping(from: oldIDs, to: newIDs)
    let indices = newIDs.enumerated().filter { index, id in
      reloaded.contains(id) && mapping.oldIndex(of: index) != nil
    }
    return try change(
      by: mapping, to: newIDs.count, reloading: indices.map { $0.offset }, keepingFocusAt: &offset,
      measuredBy: provider)
  }
}
