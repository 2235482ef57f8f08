extension MasonryFeed {
  /// Measures the visible items that are estimated, and keeps the place.
  ///
  ///     try feed.measure(itemsIn: &visible, margin: 400) { section in
  ///       AlbumCells(albums[section])
  ///     }
  ///
  /// Afterwards nothing in the rectangle, or within the margin before and after it, is estimated,
  /// and the viewport is scrolled along with its anchor. Without estimates nothing is asked and the
  /// viewport stays: call it whenever the visible part has changed.
  ///
  /// After a change, pass the anchor that was made before it:
  ///
  ///     let anchor = feed.anchor(in: visible)
  ///     try feed.resize(width: 768)                            // heights become estimates
  ///     visible.rect.size = newSize
  ///     try feed.measure(itemsIn: &visible, keeping: anchor) { AlbumCells(albums[$0]) }
  ///
  /// With an anchor, which has followed all changes since, only the size of the rectangle matters.
  /// To keep the place over several calls, pass one anchor until something else scrolls. Nothing is
  /// asked for a rectangle that is not finite. A provider is asked once for each estimated item at
  /// its width, and again at another that it then gets and is estimated at.
  ///
  /// Each round asks for all estimated items in the rectangle, and places once; others may be in it
  /// then. As a rule there are two or three rounds: only items much shorter than estimated draw
  /// many others in.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid; nothing is changed or scrolled then.
  /// - Complexity: in each round that of ``MasonryItems/remeasure(_:measuredBy:)`` for each section
  ///   shown, and O(*s*) for *s* sections that move.
  public mutating func measure<Provider: MasonryHeightProvider>(
    itemsIn visible: inout Viewport, margin: Double = 0, keeping anchor: LayoutAnchor? = nil,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) {
    // Once columns divide, the start is reached without a jump.
    let kept = anchor ?? self.anchor(in: visible, sticksToStart: !isDivided(in: visible))
    let sticks = anchor == nil && kept.keepsAnEnd
    let held: HeldOrigins? = sticks || recordedChanges != nil ? nil : hold(visible)
    defer { if recordedChanges == nil { letGo() } }
    try measure(&visible, margin: margin, measuredBy: provider) { feed, visible in
      let movement =
        anchor == nil ? held.flatMap { feed.movement(of: $0, kept, after: .unchanged) } : nil
      feed.scroll(&visible, to: kept, after: .unchanged, movedBy: movement)
    }
  }

  /// Scrolls to an element, and measures the items that are estimated there.
  ///
  /// It scrolls as `scroll(_:to:at:)` does, if the section has such a part.
  ///
  /// - Returns: Whether there is such an element.
  /// - Throws: ``MasonryError`` if a height is not valid; nothing is changed or scrolled then.
  /// - Complexity: that of ``measure(itemsIn:margin:keeping:measuredBy:)``.
  @discardableResult
  public mutating func measure<Provider: MasonryHeightProvider>(
    showing address: Address, at position: LayoutScrollPosition = .nearest,
    in visible: inout Viewport, margin: Double = 0,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> Bool {
    guard frame(of: address) != nil else { return false }
    try measure(&visible, margin: margin, measuredBy: provider) { feed, visible in
      feed.scroll(&visible, to: address, at: position)
    }
    return true
  }

  /// Measures what is estimated where a closure scrolls to, wherever that is once it is measured.
  ///
  /// It ends: each round measures items that were estimated, and none becomes an estimate again.
  private mutating func measure<Provider: MasonryHeightProvider>(
    _ visible: inout Viewport, margin: Double, measuredBy provider: (_ section: Int) -> Provider,
    scroll: (MasonryFeed, inout Viewport) -> Void
  ) throws(MasonryError) {
    var undos: [(section: Int, undo: MeasuringUndo)] = []
    do throws(MasonryError) {
      while true {
        var scrolled = visible
        scroll(self, &scrolled)
        let near = axis.interval(of: scrolled.rect).near
        let rect = axis.rect(visible.rect, movedTo: near, margin: margin)
        let items = estimatedItems(in: scrolled.looking(at: rect))
        guard !items.isEmpty else { return visible = scrolled }
        for (section, indices) in items {
          let place = undos.firstIndex { $0.section == section } ?? undos.count
          if place == undos.count { undos.append((section, MeasuringUndo())) }
          try inSection(section) { () throws(MasonryError) in
            try sections[section].items.measure(
              indices, by: provider(section), undo: &undos[place].undo)
          }
          updateStack(at: section)
        }
      }
    } catch {
      for (section, undo) in undos {
        undo.restore(&sections[section].items)
        updateStack(at: section)
      }
      throw error
    }
  }

  /// The visible items that have estimates, section by section.
  package func estimatedItems(in viewport: Viewport) -> [(section: Int, indices: [Int])] {
    var items: [(section: Int, indices: [Int])] = []
    for element in elements(in: viewport) {
      guard case .item(let index, let section) = element.address,
        sections[section].items.isEstimated(itemAt: index)
      else { continue }
      if items.last?.section != section { items.append((section, [])) }
      items[items.count - 1].indices.append(index)
    }
    return items
  }
}

extension MasonryFeed {
  /// Gives a header, a footer or an item the length that its view has measured.
  package mutating func setLength(_ length: Double, of address: Address) throws(MasonryError) {
    switch address {
    case .header(let section): try reconfigureSection(at: section) { $0.header?.length = length }
    case .footer(let section): try reconfigureSection(at: section) { $0.footer?.length = length }
    case .item(let item, let section): try self[section].setLength(length, ofItemAt: item)
    case .background: break
    }
  }

  /// Keeps the columns or rows of the visible items of each section, as what has been seen.
  ///
  /// With `onlyMeasured`, sections in which a visible item has an estimate are left out: the final
  /// column of that item is not known yet.
  ///
  /// - Complexity: that of `elements(in:)`.
  public mutating func keepPlaces(ofItemsIn visible: Viewport, onlyMeasured: Bool = false) {
    var seen: [(section: Int, items: Range<Int>)] = []
    for element in elements(in: visible) {
      guard case .item(let item, let section) = element.address else { continue }
      if seen.last?.section != section { seen.append((section, item..<item + 1)) }
      seen[seen.count - 1].items = seen[seen.count - 1].items.hull(of: item..<item + 1)
    }
    let estimated = onlyMeasured ? estimatedItems(in: visible).map { $0.section } : []
    for (section, items) in seen where !estimated.contains(section) {
      sections[section].items.keepPlaces(of: items)
    }
  }
}

extension MasonryFeed {
  /// The address of the first item whose height is an estimate, or `nil` if all are measured.
  ///
  /// - Complexity: O(*s*) for *s* sections, and that of ``MasonryItems/firstEstimatedIndex`` in
  ///   one.
  public var firstEstimatedItem: Address? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstEstimatedIndex { return .item(item, section: section) }
    }
    return nil
  }

  /// Whether ``contentSize`` rests on no estimates.
  ///
  /// In carousels they count only in rows that flow or are justified: others are as high anyway.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var hasExactContentSize: Bool {
    sections.allSatisfy {
      $0.shownItemCount == 0 || $0.items.hasExactContentSize
        || $0.items.axis != axis && $0.items.layout.isEven
    }
  }
}

extension MasonryFeed.Section {
  /// Takes the lengths of the header and the footer of other settings, if both have them.
  package mutating func keepLengths(of other: Self) {
    if let length = other.header?.length { header?.length = length }
    if let length = other.footer?.length { footer?.length = length }
  }
}
