#if !hasFeature(Embedded)
extension MasonryGrid: Codable {
  private enum Key: CodingKey { case configuration, items }

  /// Encodes the version of the format, the settings, what the host said about each item, and kept
  /// columns, in O(*n*).
  ///
  /// Positions are computed again. A snapshot pays off where measuring is expensive, as for text.
  /// With heights at hand, as for pictures with known ratios, it is faster to build the grid anew.
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
}
#endif
