import LayoutGeometry
import MasonryLayout

extension ReferenceFeed {
  /// The items of a carousel: those of a grid of its own along the other axis, moved by the offset.
  func items(
    of section: HostSection, at index: Int, in carousel: MasonryFeed.Carousel,
    from end: inout Double
  ) throws -> [Place] {
    guard !section.items.isEmpty else { return [] }
    var settings = WallSettings(
      axis: isVertical ? .horizontal : .vertical, direction: host.configuration.direction,
      scale: host.configuration.scale)
    settings.configuration = section.settings.layout.grid ?? .init()
    if settings.trackAlignment == .fit { settings.trackAlignment = .start }
    // Rows that do not fit make the carousel longer.
    let spacing = settings.configuration.columnSpacing
    let rows: Double =
      switch settings.configuration.columns {
      case .fixed(let count): Double(count - 1) * spacing
      case .adaptive(let minimumWidth, _, _): minimumWidth
      case .tracks(let tracks):
        tracks.reduce(-spacing) { sum, track in
          if case .points(let size) = track { sum + size + spacing } else { sum + spacing }
        }
      }
    let insets = settings.configuration.contentInsets
    let needed =
      rows + (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
    let length = max(
      pixels(carousel.length),
      host.configuration.scale.map { (needed * $0).rounded(.up) / $0 } ?? needed)
    let grid = try Host(
      configuration: settings, crossLength: length, items: section.items
    ).grid()
    let start = end
    end += length
    var offset = offsets[index] ?? 0
    if !offset.isFinite { offset = 0 }
    let isFromTheRight = isVertical && host.configuration.direction == .rightToLeft
    let move =
      isFromTheRight ? pixels(host.crossLength - grid.contentSize.width) + offset : -offset
    return frames(of: grid).enumerated().map { item, frame in
      let near = isVertical ? frame.minY : frame.minX
      let own = isVertical ? frame.height : frame.width
      return Place(
        address: .item(item, section: index),
        start: start + (isMirroredAlong ? length - near - own : near), length: own,
        acrossStart: (isVertical ? frame.minX : frame.minY) + move,
        acrossLength: isVertical ? frame.width : frame.height)
    }
  }
}
