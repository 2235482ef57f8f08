#if !hasFeature(Embedded)
private enum Key: CodingKey { case configuration, items }

extension SectionKind {
  /// Encodes the version of the format, the settings, what the host said about each item, and which
  /// columns or rows are kept, in O(*n*).
  ///
  /// Positions are computed again. A snapshot pays off where measuring is expensive, as for text.
  /// With heights at hand, as for pictures with known ratios, building the layout anew is faster.
  public func encode(to encoder: any Encoder) throws {
    try space.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(snapshot, forKey: .items)
  }

  /// Decodes a layout from its snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a sentence that names the value, if a setting or a height is
  ///   not valid, or if the snapshot has another version of the format.
  /// - Complexity: that of building the layout.
  public init(from decoder: any Decoder) throws {
    let space = try LayoutSpace(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let items = try container.decode(ItemsSnapshot.self, forKey: .items)
    try items.check(decoder)
    self = try decoder.refusing { () throws(MasonryError) in
      var layout = try Self(configuration, in: space, sharing: nil)
      try layout.addItems(of: items)
      return layout
    }
  }
}
#endif
