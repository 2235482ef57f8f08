/// A height provider made from a closure.
///
///     try grid.append(captions.count, measuredBy: MasonryMeasure { index, slot in
///       height(of: captions[index], width: slot.breadth)
///     })
public struct MasonryMeasure: MasonryHeightProvider {
  @usableFromInline let measure: (Int, MasonrySlot) -> Double

  /// Creates a provider that calls a closure with the index of the item and its slot.
  public init(_ measure: @escaping (_ index: Int, _ slot: MasonrySlot) -> Double) {
    self.measure = measure
  }

  /// The extent that the closure returns, in points.
  @inlinable
  public func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    measure(index, slot)
  }
}
