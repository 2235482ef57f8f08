// swift-format-ignore-file

// What fingers and devices do to a collection view. UIKit has no such methods.

extension UICollectionView {
  /// Scrolls, and lays out.
  public func scroll(to offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
  }

  /// Gives the view another size, as a rotation does, and lays out.
  public func turn(to size: CGSize) {
    bounds = CGRect(origin: contentOffset, size: size)
    layoutIfNeeded()
  }

  /// Lifts the finger while the content moves, and lets it come to rest where the layout says.
  public func endDragging(proposing offset: CGPoint, velocity: CGPoint) {
    scroll(
      to: collectionViewLayout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: velocity))
  }
}
