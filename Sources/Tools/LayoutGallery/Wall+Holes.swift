import MasonryLayout

extension Wall {
  /// What the columns skip between pictures or above the first one, without the spacings around it.
  ///
  /// The columns must be equal and run down from the left, as those of most walls in the gallery do.
  var holes: [LayoutRect] {
    guard let layout = masonry.layout.columns, let width = items.columnWidth else { return [] }
    let (items, spacing) = (items, layout.itemSpacing)
    var holes: [LayoutRect] = []
    for column in 0..<items.columnCount {
      let left =
        layout.contentInsets.leading + Double(column) * (width + layout.columnSpacing)
      var top = layout.contentInsets.top
      for index in pictures(inColumn: column) {
        let frame = items.frame(ofItemAt: index)
        // What a coordinate is off by rounding is no hole.
        if frame.minY - spacing > top + 0.01 {
          holes.append(
            LayoutRect(x: left, y: top, width: width, height: frame.minY - spacing - top))
        }
        top = frame.maxY + spacing
      }
    }
    return holes
  }

  /// The pictures that are above an earlier one in one of their columns: those that went back.
  var backfilled: [Int] {
    var backfilled: Set<Int> = []
    for column in 0..<items.columnCount {
      var earliestBelow = Int.max
      for index in pictures(inColumn: column).reversed() {
        if earliestBelow < index { backfilled.insert(index) }
        earliestBelow = min(earliestBelow, index)
      }
    }
    return backfilled.sorted()
  }

  /// The pictures that cover a column, from top to bottom.
  private func pictures(inColumn column: Int) -> [Int] {
    let items = items
    return (0..<items.itemCount).filter { index in
      guard let first = items.column(ofItemAt: index), let span = items.columnSpan(ofItemAt: index)
      else { return false }
      return (first..<first + span).contains(column)
    }.sorted { items.frame(ofItemAt: $0).minY < items.frame(ofItemAt: $1).minY }
  }
}
