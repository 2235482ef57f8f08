extension MasonryFeed {
  /// The frame of a whole section, from its header to its footer, as wide as the feed.
  ///
  /// The frame of a section that takes up nothing has no length along the axis of scrolling, and
  /// lies at the end of what comes before it.
  ///
  /// - Complexity: O(1).
  public func frame(ofSection section: Int) -> LayoutRect {
    checkSection(section)
    let edges = stack.edges(of: section)
    return frame(from: edges.start, to: edges.end, length: edges.end - edges.start)
  }

  /// The frame of an element, or `nil` if the section has no such part.
  ///
  /// An index that is out of range traps.
  ///
  /// - Parameters:
  ///   - address: Which element is meant.
  ///   - viewport: Where headers and footers are pinned; by default none are.
  /// - Returns: The frame, in the coordinates of the content.
  /// - Complexity: O(1).
  public func frame(of address: Address, in viewport: Viewport? = nil) -> LayoutRect? {
    checkSection(address.section)
    switch address {
    case .background(let section): return backgroundFrame(ofSection: section)
    case .header(let section): return headerFrame(ofSection: section, pinnedIn: viewport?.pin)
    case .item(let item, let section): return frame(ofItemAt: item, inSection: section)
    case .footer(let section): return footerFrame(ofSection: section, pinnedIn: viewport?.pin)
    }
  }
}

extension MasonryFeed {
  /// Maps positions in the stack of sections to final coordinates.
  var mapper: AxisMapper { AxisMapper(space, contentLength: stack.length) }

  func frame(ofItemAt index: Int, inSection section: Int) -> LayoutRect {
    axis.move(sections[section].grid.frame(ofItemAt: index), by: itemsNear(ofSection: section))
  }

  /// The final frame, as wide as the feed, of what lies between two positions in the stack.
  ///
  /// The length is passed as well, so that one that the host gave comes back to the bit.
  func frame(from start: Double, to end: Double, length: Double) -> LayoutRect {
    axis.rect(
      main: mapper.near(from: start, to: end), length: length, cross: 0,
      crossLength: space.crossLength)
  }

  /// What a section covers along the axis of scrolling.
  func interval(ofSection section: Int) -> LayoutInterval {
    let edges = stack.edges(of: section)
    return LayoutInterval(
      near: mapper.near(from: edges.start, to: edges.end),
      far: mapper.far(from: edges.start, to: edges.end))
  }

  /// The near edge of the grid of a section.
  func itemsNear(ofSection section: Int) -> Double {
    let edges = stack.edges(of: section)
    return mapper.near(from: edges.itemsStart, to: edges.footerStart)
  }

  /// The frame of a header where nothing pins or stretches it.
  func headerFrame(ofSection section: Int) -> LayoutRect? {
    guard sections[section].surroundings.header != nil else { return nil }
    let edges = stack.edges(of: section)
    return frame(from: edges.start, to: edges.itemsStart, length: stack.parts[section].header)
  }

  /// The frame of a footer where nothing pins it.
  func footerFrame(ofSection section: Int) -> LayoutRect? {
    guard sections[section].surroundings.footer != nil else { return nil }
    let edges = stack.edges(of: section)
    return frame(from: edges.footerStart, to: edges.end, length: stack.parts[section].footer)
  }

  /// The frame of the background of a section that takes up anything.
  func backgroundFrame(ofSection section: Int) -> LayoutRect? {
    guard let insets = sections[section].surroundings.background, stack.parts[section].isShown
    else { return nil }
    let edges = stack.edges(of: section)
    let main = inset(edges.end - edges.start, by: axis.ends(of: insets))
    let cross = inset(space.crossLength, by: axis.cross.ends(of: insets))
    return axis.rect(
      main: mapper.near(from: edges.start + main.near, to: edges.start + main.far),
      length: main.far - main.near,
      cross: space.isMirroredAcross ? space.crossLength - cross.far : cross.near,
      crossLength: cross.far - cross.near)
  }

  /// What insets leave of a length, on pixels if there are pixels, and never beyond its ends.
  private func inset(_ length: Double, by ends: (start: Double, end: Double)) -> LayoutInterval {
    let scale = environment.scale
    let near = min(ends.start.aligned(toScale: scale), length)
    return LayoutInterval(near: near, far: max(near, length - ends.end.aligned(toScale: scale)))
  }
}
