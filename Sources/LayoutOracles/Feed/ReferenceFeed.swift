import LayoutGeometry
import MasonryLayout

/// The feed that the rules describe, from its final state: every element, one after the other.
///
/// It takes the frames within a section from a layout of that section alone, and mirrors the
/// finished picture as a whole where the feed runs from right to left. Numbers are such that nothing
/// is rounded by a sum.
struct ReferenceFeed {
  /// An element where nothing is pinned, in a feed that runs from the top or from the left.
  struct Place {
    var address: MasonryFeed.Address
    var start: Double
    var length: Double
    var acrossStart: Double
    var acrossLength: Double
    /// What a bar must not leave: its section, or all sections that a header is over.
    var scopeStart = 0.0
    var scopeEnd = 0.0
    var isPinned = false
    var isStretching = false
    var level = 0
    /// The last section that a header is over.
    var lastSection = 0
  }

  private let space: LayoutSpace

  /// How far carousels are scrolled.
  private let offsets: [Int: Double]
  private var places: [Place] = []
  private(set) var length = 0.0

  /// Where the sections that take up anything begin and end.
  private var lengths: [(section: Int, start: Double, end: Double)] = []

  /// The feed of some sections, whose items lie in layouts of their own.
  init(
    _ sections: [(settings: MasonryFeed.Section, items: MasonryFeed.SectionItems)],
    in space: LayoutSpace, offsets: [Int: Double]
  ) {
    (self.space, self.offsets) = (space, offsets)
    var spacing = 0.0
    var isFirst = true
    for (index, section) in sections.enumerated() {
      let settings = section.settings
      let isEmpty = settings.isCollapsed || section.items.shownItemCount == 0
      guard !isEmpty || settings.header != nil || settings.footer != nil else { continue }
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
      if !isEmpty {
        added +=
          settings.carousel == nil
          ? items(section.items, at: index, from: &end)
          : itemsOfCarousel(settings, section.items, at: index, from: &end)
      }
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
      extendScopes(of: index, sections[index].settings.header, to: end)
      lengths.append((index, start, end))
      (length, spacing, isFirst) = (end, pixels(settings.spacingAfter), false)
    }
  }

  /// A header of a level is over the sections up to the next header of that level or a higher one.
  private mutating func extendScopes(
    of section: Int, _ header: MasonryFeed.Header?, to end: Double
  ) {
    var highest = header.map { max(0, $0.level) } ?? -1
    for index in places.indices.reversed() {
      guard case .header(let other) = places[index].address, other < section else { continue }
      if places[index].level > max(0, highest) {
        (places[index].scopeEnd, places[index].lastSection) = (end, section)
      }
      highest = max(highest, places[index].level)
    }
  }

  private var isVertical: Bool { space.axis == .vertical }

  private var isMirrored: Bool { space.environment.direction == .rightToLeft }

  private var isMirroredAlong: Bool { !isVertical && isMirrored }

  /// Halves are rounded up.
  private func pixels(_ points: Double) -> Double {
    space.environment.scale.map { ((points * $0) + 0.5).rounded(.down) / $0 } ?? points
  }

  private func bar(_ address: MasonryFeed.Address, from start: Double, to end: Double) -> Place {
    Place(
      address: address, start: start, length: end - start, acrossStart: 0,
      acrossLength: space.crossLength)
  }

  /// The items, where a layout of their own puts them; `end` moves from their start to their end.
  private func items(
    _ items: MasonryFeed.SectionItems, at index: Int, from end: inout Double
  ) -> [Place] {
    let own = pixels(space.axis.length(of: items.contentSize))
    let start = end
    end += own
    return places(of: items, at: index, in: start..<start + own)
  }

  /// The items of a carousel: those of a layout along the other axis, moved by the offset.
  private func itemsOfCarousel(
    _ settings: MasonryFeed.Section, _ items: MasonryFeed.SectionItems, at index: Int,
    from end: inout Double
  ) -> [Place] {
    let length = items.crossLength
    let start = end
    var (before, after) = (0.0, 0.0)
    if let rows = items.rows {
      if case .even = rows.configuration.rule {
      } else {
        let insets = space.axis.ends(of: rows.configuration.contentInsets)
        for frame in items.frames.prefix(items.shownItemCount) {
          let own = space.axis.interval(of: frame)
          let (near, far) =
            isMirroredAlong ? (length - own.far, length - own.near) : (own.near, own.far)
          before = max(before, insets.start - near)
          after = max(after, far - (length - insets.end))
        }
      }
    }
    end += pixels(before + length + after)
    var offset = offsets[index] ?? 0
    if !offset.isFinite { offset = 0 }
    let isFromTheRight = isVertical && isMirrored
    let move =
      isFromTheRight ? pixels(space.crossLength - items.contentSize.width) + offset : -offset
    let first = start + pixels(before)
    return places(of: items, at: index, in: first..<first + length).map { place in
      var place = place
      place.acrossStart += move
      return place
    }
  }

  /// The length that a carousel of columns has, longer if its rows do not fit.
  func length(of carousel: MasonryFeed.Carousel, _ grid: MasonryGrid.Configuration) -> Double {
    let spacing = grid.columnSpacing
    let rows: Double =
      switch grid.columns {
      case .fixed(let count): Double(count - 1) * spacing
      case .adaptive(let minimumWidth, _, _): minimumWidth
      case .tracks(let tracks):
        tracks.reduce(-spacing) { sum, track in
          if case .points(let size) = track { sum + size + spacing } else { sum + spacing }
        }
      }
    let insets = space.axis.ends(of: grid.contentInsets)
    let needed = rows + insets.start + insets.end
    return max(
      pixels(carousel.length),
      space.environment.scale.map { (needed * $0).rounded(.up) / $0 } ?? needed)
  }

  /// The items of a section, in a stretch of the feed that runs from the top or from the left.
  private func places(
    of items: MasonryFeed.SectionItems, at index: Int, in stretch: Range<Double>
  ) -> [Place] {
    let length = stretch.upperBound - stretch.lowerBound
    return items.frames.prefix(items.shownItemCount).enumerated().map { item, frame in
      let own = space.axis.interval(of: frame)
      let across = space.axis.cross.interval(of: frame)
      return Place(
        address: .item(item, section: index),
        start: stretch.lowerBound + (isMirroredAlong ? length - own.far : own.near),
        length: space.axis.length(of: frame), acrossStart: across.near,
        acrossLength: space.axis.cross.length(of: frame))
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
      space.crossLength, isVertical ? insets.leading : insets.top,
      isVertical ? insets.trailing : insets.bottom)
    if isVertical, isMirrored {
      left = space.crossLength - left - width
    }
    return Place(
      address: .background(section: section), start: start + top, length: height,
      acrossStart: left, acrossLength: width)
  }
}

extension ReferenceFeed {
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
          ? LayoutRect(x: 0, y: near, width: space.crossLength, height: end - start)
          : LayoutRect(x: near, y: 0, width: end - start, height: space.crossLength)
      )
    }
  }

  /// What a rectangle covers of a feed that runs from the top or from the left.
  private func window(_ rect: LayoutRect) -> (first: Double, last: Double) {
    if isVertical { return (rect.minY, rect.maxY) }
    return isMirroredAlong ? (length - rect.maxX, length - rect.minX) : (rect.minX, rect.maxX)
  }

  /// Moves a bar to where it must be: first to the edge, then back into its section.
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
