// The members of scroll views and gestures that the product CollectionLayoutsUIKit overrides or calls, as
// FrameworkMembers.swift has all others.

import UIKit

/// uiscrollview, uiscrollviewdelegate: what carousels are panned by.
private final class OverriddenScrollView: UIScrollView, UIScrollViewDelegate {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  func called(in view: UICollectionView) {
    (isHidden, contentInsetAdjustmentBehavior, contentSize) = (true, .never, .zero)
    view.addSubview(self)
    let pan: UIPanGestureRecognizer = panGestureRecognizer
    view.addGestureRecognizer(pan)
    view.panGestureRecognizer.require(toFail: pan)
    let _: (CGPoint, CGPoint) = (pan.location(in: view), pan.velocity(in: view))
    let _: UICollectionViewLayout = view.collectionViewLayout
  }
}
