extension MasonryFeed {
  /// How a section arranges its items.
  ///
  ///     MasonryFeed.Section(layout: .columns(.init(columns: .fixed(3), itemSpacing: 8)))
  ///     MasonryFeed.Section(layout: .rows(.init(rule: .justified(height: 180))))
  public enum SectionLayout: Hashable, Sendable {
    /// In columns, as a ``MasonryGrid`` does.
    case columns(MasonryGrid.Configuration)
    /// In rows, as ``MasonryRows`` do.
    case rows(MasonryRows.Configuration)
  }
}

extension MasonryFeed.SectionLayout {
  /// A single item that is as wide as the section, or several below one another.
  ///
  /// It is one column without spacing and insets.
  public static var item: Self { .columns(.init(columns: .fixed(1))) }

  /// The settings of the columns, or `nil` if items are arranged in another way.
  ///
  ///     try feed.reconfigureSection(at: 2) { $0.layout.grid?.columns = .fixed(3) }
  ///
  /// New settings arrange the items in columns; `nil` changes nothing.
  public var grid: MasonryGrid.Configuration? {
    get {
      if case .columns(let configuration) = self { configuration } else { nil }
    }
    set { if let newValue { self = .columns(newValue) } }
  }

  /// The settings of the rows, or `nil` if items are arranged in another way.
  ///
  /// New settings arrange the items in rows; `nil` changes nothing.
  public var rows: MasonryRows.Configuration? {
    get {
      if case .rows(let configuration) = self { configuration } else { nil }
    }
    set { if let newValue { self = .rows(newValue) } }
  }

  /// The distances from the edges of the content to the items.
  var contentInsets: LayoutInsets {
    switch self {
    case .columns(let columns): columns.contentInsets
    case .rows(let rows): rows.contentInsets
    }
  }

  /// Whether items are in columns, which do not depend on how long they are.
  var isEven: Bool {
    switch self {
    case .columns: true
    case .rows(let rows): rows.evenColumns != nil
    }
  }

  /// The length across an axis that columns and insets need at least, in a carousel of a length.
  func lengthNeeded(
    across axis: LayoutAxis, of length: Double, _ environment: LayoutEnvironment
  ) throws(MasonryError) -> Double {
    let insets = axis.cross.ends(of: contentInsets)
    let columns: MasonryGrid.Configuration?
    switch self {
    case .columns(let settings):
      try settings.validate()
      columns = settings.inSection
    case .rows(let settings):
      try settings.validate()
      columns = settings.evenColumns
    }
    guard let columns else { return insets.start + insets.end }
    let tracks = Tracks(
      columns, in: LayoutSpace(axis: axis, crossLength: length, environment: environment))
    let ends = [0, tracks.count - 1].map { tracks.interval(ofLane: $0, span: 1) }
    return max(ends[0].far, ends[1].far) - min(ends[0].near, ends[1].near) + insets.start
      + insets.end
  }
}

#if !hasFeature(Embedded)
/// Columns are coded as their settings alone, as they were when sections had no other layout.
extension MasonryFeed.SectionLayout: Codable {
  private enum CodingKeys: CodingKey { case rows }

  /// Encodes the settings of the layout.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .columns(let configuration): try configuration.encode(to: encoder)
    case .rows(let configuration):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(configuration, forKey: .rows)
    }
  }

  /// Decodes the settings of columns, or of rows.
  ///
  /// - Throws: `DecodingError` if they cannot be read.
  public init(from decoder: any Decoder) throws {
    let rows = try decoder.container(keyedBy: CodingKeys.self)
      .decodeIfPresent(MasonryRows.Configuration.self, forKey: .rows)
    self =
      if let rows { .rows(rows) } else { .columns(try MasonryGrid.Configuration(from: decoder)) }
  }
}
#endif
