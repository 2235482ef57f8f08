/// An invalid value given to a grid, to rows or to a feed.
///
/// An error leaves the layout exactly as it was. The ``description`` is a sentence for a developer:
/// it names the value, and what it must be. A *length* is from 0 to ``MasonryGrid/maximumLength``
/// points.
///
///     do { try wall.appendItems(of: photos) } catch {
///       print(error)          // The height of item 7 must be a finite number of at least 0, not nan.
///       reload(error.item)    // 7
///     }
public struct MasonryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A message that says which value is wrong, what it is and what it must be.
  public let description: String
  /// The index of the item whose height, width, span or column is not valid, or `nil`.
  public let item: Int?
  /// The index of the section of a feed in which it occurred, or `nil`.
  public let section: Int?

  private init(_ description: String, item: Int? = nil, section: Int? = nil) {
    self.description = description
    self.item = item
    self.section = section
  }
}

// The sentence of each says when it is thrown.

extension MasonryError {
  package static func columnCount(_ count: Int) -> MasonryError {
    MasonryError(
      "The number of columns must be from 1 to \(MasonryGrid.Columns.maximumCount), not \(count).")
  }

  package static func minimumColumnWidth(_ width: Double) -> MasonryError {
    MasonryError(
      "The minimum width of the columns must be a number greater than 0 and at most "
        + "\(MasonryGrid.maximumLength), not \(width).")
  }

  package static func maximumColumnWidth(_ width: Double) -> MasonryError {
    sentence("The maximum width of the columns", width)
  }

  package static func trackSize(_ size: Double, track: Int) -> MasonryError {
    MasonryError(
      "The size of track \(track) must be \(rule(for: size)) (a weight more than 0), "
        + "not \(size).")
  }

  package static func tolerance(_ tolerance: Double) -> MasonryError {
    sentence("The tolerance", tolerance)
  }

  package static func columnSpacing(_ spacing: Double) -> MasonryError {
    sentence("The column spacing", spacing)
  }

  package static func itemSpacing(_ spacing: Double) -> MasonryError {
    sentence("The item spacing", spacing)
  }

  package static func rowHeight(_ height: Double) -> MasonryError {
    MasonryError(
      "The height of the rows must be \(rule(for: height)) (justified: at least 1e-150), "
        + "not \(height).")
  }

  package static func rowSpacing(_ spacing: Double) -> MasonryError {
    sentence("The row spacing", spacing)
  }

  package static func rowCount(_ count: Int) -> MasonryError {
    MasonryError("The number of rows must be at least 0, not \(count).")
  }

  package static func itemsInRow(_ range: ClosedRange<Int>) -> MasonryError {
    MasonryError(
      "The number of items in a row must be within 1...1000, "
        + "not \(range.lowerBound)...\(range.upperBound).")
  }

  package static func contentInsets(_ insets: LayoutInsets) -> MasonryError {
    MasonryError("The content insets must each be \(rule(for: insets.largest)), not \(insets).")
  }

  package static func scale(_ scale: Double) -> MasonryError {
    MasonryError("The scale must be from 1e-150 to 1e150 pixels per point, not \(scale).")
  }

  package static func width(_ width: Double) -> MasonryError {
    sentence("The width", width)
  }

  package static func height(_ height: Double) -> MasonryError {
    sentence("The height", height)
  }

  package static func itemCount(_ count: Int) -> MasonryError {
    MasonryError(
      "The layout cannot take \(count) more items; "
        + "it holds from 0 to \(MasonryGrid.maximumItemCount).")
  }

  package static func itemHeight(_ height: Double, item: Int) -> MasonryError {
    sentence("height", height, item)
  }

  package static func itemWidth(_ width: Double, item: Int) -> MasonryError {
    sentence("width", width, item)
  }

  package static func columnSpan(_ span: Int, item: Int) -> MasonryError {
    MasonryError("The column span of item \(item) must be at least 1, not \(span).", item: item)
  }

  package static func pinnedColumn(_ column: Int, item: Int) -> MasonryError {
    MasonryError(
      "The column that item \(item) is pinned to must be at least 0, not \(column).", item: item)
  }

  package static func carouselLength(_ length: Double) -> MasonryError {
    sentence("The length of the carousel", length)
  }

  package static func sharedLineSpacing(_ spacing: Double) -> MasonryError {
    sentence("The spacing in a shared line", spacing)
  }

  package static func headerLength(_ length: Double) -> MasonryError {
    sentence("The length of the header", length)
  }

  package static func footerLength(_ length: Double) -> MasonryError {
    sentence("The length of the footer", length)
  }

  package static func backgroundInsets(_ insets: LayoutInsets) -> MasonryError {
    MasonryError("The background insets must each be \(rule(for: insets.largest)), not \(insets).")
  }

  package static func spacingAfter(_ spacing: Double) -> MasonryError {
    sentence("The spacing after the section", spacing)
  }

  package static func inSection(_ section: Int, _ error: MasonryError) -> MasonryError {
    MasonryError("Section \(section): \(error)", item: error.item, section: section)
  }

  private static func sentence(
    _ subject: String, _ length: Double, item: Int? = nil
  ) -> MasonryError {
    MasonryError("\(subject) must be \(rule(for: length)), not \(length).", item: item)
  }

  /// The error of an item's length, which its provider may not know.
  private static func sentence(_ name: String, _ length: Double, _ item: Int) -> MasonryError {
    let subject = "The \(name) of item \(item)"
    switch length.bitPattern {
    case Double.missingLength.bitPattern:
      return MasonryError(
        """
        \(subject) is missing: the array does not reach that item. An array of new items is \
        given to appendItems(of:) or insertItems(of:at:).
        """, item: item)
    case Double.unknownLength.bitPattern:
      let (known, other) = name == "width" ? ("height", "width") : ("width", "height")
      return MasonryError(
        """
        \(subject) is missing: its provider knows only \(known)s. Pass one that implements \
        \(other)(ofItemAt:\(known):), such as MasonryAspectRatios.
        """, item: item)
    default: return sentence(subject, length, item: item)
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
