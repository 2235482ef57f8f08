import MasonryLayout

extension Wall {
  /// The pictures that are in a column nearer the leading edge than the picture before them.
  var stepsBack: [Int] {
    let items = items
    let columns = (0..<items.itemCount).compactMap(items.column)
    return columns.indices.dropFirst().filter { columns[$0] < columns[$0 - 1] }
  }
}
