extension MasonryFeed {
  /// The frame of a whole section, from its header to its footer, as wide as the feed.
  ///
  /// In a ``SharedLine`` it is as wide as its items, and as long as the line.
  ///
  /// If the section takes up nothing, the frame has length 0, at the end of what is before it.
  ///
  /// - Complexity: O(1).
  public func frame(ofSection section: Int) -> LayoutRect {
    checkSection(section)
    let edges = stack.edges(of: section)
    return frame(edges, from: edges.start, to: edges.end, length: edges.end - edges.start)
  }

  /// The frame of an element, or `nil` if the feed does not have it or hides it.
  ///
  /// Without a viewport, headers and footers are not pinned, and carousels are not scrolled.
  ///
  /// - Complexity: O(1) for an item in columns, and that of ``MasonryItems/frame(ofItemAt:)`` for
  ///   one in rows. O(*l*² log *s*) for a header that is pinned, with *l* levels and *s* sections.
  public func frame(of address: Address, in viewport: Viewport? = nil) -> LayoutRect? {
    guard 0..<sectionCount ~= address.section else { return nil }
    switch address {
    case .background(let section): return backgroundFrame(ofSection: section)
    case .header(let section): return headerFrame(ofSection: section, pinnedIn: viewport?.pin)
    case .item(let item, let section):
      guard 0..<sections[section].shownItemCount ~= item else { return nil }
      return frame(ofItemAt: item, inSection: section, in: viewport)
    case .footer(let section): return footerFrame(ofSection: section, pinnedIn: viewport?.pin)
    }
  }

  /// The frames of elements, as ``frame(of:in:)`` has each; neighbours in a section share a lookup.
  package func frames(of addresses: [Address?], in viewport: Viewport) -> [LayoutRect?] {
    var last = -1
    var items: MasonryItems?
    var shift = LayoutPoint.zero
    return addresses.map { address in
      guard case .item(let item, let section)? = address, 0..<sectionCount ~= section,
        0..<sections[section].shownItemCount ~= item
      else { return address.flatMap { frame(of: $0, in: viewport) } }
      if section != last {
        last = section
        items = shownItems(of: section)
        shift = self.shift(ofItemsIn: section, at: stack.edges(of: section), in: viewport)
      }
      return items?.frame(ofItemAt: item).offsetBy(dx: shift.x, dy: shift.y)
    }
  }
}

extension MasonryFeed {
  /// Maps positions in the stack of sections to final coordinates.
  var mapper: AxisMapper {
    AxisMapper(space, content: LayoutInterval(near: 0, far: stack.length))
  }

  func frame(
    ofItemAt index: Int, inSection section: Int, in viewport: Viewport? = nil
  ) -> LayoutRect {
    let shift = shift(ofItemsIn: section, at: stack.edges(of: section), in: viewport)
    return shownItems(of: section).frame(ofItemAt: index).offsetBy(dx: shift.x, dy: shift.y)
  }

  /// The items of a section as they are shown: enlarged in a line that fills the width.
  func shownItems(of section: Int) -> MasonryItems {
    let items = sections[section].items
    guard let height = stack.rowHeight(of: section), items.isInRows else { return items }
    return items.enlarged(to: height)
  }

  /// The distance from an item's frame in its own layout to its frame in the feed.
  func shift(
    ofItemsIn section: Int, at edges: SectionEdges, in viewport: Viewport?
  ) -> LayoutPoint {
    let along = axis.move(
      LayoutPoint.zero,
      by: mapper.near(from: edges.itemsStart, to: edges.itemsEnd)
        + stack.parts[section].itemsStart)
    let items = sections[section].items
    guard items.axis != axis else {
      return axis.cross.move(
        along, by: space.isMirroredAcross ? -edges.crossStart : edges.crossStart)
    }
    let offset = viewport?.offset(ofSection: section) ?? 0
    let room = (space.crossLength - items.contentLength).aligned(toScale: environment.scale)
    return items.axis.move(along, by: items.space.isMirroredAlong ? room + offset : -offset)
  }

  /// The frame of the background of a section that takes up anything.
  func backgroundFrame(ofSection section: Int) -> LayoutRect? {
    guard let insets = sections[section].surroundings.settings.background,
      stack.parts[section].isShown
    else { return nil }
    let edges = stack.edges(of: section)
    let main = inset(edges.end - edges.start, by: axis.ends(of: insets))
    let cross = inset(edges.crossLength, by: axis.cross.ends(of: insets))
    return axis.rect(
      main: mapper.near(from: edges.start + main.near, to: edges.start + main.far),
      length: main.far - main.near,
      cross: across(from: edges.crossStart + cross.near, to: edges.crossStart + cross.far),
      crossLength: cross.far - cross.near)
  }

  /// The part of a length inside insets, pixel-aligned with a scale, and never beyond its ends.
  private func inset(_ length: Double, by ends: (start: Double, end: Double)) -> LayoutInterval {
    let scale = environment.scale
    let near = min(ends.start.aligned(toScale: scale), length)
    return LayoutInterval(near: near, far: max(near, length - ends.end.aligned(toScale: scale)))
  }

  /// The frame of a header, pinned or stretched in a rectangle.
  ///
  /// A pinned header begins where the rectangle does, or where those end that are pinned over it,
  /// but never before its own place. It ends at the latest where its section does, or the last one
  /// that it is over. If the rectangle begins before the content, a first header that stretches
  /// begins there too, and ends where it always does. Without a finite rectangle nothing is pinned.
  func headerFrame(ofSection section: Int, pinnedIn rect: LayoutRect?) -> LayoutRect? {
    guard let header = sections[section].surroundings.settings.header else { return nil }
    let edges = stack.edges(of: section)
    let frame = frame(
      edges, from: edges.start, to: edges.headerEnd, length: stack.parts[section].header)
    guard let rect, rect.isFinite else { return frame }
    if header.isStretching, section == stack.shown.first,
      let stretched = stretched(frame, in: rect)
    {
      return stretched
    }
    guard header.isPinned else { return frame }
    return pinned(
      frame, from: edges.start, to: stack.endOfScope(of: section),
      in: interval(in: rect, below: section), isFar: space.isMirroredAlong)
  }

  /// The part of a rectangle below the headers pinned over a section, at least an edge.
  private func interval(in rect: LayoutRect, below section: Int) -> LayoutInterval {
    let pin = axis.interval(of: rect)
    let outer = stack.outerSections(of: section).first {
      sections[$0].surroundings.settings.header?.isPinned == true
    }
    guard let frame = outer.flatMap({ headerFrame(ofSection: $0, pinnedIn: rect) }) else {
      return pin
    }
    let cover = axis.interval(of: frame)
    return space.isMirroredAlong
      ? LayoutInterval(near: pin.near, far: max(pin.near, min(pin.far, cover.near)))
      : LayoutInterval(near: min(pin.far, max(pin.near, cover.far)), far: pin.far)
  }

  /// The frame of a footer, pinned in a rectangle.
  ///
  /// A pinned footer ends where the rectangle does, but never after its own place, and it begins
  /// where its section does at the earliest.
  func footerFrame(ofSection section: Int, pinnedIn rect: LayoutRect?) -> LayoutRect? {
    guard let footer = sections[section].surroundings.settings.footer else { return nil }
    let edges = stack.edges(of: section)
    let frame = frame(
      edges, from: edges.footerStart, to: edges.footerEnd, length: stack.parts[section].footer)
    guard let rect, rect.isFinite, footer.isPinned else { return frame }
    return pinned(
      frame, from: edges.start, to: edges.end, in: axis.interval(of: rect),
      isFar: !space.isMirroredAlong)
  }

  /// A frame moved to the near or the far edge of an interval, between two positions in the stack.
  private func pinned(
    _ frame: LayoutRect, from start: Double, to end: Double, in pin: LayoutInterval, isFar: Bool
  ) -> LayoutRect {
    let (own, length) = (axis.interval(of: frame).near, axis.length(of: frame))
    let near =
      isFar
      ? min(own, max(pin.far - length, mapper.near(from: start, to: end)))
      : max(own, min(pin.near, mapper.far(from: start, to: end) - length))
    return moved(frame, near: near, length: length)
  }

  /// A frame at the start of the content that begins where a rectangle does, if that is before it.
  private func stretched(_ frame: LayoutRect, in rect: LayoutRect) -> LayoutRect? {
    let (own, pin) = (axis.interval(of: frame), axis.interval(of: rect))
    if space.isMirroredAlong {
      return pin.far > own.far ? moved(frame, near: own.near, length: pin.far - own.near) : nil
    }
    return pin.near < own.near ? moved(frame, near: pin.near, length: own.far - pin.near) : nil
  }

  /// The frame of a part of a section as wide as it; `length` keeps that of the host to the bit.
  private func frame(
    _ edges: SectionEdges, from start: Double, to end: Double, length: Double
  ) -> LayoutRect {
    axis.rect(
      main: mapper.near(from: start, to: end), length: length,
      cross: across(from: edges.crossStart, to: edges.crossStart + edges.crossLength),
      crossLength: edges.crossLength)
  }

  /// The final near edge across the axis of what lies between two logical coordinates.
  private func across(from start: Double, to end: Double) -> Double {
    space.isMirroredAcross ? space.crossLength - end : start
  }

  /// A frame that lies elsewhere along the axis.
  private func moved(_ frame: LayoutRect, near: Double, length: Double) -> LayoutRect {
    axis.rect(
      main: near, length: length, cross: axis.cross.coordinate(of: frame.origin),
      crossLength: axis.cross.length(of: frame))
  }
}
