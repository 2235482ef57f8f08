import MasonryLayout

extension Wall {
  /// The pictures that are in a column nearer the leading edge than the picture before them.
  var stepsBack: [Int] {
    grid.frames.indices.dropFirst().filter { index in
      grid.column(ofItemAt: index) < grid.column(ofItemAt: index - 1)
    }
  }
}
