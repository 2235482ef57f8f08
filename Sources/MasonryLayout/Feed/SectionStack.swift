/// The intervals of sections along the axis, in logical coordinates from the start of the content.
///
/// Sections are stacked in lines. A line is one section, or several that share it side by side.
///
/// The positions are sums in the order of the sections, and each change adds up again from the
/// first section that it affects. A tree of partial sums would need fewer additions, but round
/// differently than a rebuild. The sums cost less than placing items in any case.
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
  /// The end of the content, kept because each viewport of a transition is compared with it.
  private(set) var length = 0.0
  /// The line of each section; empty while every section stands alone.
  private var lines: [SectionLine] = []
  /// Pixels per point, if sections lie on pixels.
  private let scale: Double?
  /// The length of the feed across the axis.
  private let crossLength: Double

  init(_ parts: ChunkedArray<SectionParts>, in space: LayoutSpace) {
    scale = space.environment.scale
    crossLength = space.crossLength
    self.parts = parts
    stack(from: 0)
  }

  /// The line of a section.
  func line(of section: Int) -> SectionLine {
    guard lines.isEmpty else { return lines[section] }
    return SectionLine(of: section, parts[section], crossLength: crossLength)
  }

  /// The height to which the items of a section are enlarged, or `nil` if they are not.
  func rowHeight(of section: Int) -> Double? { lines.isEmpty ? nil : lines[section].rowHeight }

  func edges(of section: Int) -> SectionEdges {
    let own = parts[section]
    let line = line(of: section)
    let start = starts[section]
    let itemsStart = aligned(start + line.header)
    let footerStart = aligned(itemsStart + line.items)
    return SectionEdges(
      start: start, headerEnd: aligned(start + own.header), itemsStart: itemsStart,
      itemsEnd: aligned(itemsStart + own.items(enlargedTo: line.rowHeight, scale: scale)),
      footerStart: footerStart,
      footerEnd: aligned(footerStart + own.footer), end: aligned(footerStart + line.footer),
      crossStart: line.crossStart, crossLength: line.crossLength)
  }

  /// The end of the line of a section, as ``edges(of:)`` has it.
  private func lineEnd(of section: Int) -> Double {
    let line = line(of: section)
    return aligned(aligned(aligned(starts[section] + line.header) + line.items) + line.footer)
  }

  /// The places in ``shown`` of the sections that meet a range of positions.
  func places(meeting positions: ClosedRange<Double>) -> Range<Int> {
    let begin = (0..<shown.count).partitioningIndex {
      lineEnd(of: shown[$0]) >= positions.lowerBound
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
    // The line before may take in the first section, or have it no longer.
    let place = shown.indices.partitioningIndex { shown[$0] >= first } - 1
    stack(from: place < 0 ? first : line(of: shown[place]).sections.lowerBound)
  }

  private mutating func stack(from first: Int) {
    starts.truncate(to: first)
    itemsBefore.truncate(to: first)
    outer.truncate(to: first)
    lines.truncate(to: first)
    var itemCount = first > 0 ? itemsBefore[first - 1] + parts[first - 1].itemCount : 0
    shown.truncate(to: shown.indices.partitioningIndex { shown[$0] >= first })
    var (end, next, lineLimit) = (shown.last.map { lineEnd(of: $0) } ?? 0, 0.0, first)
    var start = next
    if let last = shown.last { next = aligned(end + line(of: last).spacing) }
    for section in first..<parts.count {
      let own = parts[section]
      let isFirst = own.isShown && section >= lineLimit
      if isFirst { lineLimit = appendLine(from: section) }
      if !lines.isEmpty { appendLines(before: section + 1) }
      if isFirst { start = next }
      starts.append(own.isShown ? start : end)
      itemsBefore.append(itemCount)
      itemCount += own.itemCount
      outer.append(nearestOuterSection(of: section))
      guard own.isShown else { continue }
      shown.append(section)
      guard isFirst else { continue }
      end = lineEnd(of: section)
      next = aligned(end + line(of: section).spacing)
    }
    length = end
    if !lines.contains(where: { $0.sections.count > 1 }) { lines = [] }
  }

  /// Finds the sections that share the line of one, and appends it for each of them.
  ///
  /// - Returns: The end of the sections in the line; nothing is appended if it is one section.
  private mutating func appendLine(from first: Int) -> Int {
    guard let shared = parts[first].line else { return first + 1 }
    let limit = crossLength + .roundingSlack(upTo: crossLength)
    let spacing = shared.settings.spacing.aligned(toScale: scale)
    var line = SectionLine(of: first, parts[first], crossLength: shared.crossLength)
    var members: [LineMember] = [(first, 0, shared.crossLength)]
    var next = shared.crossLength + spacing
    var isFull = false
    for section in first + 1..<parts.count where parts[section].isShown {
      guard let other = parts[section].line, other.settings == shared.settings,
        other.height == shared.height
      else { break }
      let end = next + other.crossLength
      isFull = end > limit
      guard !isFull else { break }
      members.append((section, next, other.crossLength))
      line.add(parts[section], at: section)
      next = end + spacing
    }
    guard members.count > 1 else { return first + 1 }
    if isFull, shared.settings.fillsWidth { fill(&line, with: &members) }
    for member in members {
      appendLines(before: member.section)
      line.crossStart = member.crossStart
      line.crossLength = member.crossLength
      lines.append(line)
    }
    return lines.count
  }

  /// Enlarges the items of a line until it is as wide as the feed, or they are as high as they may.
  private func fill(_ line: inout SectionLine, with members: inout [LineMember]) {
    let parts = members.map { self.parts[$0.section] }
    let all = parts.compactMap { $0.line }
    let spacing = all[0].settings.spacing
    let others = all.reduce(spacing * Double(all.count - 1)) { $0 + $1.otherLengths }
    let items = all.reduce(0) { $0 + $1.itemLengths }
    let most = all.reduce(.infinity) { min($0, $1.maximumHeight) }
    let height = min(all[0].height * ((crossLength - others) / items), most)
    guard items > 0, height > all[0].height else { return }
    var start = 0.0
    for (index, own) in all.enumerated() {
      let end = start + own.otherLengths + own.itemLengths * (height / own.height)
      members[index].crossStart = aligned(start)
      members[index].crossLength = aligned(end) - aligned(start)
      start = end + spacing
    }
    line.enlarge(to: height, items: parts.map { $0.items(enlargedTo: height, scale: scale) })
  }

  /// Appends the lines of sections that stand alone, up to one.
  private mutating func appendLines(before end: Int) {
    while lines.count < end {
      lines.append(SectionLine(of: lines.count, parts[lines.count], crossLength: crossLength))
    }
  }

  private func aligned(_ coordinate: Double) -> Double { coordinate.aligned(toScale: scale) }
}

/// The edges of the parts of a section, in logical coordinates.
///
/// Sections of a line start and end together, and so do their items and footers start.
struct SectionEdges {
  let start: Double
  let headerEnd: Double
  let itemsStart: Double
  let itemsEnd: Double
  let footerStart: Double
  let footerEnd: Double
  let end: Double
  let crossStart: Double
  let crossLength: Double
}

/// A section of a line, and where it is across the axis.
private typealias LineMember = (section: Int, crossStart: Double, crossLength: Double)

/// The line that a section lies in: what its sections have in common, and where the section is.
struct SectionLine: Sendable, Equatable {
  /// The sections of the line, and those between them that take up nothing.
  private(set) var sections: Range<Int>
  /// The longest of the lengths along the axis.
  private(set) var header: Double
  private(set) var items: Double
  private(set) var footer: Double
  private(set) var spacing: Double
  /// The height to which items are enlarged, or `nil` if they are not.
  private(set) var rowHeight: Double?
  /// The start of the section across the axis, from the leading edge, and its length there.
  var crossStart = 0.0
  var crossLength: Double

  /// The line of one section.
  init(of section: Int, _ parts: SectionParts, crossLength: Double) {
    sections = section..<section + 1
    header = parts.header
    items = parts.items
    footer = parts.footer
    spacing = parts.spacing
    self.crossLength = crossLength
  }

  mutating func add(_ parts: SectionParts, at section: Int) {
    sections = sections.lowerBound..<section + 1
    header = max(header, parts.header)
    items = max(items, parts.items)
    footer = max(footer, parts.footer)
    spacing = max(spacing, parts.spacing)
  }

  mutating func enlarge(to height: Double, items lengths: [Double]) {
    rowHeight = height
    items = lengths.max() ?? 0
  }
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

  /// The number of items before a position, if those of a line are spread evenly over it.
  func itemCount(before position: Double) -> Double {
    let place = shown.indices.partitioningIndex { starts[shown[$0]] > position } - 1
    guard place >= 0 else { return 0 }
    let section = shown[place]
    let edges = edges(of: section)
    let way = position - edges.itemsStart
    let length = edges.footerStart - edges.itemsStart
    let share = way <= 0 ? 0 : way < length ? way / length : 1
    let items = items(inLineOf: section)
    return Double(items.lowerBound) + share * Double(items.count)
  }

  /// The position with so many items before it; the first one if headers or footers lie there.
  func position(afterItems count: Double) -> Double {
    let place = shown.indices.partitioningIndex {
      let line = self.items(inLineOf: shown[$0])
      return Double(line.lowerBound) >= count || Double(line.upperBound) > count
    }
    guard place < shown.count else { return length }
    let section = shown[place]
    let items = items(inLineOf: section)
    let own = count - Double(items.lowerBound)
    let edges = edges(of: section)
    guard own > 0 else { return edges.start }
    let share = own / Double(items.count)
    return edges.itemsStart + share * (edges.footerStart - edges.itemsStart)
  }

  /// The items of a line, counted from the first one of the feed.
  private func items(inLineOf section: Int) -> Range<Int> {
    let sections = line(of: section).sections
    let last = sections.upperBound - 1
    return itemsBefore[sections.lowerBound]..<itemsBefore[last] + parts[last].itemCount
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
