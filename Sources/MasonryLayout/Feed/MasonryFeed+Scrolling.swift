extension MasonryFeed {
  /// Which part of a layout is out of date after the bounds of its host have changed.
  public enum Invalidation: Hashable, Sendable {
    /// Nothing: every frame stays.
    case nothing

    /// Only these, in order: pinned or stretched headers and footers, items of scrolled carousels.
    case elements([Address])
    /// Everything: the host has another size across the axis, and the feed has to be resized.
    case everything
  }

  /// The frames that are out of date after its host has scrolled or resized.
  ///
  ///     override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
  ///       feed.invalidation(from: .init(bounds), to: .init(new)) != .nothing
  ///     }
  ///
  /// It names the headers and footers whose frames differ, on screen or not; of a scrolled
  /// carousel, such items in view before or after: ask again once others come into view.
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
    for section in (Array(old.offsets.keys) + new.offsets.keys).sorted().withoutRepeats
    where 0..<sectionCount ~= section && isCarousel(section)
      && old.offset(ofSection: section) != new.offset(ofSection: section)
    {
      for viewport in [old, new] where viewport.rect.isFinite {
        moved += items(of: section, in: viewport).map { $0.address }
          .filter { frame(of: $0, in: old) != frame(of: $0, in: new) }
      }
    }
    moved = moved.sorted(byKey: { $0 }).withoutRepeats
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

  /// Scrolls to an element, if the section has such a part.
  ///
  ///     feed.scroll(&visible, to: .item(7, section: 3), at: .start)
  ///
  /// An item is shown between the pinned headers and footer over it; its carousel is scrolled too.
  /// Headers and footers are shown at their unpinned places. A rectangle that is not finite stays.
  ///
  /// - Returns: Whether there is such an element.
  /// - Complexity: that of ``MasonryFeed/frame(of:in:)``.
  @discardableResult
  public func scroll(
    _ visible: inout Viewport, to address: Address,
    at position: LayoutScrollPosition = .nearest
  ) -> Bool {
    guard let frame = frame(of: address) else { return false }
    let settings = sections[address.section].surroundings.settings
    // Nothing lies below a footer: it ends its section.
    let isAboveFooter = address.item != nil && settings.footer?.isPinned == true
    let near = span(of: visible.pin, in: visible).near(
      showing: axis.interval(of: frame), at: position, coveredAtStart: lengthPinned(over: address),
      atEnd: isAboveFooter ? stack.parts[address.section].footer : 0)
    visible.scrollPin(to: atEnd(near, of: visible.pin, in: visible), along: axis)
    scrollCarousel(&visible, to: address, at: position)
    return true
  }

  /// The length of the pinned headers that cover an element at the start of the view.
  package func lengthPinned(over address: Address) -> Double {
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

  /// The unit of a scrubber's value.
  public enum ScrubbingUnit: String, Hashable, Sendable, CaseIterable {
    /// Points, as a scroll bar does.
    case points

    /// Items, spread evenly over their section; headers and footers do not count. Sections keep
    /// their share of the way while estimates become known.
    case items
  }

  /// The scroll position as a fraction of the content: 0 at the start, 1 at the end.
  ///
  ///     scrubber.value = feed.fraction(of: visible, by: .items)
  ///
  /// Beyond the ends it stays 0 or 1. It is 0 if all content is in view, or if the view is not
  /// finite. If there are no items before the last view, points are counted instead.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func fraction(of visible: Viewport, by unit: ScrubbingUnit = .points) -> Double {
    guard visible.rect.isFinite else { return 0 }
    let start = span(of: visible.rect, in: visible).start
    return scrubberWay(in: visible, by: unit).fraction(at: start)
  }

  /// Scrolls to a fraction of the way through the content: 0 is the start, 1 the end.
  ///
  ///     feed.scroll(&visible, toFraction: scrubber.value, by: .items)
  ///
  /// ``fraction(of:by:)`` then gives the fraction back, up to rounding. Fractions below 0 and NaN
  /// count as 0, those above 1 as 1. A rectangle that is not finite stays as it is.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func scroll(
    _ visible: inout Viewport, toFraction fraction: Double, by unit: ScrubbingUnit = .points
  ) {
    guard visible.rect.isFinite else { return }
    let start = scrubberWay(in: visible, by: unit).start(at: fraction)
    let near = span(of: visible.rect, in: visible).near(atPixelOf: start)
    visible.scroll(to: atEnd(near, of: visible.rect, in: visible), along: axis)
  }

  /// The item at a fraction of the way, for the label of a scrubber, or `nil` without items.
  ///
  /// It is the item with as many items before it as there are before that place, where the items of
  /// a section are spread evenly over its length. Of what is seen only the length matters.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func item(
    atFraction fraction: Double, in visible: Viewport, by unit: ScrubbingUnit = .points
  ) -> Address? {
    let way = scrubberWay(in: visible, by: unit)
    return stack.item(afterItems: Int(way.itemCount(before: fraction)))
      .map { .item($0.index, section: $0.section) }
  }

  /// The fraction of the way at which each section begins: the ticks of a section index.
  ///
  /// Scrolled to it, the view begins with the section, unless that is in the last view: then it
  /// is 1. By items, sections without items between them begin at the same fraction.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func fractionsOfSections(
    in visible: Viewport, by unit: ScrubbingUnit = .points
  ) -> [Double] {
    let way = scrubberWay(in: visible, by: unit)
    return stack.starts.map { way.fraction(at: $0) }
  }

  private func scrubberWay(in visible: Viewport, by unit: ScrubbingUnit) -> ScrubberWay {
    ScrubberWay(through: stack, to: span(of: visible.rect, in: visible).lastStart, by: unit)
  }
}

/// The way of a scrubber through the sections of a feed, up to the last start of a view.
private struct ScrubberWay {
  let stack: SectionStack
  let lastStart: Double
  /// The number of items on the way, or 0 if points count.
  let itemCount: Double

  init(through stack: SectionStack, to lastStart: Double, by unit: MasonryFeed.ScrubbingUnit) {
    self.stack = stack
    self.lastStart = lastStart
    itemCount = unit == .items ? stack.itemCount(before: lastStart) : 0
  }

  func fraction(at start: Double) -> Double {
    guard lastStart > 0, start < lastStart else { return lastStart > 0 ? 1 : 0 }
    let start = max(0, start)
    return itemCount > 0 ? stack.itemCount(before: start) / itemCount : start / lastStart
  }

  func start(at fraction: Double) -> Double {
    let fraction = fraction.share
    guard fraction < 1, itemCount > 0 else { return fraction * lastStart }
    return min(stack.position(afterItems: itemCount(before: fraction)), lastStart)
  }

  func itemCount(before fraction: Double) -> Double {
    guard itemCount > 0 else { return stack.itemCount(before: start(at: fraction)) }
    let count = fraction.share * itemCount
    // The fraction at which a section begins leads to its header, also after a rounding.
    let whole = count.rounded(.down) + (count - count.rounded(.down) < 0.5 ? 0 : 1)
    return (count - whole).magnitude <= 1e-12 * max(1, itemCount) ? whole : count
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.ScrubbingUnit: Codable {}
#endif
