// The SDK documents these declarations.
// swift-format-ignore-file

// Pans. Modelled is what Apple documents: uiscrollview/pangesturerecognizer is the scroll view's own, and its
// delegate is the scroll view; uiview/addgesturerecognizer(_:) moves a recogniser to another view;
// uiview/gesturerecognizershouldbegin(_:) of the delegate decides whether it begins;
// uigesturerecognizer/require(tofail:) lets another one wait until then;
// uiscrollviewdelegate/scrollviewdidscroll(_:) follows every change of the offset, and
// scrollviewwillenddragging(_:withvelocity:targetcontentoffset:) may change where it comes to rest.

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  var point = CGPoint.zero

  /// The recognisers that have to fail first. UIKit does not tell them.
  public private(set) var required: [UIGestureRecognizer] = []

  open func location(in view: UIView?) -> CGPoint { point }

  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open internal(set) var state = State.possible

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  var speed = CGPoint.zero

  open func velocity(in view: UIView?) -> CGPoint { speed }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1

  /// Has two fingers around a point pinch by scales, one after the other. UIKit has no such method.
  public func pinch(at point: CGPoint, by scales: [CGFloat], action: () -> Void) {
    (self.point, state) = (point, .began)
    for scale in [1] + scales {
      self.scale = scale
      action()
      state = .changed
    }
    state = .ended
    action()
  }
}

extension UIView {
  /// Drags a finger from a point of the view; says whether a scroll view with a recogniser here moves.
  ///
  /// `flicked` is how much further the content would move by itself; unless it `settles`, it still
  /// does so afterwards. UIKit has no such method.
  @discardableResult
  public func pan(
    from point: CGPoint, by distance: CGPoint, flicked: CGPoint = .zero, settles: Bool = true
  ) -> Bool {
    for case let pan as UIPanGestureRecognizer in gestureRecognizers ?? [] {
      (pan.point, pan.speed) = (point, distance)
      guard let scrollView = pan.scrollView, scrollView.gestureRecognizerShouldBegin(pan) else {
        continue
      }
      (scrollView.isTracking, scrollView.isDragging) = (true, true)
      let start = scrollView.contentOffset
      scrollView.contentOffset = CGPoint(x: start.x - distance.x, y: start.y - distance.y)
      didPan?()
      // A deceleration that was not stopped ends under the finger.
      scrollView.finishDecelerating()
      var target = CGPoint(
        x: scrollView.contentOffset.x - flicked.x, y: scrollView.contentOffset.y - flicked.y)
      let end = CGPoint(
        x: max(0, scrollView.contentSize.width - scrollView.bounds.width),
        y: max(0, scrollView.contentSize.height - scrollView.bounds.height))
      target = CGPoint(x: min(max(0, target.x), end.x), y: min(max(0, target.y), end.y))
      let delegate = scrollView.delegate
      delegate?.scrollViewWillEndDragging(
        scrollView, withVelocity: flicked, targetContentOffset: &target)
      (scrollView.isTracking, scrollView.isDragging) = (false, false)
      delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: true)
      (scrollView.isDecelerating, scrollView.targetOfDeceleration) = (true, target)
      if settles { scrollView.finishDecelerating() }
      return true
    }
    return false
  }
}
