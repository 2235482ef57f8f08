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

  /// A section, whose items lie in a layout of their own, and what it takes up across the axis.
  struct Member {
    var index: Int
    var settings: MasonryFeed.Section
    var items: MasonryItems
    var isFilled = false
    var across = 0.0
    var width = 0.0
    /// By what the items are enlarged in a line that fills the width.
    var factor = 1.0

    var isEmpty: Bool { settings.isCollapsed || items.shownItemCount == 0 }
    var isShown: Bool { !isEmpty || settings.header != nil || settings.footer != nil }
  }

  /// Where the sections that take up anything begin and end.
  private var lengths: [(section: Member, start: Double, end: Double)] = []

  /// The feed of some sections in their order; `isFilled` is whether any item fills a row.
  init(_ sections: [Member], in space: LayoutSpace, offsets: [Int: Double]) {
    (self.space, self.offsets) = (space, offsets)
    var spacing = 0.0
    for line in lines(of: sections.filter { $0.isShown }) {
      let start = places.isEmpty && lengths.isEmpty ? 0 : length + spacing
      let isFirst = lengths.isEmpty
      func longest(_ length: (MasonryFeed.Section) -> Double?) -> Double {
        line.map { pixels(length($0.settings) ?? 0) }.max() ?? 0
      }
      let itemsStart = start + longest { $0.header?.length }
      var footerStart = itemsStart
      var items: [[Place]] = []
      for section in line {
        var end = itemsStart
        if section.isEmpty {
          items.append([])
        } else if section.settings.carousel == nil {
          items.append(places(of: section, from: &end))
        } else {
          items.append(
            itemsOfCarousel(section.settings, section.items, at: section.index, from: &end))
        }
        footerStart = max(footerStart, end)
      }
      let end = footerStart + longest { $0.footer?.length }
      for (section, items) in zip(line, items) {
        var added: [Place] = []
        if let insets = section.settings.background {
          added.append(background(insets, of: section, from: start, to: end))
        }
        if let header = section.settings.header {
          var bar = bar(.header(section: section.index), of: section, at: start, header.length)
          bar.isPinned = header.isPinned
          bar.isStretching = header.isStretching && isFirst && section.index == line[0].index
          bar.lastSection = section.index
          bar.level = max(0, header.level)
          added.append(bar)
        }
        added += items
        if let footer = section.settings.footer {
          added.append(
            bar(.footer(section: section.index), of: section, at: footerStart, footer.length))
          added[added.count - 1].isPinned = footer.isPinned
        }
        for var place in added {
          (place.scopeStart, place.scopeEnd) = (start, end)
          places.append(place)
        }
        extendScopes(of: section.index, section.settings.header, to: end)
        lengths.append((section, start, end))
      }
      length = end
      spacing = longest { $0.spacingAfter }
    }
  }

  /// Consecutive short sections, as many as fit beside each other; all others alone.
  private func lines(of sections: [Member]) -> [[Member]] {
    var lines: [[Member]] = []
    for var section in sections {
      (section.across, section.width) = (0, space.crossLength)
      if let width = shortWidth(of: section), let line = lines.last, let last = line.last,
        let lastWidth = shortWidth(of: last),
        last.settings.sharedLine == section.settings.sharedLine,
        target(of: last) == target(of: section), let spacing = section.settings.sharedLine?.spacing
      {
        let across = last.across + lastWidth + pixels(spacing)
        if across + width <= space.crossLength {
          lines[lines.count - 1][line.count - 1].width = lastWidth
          (section.across, section.width) = (across, width)
          lines[lines.count - 1].append(section)
          continue
        }
        if section.settings.sharedLine?.fillsWidth == true, line.count > 1 {
          lines[lines.count - 1] = filled(line)
        }
      }
      lines.append([section])
    }
    return lines
  }

  /// The sections of a line whose items are enlarged, at most to twice the target.
  private func filled(_ line: [Member]) -> [Member] {
    let items = line.map { section in
      (section.items.layout.rows.map { _ in
        (0..<section.items.itemCount).reduce(0) { $0 + section.items.length(ofItemAt: $1) }
      }) ?? 0
    }
    let all = line.map { section -> Double in
      let (insets, gap) = (insets(of: section), section.settings.layout.rows?.itemSpacing ?? 0)
      return insets.start + insets.end + Double(section.items.itemCount - 1) * gap
    }
    let spacing = line[0].settings.sharedLine?.spacing ?? 0
    let room = space.crossLength - all.reduce(0, +) - spacing * Double(line.count - 1)
    let factor = line.reduce(room / items.reduce(0, +)) { factor, section in
      let (rows, target) = (section.settings.layout.rows, target(of: section) ?? 1)
      let most = min(
        rows?.rowHeights?.upperBound ?? 2 * target, rows?.singleRowMaximumHeight ?? .infinity)
      return min(factor, most / target)
    }
    guard factor > 1 else { return line }
    var (line, start) = (line, 0.0)
    for index in line.indices {
      let end = start + all[index] + items[index] * factor
      line[index].across = pixels(start)
      line[index].width = pixels(end) - pixels(start)
      line[index].factor = factor
      start = end + spacing
    }
    return line
  }

  private func insets(of section: Member) -> (start: Double, end: Double) {
    space.axis.cross.ends(of: section.settings.layout.rows?.contentInsets ?? .zero)
  }

  private func target(of section: Member) -> Double? {
    if case .justified(let target, _, _, .start)? = section.settings.layout.rows?.rule {
      target
    } else {
      nil
    }
  }

  /// The width of a short section: one row of items at the target height that need not be full.
  private func shortWidth(of section: Member) -> Double? {
    guard section.settings.sharedLine != nil, section.settings.carousel == nil, !section.isEmpty,
      !section.isFilled, section.settings.header?.level ?? 0 <= 0, let target = target(of: section),
      let rows = section.items.layout.rows, section.items.rowCount == 1,
      rows.singleRowMaximumHeight ?? target >= target,
      case .justified(_, let tolerance, let breaking, _) = rows.rule
    else { return nil }
    let insets = insets(of: section)
    let room = max(0, space.crossLength - insets.start - insets.end)
    let widths = (0..<section.items.itemCount).map { section.items.length(ofItemAt: $0) }
    let all = widths.reduce(0, +)
    let spacings = Double(widths.count - 1) * rows.itemSpacing
    let allowed = rows.itemsInRow
    let isFull =
      breaking == .greedy && widths.count >= allowed.lowerBound
      && (all >= room * (1 - tolerance) || widths.count >= allowed.upperBound)
    let isTooWide = all > max(0, room - spacings)
    guard !isFull, !isTooWide, target > 0 else { return nil }
    return pixels(insets.start + all + spacings + insets.end)
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

  private func bar(
    _ address: MasonryFeed.Address, of section: Member, at start: Double, _ length: Double
  ) -> Place {
    Place(
      address: address, start: start, length: pixels(length),
      acrossStart: isVertical && isMirrored
        ? space.crossLength - section.across - section.width : section.across,
      acrossLength: section.width)
  }

  /// The items, where a layout of their own puts them; `end` moves from their start to their end.
  private func places(of section: Member, from end: inout Double) -> [Place] {
    var own = pixels(space.axis.length(of: section.items.contentSize))
    let start = end
    if section.factor > 1, let rows = section.items.layout.rows, let target = target(of: section) {
      let ends = space.axis.ends(of: rows.contentInsets)
      let (first, last) = (pixels(ends.start), pixels(ends.start + target * section.factor))
      own = pixels(last + ends.end)
      var edge = insets(of: section).start
      end += own
      return (0..<section.items.itemCount).map { item in
        let next = edge + section.items.length(ofItemAt: item) * section.factor
        // Halves of a pixel are rounded up where the item is seen.
        let isFromTheRight = isVertical && isMirrored
        let near = pixels(isFromTheRight ? space.crossLength - next : edge)
        let far = pixels(isFromTheRight ? space.crossLength - edge : next)
        edge = next + rows.itemSpacing
        return Place(
          address: .item(item, section: section.index), start: start + first,
          length: last - first,
          acrossStart: near + (isFromTheRight ? -section.across : section.across),
          acrossLength: far - near)
      }
    }
    end += own
    return places(of: section.items, at: section.index, in: start..<start + own).map { place in
      var place = place
      place.acrossStart += isVertical && isMirrored ? -section.across : section.across
      return place
    }
  }

  /// The items of a carousel: those of a layout along the other axis, moved by the offset.
  private func itemsOfCarousel(
    _ settings: MasonryFeed.Section, _ items: MasonryItems, at index: Int,
    from end: inout Double
  ) -> [Place] {
    let length = items.crossLength
    let start = end
    var (before, after) = (0.0, 0.0)
    if let rows = items.layout.rows {
      if case .even = rows.rule {
      } else {
        let insets = space.axis.ends(of: rows.contentInsets)
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
  func length(of carousel: MasonryFeed.Carousel, _ grid: ColumnsLayout) -> Double {
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
    of items: MasonryItems, at index: Int, in stretch: Range<Double>
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
    _ insets: LayoutInsets, of section: Member, from start: Double, to end: Double
  ) -> Place {
    func shrunk(_ length: Double, _ first: Double, _ last: Double) -> (Double, Double) {
      let begin = min(pixels(first), length)
      return (begin, max(0, length - begin - pixels(last)))
    }
    let (along, across) = (space.axis.ends(of: insets), space.axis.cross.ends(of: insets))
    let (top, height) = shrunk(end - start, along.start, along.end)
    var (left, width) = shrunk(section.width, across.start, across.end)
    left += section.across
    if isVertical, isMirrored {
      left = space.crossLength - left - width
    }
    return Place(
      address: .background(section: section.index), start: start + top, length: height,
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
        space.axis.rect(
          main: near, length: place.length, cross: place.acrossStart,
          crossLength: place.acrossLength)
      )
    }
  }

  /// The frames of the sections that take up anything.
  var sectionFrames: [(section: Int, frame: LayoutRect)] {
    lengths.map { section, start, end in
      let near = isMirroredAlong ? length - end : start
      let place = bar(.header(section: section.index), of: section, at: start, 0)
      return (
        section.index,
        space.axis.rect(
          main: near, length: end - start, cross: place.acrossStart, crossLength: section.width)
      )
    }
  }

  /// What a rectangle covers of a feed that runs from the top or from the left.
  private func window(_ rect: LayoutRect) -> (first: Double, last: Double) {
    let own = space.axis.interval(of: rect)
    return isMirroredAlong ? (length - own.far, length - own.near) : (own.near, own.far)
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
