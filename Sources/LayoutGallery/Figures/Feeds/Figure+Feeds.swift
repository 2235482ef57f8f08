import MasonryLayout

extension Figure {
  /// The figures of feeds in the order in which the page shows them.
  static func feeds(of albums: [Album]) throws(MasonryError) -> [Figure] {
    [
      try sections(of: albums),
      try pinnedHeader(),
      try levels(),
      try chat(),
    ]
  }
}
