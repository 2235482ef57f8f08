#if !hasFeature(Embedded)

extension MasonryGrid: Codable {
  private enum Key: CodingKey {
    case configuration, items
  }

  /// Encodes a snapshot: the version of the format, the settings, what the host said about each
  /// item, and kept columns.
  ///
  /// Positions are computed again. A snapshot pays off where measuring is expensive, as for text.
  /// If heights are at hand, as for pictures with known ratios, it is faster to build the grid
  /// anew.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func encode(to encoder: any Encoder) throws {
    try space.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(ItemsSnapshot(self), forKey: .items)
  }

  /// Decodes a grid from its snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a sentence that names the value, if a setting or a height is
  ///   not valid, or if the snapshot has another version of the format.
  /// - Complexity: that of building the grid.
  public init(from decoder: any Decoder) throws {
    let space = try Space(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let items = try container.decode(ItemsSnapshot.self, forKey: .items)
    self = try decoder.refusing { () throws(MasonryError) in
      var grid = try MasonryGrid(configuration, in: space)
      try items.restore(&grid)
      return grid
    }
  }

  /// Adds items that were kept in their columns to an empty grid, which does not keep them yet.
  ///
  /// A column that does not exist is replaced by the last one that the item fits into.
  mutating func restore(
    keptIn columns: [Int], upwards seam: Int, backfilled: [Int], by snapshot: ItemsSnapshot
  ) throws(MasonryError) {
    try items.append(measuring: columns.indices, along: axis, in: tracks, by: snapshot)
    let lanes = columns.indices.map { item in
      let request = items.request(of: item)
      let lane = request.pin(in: columnCount) ?? columns[item]
      return UInt16(clamping: min(lane, columnCount - request.span(in: columnCount)))
    }
    let kept = KeptLanes(from: 0, lanes: lanes, seam: seam)
    try replay(from: 0, keeping: kept, areOthersKept: false, by: snapshot)
    if configuration.packing.isDense {
      placement.restoreTurns(items, backfilled: backfilled.map { UInt32(truncatingIfNeeded: $0) })
    }
  }
}

#endif
