import LayoutGeometry
import MasonryLayout

/// The feed that the rules describe, from its final state: every element, one after the other.
///
/// It takes the frames within a section from a grid built for that section alone, mirrors the
/// finished picture as a whole where the feed runs from right to left, and looks at every element
/// for every question. Numbers are quarter points and pixels are whole, so that nothing is rounded
/// by a sum.
struct ReferenceFeed {
  /// An element where nothing is pinned, in a feed that runs from the top or from the left.
  struct Place {
    var address: MasonryFeed.Address
    var start: Double
    var length: Double
    var acrossStart: Double
    var acrossLength: Double
    /// What a header or footer must not leave: its section, and of a header over several sections all
    /// of these.
    var scopeStart = 0.0
    var scopeEnd = 0.0
    var isPinned = false
    var isStretching = false
    var level = 0
    /// The last section that a header is over.
    var lastSection = 0
  }

  let host: FeedHost

  /// How far carousels are scrolled.
  var offsets: [Int: Double] = [:]
  private var places: [Place] = []
  private(set) var length = 0.0

  /// Where the sections that take up anything begin and end.
  private var lengths: [(section: Int, start: Double, end: Double)] = []

  init(_ host: FeedHost, offsets: [Int: Double] = [:]) throws {
    (self.host, self.offsets) = (host, offsets)
    var spacing = 0.0
    var isFirst = true
    for (index, section) in host.sections.enumerated() {
      let settings = section.settings
      let items = settings.isCollapsed ? [] : section.items
      guard !items.isEmpty || settings.header != nil || settings.footer != nil else { continue }
      let start = isFirst ? 0 : length + spacing
      var end = start + pixels(settings.header?.length ?? 0)
      var added: [Place] = []
      if settings.header != nil {
        added.append(bar(.header(section: index), from: start, to: end))
        added[0].isPinned = settings.header?.isPinned ?? false
        added[0].isStretching = (settings.header?.isStretching ?? false) && isFirst
        added[0].lastSection = index
        added[0].level = max(0, settings.header?.level ?? 0)
      }
      if !settings.isCollapsed { added += try self.items(of: section, at: index, from: &end) }
      if let footer = settings.footer {
        added.append(bar(.footer(section: index), from: end, to: end + pixels(footer.length)))
        added[added.count - 1].isPinned = footer.isPinned
        end += pixels(footer.length)
      }
      if let insets = settings.background {
        added.insert(background(insets, section: index, from: start, to: end), at: 0)
      }
      for place in added {
        var place = place
        (place.scopeStart, place.scopeEnd) = (start, end)
        places.append(place)
      }
      extendScopes(of: index, to: end)
      lengths.append((index, start, end))
      (length, spacing, isFirst) = (end, pixels(settings.spacingAfter), false)
    }
  }

  /// A header of a level is over the sections up to the next header of that level or a higher one.
  private mutating func extendScopes(of section: Int, to end: Double) {
    var highest = host.sections[section].settings.header.map { max(0, $0.level) } ?? -1
    for index in places.indices.reversed() {
      guard case .header(let other) = places[index].address, other < section else { continue }
      if places[index].level > max(0, highest) {
        (places[index].scopeEnd, places[index].lastSection) = (end, section)
      }
      highest = max(highest, places[index].level)
    }
  }

  var isVertical: Bool { host.configuration.axis == .vertical }

  var isMirroredAlong: Bool { !isVertical && host.configuration.direction == .rightToLeft }

  /// Halves are rounded up.
  func pixels(_ points: Double) -> Double {
    host.configuration.scale.map { ((points * $0) + 0.5).rounded(.down) / $0 } ?? points
  }

  private func bar(_ address: MasonryFeed.Address, from start: Double, to end: Double) -> Place {
    Place(
      address: address, start: start, length: end - start, acrossStart: 0,
      acrossLength: host.crossLength)
  }

  /// The items, where a grid of their own puts them; `end` moves from their start to their end.
  private func items(
    of section: HostSection, at index: Int, from end: inout Double
  ) throws -> [Place] {
    if let carousel = section.settings.carousel {
      return try items(of: section, at: index, in: carousel, from: &end)
    }
    var settings = WallSettings(
      axis: host.configuration.axis, direction: host.configuration.direction,
      scale: host.configuration.scale)
    settings.configuration = section.settings.layout.grid ?? .init()
    if settings.trackAlignment == .fit { settings.trackAlignment = .start }
    let grid = try Host(
      configuration: settings, crossLength: host.crossLength, items: section.items
    ).grid()
    let gridLength = isVertical ? grid.contentSize.height : grid.contentSize.width
    let start = end
    end += pixels(gridLength)
    return frames(of: grid).enumerated().map { item, frame in
      let near = isVertical ? frame.minY : frame.minX
      let length = isVertical ? frame.height : frame.width
      return Place(
        address: .item(item, section: index),
        start: start + (isMirroredAlong ? pixels(gridLength) - near - length : near),
        length: length,
        acrossStart: isVertical ? frame.minX : frame.minY,
        acrossLength: isVertical ? frame.width : frame.height)
    }
  }

  private func background(
    _ insets: LayoutInsets, section: Int, from start: Double, to end: Double
  ) -> Place {
    func shrunk(_ length: Double, _ first: Double, _ last: Double) -> (Double, Double) {
      let begin = min(pixels(first), length)
      return (begin, max(0, length - begin - pixels(last)))
    }
    let (top, height) = shrunk(
      end - start, isVertical ? insets.top : insets.leading,
      isVertical ? insets.bottom : insets.trailing)
    var (left, width) = shrunk(
      host.crossLength, isVertical ? insets.leading : insets.top,
      isVertical ? insets.trailing : insets.bottom)
    if isVertical, host.configuration.direction == .rightToLeft {
      left = host.crossLength - left - width
    }
    return Place(
      address: .background(section: section), start: start + top, length: height,
      acrossStart: left, acrossLength: width)
  }
}

extension ReferenceFeed {
  /// A viewport in which carousels are scrolled as they are here.
  func viewport(_ rect: LayoutRect, pinnedIn pin: LayoutRect? = nil) -> MasonryFeed.Viewport {
    .init(rect, pinnedIn: pin, offsets: offsets)
  }

  /// All elements in order, pinned in a rectangle, or where nothing is pinned.
  func elements(pinnedIn pin: LayoutRect? = nil) -> [(MasonryFeed.Address, LayoutRect)] {
    let shown = pin.map { window($0) }
    var covers: [Place] = []
    return places.map { place in
      var place = place
      if var shown {
        // A pinned header is below the nearest one that is over its section too.
        let section = place.address.section
        let cover = covers.last { $0.lastSection >= section }
        if case .header = place.address, let cover {
          shown.first = min(max(shown.first, cover.start + cover.length), shown.last)
        }
        move(&place, into: shown)
        if case .header = place.address, place.isPinned { covers.append(place) }
      }
      let near = isMirroredAlong ? length - place.start - place.length : place.start
      return (
        place.address,
        isVertical
          ? LayoutRect(
            x: place.acrossStart, y: near, width: place.acrossLength, height: place.length)
          : LayoutRect(
            x: near, y: place.acrossStart, width: place.length, height: place.acrossLength)
      )
    }
  }

  /// The frames of the sections that take up anything.
  var sectionFrames: [(section: Int, frame: LayoutRect)] {
    lengths.map { section, start, end in
      let near = isMirroredAlong ? length - end : start
      return (
        section,
        isVertical
          ? LayoutRect(x: 0, y: near, width: host.crossLength, height: end - start)
          : LayoutRect(x: near, y: 0, width: end - start, height: host.crossLength)
      )
    }
  }

  /// What a rectangle covers of a feed that runs from the top or from the left.
  private func window(_ rect: LayoutRect) -> (first: Double, last: Double) {
    if isVertical { return (rect.minY, rect.maxY) }
    return isMirroredAlong ? (length - rect.maxX, length - rect.minX) : (rect.minX, rect.maxX)
  }

  /// Walks an element step by step to where it must be: first to the edge, then back into its
  /// section.
  private func move(_ place: inout Place, into window: (first: Double, last: Double)) {
    switch place.address {
    case .background, .item: return
    case .header:
      if place.isStretching, window.first < place.start {
        place.length += place.start - window.first
        place.start = window.first
      } else if place.isPinned {
        if place.start < window.first { place.start = window.first }
        let beyond = place.start + place.length - place.scopeEnd
        if beyond > 0 { place.start -= beyond }
      }
    case .footer:
      guard place.isPinned else { return }
      let hidden = place.start + place.length - window.last
      if hidden > 0 { place.start -= hidden }
      if place.start < place.scopeStart { place.start = place.scopeStart }
    }
  }
}
