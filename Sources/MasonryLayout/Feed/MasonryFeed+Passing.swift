extension MasonryFeed {
  /// The addresses of all elements in view at some progress of a transition, and of more in their
  /// sections.
  ///
  /// Sections have the same order in both feeds. So those that come into view are between the first
  /// and the last that are in view in either.
  public func _passing(_ seen: Viewport, to other: MasonryFeed, _ otherSeen: Viewport) -> [Address]
  {
    let (own, others) = (sections(in: seen.rect), other.sections(in: otherSeen.rect))
    let isAlike = axis == other.axis && space.isMirroredAlong == other.space.isMirroredAlong
    let sections =
      isAlike
      ? min(own.lowerBound, others.lowerBound)..<max(own.upperBound, others.upperBound)
      : 0..<max(sectionCount, other.sectionCount)
    // A header that is stretched, or that is over other sections, may be in view without its own.
    let headers =
      [stack, other.stack].compactMap { $0.shown.first } + outerSections(of: seen.rect)
      + other.outerSections(of: otherSeen.rect)
    var passing = Set(headers.map { Address.header(section: $0) })
    for section in sections {
      passing.formUnion([
        .background(section: section), .header(section: section), .footer(section: section),
      ])
      let (one, two) = (items(section, in: seen), other.items(section, in: otherSeen))
      guard let start = one ?? two, let end = two ?? one else { continue }
      for item in start.items._passing(start.rect, to: end.items, end.rect) {
        passing.insert(.item(item, section: section))
      }
    }
    return passing.sorted()
  }

  /// That of the section of an element; 0 if there is none.
  public func typicalLength(around address: Address?) -> Double {
    guard let section = address?.section, 0..<sectionCount ~= section else { return 0 }
    return sections[section].items.typicalLength(around: nil)
  }

  /// The sections before a rectangle whose headers may be in sight there.
  private func outerSections(of rect: LayoutRect) -> [Int] {
    stack.outerSections(
      before: stack.places(meeting: mapper.positions(meeting: axis.interval(of: rect))))
  }

  /// The sections that may meet a rectangle, and those between them that take up nothing.
  private func sections(in rect: LayoutRect) -> Range<Int> {
    let places = stack.places(meeting: mapper.positions(meeting: axis.interval(of: rect)))
    let ends = [places.lowerBound, places.upperBound].map {
      $0 < stack.shown.count ? stack.shown[$0] : sectionCount
    }
    return ends[0]..<ends[1]
  }

  /// The items of a section, if there is one, and a rectangle in its coordinates.
  private func items(
    _ section: Int, in seen: Viewport
  ) -> (items: SectionItems, rect: LayoutRect)? {
    guard section < sectionCount else { return nil }
    let shift = shift(ofItemsIn: section, at: stack.edges(of: section), in: seen)
    return (sections[section].items, seen.rect.offsetBy(dx: -shift.x, dy: -shift.y))
  }
}
