extension MasonryFeed {
  /// The address of an element of a feed: its kind, its section and, for an item, its index.
  public enum Address: Hashable, Sendable {
    /// The background of a section.
    case background(section: Int)
    /// The header of a section.
    case header(section: Int)
    /// An item, by its index in its section.
    case item(Int, section: Int)
    /// The footer of a section.
    case footer(section: Int)
  }
}

extension MasonryFeed.Address {
  /// The index of the section.
  public var section: Int {
    switch self {
    case .background(let section), .header(let section), .item(_, let section),
      .footer(let section):
      section
    }
  }

  /// The index of the item in its section, or `nil` for everything else.
  public var item: Int? {
    if case .item(let item, _) = self { item } else { nil }
  }

  /// How far in front the element is, but for the level of a header.
  package var zIndex: Int {
    switch self {
    case .background: -1
    case .item: 0
    case .footer: 1
    case .header: 2
    }
  }

  private var rank: Int {
    switch self {
    case .background: -2
    case .header: -1
    case .item(let item, _): item
    case .footer: .max
    }
  }
}

extension MasonryFeed.Address: Comparable {
  /// The order of the content: by section; in each the background, header, items, footer.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.rank) < (right.section, right.rank)
  }
}

extension MasonryFeed {
  /// An element of a feed, and where to show it.
  public struct Element: Hashable, Sendable {
    /// Which element it is.
    public let address: Address
    /// Where it is, in the coordinates of the content.
    public let frame: LayoutRect
    /// How far in front the element is: a greater number lies over a smaller one.
    ///
    /// Backgrounds have −1, items 0, footers 1 and headers 2, plus their level: a header covers the
    /// footer of its section where there is no room for both. Elements with the same number overlap
    /// only by rounding.
    public let zIndex: Int

    /// Creates an element, for example for the tests of a host.
    public init(address: Address, frame: LayoutRect, level: Int = 0) {
      self.address = address
      self.frame = frame
      zIndex = address.zIndex + min(max(0, level), .max - 2)
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.Address: Codable {
  private enum CodingKeys: String, CodingKey { case background, header, item, footer }
  private enum ItemCodingKeys: String, CodingKey { case _0 = "index", section }
}
#endif
