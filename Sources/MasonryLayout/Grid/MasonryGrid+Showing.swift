extension MasonryGrid {
  /// Where in view an item is to be once it is scrolled to.
  public enum ScrollPosition: Hashable, Sendable, CaseIterable {
    /// At the top, or at the leading edge of what scrolls sideways.
    case start

    /// In the middle.
    case center

    /// At the bottom, or at the trailing edge of what scrolls sideways.
    case end

    /// Wherever it takes the shortest way; where it is, if all of it is visible.
    ///
    /// Of an item longer than the view as much as possible comes into view.
    case nearest
  }

  /// Where to scroll to show an item: the new y of the visible rectangle.
  ///
  ///     scrollView.contentOffset.y = wall.offset(showing: 2_000_000, at: .center, in: visible)
  ///
  /// In a wall that scrolls sideways it is the new x. The content is scrolled to its ends at most; an item
  /// that is visible needs no scrolling to be ``ScrollPosition/nearest``, even past an end.
  ///
  /// The answer is exact if the item and all before it are measured, and rests on estimates otherwise, see
  /// ``firstEstimatedIndex``; then ``measure(showing:at:in:margin:measuredBy:)-(_,_,LayoutRect,_,_)`` tells where the item is
  /// once what is around it is measured.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - position: Where in view it is to be.
  ///   - rect: The visible rectangle without what covers it, bars for example. One that is not finite
  ///     counts as an empty one at the origin.
  /// - Returns: The offset; with ``ScrollPosition/center`` on a whole pixel, if there are pixels.
  /// - Complexity: O(1).
  public func offset(
    showing index: Int, at position: ScrollPosition = .nearest, in rect: LayoutRect
  ) -> Double {
    Viewport(rect, of: contentLength, in: space).near(
      showing: axis.interval(of: frame(ofItemAt: index)), at: position, scale: environment.scale)
  }
}

extension MasonryFeed {
  /// Where to scroll to show an element: the new y of the visible rectangle.
  ///
  ///     let offset = feed.offset(showing: .item(7, section: 3), at: .start, in: visible)
  ///
  /// It is that of ``MasonryGrid/offset(showing:at:in:)-(_,_,LayoutRect)``, in what pinned headers and footers leave of the
  /// rectangle: an item at the start is below the header of its section. Headers and footers are shown
  /// where they are when they are not pinned.
  ///
  /// - Parameters:
  ///   - address: The address of the element.
  ///   - position: Where in view it is to be.
  ///   - rect: The visible rectangle without what covers it, bars for example, in which headers and
  ///     footers are pinned. One that is not finite counts as an empty one at the origin.
  /// - Returns: The offset, or `nil` if the section has no such part.
  /// - Complexity: O(1).
  public func offset(
    showing address: Address, at position: MasonryGrid.ScrollPosition = .nearest,
    in rect: LayoutRect
  ) -> Double? {
    guard let element = element(at: address) else { return nil }
    let settings = sections[address.section].settings
    let parts = stack.parts[address.section]
    let header = settings.header?.isPinned == true ? parts.header : 0
    let footer = settings.footer?.isPinned == true ? parts.footer : 0
    // A header is in front of everything, and a footer ends its section, so that nothing is below it.
    let (isBelowHeader, isAboveFooter) =
      switch address {
      case .item: (true, true)
      case .footer: (true, false)
      case .header, .background: (false, false)
      }
    return Viewport(rect, of: stack.length, in: space).near(
      showing: axis.interval(of: element.frame), at: position,
      coveredAtStart: isBelowHeader ? header : 0, atEnd: isAboveFooter ? footer : 0,
      scale: environment.scale)
  }
}

extension Viewport {
  /// The near edge to which to scroll to show an interval in what is not covered at the ends.
  fileprivate func near(
    showing interval: LayoutInterval, at position: MasonryGrid.ScrollPosition,
    coveredAtStart: Double = 0, atEnd coveredAtEnd: Double = 0, scale: Double?
  ) -> Double {
    let atStart = near(
      withStartAt: coordinate(-coveredAtStart, from: startEdge(of: interval)))
    let atEnd = near(
      withStartAt: coordinate(coveredAtEnd - length, from: endEdge(of: interval)))
    let wanted =
      switch position {
      case .start: atStart
      case .end: atEnd
      case .center: ((atStart + atEnd) / 2).aligned(toScale: scale)
      case .nearest: min(max(near, min(atStart, atEnd)), max(atStart, atEnd))
      }
    let isThere = position == .nearest && wanted == near
    return isThere ? near : near(wanted, withStartsIn: 0...lastStart)
  }
}
