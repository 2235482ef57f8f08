/// The sizes that the items of a section have; at another length across, they keep proportions.
struct ScaledSizes: MasonryHeightProvider {
  private let items: MasonryItems

  init(of items: MasonryItems) { self.items = items }

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
    return min(length * crossLength / across, MasonryItems.maximumLength)
  }
}

extension MasonryItems {
  /// The length that an item has along an axis.
  func length(ofItemAt index: Int, along axis: LayoutAxis) -> Double {
    if axis == self.axis, !isInRows { return items.lengths[index] }
    return axis.length(of: frame(ofItemAt: index))
  }
}
