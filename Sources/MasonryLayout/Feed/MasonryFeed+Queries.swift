extension MasonryFeed {
  /// The elements whose frames intersect a rectangle, in the order of the content.
  ///
  /// Headers and footers are pinned in a second rectangle: the visible one without what covers it, bars
  /// for example. If it is left out, they are pinned in the first one. A collection view asks for more
  /// than it shows, so its layout passes both.
  ///
  /// The answer is exact: it is that of `element.frame.intersects(rect)` for every element, edges and
  /// empty frames included. A rectangle that is not finite meets nothing, and nothing is pinned in it.
  ///
  /// The elements do not come in the order in which to paint them: that is by ascending
  /// ``Element/zIndex``.
  ///
  /// - Complexity: O(log *s* + *k* log *k*) for *s* sections and *k* elements found, and the queries of
  ///   the grids that the rectangle touches.
  public func elements(in rect: LayoutRect, pinnedIn pin: LayoutRect? = nil) -> [Element] {
    var elements: [Element] = []
    visit(rect, pinnedIn: pin ?? rect) { elements.append($0) }
    elements.sort { $0.address < $1.address }
    return elements
  }

  /// Calls a closure with each element that ``elements(in:pinnedIn:)-(LayoutRect,_)`` returns, without allocating.
  ///
  /// The sections come in their order, and the items of each section column by column.
  ///
  /// - Complexity: O(log *s* + *k*), as for ``elements(in:pinnedIn:)-(LayoutRect,_)`` but without sorting.
  public func forEachElement(
    in rect: LayoutRect, pinnedIn pin: LayoutRect? = nil, _ body: (Element) -> Void
  ) {
    visit(rect, pinnedIn: pin ?? rect, body)
  }

  /// The topmost element whose frame contains a point, or `nil` between elements and outside of them.
  ///
  /// A pinned header wins over the item beneath it, and an item over its background. Headers and footers
  /// are pinned in the rectangle given, which is the visible one as a rule.
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
  /// Backgrounds do not count. A header that is pinned in the rectangle does; to leave it out, ask for
  /// ``firstItem(in:)``.
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

extension MasonryFeed {
  /// Calls a closure with each element that meets a rectangle, section by section.
  ///
  /// Headers and footers stay within their section wherever they are pinned, so a binary search finds
  /// all sections in question. Only a first header that stretches may reach out of its section.
  func visit(_ rect: LayoutRect, pinnedIn pin: LayoutRect, _ body: (Element) -> Void) {
    guard rect.isFinite else { return }
    for place in places(meeting: rect, pinnedIn: pin) {
      visit(rect, pinnedIn: pin, section: stack.shown[place], body)
    }
  }

  /// The places in the stack of the sections that may have something in a rectangle.
  func places(meeting rect: LayoutRect, pinnedIn pin: LayoutRect) -> Range<Int> {
    let places = stack.places(meeting: mapper.positions(meeting: axis.interval(of: rect)))
    guard places.isEmpty, let first = stack.shown.first,
      headerFrame(ofSection: first, pinnedIn: pin)?.intersects(rect) == true
    else { return places }
    return 0..<1
  }

  /// Calls a closure with each element of a section that meets a rectangle.
  func visit(
    _ rect: LayoutRect, pinnedIn pin: LayoutRect, section: Int, _ body: (Element) -> Void
  ) {
    func visit(_ address: Address, _ frame: LayoutRect?) {
      guard let frame, frame.intersects(rect) else { return }
      body(Element(address: address, frame: frame))
    }
    visit(.background(section: section), backgroundFrame(ofSection: section))
    visit(.header(section: section), headerFrame(ofSection: section, pinnedIn: pin))
    let grid = sections[section].grid
    let near = itemsNear(ofSection: section)
    grid.forEachItem(in: localRect(rect, near: near, grid.contentLength)) { item in
      visit(.item(item.index, section: section), axis.move(item.frame, by: near))
    }
    visit(.footer(section: section), footerFrame(ofSection: section, pinnedIn: pin))
  }

  /// A rectangle in the coordinates of a grid, longer along the axis by as much as sums can be off.
  ///
  /// The grid finds a few items too many in it, and then the final frames decide. It reaches no farther
  /// than a little beyond the grid, so that no sum becomes infinite.
  private func localRect(_ rect: LayoutRect, near: Double, _ length: Double) -> LayoutRect {
    let interval = axis.interval(of: rect)
    let slack = Double.roundingSlack(
      upTo: max(interval.near.magnitude, interval.far.magnitude, near.magnitude, length))
    let (lowest, highest) = (-length - 1, 2 * length + 1)
    let start = min(max(interval.near - near - slack, lowest), highest)
    let end = min(max(interval.far - near + slack, lowest), highest)
    return axis.rect(
      main: start, length: end - start, cross: axis.cross.interval(of: rect).near,
      crossLength: axis.cross.length(of: rect))
  }
}
