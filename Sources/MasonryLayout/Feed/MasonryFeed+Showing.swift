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
    guard let frame = frame(of: address) else { return nil }
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
      showing: axis.interval(of: frame), at: position,
      coveredAtStart: isBelowHeader ? header : 0, atEnd: isAboveFooter ? footer : 0,
      scale: environment.scale)
  }
}
