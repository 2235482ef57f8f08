import MasonryLayout

extension ItemWorld where Settings == WallSettings {
  /// The wall built from nothing with what is known of its items.
  func rebuilt(
    pinnedTo columns: [Int: Int] = [:]
  ) throws(Failure) -> MasonryItems {
    do {
      var rebuilt = try MasonryItems(layout.layout, in: layout.space)
      var known = known
      known.columns = columns
      try rebuilt.appendItems(items.count, measuredBy: known)
      rebuilt.keptPlaces = layout.keptPlaces
      return rebuilt
    } catch {
      throw Failure("Building it from nothing threw \(error)")
    }
  }
}
