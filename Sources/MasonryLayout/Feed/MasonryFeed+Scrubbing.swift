extension MasonryFeed {
  /// What a scrubber counts on the way through a feed.
  public enum ScrubbingUnit: String, Hashable, Sendable, CaseIterable {
    /// Points, as a scroll bar does.
    case points

    /// Items, so that sections keep their share of the way while estimates become known.
    ///
    /// Within a section the way goes on evenly. Headers and footers do not count.
    case items
  }

  /// How far through the content the view is: 0 at the start, 1 at the end.
  ///
  ///     scrubber.value = feed.fraction(of: visible, by: .items)
  ///
  /// Beyond an end it is that of the end. It is 0 if all content is in view, or if the view is not
  /// finite. If there are no items before the last view, points are counted instead.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func fraction(of visible: Viewport, by unit: ScrubbingUnit = .points) -> Double {
    guard visible.rect.isFinite else { return 0 }
    let span = span(of: visible.rect, in: visible)
    return ScrubberWay(through: stack, to: span.lastStart, by: unit).fraction(at: span.start)
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
    let span = span(of: visible.rect, in: visible)
    let start = ScrubberWay(through: stack, to: span.lastStart, by: unit).start(at: fraction)
    let near = span.near(atPixelOf: start)
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
    let span = span(of: visible.rect, in: visible)
    let way = ScrubberWay(through: stack, to: span.lastStart, by: unit)
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
    let span = span(of: visible.rect, in: visible)
    let way = ScrubberWay(through: stack, to: span.lastStart, by: unit)
    return stack.starts.map { way.fraction(at: $0) }
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
