extension MasonryGrid {
  /// Asks for the height, the span and the pinned column of an item again.
  ///
  /// - Throws: ``MasonryError`` if one of them is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func remeasure(
    at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try remeasure(CollectionOfOne(index), measuredBy: provider)
  }

  /// Asks for the heights, the spans and the pinned columns of several items again, and places once.
  ///
  /// - Parameters:
  ///   - indices: The items to ask for, in any order; `0..<grid.count` for all.
  ///   - provider: The heights, asked once for each index: where columns are equal in the order given,
  ///     and otherwise in the order of the items, along with those that get another width.
  /// - Throws: ``MasonryError`` if a height, a span or a column is not valid; the grid is then unchanged.
  /// - Complexity: O(*k* + *m*·`columnCount`) for *k* indices and *m* items from the first changed one
  ///   on.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var measured: [(index: Int, length: Double?, request: LaneRequest)] = []
    var first = count
    for index in indices {
      checkIndex(index)
      let request = try provider.validRequest(ofItemAt: index)
      guard tracks.areEqual else {
        // The length is asked for once it is known where the item goes.
        measured.append((index, nil, request))
        first = min(first, index)
        continue
      }
      let crossLength = tracks.crossLength(span: request.span(in: columnCount))
      let length = try provider.validLength(
        ofItemAt: index, along: axis, crossLength: crossLength)
      guard
        length.bitPattern != items.lengths[index].bitPattern
          || request != items.request(of: index)
      else { continue }
      measured.append((index, length, request))
      first = min(first, index)
    }
    guard first < count else { return }
    try change(from: first, measuredBy: provider) { items, lanes in
      for (index, length, request) in measured {
        if request != items.request(of: index) { lanes.release(index) }
        items.setRequest(request, of: index)
        if let length { items.lengths[index] = length } else { items.crossLengths[index] = .nan }
      }
    }
  }

  /// Sets the height of an item, for example once its view has measured itself.
  ///
  /// The height counts as known at the item's width: it is asked for again only at another width.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - index: The index of the item.
  ///   - provider: The heights, asked for items that get another width. Equal columns need none.
  /// - Throws: ``MasonryError`` if the height is not valid, if the grid scrolls sideways, or if columns
  ///   differ and there is no provider; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on; O(1) if the height stays.
  public mutating func setHeight(
    _ height: Double, ofItemAt index: Int,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    checkIndex(index)
    guard axis == .vertical else { throw .heightOfRow(item: index) }
    try setLength(height, ofItemAt: index, measuredBy: provider)
  }

  /// Sets the width of an item in a grid that scrolls sideways.
  ///
  /// It is to such a grid what ``setHeight(_:ofItemAt:measuredBy:)`` is to others.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - index: The index of the item.
  ///   - provider: The widths, asked for items that get another height. Equal rows need none.
  /// - Throws: ``MasonryError`` if the width is not valid, if the grid scrolls vertically, or if rows
  ///   differ and there is no provider; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on; O(1) if the width stays.
  public mutating func setWidth(
    _ width: Double, ofItemAt index: Int,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    checkIndex(index)
    guard axis == .horizontal else { throw .widthOfColumn(item: index) }
    try setLength(width, ofItemAt: index, measuredBy: provider)
  }

  private mutating func setLength(
    _ length: Double, ofItemAt index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard length.isLength else { throw .length(length, ofItemAt: index, along: axis) }
    guard items.lengths[index].bitPattern != length.bitPattern else { return }
    try change(from: index, measuredBy: provider) { items, _ in
      items.lengths[index] = length
    }
  }
}
