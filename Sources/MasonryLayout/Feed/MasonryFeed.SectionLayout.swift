extension MasonryFeed {
  /// How a section arranges its items.
  ///
  ///     MasonryFeed.Section(layout: .columns(.init(columns: .fixed(3), itemSpacing: 8)))
  public enum SectionLayout: Hashable, Sendable {
    /// In columns, as a ``MasonryGrid`` does.
    case columns(MasonryGrid.Configuration)
  }
}

extension MasonryFeed.SectionLayout {
  /// The settings of the columns, or `nil` if items are arranged in another way.
  ///
  ///     try feed.reconfigureSection(at: 2) { $0.layout.grid?.columns = .fixed(3) }
  ///
  /// New settings arrange the items in columns; `nil` changes nothing.
  public var grid: MasonryGrid.Configuration? {
    get {
      switch self {
      case .columns(let configuration): configuration
      }
    }
    set { if let newValue { self = .columns(newValue) } }
  }

  /// The settings as a section has them: its columns are always as wide as its feed.
  var inSection: MasonryGrid.Configuration {
    switch self {
    case .columns(let configuration): configuration.inSection
    }
  }
}

#if !hasFeature(Embedded)
/// Columns are coded as their settings alone, as they were when sections had no other layout.
extension MasonryFeed.SectionLayout: Codable {
  /// Encodes the settings of the layout.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .columns(let configuration): try configuration.encode(to: encoder)
    }
  }

  /// Decodes the settings of columns.
  ///
  /// - Throws: `DecodingError` if they cannot be read.
  public init(from decoder: any Decoder) throws {
    self = .columns(try MasonryGrid.Configuration(from: decoder))
  }
}
#endif
