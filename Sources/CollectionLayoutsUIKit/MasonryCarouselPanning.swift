#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

/// A hidden scroll view that lets fingers scroll the carousels of a masonry layout.
///
///     let panning = MasonryCarouselPanning(collectionView)
///     panning.snapping = .start
///
/// The collection view keeps it as a subview, and gets its pan gesture. That begins only on a
/// carousel, and along it; the collection view itself scrolls after it has failed. So carousels
/// slow down and bounce as scroll views do. It has been run against a model of UIKit only.
@available(iOS 13, tvOS 13, *)
public final class MasonryCarouselPanning: UIScrollView, UIScrollViewDelegate {
  /// The alignment of items when a carousel comes to rest; `.nearest` does not align.
  public var snapping = LayoutScrollPosition.nearest

  private weak var collectionView: UICollectionView?

  /// Creates it for a collection view, whose layout may be set later.
  public init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(frame: .zero)
    isHidden = true
    contentInsetAdjustmentBehavior = .never
    delegate = self
    collectionView.addSubview(self)
    collectionView.addGestureRecognizer(panGestureRecognizer)
    collectionView.panGestureRecognizer.require(toFail: panGestureRecognizer)
  }

  /// It belongs to a collection view, and comes from no storyboard.
  public required init?(coder: NSCoder) { nil }

  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer, let layout,
      let section = layout.carousel(at: panGestureRecognizer.location(in: collectionView))
    else { return false }
    let velocity = panGestureRecognizer.velocity(in: collectionView)
    let across = layout.axis.cross.coordinate(of: velocity)
    guard across.magnitude > layout.axis.coordinate(of: velocity).magnitude else { return false }
    layout.state.pannedSection = nil
    fit(section, of: layout)
    let offset = layout.carouselOffsets[section] ?? 0
    contentOffset = layout.axis.cross.point(.zero, at: mirrored(offset, section, layout))
    layout.setCarouselOffset(offset, inSection: section)
    layout.state.pannedSection = section
    return true
  }

  /// Lets the carousel follow.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let layout, let section = layout.state.pannedSection else { return }
    let offset = layout.axis.cross.coordinate(of: contentOffset)
    layout.setCarouselOffset(mirrored(offset, section, layout), inSection: section)
  }

  /// Lets the carousel come to rest with an item in place.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let layout, let section = layout.state.pannedSection else { return }
    fit(section, of: layout)  // Its items may have changed under the finger.
    let axis = layout.axis.cross
    let proposed = mirrored(axis.coordinate(of: targetContentOffset.pointee), section, layout)
    let snapped = layout.snappedCarouselOffset(proposed, inSection: section, at: snapping)
    targetContentOffset.pointee = axis.point(.zero, at: mirrored(snapped, section, layout))
  }

  /// Lets go of the carousel.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    if !decelerate { layout?.state.pannedSection = nil }
  }

  /// Lets go of the carousel.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    layout?.state.pannedSection = nil
  }

  private var layout: MasonryCollectionViewLayout? {
    collectionView?.collectionViewLayout as? MasonryCollectionViewLayout
  }

  /// Makes the content as long as that of a carousel.
  private func fit(_ section: Int, of layout: MasonryCollectionViewLayout) {
    guard let feed = layout.feed else { return }
    bounds.size = layout.pinningRect(of: layout.bounds).size
    let length = feed.contentLength(ofSection: section)
    contentSize =
      layout.axis == .vertical
      ? CGSize(width: length, height: 0)
      : CGSize(width: 0, height: length)
  }

  /// From offsets of a carousel to those of a scroll view, and back: the start may be at the right.
  private func mirrored(
    _ offset: Double, _ section: Int, _ layout: MasonryCollectionViewLayout
  ) -> Double {
    guard let feed = layout.feed, layout.axis == .vertical,
      feed.environment.direction == .rightToLeft
    else { return offset }
    return max(0, feed.contentLength(ofSection: section) - bounds.width) - offset
  }
}
#endif
