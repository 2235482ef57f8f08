#if !hasFeature(Embedded)

extension MasonryFeed: Codable {
  private enum Key: CodingKey {
    case sections
  }

  private struct SectionSnapshot: Codable {
    let settings: Section
    let items: ItemsSnapshot
  }

  /// Encodes a snapshot: the version of the format, the settings, and the facts about each item.
  ///
  ///     let snapshot = try JSONEncoder().encode(feed)
  ///     let restored = try JSONDecoder().decode(MasonryFeed.self, from: snapshot)
  ///
  /// A snapshot pays off where measuring is expensive, as for text.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func encode(to encoder: any Encoder) throws {
    try space.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(
      sections.map { SectionSnapshot(settings: $0.settings, items: $0.items.snapshot) },
      forKey: .sections)
  }

  /// Decodes a feed from its snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a message that names the section, the item and the value, if a
  ///   setting or a height is not valid, or if the snapshot has another version of the format.
  /// - Complexity: that of building the feed.
  public init(from decoder: any Decoder) throws {
    let space = try LayoutSpace(from: decoder)
    let snapshots = try decoder.container(keyedBy: Key.self)
      .decode([SectionSnapshot].self, forKey: .sections)
    for snapshot in snapshots { try snapshot.items.check(decoder) }
    self = try decoder.refusing { () throws(MasonryError) in
      var feed = try MasonryFeed(in: space)
      for snapshot in snapshots {
        let (section, items) = (feed.sectionCount, snapshot.items)
        let isPlain = items.isPlain
        try feed.appendSection(
          snapshot.settings, itemCount: isPlain ? items.count : 0, measuredBy: items)
        if isPlain { continue }
        try inSection(section) { () throws(MasonryError) in
          try feed[section].addItems(of: items)
        }
      }
      return feed
    }
  }
}

#endif
