extension MasonryFeed {
  /// What came into view and what went out of it when the visible rectangle moved.
  public struct VisibilityChange: Hashable, Sendable {
    /// The elements that are visible now and were not before, where they are now, in order.
    public var entered: [Element]

    /// The elements that were visible before and are not any more, in order.
    public var left: [Address]
  }

  /// The elements that enter and leave when the visible rectangle moves: the views to show and to recycle.
  ///
  ///     let change = feed.visibilityChange(from: oldRect, to: newRect)
  ///     for address in change.left { recycle(views[address]) }
  ///     for element in change.entered { show(element.address, at: element.frame) }
  ///
  /// Headers and footers are pinned in the visible rectangles, or in others if these are given: the
  /// visible ones without what covers them. A rectangle that is not finite shows nothing. The very first
  /// rectangle is compared with any one in which nothing lies.
  ///
  /// - Complexity: that of ``elements(in:pinnedIn:)-(LayoutRect,_)`` for both rectangles.
  public func visibilityChange(
    from oldRect: LayoutRect, pinnedIn oldPin: LayoutRect? = nil,
    to newRect: LayoutRect, pinnedIn newPin: LayoutRect? = nil
  ) -> VisibilityChange {
    let (oldPin, newPin) = (oldPin ?? oldRect, newPin ?? newRect)
    return VisibilityChange(
      entered: elements(in: newRect, pinnedIn: newPin, notIn: oldRect, pinnedIn: oldPin),
      left: elements(in: oldRect, pinnedIn: oldPin, notIn: newRect, pinnedIn: newPin)
        .map { $0.address })
  }

  private func elements(
    in rect: LayoutRect, pinnedIn pin: LayoutRect,
    notIn other: LayoutRect, pinnedIn otherPin: LayoutRect
  ) -> [Element] {
    var elements: [Element] = []
    visit(rect, pinnedIn: pin) { element in
      let isInOther = other.isFinite && frame(of: element, pinnedIn: otherPin).intersects(other)
      if !isInOther { elements.append(element) }
    }
    elements.sort { $0.address < $1.address }
    return elements
  }

  /// The frame that an element has when headers and footers are pinned in another rectangle.
  private func frame(of element: Element, pinnedIn pin: LayoutRect) -> LayoutRect {
    let frame =
      switch element.address {
      case .background, .item: element.frame
      case .header(let section): headerFrame(ofSection: section, pinnedIn: pin)
      case .footer(let section): footerFrame(ofSection: section, pinnedIn: pin)
      }
    return frame ?? element.frame
  }
}

extension MasonryFeed {
  /// Which part of a layout is out of date after the bounds of its host have changed.
  public enum Invalidation: Hashable, Sendable {
    /// Nothing: every frame stays.
    case nothing

    /// Only the frames of these headers and footers, which are pinned or stretch, in order.
    case elements([Address])

    /// Everything: the host has another size across the axis, and the feed has to be resized.
    case everything
  }

  /// What a change of the bounds makes out of date: a host asks while it scrolls, and when it is resized.
  ///
  ///     override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
  ///       feed.invalidation(from: LayoutRect(bounds), to: LayoutRect(newBounds)) != .nothing
  ///     }
  ///
  /// Headers and footers are pinned in the bounds, or in other rectangles if these are given: the
  /// bounds without what covers them. The answer names exactly the elements whose frames differ, on
  /// screen or not. In a rectangle that is not finite nothing is pinned.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections, *k* of which lie between or in the two rectangles;
  ///   O(*s*) if one of these is not finite.
  public func invalidation(
    from oldBounds: LayoutRect, pinnedIn oldPin: LayoutRect? = nil,
    to newBounds: LayoutRect, pinnedIn newPin: LayoutRect? = nil
  ) -> Invalidation {
    if axis.cross.length(of: oldBounds) != axis.cross.length(of: newBounds) { return .everything }
    let moved = addressesMoved(from: oldPin ?? oldBounds, to: newPin ?? newBounds)
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

  /// The sections in two rectangles or between them; elsewhere both pin elements at the same place.
  ///
  /// A rectangle that is not finite pins nothing, so that any section before the other one may differ.
  private func sectionsPinned(inAnyOf one: LayoutRect, _ other: LayoutRect) -> ArraySlice<Int> {
    guard one.isFinite, other.isFinite else { return stack.shown[...] }
    let both = one.union(other)
    guard both.isFinite else { return stack.shown[...] }
    let places = places(meeting: both, pinnedIn: both)
    // A header that only one of the rectangles stretches is in the first section.
    return places.isEmpty ? stack.shown.prefix(1) : stack.shown[places]
  }
}
