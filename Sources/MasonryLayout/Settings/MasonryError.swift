/// An invalid value given to a grid, to rows or to a feed.
///
/// An error leaves the layout exactly as it was. The ``description`` is a sentence for a developer:
/// it names the value, and what it must be. A *length* is from 0 to ``MasonryGrid/maximumLength``
/// points.
///
///     do { try wall.appendItems(of: photos) } catch {
///       print(error)          // The height of item 7 must be …, not nan.
///       reload(error.item)    // 7
///     }
public struct MasonryError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case columnCount(Int)
    case minimumColumnWidth(Double)
    case maximumColumnWidth(Double)
    case trackSize(Double, track: Int)
    case tolerance(Double)
    case columnSpacing(Double)
    case itemSpacing(Double)
    case rowHeight(Double)
    case rowSpacing(Double)
    case itemsInRow(ClosedRange<Int>)
    case contentInsets(LayoutInsets)
    case scale(Double)
    case width(Double)
    case height(Double)
    case itemCount(Int)
    case itemHeight(Double, item: Int)
    case itemWidth(Double, item: Int)
    case columnSpan(Int, item: Int)
    case pinnedColumn(Int, item: Int)
    case carouselLength(Double)
    case sharedLineSpacing(Double)
    case rowCount(Int)
    case headerLength(Double)
    case footerLength(Double)
    case backgroundInsets(LayoutInsets)
    case spacingAfter(Double)
    indirect case inSection(Int, MasonryError)
  }

  /// What is not valid; no public enum, so that rules can be added without breaking clients.
  package let reason: Reason

  /// A message that says which value is wrong, what it is and what it must be.
  public var description: String {
    switch reason {
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
    case .sharedLineSpacing(let spacing): Self.sentence("The spacing in a shared line", spacing)
    case .rowCount(let count): "The number of rows must be at least 0, not \(count)."
    }
  }

  /// The index of the item whose height, width, span or column is not valid, or `nil`.
  public var item: Int? {
    switch reason {
    case .itemHeight(_, let item), .itemWidth(_, let item), .columnSpan(_, let item),
      .pinnedColumn(_, let item):
      item
    case .inSection(_, let error): error.item
    default: nil
    }
  }

  /// The index of the section of a feed in which it occurred, or `nil`.
  public var section: Int? { if case .inSection(let section, _) = reason { section } else { nil } }

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

// An error of each reason, for code that throws.

extension MasonryError {
  package static func columnCount(_ value: Int) -> Self { Self(reason: .columnCount(value)) }
  package static func minimumColumnWidth(_ value: Double) -> Self {
    Self(reason: .minimumColumnWidth(value))
  }
  package static func maximumColumnWidth(_ value: Double) -> Self {
    Self(reason: .maximumColumnWidth(value))
  }
  package static func trackSize(_ value: Double, track: Int) -> Self {
    Self(reason: .trackSize(value, track: track))
  }
  package static func tolerance(_ value: Double) -> Self { Self(reason: .tolerance(value)) }
  package static func columnSpacing(_ value: Double) -> Self { Self(reason: .columnSpacing(value)) }
  package static func itemSpacing(_ value: Double) -> Self { Self(reason: .itemSpacing(value)) }
  package static func rowHeight(_ value: Double) -> Self { Self(reason: .rowHeight(value)) }
  package static func rowSpacing(_ value: Double) -> Self { Self(reason: .rowSpacing(value)) }
  package static func itemsInRow(_ value: ClosedRange<Int>) -> Self {
    Self(reason: .itemsInRow(value))
  }
  package static func contentInsets(_ value: LayoutInsets) -> Self {
    Self(reason: .contentInsets(value))
  }
  package static func scale(_ value: Double) -> Self { Self(reason: .scale(value)) }
  package static func width(_ value: Double) -> Self { Self(reason: .width(value)) }
  package static func height(_ value: Double) -> Self { Self(reason: .height(value)) }
  package static func itemCount(_ value: Int) -> Self { Self(reason: .itemCount(value)) }
  package static func itemHeight(_ value: Double, item: Int) -> Self {
    Self(reason: .itemHeight(value, item: item))
  }
  package static func itemWidth(_ value: Double, item: Int) -> Self {
    Self(reason: .itemWidth(value, item: item))
  }
  package static func columnSpan(_ value: Int, item: Int) -> Self {
    Self(reason: .columnSpan(value, item: item))
  }
  package static func pinnedColumn(_ value: Int, item: Int) -> Self {
    Self(reason: .pinnedColumn(value, item: item))
  }
  package static func carouselLength(_ value: Double) -> Self {
    Self(reason: .carouselLength(value))
  }
  package static func sharedLineSpacing(_ value: Double) -> Self {
    Self(reason: .sharedLineSpacing(value))
  }
  package static func rowCount(_ value: Int) -> Self { Self(reason: .rowCount(value)) }
  package static func headerLength(_ value: Double) -> Self { Self(reason: .headerLength(value)) }
  package static func footerLength(_ value: Double) -> Self { Self(reason: .footerLength(value)) }
  package static func backgroundInsets(_ value: LayoutInsets) -> Self {
    Self(reason: .backgroundInsets(value))
  }
  package static func spacingAfter(_ value: Double) -> Self { Self(reason: .spacingAfter(value)) }
  package static func inSection(_ section: Int, _ error: MasonryError) -> Self {
    Self(reason: .inSection(section, error))
  }
}

extension Double {
  /// The length of an item that an array does not reach: a NaN that errors tell from others.
  static var missingLength: Double { Double(nan: 1, signaling: false) }

  /// The length of an item whose provider knows no lengths along the axis: another NaN.
  @usableFromInline
  static var unknownLength: Double { Double(nan: 2, signaling: false) }
}
