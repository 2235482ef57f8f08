#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import MasonryLayout
import UIKit

@available(iOS 13, tvOS 13, *)
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

@available(iOS 13, tvOS 13, *)
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

  /// Maps the offsets of carousels in an update, and keeps the place inside them.
  func followCarousels() {
    guard let feed, let update = state.update else { return }
    var visible = update.viewport
    feed.follow(&visible, by: update.mapping, from: nil)
    let held = state.pannedSection.map { ($0, visible.offsets[$0]) }
    feed.follow(
      &visible, by: update.mapping, from: (layout: update.old, viewport: update.viewport))
    if let (section, offset) = held { visible.offsets[section] = offset }
    state.wantedOffsets = visible.offsets
  }

  /// Keeps what a carousel shows in place while one of its cells gets another length.
  func keepCarousel(_ section: Int, while change: () -> Void) {
    guard let feed, section < feed.sectionCount, feed[section].axis != axis,
      section != state.pannedSection, let offset = carouselOffsets[section], offset > 0,
      offset == state.wantedOffsets[section]
    else { return change() }
    let across = axis.cross
    let shown = across.rect(
      main: across.isMirrored(in: feed.environment.direction)
        ? feed.contentLength(ofSection: section) - offset - feed.crossLength : offset,
      length: feed.crossLength, cross: 0, crossLength: .maximumLength)
    let first = feed[section].items(in: shown).lazy
      .map { (item: $0.index, start: self.start(ofItem: $0.index, inCarousel: section)) }
      .first { $0.start >= offset }
    change()
    guard let first else { return }
    let start = start(ofItem: first.item, inCarousel: section)
    state.wantedOffsets[section] = offset + start - first.start
  }

  private func start(ofItem item: Int, inCarousel section: Int) -> Double {
    guard let feed else { return 0 }
    let interval = axis.cross.interval(of: feed[section].frame(ofItemAt: item))
    return axis.cross.isMirrored(in: feed.environment.direction)
      ? feed.contentLength(ofSection: section) - interval.far : interval.near
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

@available(iOS 13, tvOS 13, *)
extension MasonryFeed.Carousel {
  /// Creates a carousel of a height, in points, in a layout that scrolls vertically.
  ///
  ///     carousel: .init(height: 160, snapping: .start)
  public init(height: Double, snapping: LayoutScrollPosition = .nearest) {
    self.init(length: height, snapping: snapping)
  }
}
#endif
