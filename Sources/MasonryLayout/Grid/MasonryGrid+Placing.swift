extension MasonryGrid {
  /// Changes the items, and places those from the first one affected on again.
  ///
  /// Where the tracks differ, items that get another breadth are measured while they are placed. If
  /// that fails, everything is as it was: the old items are put back, and placing them again needs no
  /// measuring.
  mutating func change(
    from first: Int, measuredBy provider: (some MasonryHeightProvider)?,
    _ edit: (inout Items) -> Void
  ) throws(MasonryError) {
    guard !tracks.areEqual else {
      edit(&items)
      place(from: first)
      return
    }
    let old = items.suffix(from: first)
    edit(&items)
    do throws(MasonryError) {
      try placeAndMeasure(from: first, by: provider)
    } catch {
      items.replaceSuffix(from: first, with: old)
      place(from: first)
      throw error
    }
  }

  /// Places the items from `first` on again, all of whose extents are known.
  mutating func place(from first: Int) {
    placement.place(items, from: first, PackingRule(configuration, breadth: breadth), in: tracks)
  }

  /// Places the items from `first` on again, and measures those that get another breadth.
  mutating func placeAndMeasure(
    from first: Int, by provider: (some MasonryHeightProvider)?
  ) throws(MasonryError) {
    let axis = configuration.axis
    let rule = PackingRule(configuration, breadth: breadth)
    try placement.place(&items, from: first, rule, in: tracks) {
      item, breadth throws(MasonryError) in
      guard let provider else { throw .providerNeeded(item: item) }
      return try provider.validExtent(
        ofItemAt: item, in: MasonrySlot(breadth: breadth, axis: axis))
    }
  }
}
