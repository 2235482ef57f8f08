#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

/// A hidden scroll view that lets fingers scroll the carousels of a masonry layout.
///
/// The collection view keeps it as a subview, and gets its pan gesture. That begins only on a
/// carousel, and along it; the collection view itself scrolls after it has failed. So carousels
/// slow down and bounce as scroll views do.
@available(iOS 13, tvOS 13, *)
final class MasonryCarouselPanning: UIScrollView, UIScrollViewDelegate {
  private weak var collectionView: UICollectionView?

  /// Creates it for a collection view, unless there is one, as of an earlier layout.
  static func install(in collectionView: UICollectionView) {
    guard !collectionView.subviews.contains(where: { $0 is MasonryCarouselPanning }) else { return }
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
    fit(section, of: layout)
    let offset = layout.carouselOffsets[section] ?? 0
    contentOffset = layout.axis.cross.point(.zero, at: mirrored(offset, section, layout))
    layout.setCarouselOffset(offset, inSection: section)
    layout.state.pannedSection = section
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
    fit(section, of: layout)  // Its items may have changed under the finger.
    let axis = layout.axis.cross
    let proposed = mirrored(axis.coordinate(of: targetContentOffset.pointee), section, layout)
    let snapped = layout.alignedCarouselOffset(proposed, inSection: section)
    targetContentOffset.pointee = axis.point(.zero, at: mirrored(snapped, section, layout))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { layout?.state.pannedSection = nil }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // That of a carousel before may be told late.
    if !isDragging { layout?.state.pannedSection = nil }
  }

  /// Lets go of a carousel that still moves: it rests at the nearest item.
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
