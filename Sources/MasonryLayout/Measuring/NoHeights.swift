/// The provider of a change that is made without one.
///
/// It is never asked: where an item has to be measured, such a change throws, or does with estimates.
@usableFromInline
struct NoHeights: MasonryHeightProvider {
  @usableFromInline
  init() {}

  @usableFromInline
  func height(ofItemAt index: Int, width: Double) -> Double { .nan }
}

/// The lengths that items have, whatever their widths become, as estimates.
struct LengthsSoFar: MasonryHeightProvider {
  private let lengths: [Double]

  init(_ lengths: [Double]) { self.lengths = lengths }

  func height(ofItemAt index: Int, width: Double) -> Double { lengths[index] }

  func width(ofItemAt index: Int, height: Double) -> Double { lengths[index] }

  func isEstimated(itemAt index: Int) -> Bool { true }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { true }

  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? { lengths }
}
