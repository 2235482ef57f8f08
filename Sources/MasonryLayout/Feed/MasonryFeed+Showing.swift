extension MasonryFeed {
  /// Scrolls to an element; nothing happens if the section has no such part.
  ///
  ///     feed.scroll(&visible, to: .item(7, section: 3), at: .start)
  ///
  /// An item is shown in what the pinned header and footer of its section leave of the rectangle in
  /// which these are pinned. Headers and footers are shown where they are when they are not pinned.
  ///
  /// - Parameters:
  ///   - visible: What is seen, to be scrolled. A rectangle that is not finite counts as an empty
  ///     one at the origin.
  ///   - address: The address of the element.
  ///   - position: Where in view it is to be.
  /// - Complexity: O(1).
  public func scroll(
    _ visible: inout Viewport, to address: Address,
    at position: MasonryGrid.ScrollPosition = .nearest
  ) {
    guard let frame = frame(of: address) else { return }
    let surroundings = sections[address.section].surroundings
    let parts = stack.parts[address.section]
    let header = surroundings.header?.isPinned == true ? parts.header : 0
    let footer = surroundings.footer?.isPinned == true ? parts.footer : 0
    // A header is in front of everything, and a footer ends its section, so that nothing is below
    // it.
    let (isBelowHeader, isAboveFooter) =
      switch address {
      case .item: (true, true)
      case .footer: (true, false)
      case .header, .background: (false, false)
      }
    let near = VisibleSpan(visible.pin, of: stack.length, in: space).near(
      showing: axis.interval(of: frame), at: position,
      coveredAtStart: isBelowHeader ? header : 0, atEnd: isAboveFooter ? footer : 0,
      scale: environment.scale)
    visible.scrollPin(to: near, along: axis)
  }
}
