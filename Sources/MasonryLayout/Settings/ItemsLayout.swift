/// How items are arranged: in columns or in rows.
///
///     let wall = try MasonryWall(.columns(.fixed(3), spacing: 8), width: 375)
///     MasonryFeed.Section(layout: .rows(.justified(height: 180), spacing: 4))
public enum ItemsLayout: Hashable, Sendable {
  /// In columns, each as high as its items; in a layout with a given height, in rows.
  case columns(ColumnsLayout)
  /// In rows along the reading direction; in a layout with a given height, in columns.
  case rows(RowsLayout)
}

extension ItemsLayout {
  /// Columns with the same distance, in points, between them and between the items in each.
  ///
  ///     MasonryFeed.Section(layout: .columns(.fixed(3), spacing: 8))
  public static func columns(_ columns: ColumnsLayout.Columns, spacing: Double = 0) -> Self {
    .columns(.init(columns: columns, spacing: spacing))
  }

  /// Rows with the same distance, in points, between them and between the items in each.
  ///
  ///     MasonryFeed.Section(layout: .rows(.justified(height: 180), spacing: 8))
  public static func rows(_ rule: RowsLayout.Rule, spacing: Double = 0) -> Self {
    .rows(.init(rule: rule, spacing: spacing))
  }

  /// One column without spacing and insets: an item as wide as the section, or several stacked.
  public static var item: Self { .columns(.fixed(1)) }

  /// The settings of the columns, or `nil` if items are arranged in another way.
  ///
  ///     try feed.reconfigureSection(at: 2) { $0.layout.columns?.itemSpacing = 8 }
  ///
  /// New settings arrange the items in columns; `nil` changes nothing.
  public var columns: ColumnsLayout? {
    get {
      if case .columns(let configuration) = self { configuration } else { nil }
    }
    set { if let newValue { self = .columns(newValue) } }
  }

  /// The settings of the rows, or `nil` if there are none; new ones arrange the items in rows.
  public var rows: RowsLayout? {
    get {
      if case .rows(let configuration) = self { configuration } else { nil }
    }
    set { if let newValue { self = .rows(newValue) } }
  }

  var contentInsets: LayoutInsets {
    switch self {
    case .columns(let columns): columns.contentInsets
    case .rows(let rows): rows.contentInsets
    }
  }

  /// Whether items are in columns, which do not depend on how long they are.
  var isEven: Bool { rows.map { $0.evenColumns != nil } ?? true }

  func validate() throws(MasonryError) {
    switch self {
    case .columns(let columns): try columns.validate()
    case .rows(let rows): try rows.validate()
    }
  }

  /// The length across an axis that columns and insets need at least, in a carousel of a length.
  func lengthNeeded(
    across axis: LayoutAxis, of length: Double, _ environment: LayoutEnvironment
  ) throws(MasonryError) -> Double {
    try validate()
    let insets = axis.cross.ends(of: contentInsets)
    guard let columns = columns ?? rows?.evenColumns else { return insets.start + insets.end }
    let tracks = Tracks(
      columns, in: LayoutSpace(axis: axis, crossLength: length, environment: environment))
    let ends = [0, tracks.count - 1].map { tracks.interval(ofLane: $0, span: 1) }
    return max(ends[0].far, ends[1].far) - min(ends[0].near, ends[1].near) + insets.start
      + insets.end
  }
}

#if !hasFeature(Embedded)
extension ItemsLayout: Codable {}
#endif
