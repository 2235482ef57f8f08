/// The intervals of sections along the axis, in logical coordinates from the start of the content.
///
/// The positions are sums in the order of the sections, and each change adds up again from the
/// first section that it affects. A tree of partial sums would need fewer additions, but round
/// differently than a rebuild. The sums cost less than a grid in any case.
struct SectionStack: Sendable, Equatable {
  private(set) var parts: ChunkedArray<SectionParts>
  /// The start of each section; for one that takes up nothing, the end of the content before it.
  private(set) var starts: [Double] = []
  /// The number of items before each section.
  private(set) var itemsBefore: [Int] = []
  /// For each section the nearest one before it whose header stays in sight over it, or −1.
  private(set) var outer: [Int] = []
  /// The sections that take up anything, if only a header of length 0.
  private(set) var shown: [Int] = []
  /// Pixels per point, if sections lie on pixels.
  private let scale: Double?

  init(_ parts: ChunkedArray<SectionParts>, scale: Double?) {
    self.scale = scale
    self.parts = parts
    stack(from: 0)
  }

  /// The end of the content.
  var length: Double {
    guard let last = shown.last else { return 0 }
    return edges(of: last).end
  }

  func edges(of section: Int) -> SectionEdges {
    let parts = parts[section]
    let start = starts[section]
    let itemsStart = aligned(start + parts.header)
    let footerStart = aligned(itemsStart + parts.items)
    return SectionEdges(
      start: start, itemsStart: itemsStart, footerStart: footerStart,
      end: aligned(footerStart + parts.footer))
  }

  /// The places in ``shown`` of the sections that meet a range of positions.
  func places(meeting positions: ClosedRange<Double>) -> Range<Int> {
    let begin = (0..<shown.count).partitioningIndex {
      edges(of: shown[$0]).end >= positions.lowerBound
    }
    let end = (begin..<shown.count).partitioningIndex { starts[shown[$0]] > positions.upperBound }
    return begin..<end
  }

  /// Replaces the lengths of a section; nothing moves if they stay.
  mutating func update(_ section: Int, to new: SectionParts) {
    guard parts[section] != new else { return }
    edit(from: section) { $0[section] = new }
  }

  /// Edits the lengths of sections, and stacks again from the first one that is affected.
  mutating func edit(from first: Int, _ edit: (inout ChunkedArray<SectionParts>) -> Void) {
    edit(&parts)
    stack(from: first)
  }

  private mutating func stack(from first: Int) {
    starts.truncate(to: first)
    itemsBefore.truncate(to: first)
    outer.truncate(to: first)
    var itemCount = first > 0 ? itemsBefore[first - 1] + parts[first - 1].itemCount : 0
    shown.truncate(to: shown.indices.partitioningIndex { shown[$0] >= first })
    var end = length
    var next = shown.last.map { aligned(end + parts[$0].spacing) } ?? 0
    for section in first..<parts.count {
      starts.append(parts[section].isShown ? next : end)
      itemsBefore.append(itemCount)
      itemCount += parts[section].itemCount
      outer.append(nearestOuterSection(of: section))
      guard parts[section].isShown else { continue }
      shown.append(section)
      end = edges(of: section).end
      next = aligned(end + parts[section].spacing)
    }
  }

  private func aligned(_ coordinate: Double) -> Double { coordinate.aligned(toScale: scale) }
}

/// The edges of the parts of a section, in logical coordinates.
struct SectionEdges {
  let start: Double
  let itemsStart: Double
  let footerStart: Double
  let end: Double
}

extension SectionStack {
  /// The nearest earlier section whose header's level is above 0 and its own, or −1; reads `outer`.
  func nearestOuterSection(of section: Int) -> Int {
    var other = section - 1
    let level = max(0, parts[section].headerLevel)
    while other >= 0, parts[other].headerLevel <= level { other = outer[other] }
    return other
  }

  /// The sections before one whose headers stay in sight over it, the nearest first.
  func outerSections(of section: Int) -> [Int] {
    var (sections, other) = ([Int](), outer[section])
    while other >= 0 {
      sections.append(other)
      other = outer[other]
    }
    return sections
  }

  /// The sections before some places in ``shown`` whose headers may be in sight there, in order.
  func outerSections(before places: Range<Int>) -> [Int] {
    // Between two sections there may be the headers that are over the first one, or its own.
    let place = places.isEmpty ? places.lowerBound - 1 : places.lowerBound
    guard shown.indices.contains(place) else { return [] }
    let section = shown[place]
    var sections = outerSections(of: section)
    sections.reverse()
    if places.isEmpty, parts[section].headerLevel > 0 { sections.append(section) }
    return sections
  }

  /// The end of the last section over which the header of a section stays pinned.
  func endOfScope(of section: Int) -> Double {
    guard parts[section].headerLevel > 0 else { return edges(of: section).end }
    let end = (section + 1..<parts.count).partitioningIndex {
      !outerSections(of: $0).contains(section)
    }
    let place = shown.indices.partitioningIndex { shown[$0] >= end } - 1
    return edges(of: shown[place]).end
  }

  /// The number of items before a position, if those of a section are spread evenly over it.
  func itemCount(before position: Double) -> Double {
    let place = shown.indices.partitioningIndex { starts[shown[$0]] > position } - 1
    guard place >= 0 else { return 0 }
    let section = shown[place]
    let edges = edges(of: section)
    let (way, length) = (position - edges.itemsStart, edges.footerStart - edges.itemsStart)
    let share = way <= 0 ? 0 : way < length ? way / length : 1
    return Double(itemsBefore[section]) + share * Double(parts[section].itemCount)
  }

  /// The position with so many items before it; the first one if headers or footers lie there.
  func position(afterItems count: Double) -> Double {
    let place = shown.indices.partitioningIndex {
      let before = itemsBefore[shown[$0]]
      return Double(before) >= count || Double(before + parts[shown[$0]].itemCount) > count
    }
    guard place < shown.count else { return length }
    let section = shown[place]
    let own = count - Double(itemsBefore[section])
    guard own > 0 else { return starts[section] }
    let edges = edges(of: section)
    let share = own / Double(parts[section].itemCount)
    return edges.itemsStart + share * (edges.footerStart - edges.itemsStart)
  }

  /// The item with so many items before it, or else the last one.
  func item(afterItems count: Int) -> (index: Int, section: Int)? {
    guard let total = parts.indices.last.map({ itemsBefore[$0] + parts[$0].itemCount }), total > 0
    else { return nil }
    let number = min(max(0, count), total - 1)
    let section = parts.indices.partitioningIndex { itemsBefore[$0] > number } - 1
    return (number - itemsBefore[section], section)
  }
}
