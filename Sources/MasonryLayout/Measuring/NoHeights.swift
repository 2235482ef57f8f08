/// The provider of a change that is made without one.
///
/// It is never asked: if an item has to be measured, the change throws, or keeps the length that
/// the item has as an estimate.
@usableFromInline
struct NoHeights: MasonryHeightProvider {
  @usableFromInline
  init() {}

  @usableFromInline
  func height(ofItemAt index: Int, width: Double) -> Double { .nan }
}
