extension MasonryFeed.SectionItems {
  /// The lengths that an item would get here, by its first column.
  ///
  /// An item of another section keeps its length along the axis. In rows lengths do not matter.
  func lengths(ofItemAt index: Int, of other: Self, isSame: Bool) -> [Double] {
    guard let grid else { return [] }
    if isSame { return grid.lengths(ofItemAt: index) }
    let span = other.request(ofItemAt: index).span(in: grid.columnCount)
    return Array(
      repeating: other.length(ofItemAt: index, along: axis), count: grid.columnCount - span + 1)
  }

  /// The length of an item along an axis.
  fileprivate func length(ofItemAt index: Int, along axis: LayoutAxis) -> Double {
    if axis == self.axis, let grid { return grid.items.lengths[index] }
    return axis.length(of: frame(ofItemAt: index))
  }

  /// The index that puts an item under a finger, where the items are moved by `shift` in a feed.
  ///
  /// An item of another section has the count as its index. The lengths are by its first column.
  func dropIndex(
    at point: LayoutPoint, shift: LayoutPoint, moving index: Int, _ request: LaneRequest,
    lengths: [Double]
  ) -> Int {
    guard let grid else {
      return rows?.place(at: point.offsetBy(dx: -shift.x, dy: -shift.y), moving: index) ?? index
    }
    let across = axis.cross
    let search = DropSearch(
      grid, point: across.move(point, by: -across.coordinate(of: shift)), source: index,
      request: request, lengths: lengths, near: axis.coordinate(of: shift))
    return search.index()
  }
}

/// The sizes that the items of a section have; at another length across, they keep proportions.
struct ScaledSizes: MasonryHeightProvider {
  private let items: MasonryFeed.SectionItems

  init(of items: MasonryFeed.SectionItems) { self.items = items }

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
    let length = items.length(ofItemAt: index, along: axis)
    let across = axis.cross.length(of: items.frame(ofItemAt: index))
    guard across > 0 else { return length }
    return min(length * crossLength / across, MasonryGrid.maximumLength)
  }
}
