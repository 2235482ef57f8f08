extension MasonryFeed {
  /// The items of a section, as a layout in coordinates of its own.
  ///
  /// A change of the items changes the section, and moves the sections after it:
  ///
  ///     try feed[2].appendItems(20, measuredBy: heights)
  ///     try feed[2].setLength(180, ofItemAt: 4)
  ///     try feed[2].apply(new.difference(from: old), measuredBy: heights)
  ///
  /// Items given another width or environment are laid out with the feed's, and keep their heights.
  ///
  /// - Complexity: that of the change, and O(*s*) for *s* sections that move.
  public subscript(index: Int) -> MasonryItems {
    get {
      checkSection(index)
      return sections[index].items
    }
    _modify {
      checkSection(index)
      let isRecording = recordedChanges != nil
      if isRecording { sections[index].items.recordedChanges = .unchanged }
      defer {
        if isRecording, let changes = sections[index].items.recordedChanges {
          _ = record(.items(changes, inSection: index))
          sections[index].items.recordedChanges = nil
        }
        sections[index].fit(space)
        updateStack(at: index)
      }
      yield &sections[index].items
    }
  }

  /// The item next to another one, where an arrow key leads, or `nil` at the edge of the feed.
  ///
  /// Within a section it is ``MasonryItems/neighbor(ofItemAt:on:)``. Past the first or the last
  /// item of a column it is in the nearest section with items, or in the nearest line: of the
  /// outermost, the one that lies opposite longest, the first of several. Past the ends of a row it
  /// is in the next section of a ``SharedLine``. Only items have neighbors. Only offsets of the
  /// viewport count.
  ///
  /// - Complexity: that of the items, and O(*s* + `columnCount`) past *s* sections without items,
  ///   or into a line of as many.
  public func neighbor(
    of address: Address, on side: LayoutSide, in viewport: Viewport? = nil
  ) -> Address? {
    guard case .item(let index, let section) = address else { return nil }
    let items = self[section]
    guard sections[section].shownItemCount > 0 else { return nil }
    if let neighbor = items.neighbor(ofItemAt: index, on: side) {
      return .item(neighbor, section: section)
    }
    let hasItems = { (other: Int) in sections[other].shownItemCount > 0 }
    let line = stack.line(of: section).sections
    let next: Int?
    switch space.direction(of: side) {
    case .back: next = (0..<line.lowerBound).last(where: hasItems)
    case .forward: next = (line.upperBound..<sectionCount).first(where: hasItems)
    case .towardFirst:
      return (line.lowerBound..<section).last(where: hasItems)
        .map { .item(sections[$0].items.itemCount - 1, section: $0) }
    case .towardLast:
      return (section + 1..<line.upperBound).first(where: hasItems).map { .item(0, section: $0) }
    }
    guard let next else { return nil }
    let across = axis.cross.interval(of: frame(ofItemAt: index, inSection: section, in: viewport))
    var outermost: [Address] = []
    var longest = LongestAlongside(across)
    for other in stack.line(of: next).sections where hasItems(other) {
      let shift = shift(ofItemsIn: other, at: stack.edges(of: other), in: viewport)
      let distance = axis.cross.coordinate(of: shift)
      guard
        let item = shownItems(of: other).outermostItem(
          atEnd: next < section,
          alongside: LayoutInterval(near: across.near - distance, far: across.far - distance),
          on: axis.cross)
      else { continue }
      let frame = frame(ofItemAt: item, inSection: other, in: viewport)
      longest.compare(axis.cross.interval(of: frame), at: outermost.count)
      outermost.append(.item(item, section: other))
    }
    return longest.index.map { outermost[$0] }
  }

  /// The visible elements, without backgrounds, in the order in which a screen reader reads them.
  ///
  /// The items of a section are read as in ``MasonryItems/itemsInReadingOrder(in:)``.
  ///
  /// - Complexity: that of `elements(in:)`, and O(*k* log *k*) for *k* elements found.
  public func elementsInReadingOrder(in viewport: Viewport) -> [Element] {
    let shown = elements(in: viewport).filter { $0.zIndex >= 0 }
    let starts = shown.map { element in
      let items = sections[element.address.section].items
      return element.address.item.map { items.readingStart(ofItemAt: $0) }
    }
    let order = shown.indices.sorted { place, other in
      let address = shown[place].address
      let otherAddress = shown[other].address
      guard let start = starts[place], let otherStart = starts[other],
        address.section == otherAddress.section, start != otherStart
      else { return address < otherAddress }
      return start < otherStart
    }
    return order.map { shown[$0] }
  }

  /// The items that a rectangle selects, as a hand draws it: those that it touches, in order.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func items(in rect: LayoutRect) -> [Element] {
    elements(in: rect).filter { $0.address.item != nil }
  }

  /// The items that a sweep between two elements selects, these included, in content order.
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
