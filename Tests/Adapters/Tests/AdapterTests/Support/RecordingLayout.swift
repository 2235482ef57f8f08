import UIKit

/// Rows of equal heights, written with UIKit alone, that notes what it is asked.
final class RecordingLayout: UICollectionViewLayout {
  var calls: [String] = []
  var rects: [CGRect] = []
  var rowHeight = 100.0
  var named: [IndexPath] = []
  var followsBounds = false
  var offsetAdjustment = 0.0

  override func prepare() { calls.append("prepare") }

  override var collectionViewContentSize: CGSize {
    calls.append("content size")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: Double(count) * rowHeight)
  }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    rects.append(rect)
    return (0..<count).map { row(IndexPath(0, $0)) }.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("item \(path.item)")
    return row(path)
  }

  private func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: Double(path.item) * rowHeight, width: collectionView?.bounds.width ?? 0,
      height: rowHeight)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    calls.append("should invalidate from \(collectionView?.bounds.minY ?? 0) to \(bounds.minY)")
    return followsBounds
  }

  override func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("context")
    let context = super.invalidationContext(forBoundsChange: bounds)
    if !named.isEmpty { context.invalidateItems(at: named) }
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append(context.invalidateDataSourceCounts ? "invalidate counts" : "invalidate")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.size.height != original.size.height else { return false }
    rowHeight = preferred.size.height
    return true
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.contentOffsetAdjustment.y = offsetAdjustment
    return context
  }

  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    calls.append("prepare for \(items.count) updates")
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("appears \(path.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("disappears \(path.item)")
    return nil
  }

  override func finalizeCollectionViewUpdates() { calls.append("finalize") }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    calls.append("target")
    return proposed
  }
}
