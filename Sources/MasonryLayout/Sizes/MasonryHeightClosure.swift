/// A height provider made from a closure.
///
///     try grid.appendItems(captions.count, measuredBy: MasonryHeightClosure { index, width in
///       textHeight(of: captions[index], width: width)
///     })
///
/// Layouts that ask for widths throw ``MasonryError/itemWidth(_:item:)`` if no closure gives them.
public struct MasonryHeightClosure: MasonryHeightProvider {
  private let height: (Int, Double) -> Double
  private let width: (Int, Double) -> Double
  private let columnSpan: (Int) -> Int
  private let pinnedColumn: (Int) -> Int?

  /// Creates a provider; by default an item spans one column, is not pinned and has no width.
  public init(
    columnSpan: @escaping (_ index: Int) -> Int = { _ in 1 },
    pinnedColumn: @escaping (_ index: Int) -> Int? = { _ in nil },
    width: @escaping (_ index: Int, _ height: Double) -> Double = { _, _ in .unknownLength },
    _ height: @escaping (_ index: Int, _ width: Double) -> Double
  ) {
    self.height = height
    self.width = width
    self.columnSpan = columnSpan
    self.pinnedColumn = pinnedColumn
  }

  /// The height that the closure returns, in points.
  public func height(ofItemAt index: Int, width: Double) -> Double { height(index, width) }

  /// The width that the closure returns, in points.
  public func width(ofItemAt index: Int, height: Double) -> Double { width(index, height) }

  /// The column span that the closure returns.
  public func columnSpan(ofItemAt index: Int) -> Int { columnSpan(index) }

  /// The pinned column that the closure returns.
  public func pinnedColumn(ofItemAt index: Int) -> Int? { pinnedColumn(index) }
}
