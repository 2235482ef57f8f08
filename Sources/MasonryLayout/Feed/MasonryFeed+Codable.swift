#if !hasFeature(Embedded)

extension MasonryFeed: Codable {
  private enum Key: CodingKey {
    case sections
  }

  private struct SectionSnapshot: Codable {
    let settings: Section
    let items: ItemsSnapshot?
    let rows: RowsSnapshot?

    init(_ content: SectionContent) {
      settings = content.settings
      items = content.items.grid.map { ItemsSnapshot($0) }
      rows = content.items.rows.map { RowsSnapshot($0) }
    }
  }

  /// Encodes a snapshot: the version of the format, the settings, and the facts about each item.
  ///
  ///     let snapshot = try JSONEncoder().encode(feed)
  ///     let restored = try JSONDecoder().decode(MasonryFeed.self, from: snapshot)
  ///
  /// See ``MasonryGrid/encode(to:)`` for when a snapshot pays off.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func encode(to encoder: any Encoder) throws {
    try space.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(sections.map { SectionSnapshot($0) }, forKey: .sections)
  }

  /// Decodes a feed from its snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a message that names the section, the item and the value, if a
  ///   setting or a height is not valid, or if the snapshot has another version of the format.
  /// - Complexity: that of building the feed.
  public init(from decoder: any Decoder) throws {
    let space = try Space(from: decoder)
    let snapshots = try decoder.container(keyedBy: Key.self)
      .decode([SectionSnapshot].self, forKey: .sections)
    self = try decoder.refusing { () throws(MasonryError) in
      var feed = try MasonryFeed(in: space)
      for snapshot in snapshots {
        let section = feed.sectionCount
        if let items = snapshot.items, items.keepsNothing {
          try feed.appendSection(snapshot.settings, itemCount: items.count, measuredBy: items)
          continue
        }
        try feed.appendSection(snapshot.settings, itemCount: 0, measuredBy: NoHeights())
        try inSection(section) { () throws(MasonryError) in
          if var grid = feed[section].grid {
            try snapshot.items?.restore(&grid)
            feed[section].grid = grid
          } else if var rows = feed[section].rows {
            try snapshot.rows?.restore(&rows)
            feed[section].rows = rows
          }
        }
      }
      return feed
    }
  }
}

#endif
