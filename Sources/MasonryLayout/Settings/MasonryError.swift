/// An invalid value given to a wall or to a feed.
///
/// An error leaves the layout exactly as it was. The ``description`` is a sentence for a developer:
/// it names the value, and what it must be. Cases may be added: a `switch` needs a default. A
/// *length* is from 0 to ``MasonryItems/maximumLength`` points.
///
///     do { try wall.items.appendItems(of: heights) } catch {
///       print(error)          // The height of item 7 must be …, not nan.
///       reload(error.item)    // 7
///     }
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum MasonryError: Error, Hashable, Sendable {
  /// A number of columns that is not from 1 to ``ColumnsLayout/Columns/maximumCount``.
  case columnCount(Int)
  /// A least width of columns that is not a length above 0.
  case minimumColumnWidth(Double)
  /// A greatest width of columns that is not a length.
  case maximumColumnWidth(Double)
  /// The size of a track that is not a length, or a weight that is not above 0.
  case trackSize(Double, track: Int)
  /// A tolerance that is not a length.
  case tolerance(Double)
  /// A distance between columns that is not a length.
  case columnSpacing(Double)
  /// A distance between items that is not a length.
  case itemSpacing(Double)
  /// A height of rows that is not a length, or too small for justified rows.
  case rowHeight(Double)
  /// A distance between rows that is not a length.
  case rowSpacing(Double)
  /// A range of items in a row that is not within 1 to 1,000.
  case itemsInRow(ClosedRange<Int>)
  /// A number of rows to show that is below 0.
  case rowCount(Int)
  /// Insets that are not all lengths.
  case contentInsets(LayoutInsets)
  /// A scale that is not from 10⁻¹⁵⁰ to 10¹⁵⁰.
  case scale(Double)
  /// A width of the layout that is not a length.
  case width(Double)
  /// A height of the layout that is not a length.
  case height(Double)
  /// A number of new items that is below 0 or too large.
  case itemCount(Int)
  /// A height of an item that is not a length, or is missing.
  case itemHeight(Double, item: Int)
  /// A width of an item that is not a length, or is missing.
  case itemWidth(Double, item: Int)
  /// A column span that is below 1.
  case columnSpan(Int, item: Int)
  /// A pinned column that is below 0.
  case pinnedColumn(Int, item: Int)
  /// A length of a carousel that is not a length.
  case carouselLength(Double)
  /// A distance in a shared line that is not a length.
  case sharedLineSpacing(Double)
  /// A length of a header that is not a length.
  case headerLength(Double)
  /// A length of a footer that is not a length.
  case footerLength(Double)
  /// Insets of a background that are not all lengths.
  case backgroundInsets(LayoutInsets)
  /// A distance after a section that is not a length.
  case spacingAfter(Double)
  /// An error in a section of a feed.
  indirect case inSection(Int, MasonryError)
}

extension MasonryError: CustomStringConvertible {
  /// A message that says which value is wrong, what it is and what it must be.
  public var description: String {
    switch self {
    case .columnCount(let count):
      "The number of columns must be from 1 to \(ColumnsLayout.Columns.maximumCount), not \(count)."
    case .minimumColumnWidth(let width):
      "The minimum width of the columns must be a number greater than 0 and at most "
        + "\(MasonryItems.maximumLength), not \(width)."
    case .maximumColumnWidth(let width): Self.sentence("The maximum width of the columns", width)
    case .trackSize(let size, let track):
      "The size of track \(track) must be \(Self.rule(for: size)) (a weight more than 0), "
        + "not \(size)."
    case .tolerance(let tolerance): Self.sentence("The tolerance", tolerance)
    case .columnSpacing(let spacing): Self.sentence("The column spacing", spacing)
    case .itemSpacing(let spacing): Self.sentence("The item spacing", spacing)
    case .rowHeight(let height):
      "The height of the rows must be \(Self.rule(for: height)) (justified: at least 1e-150), "
        + "not \(height)."
    case .rowSpacing(let spacing): Self.sentence("The row spacing", spacing)
    case .itemsInRow(let range):
      "The number of items in a row must be within 1...1000, "
        + "not \(range.lowerBound)...\(range.upperBound)."
    case .contentInsets(let insets):
      "The content insets must each be \(Self.rule(for: insets.largest)), not \(insets)."
    case .scale(let scale):
      "The scale must be from 1e-150 to 1e150 pixels per point, not \(scale)."
    case .width(let width): Self.sentence("The width", width)
    case .height(let height): Self.sentence("The height", height)
    case .itemCount(let count):
      "The layout cannot take \(count) more items; "
        + "it holds from 0 to \(MasonryItems.maximumItemCount)."
    case .itemHeight(let height, let item): Self.sentence("height", height, item)
    case .itemWidth(let width, let item): Self.sentence("width", width, item)
    case .columnSpan(let span, let item):
      "The column span of item \(item) must be at least 1, not \(span)."
    case .pinnedColumn(let column, let item):
      "The column that item \(item) is pinned to must be at least 0, not \(column)."
    case .carouselLength(let length): Self.sentence("The length of the carousel", length)
    case .headerLength(let length): Self.sentence("The length of the header", length)
    case .footerLength(let length): Self.sentence("The length of the footer", length)
    case .backgroundInsets(let insets):
      "The background insets must each be \(Self.rule(for: insets.largest)), not \(insets)."
    case .spacingAfter(let spacing): Self.sentence("The spacing after the section", spacing)
    case .inSection(let section, let error): "Section \(section): \(error)"
    case .sharedLineSpacing(let spacing): Self.sentence("The spacing in a shared line", spacing)
    case .rowCount(let count): "The number of rows must be at least 0, not \(count)."
    }
  }

  /// The index of the item whose height, width, span or column is not valid, or `nil`.
  public var item: Int? {
    switch self {
    case .itemHeight(_, let item), .itemWidth(_, let item), .columnSpan(_, let item),
      .pinnedColumn(_, let item):
      item
    case .inSection(_, let error): error.item
    default: nil
    }
  }

  /// The index of the section of a feed in which it occurred, or `nil`.
  public var section: Int? { if case .inSection(let section, _) = self { section } else { nil } }

  /// The error without its section, for a wall, which has only one.
  var outsideSection: MasonryError {
    if case .inSection(_, let error) = self { error } else { self }
  }

  private static func sentence(_ subject: String, _ length: Double) -> String {
    "\(subject) must be \(rule(for: length)), not \(length)."
  }

  /// The message about an item's length, which its provider may not know.
  private static func sentence(_ name: String, _ length: Double, _ item: Int) -> String {
    let subject = "The \(name) of item \(item)"
    switch length.bitPattern {
    case Double.missingLength.bitPattern:
      return """
        \(subject) is missing: the array does not reach that item. An array of new items is \
        given to appendItems(of:) or insertItems(of:at:).
        """
    case Double.unknownLength.bitPattern:
      let (known, other) = name == "width" ? ("height", "width") : ("width", "height")
      return """
        \(subject) is missing: its provider knows only \(known)s. Pass one that implements \
        \(other)(ofItemAt:\(known):), such as MasonryAspectRatios.
        """
    default: return sentence(subject, length)
    }
  }

  private static func rule(for length: Double) -> String {
    length.isFinite && length > .maximumLength
      ? "at most \(MasonryItems.maximumLength)" : "a finite number of at least 0"
  }
}

extension Double {
  /// The length of an item that an array does not reach: a NaN that errors tell from others.
  static var missingLength: Double { Double(nan: 1, signaling: false) }

  /// The length of an item whose provider knows no lengths along the axis: another NaN.
  @usableFromInline
  static var unknownLength: Double { Double(nan: 2, signaling: false) }
}
