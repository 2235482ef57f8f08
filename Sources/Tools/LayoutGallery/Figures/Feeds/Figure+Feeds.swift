import MasonryLayout

extension Figure {
  /// The figures of feeds in the order in which the page shows them.
  static func feeds(
    of collection: PictureCollection, _ albums: [Album]
  ) throws(MasonryError) -> [Figure] {
    [
      try sections(of: albums),
      try pinnedHeader(),
      try timeline(of: collection),
      try months(of: collection),
      try sharedLines(of: collection),
      try mixedSections(of: collection),
      try levels(),
      try chat(),
    ]
  }
}
