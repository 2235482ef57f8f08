extension MasonryFeed {
  /// The number of sections, those that take up nothing included.
  public var sectionCount: Int { sections.count }

  /// The extent of the whole content, in points.
  ///
  /// It ends with the last section that takes up anything, without the spacing after it, and is 0 along
  /// the axis of scrolling where none does. Across it is ``breadth``.
  public var contentSize: LayoutSize {
    configuration.axis == .vertical
      ? LayoutSize(width: breadth, height: stack.extent)
      : LayoutSize(width: stack.extent, height: breadth)
  }

  /// The settings of a section.
  public func section(at index: Int) -> Section {
    checkSection(index)
    return sections[index].settings
  }

  /// The grid of a section, whose frames begin at the start of its items.
  ///
  /// It is a value of its own, and tells column counts, spans and extents.
  public func grid(ofSection section: Int) -> MasonryGrid {
    checkSection(section)
    return sections[section].grid
  }

  /// The number of items in a section.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return sections[section].grid.count
  }

  /// The frame of a whole section, from its header to its footer, as broad as the feed.
  ///
  /// That of a section that takes up nothing has no extent along the axis of scrolling, and lies at the
  /// end of what comes before it.
  public func frame(ofSection section: Int) -> LayoutRect {
    checkSection(section)
    let edges = stack.edges(of: section)
    return frame(from: edges.start, to: edges.end, extent: edges.end - edges.start)
  }

  /// The frame of an item.
  ///
  /// - Complexity: O(1); O(`columnCount`) where rows run from right to left.
  public func frame(ofItemAt index: Int, inSection section: Int) -> LayoutRect {
    checkSection(section)
    let grid = sections[section].grid
    grid.checkIndex(index)
    let frame = grid.frame(ofItemAt: index, grid.stackingEdges)
    return configuration.axis.move(frame, by: itemsNear(ofSection: section))
  }

  /// The element at an address where nothing is pinned, or `nil` if the section has no such part.
  ///
  /// An index that is out of range traps.
  public func element(at address: Address) -> Element? {
    let frame: LayoutRect?
    checkSection(address.section)
    switch address {
    case .background(let section): frame = backgroundFrame(ofSection: section)
    case .header(let section): frame = headerFrame(ofSection: section)
    case .item(let item, let section): frame = self.frame(ofItemAt: item, inSection: section)
    case .footer(let section): frame = footerFrame(ofSection: section)
    }
    return frame.map { Element(address: address, frame: $0) }
  }

  /// The element at an address, pinned in a rectangle, or `nil` if the section has no such part.
  ///
  /// The rectangle is the visible one, less what covers it, as the bars of the host do. An index that
  /// is out of range traps.
  public func element(at address: Address, pinnedIn rect: LayoutRect) -> Element? {
    checkSection(address.section)
    switch address {
    case .header(let section):
      return headerFrame(ofSection: section, pinnedIn: rect)
        .map { Element(address: address, frame: $0) }
    case .footer(let section):
      return footerFrame(ofSection: section, pinnedIn: rect)
        .map { Element(address: address, frame: $0) }
    case .background, .item:
      return element(at: address)
    }
  }
}

extension MasonryFeed {
  func checkSection(_ index: Int) {
    precondition(
      index >= 0 && index < sections.count, "Index out of range: there is no such section")
  }
}
