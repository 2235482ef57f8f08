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
  /// Headers and footers are pinned in the rectangles themselves. A rectangle that is not finite shows
  /// nothing, so the first one ever may be compared with one in which nothing lies.
  ///
  /// - Complexity: that of ``elements(in:pinnedIn:)`` for both rectangles.
  public func visibilityChange(
    from oldRect: LayoutRect, to newRect: LayoutRect
  ) -> VisibilityChange {
    visibilityChange(from: oldRect, pinnedIn: oldRect, to: newRect, pinnedIn: newRect)
  }

  /// The elements that enter and leave when the visible rectangle moves, and with it the one in which
  /// headers and footers are pinned.
  ///
  /// - Complexity: that of ``elements(in:pinnedIn:)`` for both rectangles.
  public func visibilityChange(
    from oldRect: LayoutRect, pinnedIn oldPin: LayoutRect,
    to newRect: LayoutRect, pinnedIn newPin: LayoutRect
  ) -> VisibilityChange {
    VisibilityChange(
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
