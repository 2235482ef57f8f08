extension MasonryFeed {
  /// The elements whose frames intersect the visible rectangle, in the order of the content.
  ///
  /// An element is found if and only if `element.frame.intersects(rect)`, at edges and for empty
  /// frames too. To paint the elements, sort them by ``Element/zIndex``.
  ///
  /// - Complexity: O(log *s* + *k* log *k*) for *s* sections and *k* elements found, and the
  ///   queries of the walls and rows that the rectangle touches.
  public func elements(in viewport: Viewport) -> [Element] {
    var elements: [Element] = []
    guard viewport.rect.isFinite else { return elements }
    let places = places(in: viewport)
    for section in stack.outerSections(before: places) {
      if let header = header(of: section, in: viewport) { elements.append(header) }
    }
    for place in places { appendElements(of: stack.shown[place], in: viewport, to: &elements) }
    return elements
  }

  /// The elements whose frames intersect a rectangle, in which headers and footers are pinned.
  ///
  /// - Complexity: as for a ``Viewport``.
  public func elements(in rect: LayoutRect) -> [Element] { elements(in: Viewport(rect)) }

  /// The topmost element whose frame contains a point, or `nil`.
  ///
  /// Of the viewport only its pinning rectangle and its offsets count.
  ///
  /// - Complexity: O(log *s* + log *n*) for *s* sections and *n* items in one of them.
  public func element(containing point: LayoutPoint, in viewport: Viewport) -> Element? {
    var topmost: Element?
    let point = viewport.looking(at: LayoutRect(origin: point, size: .zero))
    for element in elements(in: point) where element.frame.contains(point.rect.origin) {
      if let over = topmost, over.zIndex > element.zIndex { continue }
      topmost = element
    }
    return topmost
  }
}

extension MasonryFeed {
  /// The places in the stack of the sections that may be visible.
  ///
  /// Headers and footers stay within their section, so a binary search finds the sections. Only
  /// headers of higher levels, and a first one that stretches, may reach out.
  func places(in viewport: Viewport) -> Range<Int> {
    let interval = axis.interval(of: viewport.rect)
    let places = stack.places(meeting: mapper.positions(meeting: interval))
    // Before the content there may be a header that is stretched.
    guard places == 0..<0, let first = stack.shown.first,
      headerFrame(ofSection: first, pinnedIn: viewport.pin)?.intersects(viewport.rect) == true
    else { return places }
    return 0..<1
  }

  private func header(of section: Int, in viewport: Viewport) -> Element? {
    guard let frame = headerFrame(ofSection: section, pinnedIn: viewport.pin),
      frame.intersects(viewport.rect)
    else { return nil }
    let level = stack.parts[section].headerLevel
    return Element(address: .header(section: section), frame: frame, level: level)
  }

  private func appendElements(
    of section: Int, in viewport: Viewport, to elements: inout [Element]
  ) {
    if let frame = backgroundFrame(ofSection: section), frame.intersects(viewport.rect) {
      elements.append(Element(address: .background(section: section), frame: frame))
    }
    if let header = header(of: section, in: viewport) { elements.append(header) }
    elements += items(of: section, in: viewport)
    if let frame = footerFrame(ofSection: section, pinnedIn: viewport.pin),
      frame.intersects(viewport.rect)
    {
      elements.append(Element(address: .footer(section: section), frame: frame))
    }
  }

  /// The items of a section that meet a viewport, in order.
  func items(of section: Int, in viewport: Viewport) -> [Element] {
    guard sections[section].shownItemCount > 0 else { return [] }
    let items = shownItems(of: section)
    let shift = shift(ofItemsIn: section, at: stack.edges(of: section), in: viewport)
    return items.items(in: localRect(viewport.rect, shift, items)).compactMap { item in
      let frame = item.frame.offsetBy(dx: shift.x, dy: shift.y)
      return frame.intersects(viewport.rect)
        ? Element(address: .item(item.index, section: section), frame: frame) : nil
    }
  }

  /// A rectangle in the coordinates of items, larger by rounding slack where these are moved.
  ///
  /// The final frames then decide. It ends little beyond the items, so no sum becomes infinite.
  private func localRect(
    _ rect: LayoutRect, _ shift: LayoutPoint, _ items: MasonryItems
  ) -> LayoutRect {
    func local(_ axis: LayoutAxis, _ length: Double, limit: Double) -> LayoutInterval {
      let (interval, near) = (axis.interval(of: rect), axis.coordinate(of: shift))
      let slack = Double.roundingSlack(
        upTo: max(interval.near.magnitude, interval.far.magnitude, near.magnitude, length))
      let (lowest, highest) = (-limit - 1, 2 * limit + 1)
      return LayoutInterval(
        near: min(max(interval.near - near - slack, lowest), highest),
        far: min(max(interval.far - near + slack, lowest), highest))
    }
    let length = items.contentLength
    let main = local(items.axis, length, limit: length)
    let isAcross = items.axis == axis && axis.cross.coordinate(of: shift) == 0
    let cross =
      isAcross
      ? axis.cross.interval(of: rect)
      : local(items.axis.cross, items.crossLength, limit: .maximumLength * 1e9)
    return items.axis.rect(
      main: main.near, length: main.far - main.near, cross: cross.near,
      crossLength: cross.far - cross.near)
  }
}
