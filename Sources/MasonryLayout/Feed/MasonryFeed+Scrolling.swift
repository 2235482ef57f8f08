extension MasonryFeed {
  /// What came into view and what went out of it when the visible rectangle moved.
  public struct VisibilityChange: Hashable, Sendable {
    /// The elements that are visible now and were not before, where they are now, in order.
    public var entered: [Element]

    /// The elements that were visible before and are not any more, in order.
    public var left: [Address]

    /// Creates a change, for example for the tests of a host.
    public init(entered: [Element], left: [Address]) {
      (self.entered, self.left) = (entered, left)
    }
  }

  /// The elements that enter and leave when the content is scrolled: the views to show and to
  /// recycle.
  ///
  ///     let change = feed.visibilityChange(from: oldVisible, to: visible)
  ///     for address in change.left { recycle(views[address]) }
  ///     for element in change.entered { show(element.address, at: element.frame) }
  ///
  /// Compare the first viewport with one in which nothing lies.
  ///
  /// - Complexity: that of `elements(in:)` for both.
  public func visibilityChange(from old: Viewport, to new: Viewport) -> VisibilityChange {
    VisibilityChange(
      entered: elements(in: new, notIn: old), left: elements(in: old, notIn: new).map { $0.address }
    )
  }

  private func elements(in viewport: Viewport, notIn other: Viewport) -> [Element] {
    var elements: [Element] = []
    visit(viewport) { element in
      let isInOther =
        other.rect.isFinite && frame(of: element, pinnedIn: other.pin).intersects(other.rect)
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

  /// What scrolling or resizing its host makes out of date.
  ///
  ///     override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
  ///       feed.invalidation(from: .init(bounds), to: .init(new)) != .nothing
  ///     }
  ///
  /// The answer names exactly the elements whose frames differ, on screen or not.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections, *k* of which lie between or in the rectangles
  ///   in which headers are pinned; O(*s*) if one of these is not finite.
  public func invalidation(from old: Viewport, to new: Viewport) -> Invalidation {
    if axis.cross.length(of: old.rect) != axis.cross.length(of: new.rect) { return .everything }
    let moved = addressesMoved(from: old.pin, to: new.pin)
    return moved.isEmpty ? .nothing : .elements(moved)
  }

  /// The headers and footers whose frames differ when they are pinned in one or the other
  /// rectangle.
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
  /// A rectangle that is not finite pins nothing, so that any section before the other one may
  /// differ.
  private func sectionsPinned(inAnyOf one: LayoutRect, _ other: LayoutRect) -> ArraySlice<Int> {
    guard one.isFinite, other.isFinite else { return stack.shown[...] }
    let both = one.union(other)
    guard both.isFinite else { return stack.shown[...] }
    let places = places(in: Viewport(both))
    // A header that only one of the rectangles stretches is in the first section.
    return places.isEmpty ? stack.shown.prefix(1) : stack.shown[places]
  }
}
