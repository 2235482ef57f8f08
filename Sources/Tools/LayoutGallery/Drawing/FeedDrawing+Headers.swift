import MasonryLayout

extension FeedDrawing {
  /// A header with the name of its album and the number of its pictures.
  ///
  /// One that stretches is a picture itself, as large as the header is. Any other is a bar.
  func header(_ element: MasonryFeed.Element) -> Markup {
    let section = element.address.section
    let frame = onCanvas(element.frame)
    if feed.feed.section(at: section).header?.isStretching == true {
      let cover = Landscape(frame: frame, radius: 0, variant: section + 5)
      return .group(
        class: "c\(section)",
        [.rect(frame, class: "tile")] + cover.content + text(of: section, in: frame, class: ""))
    }
    let bottom = (
      start: LayoutPoint(x: frame.minX, y: frame.maxY),
      end: LayoutPoint(x: frame.maxX, y: frame.maxY)
    )
    return .group(
      class: "header",
      [
        .rect(frame, class: "bar"),
        .line(from: bottom.start, to: bottom.end, class: "hairline"),
      ] + text(of: section, in: frame, class: "ink "))
  }

  /// The name and the count on one line at the bottom of a frame, the name as long as there is room.
  private func text(of section: Int, in frame: LayoutRect, class name: String) -> [Markup] {
    let album = feed.albums[section]
    // A section without pictures is the heading of those that follow.
    var count = album.pictures.isEmpty ? "" : album.pictures.count.grouped
    var (size, margin) = (18 * scale, 14 * scale)
    // Of sections side by side, one may be as narrow as a single picture.
    if frame.width < 160 * scale { (size, margin, count) = (14 * scale, 8 * scale, "") }
    let baseline = frame.maxY - 17 * scale
    let room = frame.width - (count.isEmpty ? 2 : 3) * margin - count.width(atSize: size)
    return [
      .label(
        album.name.shortened(toWidth: room, atSize: size),
        at: LayoutPoint(x: frame.minX + margin, y: baseline), size: size,
        class: "\(name)strong"),
      .label(
        count, at: LayoutPoint(x: frame.maxX - margin, y: baseline), size: size,
        class: "\(name)count", anchor: "end"),
    ]
  }
}

extension Character {
  /// About the width of the character in points, since the font of the renderer is not known.
  fileprivate func width(atSize size: Double) -> Double { (isASCII ? 0.6 : 1.1) * size }
}

extension String {
  fileprivate func width(atSize size: Double) -> Double {
    reduce(0) { $0 + $1.width(atSize: size) }
  }

  /// As many characters as fit into a width, with an ellipsis if these are not all.
  fileprivate func shortened(toWidth width: Double, atSize size: Double) -> String {
    guard self.width(atSize: size) > width else { return self }
    var room = width - "…".width(atSize: size)
    let short = prefix { character in
      room -= character.width(atSize: size)
      return room >= 0
    }
    return short + "…"
  }
}
