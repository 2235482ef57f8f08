extension Wheel {
  /// Takes the new data of a host that knows its items by identities, and keeps the focus.
  ///
  ///     try wheel.update(
  ///       from: old.map(\.id), to: books.map(\.id), keepingFocusAt: &offset,
  ///       measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// Items that stay keep their sizes. The focus is kept as by all changes.
  ///
  /// - Parameters:
  ///   - oldIDs: The unique identities of the items of this wheel. Another count traps.
  ///   - newIDs: The identities of the items afterwards.
  ///   - reloaded: The items to ask for again.
  ///   - offset: The offset of the content. It becomes the one that keeps the focus.
  ///   - provider: The sizes of new and reloaded items, by their new indices; the configuration's
  ///     if left out.
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if a size or a gap is not valid; wheel and offset are then unchanged.
  /// - Complexity: that of the mapping, and O(*n*) for *n* items.
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
