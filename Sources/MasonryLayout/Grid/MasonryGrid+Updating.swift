extension MasonryGrid: MeasuredLayout {
  static func layout(of section: MasonryFeed.SectionItems) -> MasonryGrid? { section.grid }

  func rearrangement(
    by mapping: LayoutIndexMapping, to count: Int, moving moved: [Int]?
  ) -> Rearrangement {
    // Only items that are kept in columns differ from those that are moved.
    let moved = moved ?? (horizon > 0 ? mapping.movedItems : [])
    return Rearrangement(mapping, from: itemCount, to: count, moving: moved)
  }

  mutating func rearrange(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure], upwards: Bool
  ) {
    let measured = measures.compactMap { mapping.oldIndex(of: $0.index) }
    let first = min(change.range.lowerBound, measured.min() ?? .max)
    let end = max(change.range.upperBound, (measured.max() ?? -1) + 1)
    self.change(first..<end) { items, lanes in
      items.rearrange(change, adding: new)
      lanes.rearrange(change, upwards: upwards)
      for measure in measures { items.take(measure, &lanes) }
    }
  }
}
