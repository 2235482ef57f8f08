extension MasonryFeed {
  /// The elements whose frames intersect a rectangle, in the order of the content.
  ///
  /// Headers and footers are pinned in a rectangle of its own: the visible one, less what covers it, as
  /// the bars of the host do. If it is left out they are pinned in the rectangle that is asked for; a
  /// collection view asks for more than it shows, so its layout says both.
  ///
  /// The answer is exact: it is that of `element.frame.intersects(rect)` for every element, edges and
  /// empty frames included. A rectangle that is not finite meets nothing, and pins nothing.
  ///
  /// To paint the elements over one another, paint them by ascending ``Element/zIndex``.
  ///
  /// - Complexity: O(log *s* + *k* log *k*) for *s* sections and *k* elements, and what the grids that
  ///   the rectangle touches cost.
  public func elements(in rect: LayoutRect, pinnedIn pin: LayoutRect? = nil) -> [Element] {
    var elements: [Element] = []
    visit(rect, pinnedIn: pin ?? rect) { elements.append($0) }
    elements.sort { $0.address < $1.address }
    return elements
  }

  /// Calls a closure with each element that ``elements(in:pinnedIn:)`` returns, without allocating.
  ///
  /// The sections come in their order, and the items of each column by column.
  ///
  /// - Complexity: O(log *s* + *k*), as for ``elements(in:pinnedIn:)`` but without sorting.
  public func forEachElement(
    in rect: LayoutRect, pinnedIn pin: LayoutRect? = nil, _ body: (Element) -> Void
  ) {
    visit(rect, pinnedIn: pin ?? rect, body)
  }

  /// The topmost element whose frame contains a point, or `nil` between elements and outside of them.
  ///
  /// A pinned header wins over the item beneath it, and an item over its background.
  ///
  /// - Complexity: O(log *s* + log *n*) for *s* sections and *n* items in one of them.
  public func element(containing point: LayoutPoint, pinnedIn pin: LayoutRect) -> Element? {
    var topmost: Element?
    visit(LayoutRect(origin: point, size: .zero), pinnedIn: pin) { element in
      guard element.frame.contains(point) else { return }
      if let over = topmost, over.zIndex > element.zIndex { return }
      topmost = element
    }
    return topmost
  }

  /// The first element in the order of the content that meets a rectangle, or `nil` if none does.
  ///
  /// Backgrounds do not count. A header that is pinned there does; ``firstItem(in:)`` leaves it out.
  ///
  /// - Complexity: that of ``forEachElement(in:pinnedIn:_:)`` for the sections up to the first found.
  public func firstElement(in rect: LayoutRect, pinnedIn pin: LayoutRect? = nil) -> Element? {
    first(in: rect, pinnedIn: pin ?? rect) { address in
      if case .background = address { false } else { true }
    }
  }

  /// The first item in the order of the content that meets a rectangle, or `nil` if none does.
  ///
  /// - Complexity: that of ``forEachElement(in:pinnedIn:_:)`` for the sections up to the first found.
  public func firstItem(in rect: LayoutRect) -> Element? {
    first(in: rect, pinnedIn: rect) { $0.item != nil }
  }

  private func first(
    in rect: LayoutRect, pinnedIn pin: LayoutRect, where counts: (Address) -> Bool
  ) -> Element? {
    guard rect.isFinite else { return nil }
    for place in places(meeting: rect, pinnedIn: pin) {
      var first: Element?
      visit(rect, pinnedIn: pin, section: stack.shown[place]) { element in
        guard counts(element.address) else { return }
        if let earlier = first, earlier.address < element.address { return }
        first = element
      }
      if let first { return first }
    }
    return nil
  }
}
