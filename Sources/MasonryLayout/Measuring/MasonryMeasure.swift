/// A height provider made from a closure.
///
///     try grid.append(captions.count, measuredBy: MasonryMeasure { index, slot in
///       height(of: captions[index], width: slot.breadth)
///     })
public struct MasonryMeasure: MasonryHeightProvider {
  @usableFromInline let measure: (Int, MasonrySlot) -> Double
  @usableFromInline let columnSpan: (Int) -> Int

  /// Creates a provider that calls a closure with the index of the item and its slot.
  ///
  /// A second closure may give the column span of each item.
  public init(
    columnSpan: @escaping (_ index: Int) -> Int = { _ in 1 },
    _ measure: @escaping (_ index: Int, _ slot: MasonrySlot) -> Double
  ) {
    self.measure = measure
    self.columnSpan = columnSpan
  }

  /// The extent that the closure returns, in points.
  @inlinable
  public func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    measure(index, slot)
  }

  /// The column span that the second closure returns.
  @inlinable
  public func columnSpan(ofItemAt index: Int) -> Int {
    columnSpan(index)
  }
}
