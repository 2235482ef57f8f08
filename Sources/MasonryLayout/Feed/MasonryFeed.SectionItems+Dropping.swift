extension MasonryFeed.SectionItems {
  /// The length that an item would get in the items of another section, by its first column there;
  /// nothing in rows, where it does not matter.
  func lengths(
    ofItemAt index: Int, in other: Self, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> [Double] {
    guard let target = other.grid else { return [] }
    if let grid { return try grid.lengths(ofItemAt: index, in: target, by: provider) }
    let span = request(ofItemAt: index).span(in: target.columnCount)
    return try (0...target.columnCount - span).map { lane throws(MasonryError) in
      try provider.validLength(
        ofItemAt: index, along: target.axis,
        crossLength: target.tracks.crossLength(ofLane: lane, span: span))
    }
  }

  /// The length of an item along the axis.
  fileprivate func length(ofItemAt index: Int) -> Double {
    ask({ $0.items.lengths[index] }, { $0.axis.length(of: $0.frame(ofItemAt: index)) })
  }

  /// The index that puts an item under a finger, where the items are moved by `shift` in a feed.
  ///
  /// An item of another section has the count as its index. The lengths are by its first column.
  func dropIndex(
    at point: LayoutPoint, shift: LayoutPoint, moving index: Int, _ request: LaneRequest,
    lengths: [Double], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Int {
    guard let grid else {
      return rows?.place(at: point.offsetBy(dx: -shift.x, dy: -shift.y), moving: index) ?? index
    }
    let across = axis.cross
    let search = DropSearch(
      grid, point: across.move(point, by: -across.coordinate(of: shift)), source: index,
      request: request, lengths: lengths, near: axis.coordinate(of: shift), heights: provider)
    return try search.index()
  }
}

/// The sizes that the items of a section have.
struct PresentSizes: MasonryHeightProvider {
  private let items: MasonryFeed.SectionItems
  /// Whether items keep their proportions, and not their lengths, at another length across.
  private let isScaling: Bool

  init(of items: MasonryFeed.SectionItems, isScaling: Bool = false) {
    (self.items, self.isScaling) = (items, isScaling)
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    length(ofItemAt: index, along: .vertical, crossLength: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(ofItemAt: index, along: .horizontal, crossLength: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items.request(ofItemAt: index).span(in: .max) }

  func pinnedColumn(ofItemAt index: Int) -> Int? { items.request(ofItemAt: index).pin(in: .max) }

  private func length(
    ofItemAt index: Int, along axis: LayoutAxis, crossLength: Double
  ) -> Double {
    let frame = items.frame(ofItemAt: index)
    let length =
      axis == items.axis ? items.length(ofItemAt: index) : axis.length(of: frame)
    let across = axis.cross.length(of: frame)
    guard isScaling, across > 0 else { return length }
    return min(length * crossLength / across, MasonryGrid.maximumLength)
  }
}
