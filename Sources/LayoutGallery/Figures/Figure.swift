import MasonryLayout

/// A drawing of the gallery, and what is said about it.
struct Figure {
  let fileName: String
  let title: String

  /// What there is to see, in a sentence or two.
  let caption: String

  let svg: String
}

extension Figure {
  /// All figures in the order in which the page shows them.
  ///
  /// A new figure is one more line here, and a file with the function that draws it.
  static func all(of collection: PictureCollection) throws(MasonryError) -> [Figure] {
    [
      try hero(of: collection),
      try packings(of: collection),
      try devices(of: collection),
      try viewport(of: collection),
      try spans(of: collection),
    ]
  }
}
