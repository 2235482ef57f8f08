extension MasonryFeed {
  /// The final frame, as broad as the feed, of what lies between two logical coordinates.
  ///
  /// The extent is given too, so that one that the host said comes back as it was.
  func frame(from start: Double, to end: Double, extent: Double) -> LayoutRect {
    configuration.axis.rect(
      main: near(from: start, to: end), length: extent, cross: 0, crossLength: breadth)
  }

  /// The near edge, top or left, of what lies between two logical coordinates.
  func near(from start: Double, to end: Double) -> Double {
    configuration.isMirroredAlong ? configuration.aligned(stack.extent - end) : start
  }

  /// What a section covers along the axis of scrolling, from its near to its far edge.
  func extent(ofSection section: Int) -> LayoutInterval {
    let edges = stack.edges(of: section)
    return LayoutInterval(
      near: near(from: edges.start, to: edges.end),
      far: configuration.isMirroredAlong
        ? configuration.aligned(stack.extent - edges.start) : edges.end)
  }

  /// The near edge of the grid of a section.
  func itemsNear(ofSection section: Int) -> Double {
    let edges = stack.edges(of: section)
    return near(from: edges.itemsStart, to: edges.footerStart)
  }

  /// The frame of a header where nothing pins or stretches it.
  func headerFrame(ofSection section: Int) -> LayoutRect? {
    guard sections[section].settings.header != nil else { return nil }
    let edges = stack.edges(of: section)
    return frame(
      from: edges.start, to: edges.itemsStart, extent: stack.parts[section].header)
  }

  /// The frame of a footer where nothing pins it.
  func footerFrame(ofSection section: Int) -> LayoutRect? {
    guard sections[section].settings.footer != nil else { return nil }
    let edges = stack.edges(of: section)
    return frame(
      from: edges.footerStart, to: edges.end, extent: stack.parts[section].footer)
  }

  /// The frame of the background of a section that takes up anything.
  func backgroundFrame(ofSection section: Int) -> LayoutRect? {
    guard let insets = sections[section].settings.background, stack.parts[section].isShown else {
      return nil
    }
    let edges = stack.edges(of: section)
    let isVertical = configuration.axis == .vertical
    let along = span(
      of: edges.end - edges.start, startInset: isVertical ? insets.top : insets.leading,
      endInset: isVertical ? insets.bottom : insets.trailing)
    let across = span(
      of: breadth, startInset: isVertical ? insets.leading : insets.top,
      endInset: isVertical ? insets.trailing : insets.bottom)
    return configuration.axis.rect(
      main: near(from: edges.start + along.near, to: edges.start + along.far),
      length: along.far - along.near,
      cross: configuration.isMirroredAcross ? breadth - across.far : across.near,
      crossLength: across.far - across.near)
  }

  /// What insets leave of a length, on pixels if there are pixels, and never beyond its ends.
  private func span(of length: Double, startInset: Double, endInset: Double) -> LayoutInterval {
    let near = min(configuration.aligned(startInset), length)
    return LayoutInterval(near: near, far: max(near, length - configuration.aligned(endInset)))
  }
}
