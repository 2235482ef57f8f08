/// A height provider made from a closure.
///
///     try grid.appendItems(captions.count, measuredBy: MasonryHeightClosure { index, width in
///       textHeight(of: captions[index], width: width)
///     })
///
/// Grids that scroll sideways, justified rows and flows ask for widths:
/// `MasonryHeightClosure.widths { … }`. Without them they throw
/// ``MasonryError/itemWidth(_:item:)``.
public struct MasonryHeightClosure: MasonryHeightProvider {
  let height: (Int, Double) -> Double
  let width: (Int, Double) -> Double
  let columnSpan: (Int) -> Int
  let pinnedColumn: (Int) -> Int?

  /// Creates a provider that calls closures with the index of the item.
  ///
  /// - Parameters:
  ///   - columnSpan: The number of columns that an item spans; one by default.
  ///   - pinnedColumn: The column that an item is pinned to; none by default.
  ///   - width: The width of an item at a height, both in points; unknown by default.
  ///   - height: The height of an item at a width, both in points.
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

  /// Creates a provider for grids that scroll sideways, justified rows and flows: it knows only
  /// widths.
  ///
  /// The closures are those of ``init(columnSpan:pinnedColumn:width:_:)``, for rows.
  public static func widths(
    columnSpan: @escaping (_ index: Int) -> Int = { _ in 1 },
    pinnedColumn: @escaping (_ index: Int) -> Int? = { _ in nil },
    _ width: @escaping (_ index: Int, _ height: Double) -> Double
  ) -> MasonryHeightClosure {
    MasonryHeightClosure(columnSpan: columnSpan, pinnedColumn: pinnedColumn, width: width) {
      _, _ in .unknownLength
    }
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
