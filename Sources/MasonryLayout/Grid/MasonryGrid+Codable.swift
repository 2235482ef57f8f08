#if !hasFeature(Embedded)

extension MasonryGrid: Codable {
  fileprivate enum Key: String, CodingKey {
    case configuration, breadth, extents, spans, pinnedColumns, knownBreadths, positions, columns
  }

  /// Encodes a snapshot of the grid: its settings, what the host said of each item, and where each is.
  ///
  /// It takes O(*n*) for *n* items, as decoding does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(breadth, forKey: .breadth)
    try container.encode(items.extents, forKey: .extents)
    if !items.arePlain {
      // No grid has so many lanes that it would change a request.
      let requests = (0..<count).map { items.request(of: $0) }
      try container.encode(requests.map { $0.span(in: .max) }, forKey: .spans)
      try container.encode(requests.map { $0.pin(in: .max) }, forKey: .pinnedColumns)
    }
    if !tracks.areEqual { try container.encode(items.breadths, forKey: .knownBreadths) }
    try container.encode(placement.positions, forKey: .positions)
    try container.encode(placement.firstLanes, forKey: .columns)
  }

  /// Decodes a grid from its snapshot, without asking anybody for a height.
  ///
  /// The items are placed again by their heights, and must come to the places that are written down.
  ///
  /// - Throws: `DecodingError` with a sentence that names the value, if a setting or a height is not
  ///   valid, or if the numbers do not fit one another.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let breadth = try container.decode(Double.self, forKey: .breadth)
    do throws(MasonryError) {
      try self.init(configuration: configuration, breadth: breadth)
    } catch {
      throw decoder.refusal("\(error)")
    }
    items = try Items(from: container, decoder, hasBreadths: !tracks.areEqual)
    do throws(MasonryError) {
      if tracks.areEqual {
        place(from: 0)
      } else {
        try placeAndMeasure(from: 0, by: MasonryHeights?.none)
      }
    } catch {
      throw decoder.refusal("The snapshot does not fit its numbers. \(error)")
    }
    try checkPlaces(against: container, decoder)
  }

  private func checkPlaces(
    against container: KeyedDecodingContainer<Key>, _ decoder: any Decoder
  ) throws {
    let positions = try container.decode([Double].self, forKey: .positions)
    let lanes = try container.decode([UInt16].self, forKey: .columns)
    guard positions.count == count, lanes.count == count else {
      throw decoder.refusal(
        "There are \(count) heights, but \(positions.count) positions and \(lanes.count) columns.")
    }
    for item in 0..<count
    where positions[item].bitPattern != placement.positions[item].bitPattern
      || lanes[item] != placement.firstLanes[item]
    {
      throw decoder.refusal(
        "Item \(item) is said to be at \(positions[item]) in column \(lanes[item]), but the heights "
          + "put it at \(placement.positions[item]) in column \(placement.firstLanes[item]).")
    }
  }
}

extension Items {
  /// What a snapshot says of the items, checked one by one.
  fileprivate init(
    from container: KeyedDecodingContainer<MasonryGrid.Key>, _ decoder: any Decoder,
    hasBreadths: Bool
  ) throws {
    self.init()
    let extents = try container.decode([Double].self, forKey: .extents)
    let count = extents.count
    guard count <= MasonryGrid.maximumItemCount else {
      throw decoder.refusal("\(MasonryError.itemCount(count))")
    }
    func list<Value: Decodable>(_ type: Value.Type, _ key: MasonryGrid.Key) throws -> [Value]? {
      guard let list = try container.decodeIfPresent([Value].self, forKey: key) else { return nil }
      guard list.count == count else {
        throw decoder.refusal(
          "There are \(count) heights, but \(list.count) numbers in \"\(key.rawValue)\".")
      }
      return list
    }
    let spans = try list(Int.self, .spans)
    let pins = try list(Int?.self, .pinnedColumns)
    let breadths = try list(Double.self, .knownBreadths)
    guard (breadths != nil) == hasBreadths else {
      throw decoder.refusal(
        "Where columns differ, and only there, \"knownBreadths\" has a number for each item.")
    }
    for item in 0..<count {
      let span = spans?[item] ?? 1
      let pin = pins?[item]
      guard MasonryGrid.isExtent(extents[item]) else {
        throw decoder.refusal("\(MasonryError.extent(extents[item], item: item))")
      }
      guard span >= 1 else { throw decoder.refusal("\(MasonryError.columnSpan(span, item: item))") }
      if let pin, pin < 0 {
        throw decoder.refusal("\(MasonryError.pinnedColumn(pin, item: item))")
      }
      append(
        extent: extents[item], request: LaneRequest(span: span, pin: pin),
        breadth: breadths?[item])
    }
  }
}

extension Decoder {
  /// The error that refuses a snapshot, with a sentence that says why.
  func refusal(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}

#endif
