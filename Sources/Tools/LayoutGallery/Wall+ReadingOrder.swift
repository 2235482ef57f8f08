import MasonryLayout

extension Wall {
  /// The pictures that are in a column nearer the leading edge than the picture before them.
  var stepsBack: [Int] {
    let columns = items.frames.indices.compactMap(items.column)
    return columns.indices.dropFirst().filter { columns[$0] < columns[$0 - 1] }
  }
}
