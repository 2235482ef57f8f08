import MasonryLayout

extension Figure {
  /// The figures of walls in the order in which the page shows them.
  ///
  /// A new figure is one more line here, and a file with the function that draws it.
  static func walls(of collection: PictureCollection) throws(MasonryError) -> [Figure] {
    [
      try hero(of: collection),
      try packings(of: collection),
      try tolerances(of: collection),
      try devices(of: collection),
      try viewport(of: collection),
      try pinch(of: collection),
      try lateSizes(of: collection),
      try prepending(of: collection),
      try dragging(of: collection),
      try spans(of: collection),
      try dense(of: collection),
      try tracks(of: collection),
      try directions(of: collection),
      try rows(of: collection),
    ]
  }
}
