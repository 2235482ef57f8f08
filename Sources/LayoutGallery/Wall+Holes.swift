import MasonryLayout

extension Wall {
  /// What the columns skip between pictures or above the first one, without the spacings around it.
  ///
  /// The columns must be equal and run down from the left, as those of most walls in the gallery do.
  var holes: [LayoutRect] {
    let configuration = grid.configuration
    let spacing = configuration.itemSpacing
    var holes: [LayoutRect] = []
    for column in 0..<grid.columnCount {
      let left =
        configuration.contentInsets.leading
        + Double(column) * (grid.columnWidth + configuration.columnSpacing)
      var top = configuration.contentInsets.top
      for index in pictures(inColumn: column) {
        let frame = grid.frame(ofItemAt: index)
        // What a coordinate is off by rounding is no hole.
        if frame.minY - spacing > top + 0.01 {
          holes.append(
            LayoutRect(
              x: left, y: top, width: grid.columnWidth, height: frame.minY - spacing - top))
        }
        top = frame.maxY + spacing
      }
    }
    return holes
  }

  /// The pictures that are above an earlier one in one of their columns: those that went back.
  var backfilled: [Int] {
    var backfilled: Set<Int> = []
    for column in 0..<grid.columnCount {
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
    let frames = grid.frames
    return frames.indices.filter { index in
      let first = grid.column(ofItemAt: index)
      return (first..<first + grid.columnSpan(ofItemAt: index)).contains(column)
    }.sorted { frames[$0].minY < frames[$1].minY }
  }
}
