#if !hasFeature(Embedded)
extension Wheel: Codable {
  private enum Key: String, CodingKey {
    case version, itemCount, configuration, viewportSize, environment, sizes
  }

  /// The version of the format that is written, and the only one that is read.
  private static var version: Int { 1 }

  /// Encodes a snapshot: its version, what the wheel was made from, and the sizes of its items.
  ///
  /// A size is null, and all are left out, where items have that of the configuration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(itemCount, forKey: .itemCount)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(viewportSize, forKey: .viewportSize)
    try container.encode(environment, forKey: .environment)
    let own = sizes.own.map { $0 == .zero ? nil : $0 }
    if !own.isEmpty { try container.encode(own, forKey: .sizes) }
  }

  /// Decodes a snapshot: to the bit the wheel that was encoded.
  ///
  /// A snapshot of a few bytes may have 2⁵³ items, as a wheel may. Compare ``itemCount`` with the
  /// data before asking for all that is visible.
  ///
  /// - Throws: `DecodingError` with a sentence that says why: another version, values that make no
  ///   wheel, or not as many sizes as items.
  /// - Complexity: That of making the wheel.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    try decoder.require(
      version: Self.version, insteadOf: container.decode(Int.self, forKey: .version))
    let count = try container.decode(Int.self, forKey: .itemCount)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let viewport = try container.decode(LayoutSize.self, forKey: .viewportSize)
    let environment = try container.decode(LayoutEnvironment.self, forKey: .environment)
    let sizes = try container.decodeIfPresent([LayoutSize?].self, forKey: .sizes)
    guard sizes?.count ?? count == count else {
      throw decoder.refusal("There are \(count) items, but \(sizes?.count ?? 0) sizes.")
    }
    do throws(WheelError) {
      var own = ItemSizes(common: configuration.itemSize)
      if let sizes {
        try own.follow(
          .inserting(count, at: 0), to: count, measuredBy: WheelSizeClosure { sizes[$0] })
      }
      try self.init(
        itemCount: count, configuration: configuration, viewportSize: viewport,
        environment: environment, sizes: own)
    } catch {
      throw decoder.refusal("\(error)")
    }
  }
}
#endif
