#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

/// A hidden scroll view that lets fingers scroll the carousels of a masonry layout.
///
/// The collection view keeps it as a subview, and gets its pan gesture. That begins only on a
/// carousel, and along it; the collection view itself scrolls after it has failed. So carousels
/// slow down and bounce as scroll views do.
final class MasonryCarouselPanning: UIScrollView, UIScrollViewDelegate {
  private weak var collectionView: UICollectionView?

  /// Creates it for a collection view.
  static func install(in collectionView: UICollectionView) {
    let panning = MasonryCarouselPanning(frame: .zero)
    panning.collectionView = collectionView
    panning.isHidden = true
    panning.contentInsetAdjustmentBehavior = .never
    panning.delegate = panning
    collectionView.addSubview(panning)
    collectionView.addGestureRecognizer(panning.panGestureRecognizer)
    collectionView.panGestureRecognizer.require(toFail: panning.panGestureRecognizer)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer, let layout,
      let section = layout.carousel(at: panGestureRecognizer.location(in: collectionView))
    else { return false }
    let velocity = panGestureRecognizer.velocity(in: collectionView)
    let across = layout.axis.cross.coordinate(of: velocity)
    guard across.magnitude > layout.axis.coordinate(of: velocity).magnitude else { return false }
    // Setting the offset does not end a deceleration; this does.
    setContentOffset(contentOffset, animated: false)
    release()
    layout.setCarouselOffset(layout.carouselOffsets[section] ?? 0, inSection: section)
    layout.state.pannedSection = section
    follow()
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let layout, let section = layout.state.pannedSection else { return }
    let offset = layout.axis.cross.coordinate(of: contentOffset)
    layout.setCarouselOffset(mirrored(offset, section, layout), inSection: section)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let layout, let section = layout.state.pannedSection else { return }
    let axis = layout.axis.cross
    let proposed = mirrored(axis.coordinate(of: targetContentOffset.pointee), section, layout)
    let snapped = layout.alignedCarouselOffset(proposed, inSection: section)
    targetContentOffset.pointee = axis.point(.zero, at: mirrored(snapped, section, layout))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { release() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // That of a carousel before may be told late.
    if !isDragging { release() }
  }

  /// Lets go of a carousel, which rests at the nearest item, also if it still moves.
  private func release() {
    guard let layout, let section = layout.state.pannedSection else { return }
    layout.state.pannedSection = nil
    let offset = layout.carouselOffsets[section] ?? 0
    layout.setCarouselOffset(
      layout.alignedCarouselOffset(offset, inSection: section), inSection: section)
  }

  private var layout: MasonryCollectionViewLayout? {
    collectionView?.collectionViewLayout as? MasonryCollectionViewLayout
  }

  /// Moves along with the panned carousel, whose items may have changed under the finger.
  func follow() {
    guard let layout, let feed = layout.feed, let section = layout.state.pannedSection else {
      return
    }
    let axis = layout.axis.cross
    bounds.size = layout.pinningRect(of: layout.bounds).size
    let length = feed.contentLength(ofSection: section)
    contentSize =
      axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
    let offset = layout.carouselOffsets[section] ?? 0
    contentOffset = axis.point(.zero, at: mirrored(offset, section, layout))
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

extension MasonryCollectionViewLayout {
  /// What lets fingers scroll the carousels, if there have been any.
  var carouselPanning: MasonryCarouselPanning? {
    collectionView?.subviews.lazy.compactMap { $0 as? MasonryCarouselPanning }.first
  }
}
#endif
