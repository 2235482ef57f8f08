#if !hasFeature(Embedded)

extension MasonryFeed: Codable {
  private enum Key: CodingKey {
    case configuration, breadth, sections, starts
  }

  /// Encodes a snapshot of the feed: its settings, its sections with their grids, and where each is.
  ///
  ///     let snapshot = try JSONEncoder().encode(feed)
  ///     let restored = try JSONDecoder().decode(MasonryFeed.self, from: snapshot)
  ///
  /// It takes O(*n*) for *n* items, as decoding does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(breadth, forKey: .breadth)
    try container.encode(sections, forKey: .sections)
    try container.encode(stack.starts, forKey: .starts)
  }

  /// Decodes a feed from its snapshot, to the bit, without asking anybody for a height.
  ///
  /// The items are placed again by their heights, and must come to the places that are written down.
  ///
  /// - Throws: `DecodingError` with a sentence that names the section, the item and the value, if a
  ///   setting or a height is not valid, or if the numbers do not fit one another.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let breadth = try container.decode(Double.self, forKey: .breadth)
    let sections = try container.decode([SectionContent].self, forKey: .sections)
    do throws(MasonryFeedError) {
      try self.init(configuration: configuration, breadth: breadth)
      for (index, section) in sections.enumerated() {
        try section.settings.validate(in: configuration, at: index)
      }
    } catch {
      throw decoder.refusal("\(error)")
    }
    for (index, section) in sections.enumerated() {
      guard section.grid.configuration == section.settings.filledGrid else {
        throw decoder.refusal("Section \(index) has a grid with other settings than its own.")
      }
      guard section.grid.breadth == breadth else {
        throw decoder.refusal(
          "Section \(index) has a grid of breadth \(section.grid.breadth) in a feed of \(breadth).")
      }
    }
    self.sections = sections
    stack = SectionStack(
      sections.map { SectionParts($0, configuration) }, scale: configuration.scale)
    try checkStarts(try container.decode([Double].self, forKey: .starts), decoder)
  }

  private func checkStarts(_ starts: [Double], _ decoder: any Decoder) throws {
    guard starts.count == sectionCount else {
      throw decoder.refusal("There are \(sectionCount) sections, but \(starts.count) starts.")
    }
    for (section, start) in starts.enumerated()
    where start.bitPattern != stack.starts[section].bitPattern {
      throw decoder.refusal(
        "Section \(section) is said to start at \(start), but what comes before it ends so that it "
          + "starts at \(stack.starts[section]).")
    }
  }
}

extension SectionContent: Codable {
  private enum Key: CodingKey {
    case settings, grid
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(settings, forKey: .settings)
    try container.encode(grid, forKey: .grid)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    settings = try container.decode(MasonryFeed.Section.self, forKey: .settings)
    do {
      grid = try container.decode(MasonryGrid.self, forKey: .grid)
    } catch DecodingError.dataCorrupted(let context) {
      let section = decoder.codingPath.last?.intValue.map { "Section \($0): " } ?? ""
      throw decoder.refusal(section + context.debugDescription)
    }
  }
}

#endif
