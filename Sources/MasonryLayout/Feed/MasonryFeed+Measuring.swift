extension MasonryFeed {
  /// Measures the items in a rectangle that are estimated, and keeps the place.
  ///
  ///     visible.origin.y = try feed.measure(itemsIn: visible, margin: 400) { section in
  ///       AlbumCells(albums[section])
  ///     }
  ///
  /// It is that of ``MasonryGrid/measure(itemsIn:margin:keeping:measuredBy:)-(LayoutRect,_,_,_)``: afterwards nothing in the
  /// rectangle is estimated, and it is to be scrolled to where the answer says.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle without what covers it, bars for example, in which headers and footers
  ///     are pinned. If an anchor is given, only its size matters. One that is not finite shows nothing,
  ///     and nothing is asked.
  ///   - margin: How far before and after the rectangle items are measured as well, in points; less than 0
  ///     is 0.
  ///   - anchor: What to keep still, followed through all changes since it was made; if left out, that of
  ///     the rectangle as it is.
  ///   - provider: The heights of a section, asked once for each estimated item. They count as measured,
  ///     whatever the provider says about estimates.
  /// - Returns: Where to scroll: the new y of the rectangle, or the new x in a feed that scrolls sideways.
  /// - Throws: ``MasonryError`` if a height is not valid; the feed is then unchanged, whatever was measured
  ///   before.
  /// - Complexity: in each round that of ``MasonryGrid/remeasure(_:measuredBy:)`` for each section shown, and
  ///   O(*s*) for *s* sections that move.
  @discardableResult
  public mutating func measure<Provider: MasonryHeightProvider>(
    itemsIn rect: LayoutRect, margin: Double = 0, keeping anchor: Anchor? = nil,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> Double {
    let anchor = anchor ?? self.anchor(in: rect)
    return try measure(itemsIn: rect, margin: margin, measuredBy: provider) { feed in
      feed.offset(keeping: anchor, in: rect)
    }
  }

  /// Measures the items that are shown once an element is scrolled to, and tells where that is.
  ///
  /// It is ``offset(showing:at:in:)-(_,_,LayoutRect)``, but that nothing is estimated of what is shown there.
  ///
  /// - Parameters:
  ///   - address: The address of the element.
  ///   - position: Where in view it is to be.
  ///   - rect: The visible rectangle without what covers it. One that is not finite shows nothing, and
  ///     nothing is asked.
  ///   - margin: How far before and after the rectangle items are measured as well, in points; less than 0
  ///     is 0.
  ///   - provider: The heights of a section, asked once for each estimated item.
  /// - Returns: The offset, or `nil` if the section has no such part; nothing is asked then.
  /// - Throws: ``MasonryError`` if a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``measure(itemsIn:margin:keeping:measuredBy:)-(LayoutRect,_,_,_)``.
  @discardableResult
  public mutating func measure<Provider: MasonryHeightProvider>(
    showing address: Address, at position: MasonryGrid.ScrollPosition = .nearest,
    in rect: LayoutRect, margin: Double = 0, measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> Double? {
    guard frame(of: address) != nil else { return nil }
    return try measure(itemsIn: rect, margin: margin, measuredBy: provider) { feed in
      // Whether there is such an element does not depend on heights.
      feed.offset(showing: address, at: position, in: rect) ?? 0
    }
  }

  /// Measures what is estimated in a rectangle, wherever that is once something is measured.
  ///
  /// It ends as that of a grid does.
  private mutating func measure<Provider: MasonryHeightProvider>(
    itemsIn rect: LayoutRect, margin: Double, measuredBy provider: (_ section: Int) -> Provider,
    near: (MasonryFeed) -> Double
  ) throws(MasonryError) -> Double {
    var undos: [(section: Int, undo: MeasuringUndo)] = []
    do throws(MasonryError) {
      while true {
        let near = near(self)
        let items = estimatedItems(in: axis.rect(rect, movedTo: near, margin: margin))
        if items.isEmpty { return near }
        for (section, indices) in items {
          if !undos.contains(where: { $0.section == section }) {
            undos.append((section, MeasuringUndo()))
          }
          let place = undos.firstIndex { $0.section == section } ?? 0
          try inSection(section) { () throws(MasonryError) in
            try sections[section].grid.measure(
              indices, by: provider(section), undo: &undos[place].undo)
          }
          updateStack(at: section)
        }
      }
    } catch {
      for (section, undo) in undos {
        undo.restore(&sections[section].grid)
        updateStack(at: section)
      }
      throw error
    }
  }

  /// The items in a rectangle that are estimated, by their sections.
  private func estimatedItems(in rect: LayoutRect) -> [(section: Int, indices: [Int])] {
    var items: [(section: Int, indices: [Int])] = []
    visit(rect, pinnedIn: rect) { element in
      guard case .item(let index, let section) = element.address,
        sections[section].grid.isEstimated(itemAt: index)
      else { return }
      if items.last?.section != section { items.append((section, [])) }
      items[items.count - 1].indices.append(index)
    }
    return items
  }
}

extension MasonryFeed {
  /// The address of the first item whose height is an estimate, or `nil` if all heights are measured.
  ///
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* items in one of them; see
  ///   ``MasonryGrid/firstEstimatedIndex``.
  public var firstEstimatedItem: Address? {
    for (section, content) in sections.enumerated() {
      if let item = content.grid.firstEstimatedIndex { return .item(item, section: section) }
    }
    return nil
  }

  /// Whether ``contentSize`` rests on no estimates.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var hasExactContentSize: Bool { sections.allSatisfy { $0.grid.hasExactContentSize } }
}
