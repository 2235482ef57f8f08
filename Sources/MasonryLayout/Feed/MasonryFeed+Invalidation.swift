extension MasonryFeed {
  /// What of a layout is out of date after the bounds of its host have changed.
  public enum Invalidation: Hashable, Sendable {
    /// Nothing: every frame stays.
    case nothing

    /// Only the frames of these headers and footers, which are pinned or stretch, in order.
    case elements([Address])

    /// Everything: the breadth of the host is another one, and the feed has to be resized.
    case everything
  }

  /// What a change of the bounds makes out of date: a host asks while it scrolls, and when it is resized.
  ///
  ///     override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
  ///       feed.invalidation(from: rect(bounds), to: rect(newBounds)) != .nothing
  ///     }
  ///
  /// Headers and footers are pinned in the bounds. Named are exactly the elements whose frames differ
  /// between the two, in sight or not. Bounds that are not finite pin nothing.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections, *k* of which lie between or in the two rectangles.
  public func invalidation(
    from oldBounds: LayoutRect, to newBounds: LayoutRect
  ) -> Invalidation {
    invalidation(from: oldBounds, pinnedIn: oldBounds, to: newBounds, pinnedIn: newBounds)
  }

  /// What a change of the bounds, and of the rectangle in which headers and footers are pinned, makes
  /// out of date.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections, *k* of which lie between or in the two rectangles.
  public func invalidation(
    from oldBounds: LayoutRect, pinnedIn oldPin: LayoutRect,
    to newBounds: LayoutRect, pinnedIn newPin: LayoutRect
  ) -> Invalidation {
    let axis = configuration.axis
    if axis.cross.length(of: oldBounds) != axis.cross.length(of: newBounds) { return .everything }
    let moved = addressesMoved(from: oldPin, to: newPin)
    return moved.isEmpty ? .nothing : .elements(moved)
  }

  /// The headers and footers whose frames differ when they are pinned in one or the other rectangle.
  private func addressesMoved(from oldPin: LayoutRect, to newPin: LayoutRect) -> [Address] {
    var addresses: [Address] = []
    for section in sectionsPinned(inAnyOf: oldPin, newPin) {
      let isHeaderMoved =
        headerFrame(ofSection: section, pinnedIn: oldPin)
        != headerFrame(ofSection: section, pinnedIn: newPin)
      let isFooterMoved =
        footerFrame(ofSection: section, pinnedIn: oldPin)
        != footerFrame(ofSection: section, pinnedIn: newPin)
      if isHeaderMoved { addresses.append(.header(section: section)) }
      if isFooterMoved { addresses.append(.footer(section: section)) }
    }
    return addresses
  }

  /// The sections in, or between, two rectangles; in all others pinned elements have one place.
  ///
  /// A rectangle that is not finite pins nothing, which differs from the other everywhere before it.
  private func sectionsPinned(inAnyOf one: LayoutRect, _ other: LayoutRect) -> ArraySlice<Int> {
    guard one.isFinite, other.isFinite else { return stack.shown[...] }
    let both = one.union(other)
    guard both.isFinite else { return stack.shown[...] }
    let places = places(meeting: both, pinnedIn: both)
    // One that is stretched by the one rectangle and not by the other is the first.
    return places.isEmpty ? stack.shown.prefix(1) : stack.shown[places]
  }
}
