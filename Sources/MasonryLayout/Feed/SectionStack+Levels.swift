extension SectionStack {
  /// The nearest section before one whose header has a higher level than 0 and its own, or −1.
  ///
  /// The answers for all sections before it are known.
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

  /// Where the last section ends over which the header of a section stays in sight.
  func endOfScope(of section: Int) -> Double {
    guard parts[section].headerLevel > 0 else { return edges(of: section).end }
    let end = (section + 1..<parts.count).partitioningIndex {
      !outerSections(of: $0).contains(section)
    }
    let place = shown.indices.partitioningIndex { shown[$0] >= end } - 1
    return edges(of: shown[place]).end
  }
}
