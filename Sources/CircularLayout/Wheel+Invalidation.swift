extension Wheel {
  /// Whether a change of the bounds of the host moves the items: the bounds scroll along the
  /// ``Configuration/scrollAxis``, or their size changes.
  ///
  ///     override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
  ///       wheel.isInvalidated(from: rect(collectionView.bounds), to: rect(newBounds))
  ///     }
  ///
  /// Each item turns with every step of a scroll, so it is all of them or none. Nothing needs to be
  /// prepared again for a scroll; for another size see ``resize(to:keepingFocusAtOffset:)``.
  public func isInvalidated(from oldBounds: LayoutRect, to newBounds: LayoutRect) -> Bool {
    let isScrolled =
      configuration.scrollAxis == .horizontal
      ? oldBounds.minX != newBounds.minX : oldBounds.minY != newBounds.minY
    return isScrolled || oldBounds.size != newBounds.size
  }
}
