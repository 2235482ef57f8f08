extension MasonryFeed {
  /// The elements that enter and leave when the viewport moves: views to show and to recycle.
  ///
  /// - Complexity: that of `elements(in:)` for both.
  public func visibilityChange(from old: Viewport, to new: Viewport) -> VisibilityChange {
    VisibilityChange(
      entered: elements(in: new, notIn: old), left: elements(in: old, notIn: new).map { $0.address }
    )
  }

  private func elements(in viewport: Viewport, notIn other: Viewport) -> [Element] {
    elements(in: viewport).filter { element in
      // Only headers, footers and the items of carousels may be elsewhere.
      let mayMove = element.zIndex > 0 || !other.offsets.isEmpty || !viewport.offsets.isEmpty
      let frame = mayMove ? frame(of: element.address, in: other) : element.frame
      return !(other.rect.isFinite && frame?.intersects(other.rect) == true)
    }
  }
}

extension MasonryFeed {
  /// Which part of a layout is out of date after the bounds of its host have changed.
  public enum Invalidation: Hashable, Sendable {
    /// Nothing: every frame stays.
    case nothing

    /// Only the frames of these elements, in order: headers and footers, which are pinned or
    /// stretch, and the items in view of carousels that are scrolled.
    case elements([Address])
    /// Everything: the host has another size across the axis, and the feed has to be resized.
    case everything
  }

  /// What scrolling or resizing its host makes out of date.
  ///
  ///     override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
  ///       feed.invalidation(from: .init(bounds), to: .init(new)) != .nothing
  ///     }
  ///
  /// The answer names exactly the headers and footers whose frames differ, on screen or not. Of a
  /// carousel that is scrolled it names the items in view before or after whose frames differ: ask
  /// again for others once they come into view.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections if *k* sections lie between or in the
  ///   rectangles in which headers are pinned. For each carousel that is scrolled that of a query.
  public func invalidation(from old: Viewport, to new: Viewport) -> Invalidation {
    if axis.cross.length(of: old.rect) != axis.cross.length(of: new.rect) { return .everything }
    var moved: [Address] = []
    for section in sectionsPinned(inAnyOf: old.pin, new.pin) {
      for address in [Address.header(section: section), .footer(section: section)]
      where frame(of: address, in: old) != frame(of: address, in: new) {
        moved.append(address)
      }
    }
    for section in Set(old.offsets.keys).union(new.offsets.keys)
    where 0..<sectionCount ~= section && isCarousel(section) {
      guard old.offset(ofSection: section) != new.offset(ofSection: section) else { continue }
      var seen = Set<Address>()
      for viewport in [old, new] where viewport.rect.isFinite {
        visitItems(viewport, section: section) { seen.insert($0.address) }
      }
      moved += seen.filter { frame(of: $0, in: old) != frame(of: $0, in: new) }
    }
    moved.sort()
    return moved.isEmpty ? .nothing : .elements(moved)
  }

  /// The sections in two rectangles or between them; elsewhere both pin elements at the same place.
  ///
  /// A rectangle that is not finite pins nothing: any section before the other one may differ.
  private func sectionsPinned(inAnyOf one: LayoutRect, _ other: LayoutRect) -> [Int] {
    guard one.isFinite, other.isFinite else { return stack.shown }
    let both = one.union(other)
    guard both.isFinite else { return stack.shown }
    let places = places(in: Viewport(both))
    let met = stack.outerSections(before: places) + stack.shown[places]
    // A header that only one of the rectangles stretches is in the first section.
    return met.isEmpty ? Array(stack.shown.prefix(1)) : met
  }

  /// Scrolls to an element; nothing happens if the section has no such part.
  ///
  ///     feed.scroll(&visible, to: .item(7, section: 3), at: .start)
  ///
  /// An item is shown between the headers that are pinned over it and the pinned footer of its
  /// section; its carousel is scrolled as well. Headers and footers are shown at their unpinned
  /// places. A visible rectangle that is not finite stays.
  ///
  /// - Complexity: that of ``MasonryFeed/frame(of:in:)``.
  public func scroll(
    _ visible: inout Viewport, to address: Address,
    at position: LayoutScrollPosition = .nearest
  ) {
    guard let frame = frame(of: address) else { return }
    let settings = sections[address.section].surroundings.settings
    // Nothing lies below a footer: it ends its section.
    let isAboveFooter = address.item != nil && settings.footer?.isPinned == true
    let near = span(of: visible.pin, in: visible).near(
      showing: axis.interval(of: frame), at: position, coveredAtStart: lengthPinned(over: address),
      atEnd: isAboveFooter ? stack.parts[address.section].footer : 0)
    visible.scrollPin(to: atEnd(near, of: visible.pin, in: visible), along: axis)
    scrollCarousel(&visible, to: address, at: position)
  }

  /// The length of the pinned headers that cover an element at the start of the view.
  func lengthPinned(over address: Address) -> Double {
    let section = address.section
    // A header lies in front of everything in its section.
    let isBelowHeader = address.item != nil || address == .footer(section: section)
    var (over, length) = (stack.outerSections(of: section), 0.0)
    if isBelowHeader { over.append(section) }
    for section in over where sections[section].surroundings.settings.header?.isPinned == true {
      length += stack.parts[section].header
    }
    return length
  }
}
