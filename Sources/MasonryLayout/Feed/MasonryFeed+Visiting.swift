extension MasonryFeed {
  /// Calls a closure with each element that meets a rectangle, section by section.
  ///
  /// Headers and footers stay within their section wherever they are pinned, so a binary search finds
  /// all sections in question. Only a first header that is stretched may reach out of the content.
  func visit(_ rect: LayoutRect, pinnedIn pin: LayoutRect, _ body: (Element) -> Void) {
    guard rect.isFinite else { return }
    for place in places(meeting: rect, pinnedIn: pin) {
      visit(rect, pinnedIn: pin, section: stack.shown[place], body)
    }
  }

  /// The places in the stack of the sections that may have something in a rectangle.
  func places(meeting rect: LayoutRect, pinnedIn pin: LayoutRect) -> Range<Int> {
    let extent = configuration.axis.interval(of: rect)
    let places =
      configuration.isMirroredAlong
      ? stack.places(meeting: stack.extent - extent.far, stack.extent - extent.near)
      : stack.places(meeting: extent.near, extent.far)
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
    let edges = grid.stackingEdges
    let near = itemsNear(ofSection: section)
    grid.forEachIndex(in: localRect(rect, near: near, grid.contentExtent)) { item in
      let frame = configuration.axis.move(grid.frame(ofItemAt: item, edges), by: near)
      visit(.item(item, section: section), frame)
    }
    visit(.footer(section: section), footerFrame(ofSection: section, pinnedIn: pin))
  }

  /// A rectangle in the coordinates of a grid, wider along the axis by what sums can be off.
  ///
  /// The grid finds a few items too many there, and the final frames decide. It ends a little outside
  /// of the grid, so that no sum comes to infinity.
  private func localRect(_ rect: LayoutRect, near: Double, _ length: Double) -> LayoutRect {
    let axis = configuration.axis
    let extent = axis.interval(of: rect)
    let slack = 16 * max(extent.near.magnitude, extent.far.magnitude, near.magnitude, length).ulp
    let (lowest, highest) = (-length - 1, 2 * length + 1)
    let start = min(max(extent.near - near - slack, lowest), highest)
    let end = min(max(extent.far - near + slack, lowest), highest)
    return axis.rect(
      main: start, length: end - start, cross: axis.cross.interval(of: rect).near,
      crossLength: axis.cross.length(of: rect))
  }
}
