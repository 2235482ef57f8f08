extension MasonryFeed {
  /// The visible elements in the order in which they are read: for a screen reader.
  ///
  /// The items of a section are read as in ``ItemLayout/itemsInReadingOrder(in:)``. Backgrounds are
  /// left out.
  ///
  /// - Complexity: that of `elements(in:)`, and O(*k* log *k*) for *k* elements found.
  public func elementsInReadingOrder(in viewport: Viewport) -> [Element] {
    elements(in: viewport).lazy.filter { $0.zIndex >= 0 }
      .map { element in
        let items = sections[element.address.section].items
        return (
          start: element.address.item.map { items.readingStart(ofItemAt: $0) }, element: element
        )
      }
      .sorted { left, right in
        let (address, other) = (left.element.address, right.element.address)
        guard let start = left.start, let otherStart = right.start,
          address.section == other.section, start != otherStart
        else { return address < other }
        return start < otherStart
      }
      .map { $0.element }
  }

  /// The items that a rectangle selects, as a hand draws it: those that it touches, in order.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func items(in rect: LayoutRect) -> [Element] {
    elements(in: rect).filter { $0.address.item != nil }
  }

  /// The items that a sweep from one element to another selects: all between both in the order of
  /// the content, and the two themselves if they are items.
  ///
  ///     let selected = feed.items(from: first, to: address)          // in either direction
  ///     for (section, items) in selected { select(items.map { photos[section][$0] }) }
  ///
  /// An index of a section or an item that is out of range traps.
  ///
  /// - Returns: Each section that has such items, with their indices, in order.
  /// - Complexity: O(*s*) for *s* sections from one to the other.
  public func items(
    from address: Address, to other: Address
  ) -> [(section: Int, items: Range<Int>)] {
    let (first, last) = (min(address, other), max(address, other))
    for end in [first, last] {
      checkSection(end.section)
      if let item = end.item { sections[end.section].items.checkIndex(item) }
    }
    return (first.section...last.section).compactMap { section in
      let count = stack.parts[section].itemCount
      var items = 0..<count
      if section == first.section {
        if let item = first.item { items = min(item, count)..<count }
        if first == .footer(section: section) { items = count..<count }
      }
      if section == last.section {
        if let item = last.item { items = items.lowerBound..<min(item + 1, count) }
        if last < .item(0, section: section) { items = 0..<0 }
      }
      return items.isEmpty ? nil : (section, items)
    }
  }
}
