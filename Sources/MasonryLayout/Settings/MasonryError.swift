/// An invalid value given to a grid, to rows or to a feed.
///
/// An error leaves the layout exactly as it was. The ``description`` names the value, and the item
/// and the section if there is one. A *length* is from 0 to ``MasonryGrid/maximumLength`` points.
public enum MasonryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of columns is not between 1 and ``MasonryGrid/Columns/maximumCount``.
  case columnCount(Int)
  /// The minimum width of adaptive columns is not a length greater than 0.
  case minimumColumnWidth(Double)
  /// The maximum width of adaptive columns is not a length.
  case maximumColumnWidth(Double)
  /// The size of a track is not a length, or its weight is 0.
  case trackSize(Double, track: Int)
  /// The tolerance of a packing or of justified rows is not a length.
  case tolerance(Double)
  /// The column spacing is not a length.
  case columnSpacing(Double)
  /// The item spacing is not a length.
  case itemSpacing(Double)
  /// The height of rows is not a length, or too small to be the target of justified rows.
  case rowHeight(Double)
  /// The row spacing is not a length.
  case rowSpacing(Double)
  /// The least or the most items in a row are not between 1 and 1,000.
  case itemsInRow(ClosedRange<Int>)
  /// A content inset is not a length.
  case contentInsets(LayoutInsets)
  /// The number of pixels per point is not from 10⁻¹⁵⁰ to 10¹⁵⁰.
  case scale(Double)
  /// The width of a grid or feed is not a length.
  case width(Double)
  /// The height of a grid or feed that scrolls sideways is not a length.
  case height(Double)
  /// The number of items to add is negative, or too large for ``MasonryGrid/maximumItemCount``.
  case itemCount(Int)
  /// The height of an item is not a length, or its provider knows only widths.
  case itemHeight(Double, item: Int)
  /// The width of an item is not a length, or its provider knows only heights.
  case itemWidth(Double, item: Int)
  /// The number of columns that an item spans is less than 1.
  case columnSpan(Int, item: Int)
  /// The column that an item is pinned to is negative.
  case pinnedColumn(Int, item: Int)
  /// A carousel's height (in a feed that scrolls sideways, its width) is not a length.
  case carouselLength(Double)
  /// A header's height (in a feed that scrolls sideways, its width) is not a length.
  case headerLength(Double)
  /// A footer's height (in a feed that scrolls sideways, its width) is not a length.
  case footerLength(Double)
  /// An inset of a background is not a length.
  case backgroundInsets(LayoutInsets)
  /// The spacing after a section is not a length.
  case spacingAfter(Double)
  /// The error of a section, with the index of the section.
  indirect case inSection(Int, MasonryError)

  /// A message that says which value is wrong, what it is and what it must be.
  public var description: String {
    switch self {
    case .columnCount(let count):
      "The number of columns must be from 1 to \(MasonryGrid.Columns.maximumCount), not \(count)."
    case .minimumColumnWidth(let width):
      "The minimum width of the columns must be a number greater than 0 and at most "
        + "\(MasonryGrid.maximumLength), not \(width)."
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
        + "it holds from 0 to \(MasonryGrid.maximumItemCount)."
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
    }
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
    length.isFinite && length > MasonryGrid.maximumLength
      ? "at most \(MasonryGrid.maximumLength)" : "a finite number of at least 0"
  }
}

extension Double {
  /// The length of an item that an array does not reach: a NaN that errors tell from others.
  static var missingLength: Double { Double(nan: 1, signaling: false) }

  /// The length of an item along an axis of which its provider knows no lengths: another NaN.
  @usableFromInline
  static var unknownLength: Double { Double(nan: 2, signaling: false) }
}
