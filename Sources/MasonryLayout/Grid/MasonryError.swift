/// A value from outside that a grid cannot lay out.
///
/// Whatever throws one of these leaves the grid exactly as it was. The ``description`` is a sentence
/// that names the value and, where there is one, the item.
///
/// A host that is called from a place that cannot throw keeps the grid it has, and shows that one:
///
///     override func prepare() {
///       do { try grid.resize(breadth: collectionView.bounds.width, measuredBy: self) }
///       catch { log.error("\(error)") }
///     }
public enum MasonryError: Error, Hashable, Sendable {
  /// The number of columns is not between 1 and ``MasonryGrid/Columns/maximumCount``.
  case columnCount(Int)

  /// The smallest width of adaptive columns is not a finite number greater than 0.
  case minimumColumnWidth(Double)

  /// The largest width of adaptive columns is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case maximumColumnWidth(Double)

  /// The size of a track is not a number from 0 to ``MasonryGrid/maximumExtent``, or its weight is 0.
  case trackSize(Double, track: Int)

  /// The tolerance of the packing is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case tolerance(Double)

  /// The distance between columns is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case columnSpacing(Double)

  /// The distance between items is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case itemSpacing(Double)

  /// A content inset is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case contentInsets(LayoutInsets)

  /// The number of pixels per point is not a finite number greater than 0.
  case scale(Double)

  /// The breadth of the grid is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case breadth(Double)

  /// The number of items to add is negative, or the grid would hold more than ``MasonryGrid/maximumItemCount``.
  case itemCount(Int)

  /// The height of an item is not a number from 0 to ``MasonryGrid/maximumExtent``.
  case extent(Double, item: Int)

  /// The number of columns that an item spans is less than 1.
  case columnSpan(Int, item: Int)

  /// The column that an item is pinned to is negative.
  case pinnedColumn(Int, item: Int)

  /// An item gets another width in columns that differ, and the change was made without a provider.
  case providerNeeded(item: Int)
}

extension MasonryError: CustomStringConvertible {
  /// A sentence that says which value is wrong, what it is and what it must be.
  public var description: String {
    switch self {
    case .columnCount(let count):
      "The number of columns must be from 1 to \(MasonryGrid.Columns.maximumCount), not \(count)."
    case .minimumColumnWidth(let width):
      "The minimum width of the columns must be a finite number greater than 0, not \(width)."
    case .maximumColumnWidth(let width):
      "The maximum width of the columns must be \(Self.rule(for: width)), not \(width)."
    case .trackSize(let size, let track):
      "The size of track \(track) must be \(Self.rule(for: size)) (a weight more than 0), not \(size)."
    case .tolerance(let tolerance):
      "The tolerance of the packing must be \(Self.rule(for: tolerance)), not \(tolerance)."
    case .columnSpacing(let spacing):
      "The column spacing must be \(Self.rule(for: spacing)), not \(spacing)."
    case .itemSpacing(let spacing):
      "The item spacing must be \(Self.rule(for: spacing)), not \(spacing)."
    case .contentInsets(let insets):
      "The content insets must each be \(Self.rule(for: insets.largest)), not \(insets)."
    case .scale(let scale):
      "The scale must be a finite number of pixels per point greater than 0, not \(scale)."
    case .breadth(let breadth):
      "The breadth of the grid must be \(Self.rule(for: breadth)), not \(breadth)."
    case .itemCount(let count):
      "The grid cannot take \(count) more items; it holds from 0 to \(MasonryGrid.maximumItemCount)."
    case .extent(let extent, let item):
      "The height of item \(item) must be \(Self.rule(for: extent)), not \(extent)."
    case .columnSpan(let span, let item):
      "The column span of item \(item) must be at least 1, not \(span)."
    case .pinnedColumn(let column, let item):
      "The column that item \(item) is pinned to must be at least 0, not \(column)."
    case .providerNeeded(let item):
      "Item \(item) gets another width, so its height must be measured: pass a provider."
    }
  }

  /// What a number must be, said so that a number that is only too large does not fulfil it.
  static func rule(for number: Double) -> String {
    number.isFinite && number > MasonryGrid.maximumExtent
      ? "at most \(MasonryGrid.maximumExtent)" : "a finite number of at least 0"
  }
}

extension LayoutInsets {
  var largest: Double { max(top, leading, bottom, trailing) }
}
