#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import MasonryLayout
import UIKit

extension MasonryCollectionViewLayout {
  /// The scroll offsets of carousels, by section; change them by `scrollCarousel(inSection:to:)`.
  ///
  /// All but the one that bounces are clamped to their content.
  public var carouselOffsets: [Int: Double] {
    var offsets = state.wantedOffsets
    for (section, offset) in offsets where section != state.pannedSection {
      guard let feed, section < feed.sectionCount else { continue }
      offsets[section] = feed.clampedOffset(offset, ofSection: section)
    }
    return offsets
  }

  /// Scrolls a carousel to an offset from the start of its content, kept within it, in points.
  ///
  /// If its content is still too short, because cells have not measured themselves, it is scrolled
  /// there as it grows. Other sections do not scroll by themselves. Only the items of the carousel
  /// are laid out again. Fingers scroll carousels, too. VoiceOver, a keyboard and the focus of tvOS
  /// reach the items in view alone: if they are to reach all, use an orthogonal section of a
  /// compositional layout.
  public func scrollCarousel(inSection section: Int, to offset: Double) {
    guard let feed, state.status == .current, section < feed.sectionCount,
      feed[section].axis != axis
    else { return }
    // The collection view may have asked for the whole carousel before any of it is in sight.
    let asked = withReach(bounds.union(frame(feed.frame(ofSection: section))))
    let old = viewport(of: bounds, asking: asked)
    (state.wantedOffsets[section], state.heldBounds) = (offset, nil)
    let new = viewport(of: bounds, asking: asked)
    guard case .elements(let moved) = feed.invalidation(from: old, to: new) else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: moved.map(\.indexPath))
    invalidate(moved, in: context)
    invalidateLayout(with: context)
  }

  /// Scrolls the carousel of an item so that the item is shown in it.
  public func scrollCarousel(
    toItemAt indexPath: IndexPath, at position: LayoutScrollPosition = .nearest
  ) {
    guard let feed, let path = shownPath(of: indexPath), feed.frame(of: .init(path)) != nil
    else { return }
    var visible = viewport(of: bounds)
    feed.scroll(&visible, to: .init(path), at: position)
    guard let offset = visible.offsets[path.section] else { return }
    scrollCarousel(inSection: path.section, to: offset)
  }
}

extension MasonryCollectionViewLayout {
  /// The offset nearest to a proposed one at which a carousel may rest, by its settings.
  func alignedCarouselOffset(_ proposed: Double, inSection section: Int) -> Double {
    guard let feed, section < feed.sectionCount else { return 0 }
    let snapping = feed.section(at: section).carousel?.snapping ?? .nearest
    return feed.snappedOffset(proposed, ofSection: section, at: snapping)
  }

  /// The offsets at which carousels show what they have shown of another feed.
  ///
  /// One that is pulled beyond its content, or waits for its content to grow, stays at its offset.
  func carouselOffsets(
    keeping shown: MasonryFeed.Viewport, of old: MasonryFeed,
    after mapping: MasonryFeed.AddressMapping = .unchanged
  ) -> [Int: Double] {
    guard let feed else { return [:] }
    var visible = shown
    feed.follow(&visible, by: mapping, from: nil)
    var within = shown
    within.offsets = shown.offsets.filter { section, offset in
      section < old.sectionCount && old.clampedOffset(offset, ofSection: section) == offset
    }
    feed.follow(&visible, by: mapping, from: (layout: old, viewport: within))
    return visible.offsets.filter { section, _ in
      section < feed.sectionCount && feed[section].axis != axis
    }
  }

  /// Keeps what carousels show in place in an update, and again while new cells measure themselves.
  func keepCarouselsInUpdate() {
    guard let update = state.update else { return }
    state.wantedOffsets = carouselOffsets(
      keeping: update.viewport, of: update.old, after: update.mapping)
    carouselPanning?.follow()
  }

  /// Keeps what a carousel shows in place while one of its cells gets another length.
  func keepCarousel(_ section: Int, while change: () -> Void) {
    // Other sections are changed without a copy.
    guard feed?[section].axis == axis.cross, let offset = state.wantedOffsets[section],
      let old = feed
    else { return change() }
    var shown = viewport(of: bounds)
    shown.offsets = [section: offset]
    change()
    state.wantedOffsets[section] = carouselOffsets(keeping: shown, of: old)[section]
    carouselPanning?.follow()
  }

  /// The carousel whose items are at a point.
  func carousel(at point: CGPoint) -> Int? {
    guard let feed, state.status == .current else { return nil }
    // A line through the view: the finger may be between items, too.
    let line = axis.rect(
      main: axis.coordinate(of: point), length: 1e-6,
      cross: axis.cross.coordinate(of: bounds.origin),
      crossLength: axis.cross.length(of: bounds.size))
    return feed.elements(in: viewport(of: bounds, asking: CGRect(line))).map(\.address)
      .first { $0.item != nil && feed[$0.section].axis != axis }?.section
  }
}

/// A hidden scroll view that lets fingers scroll the carousels of a masonry layout.
///
/// The collection view keeps it as a subview, and gets its pan gesture. That begins only on a
/// carousel, and along it; the collection view itself scrolls after it has failed. So carousels
/// slow down and bounce as scroll views do.
final class MasonryCarouselPanning: UIScrollView, UIScrollViewDelegate {
  /// Creates it for a collection view.
  static func install(in collectionView: UICollectionView) {
    let panning = MasonryCarouselPanning(frame: .zero)
    panning.isHidden = true
    panning.contentInsetAdjustmentBehavior = .never
    panning.delegate = panning
    collectionView.addSubview(panning)
    collectionView.addGestureRecognizer(panning.panGestureRecognizer)
    collectionView.panGestureRecognizer.require(toFail: panning.panGestureRecognizer)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer, let layout,
      let section = layout.carousel(at: panGestureRecognizer.location(in: superview))
    else { return false }
    let velocity = panGestureRecognizer.velocity(in: superview)
    let across = layout.axis.cross.coordinate(of: velocity)
    guard across.magnitude > layout.axis.coordinate(of: velocity).magnitude else { return false }
    // Setting the offset does not end a deceleration; this does.
    setContentOffset(contentOffset, animated: false)
    release()
    layout.scrollCarousel(inSection: section, to: layout.carouselOffsets[section] ?? 0)
    layout.state.pannedSection = section
    follow()
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let layout, let section = layout.state.pannedSection else { return }
    let offset = layout.axis.cross.coordinate(of: contentOffset)
    layout.scrollCarousel(inSection: section, to: layout.mirrored(offset, inSection: section))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let layout, let section = layout.state.pannedSection else { return }
    let axis = layout.axis.cross
    let proposed = layout.mirrored(
      axis.coordinate(of: targetContentOffset.pointee), inSection: section)
    let snapped = layout.alignedCarouselOffset(proposed, inSection: section)
    let target = layout.mirrored(snapped, inSection: section)
    targetContentOffset.pointee = axis.point(.zero, at: target)
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
    layout.scrollCarousel(
      inSection: section, to: layout.alignedCarouselOffset(offset, inSection: section))
  }

  private var layout: MasonryCollectionViewLayout? {
    (superview as? UICollectionView)?.collectionViewLayout as? MasonryCollectionViewLayout
  }

  /// Moves along with the panned carousel, whose items may have changed under the finger.
  func follow() {
    guard let layout, let feed = layout.feed, let section = layout.state.pannedSection
    else { return }
    let axis = layout.axis.cross
    bounds.size = layout.pinningRect(of: layout.bounds).size
    contentSize = CGSize(axis.size(main: feed.contentLength(ofSection: section), cross: 0))
    let offset = layout.carouselOffsets[section] ?? 0
    contentOffset = axis.point(.zero, at: layout.mirrored(offset, inSection: section))
  }
}

extension MasonryCollectionViewLayout {
  /// What lets fingers scroll the carousels, if there have been any.
  var carouselPanning: MasonryCarouselPanning? {
    collectionView?.subviews.lazy.compactMap { $0 as? MasonryCarouselPanning }.first
  }

  /// From offsets of a carousel to those of a scroll view, and back: the start may be at the right.
  fileprivate func mirrored(_ offset: Double, inSection section: Int) -> Double {
    guard let feed, axis.cross.isMirrored(in: feed.environment.direction) else { return offset }
    return feed.clampedOffset(.infinity, ofSection: section) - offset
  }
}
#endif
