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
    guard let feed, section < feed.sectionCount, feed[section].axis != axis else { return }
    setCarouselOffset(offset, inSection: section)
  }

  /// Scrolls the carousel of an item so that the item is shown in it.
  public func scrollCarousel(
    toItemAt indexPath: IndexPath, at position: LayoutScrollPosition = .nearest
  ) {
    guard let feed, feed.frame(of: .init(indexPath)) != nil else { return }
    var visible = viewport(of: bounds)
    feed.scroll(&visible, to: .init(indexPath), at: position)
    guard let offset = visible.offsets[indexPath.section] else { return }
    setCarouselOffset(offset, inSection: indexPath.section)
  }
}

extension MasonryCollectionViewLayout {
  /// Scrolls a carousel, also beyond its content while it bounces.
  func setCarouselOffset(_ offset: Double, inSection section: Int) {
    guard let feed, state.status == .current, section < feed.sectionCount else { return }
    // The collection view may have asked for the whole carousel before any of it is in sight.
    let asked = withReach(bounds.union(frame(feed.frame(ofSection: section))))
    let old = viewport(of: bounds, asking: asked)
    state.wantedOffsets[section] = offset
    let new = viewport(of: bounds, asking: asked)
    guard case .elements(let moved) = feed.invalidation(from: old, to: new) else { return }
    let context = MasonryInvalidationContext()
    context.asksForSections = false
    context.invalidateItems(at: moved.map(\.indexPath))
    invalidate(moved, in: context)
    invalidateLayout(with: context)
  }

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
    let along = axis.coordinate(of: point)
    return feed.elements(in: viewport(of: bounds)).first { element in
      guard element.address.item != nil, feed[element.address.section].axis != axis else {
        return false
      }
      // Between items, too.
      let frame = frame(element.frame)
      let start = axis.coordinate(of: frame.origin)
      return start <= along && along < start + axis.length(of: frame.size)
    }?.address.section
  }
}

extension MasonryFeed.Carousel {
  /// Creates a carousel of a height, in points, in a layout that scrolls vertically.
  ///
  ///     carousel: .init(height: 160, snapping: .start)
  public init(height: Double, snapping: LayoutScrollPosition = .nearest) {
    self.init(length: height, snapping: snapping)
  }
}
#endif
