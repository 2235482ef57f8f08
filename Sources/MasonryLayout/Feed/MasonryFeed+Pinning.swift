extension MasonryFeed {
  /// The frame of a header that is pinned, or stretched, in a rectangle.
  ///
  /// A pinned header begins where the rectangle does, but never before its own place, and it ends
  /// where its section does at the latest. If the rectangle begins before the content, a first
  /// header that stretches begins there too, and ends where it always does. Without a rectangle, or
  /// in one that is not finite, nothing is pinned.
  func headerFrame(ofSection section: Int, pinnedIn rect: LayoutRect?) -> LayoutRect? {
    guard let header = sections[section].surroundings.header,
      let frame = headerFrame(ofSection: section)
    else { return nil }
    guard let rect, rect.isFinite else { return frame }
    if header.isStretching, section == stack.shown.first,
      let stretched = stretched(frame, in: rect)
    {
      return stretched
    }
    guard header.isPinned else { return frame }
    return space.isMirroredAlong
      ? pinnedFar(frame, of: section, in: rect) : pinnedNear(frame, of: section, in: rect)
  }

  /// The frame of a footer that is pinned in a rectangle.
  ///
  /// A pinned footer ends where the rectangle does, but never after its own place, and it begins
  /// where its section does at the earliest.
  func footerFrame(ofSection section: Int, pinnedIn rect: LayoutRect?) -> LayoutRect? {
    guard let footer = sections[section].surroundings.footer,
      let frame = footerFrame(ofSection: section)
    else { return nil }
    guard let rect, rect.isFinite, footer.isPinned else { return frame }
    return space.isMirroredAlong
      ? pinnedNear(frame, of: section, in: rect) : pinnedFar(frame, of: section, in: rect)
  }

  /// A frame moved to the near edge, top or left, of a rectangle, as far as its section allows.
  private func pinnedNear(
    _ frame: LayoutRect, of section: Int, in rect: LayoutRect
  ) -> LayoutRect {
    let own = axis.interval(of: frame)
    let latest = interval(ofSection: section).far - axis.length(of: frame)
    let near = max(own.near, min(axis.interval(of: rect).near, latest))
    return moved(frame, to: near)
  }

  /// A frame moved to the far edge, bottom or right, of a rectangle, as far as its section allows.
  private func pinnedFar(_ frame: LayoutRect, of section: Int, in rect: LayoutRect) -> LayoutRect {
    let own = axis.interval(of: frame)
    let far = axis.interval(of: rect).far
    let near = min(
      own.near,
      max(far - axis.length(of: frame), interval(ofSection: section).near))
    return moved(frame, to: near)
  }

  /// A frame at the start of the content that begins where a rectangle does, if that is before it.
  private func stretched(_ frame: LayoutRect, in rect: LayoutRect) -> LayoutRect? {
    let own = axis.interval(of: frame)
    let pin = axis.interval(of: rect)
    let isMirrored = space.isMirroredAlong
    guard isMirrored ? pin.far > own.far : pin.near < own.near else { return nil }
    let near = isMirrored ? own.near : pin.near
    let far = isMirrored ? pin.far : own.far
    return axis.rect(
      main: near, length: far - near, cross: 0, crossLength: space.crossLength)
  }

  private func moved(_ frame: LayoutRect, to near: Double) -> LayoutRect {
    axis.rect(
      main: near, length: axis.length(of: frame), cross: 0,
      crossLength: space.crossLength)
  }
}
