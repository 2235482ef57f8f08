#if canImport(UIKit)
import MasonryLayout
import UIKit

/// What a masonry feed in a collection view asks its owner, who may look at the layout's `feed` meanwhile.
@MainActor
protocol MasonryFeedLayoutDelegate: AnyObject {
  /// The columns, spacings and insets of a section, its header, footer and background.
  func section(at index: Int, in layout: MasonryFeedLayout) -> MasonryFeed.Section

  /// The height of an item at its final width; an estimate, if its cell measures itself.
  func height(ofItemAt path: IndexPath, width: Double, in layout: MasonryFeedLayout) -> Double
}

/// A collection view layout with sections of masonry, pinned headers, and a header that stretches.
final class MasonryFeedLayout: UICollectionViewLayout {
  /// The kind of the backgrounds, whose view the owner registers with the layout.
  static let background = "background"

  weak var delegate: (any MasonryFeedLayoutDelegate)?
  private(set) var feed: MasonryFeed?

  /// Whether what was in sight stays in its columns while cells measure themselves, and through updates.
  ///
  /// If it does not, the feed is always the one that building it from nothing gives.
  var keepsColumns = false

  /// How the feed stands to the data; while it is not current the layout answers nothing.
  private enum Status {
    /// To be built anew.
    case stale

    /// The counts are new, and the collection view has yet to say what came and went.
    case awaitingUpdates

    case current
  }

  private var status = Status.stale

  /// What stays still while cells measure themselves, and where the bounds are if nothing else scrolls.
  private var resting: (anchor: MasonryFeed.Anchor, bounds: CGRect)?

  /// What stays still while the width changes, and the size that the bounds are about to get.
  private var turning: (anchor: MasonryFeed.Anchor, size: CGSize)?

  /// What the updates changed that the collection view is showing now.
  private var update: MasonryFeedUpdate?

  // Prepare: build once; later follow the width, the direction and the screen, and the updates.

  override func prepare() {
    super.prepare()
    switch status {
    case .stale:
      change { feed in
        feed = try built()
        status = .current
      }
      turning = nil
    case .awaitingUpdates: break
    case .current:
      change { try fit(&$0) }
      finishTurning()
    }
  }

  /// Scrolls to what was in sight before the width changed: only now the owner has been asked for heights.
  private func finishTurning() {
    guard let turning, turning.size == bounds.size else { return }
    self.turning = nil
    collectionView?.contentOffset.y = offset(keeping: turning.anchor)
    resting = (turning.anchor, bounds)
  }

  override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    guard status == .awaitingUpdates else { return }
    if keepsColumns { feed?.keepColumns(in: bounds) }
    guard let old = feed else { return }
    let anchor = turning?.anchor ?? old.anchor(in: .init(pinningRect(of: bounds)))
    status = .stale
    resting = nil
    turning = nil
    change { feed in
      let updated = try updated(old, by: updates)
      feed = try updated?.feed ?? built()
      try fit(&feed)
      status = .current
      update = updated.map { MasonryFeedUpdate(old: old, mapping: $0.mapping, anchor: anchor) }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    update = nil
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      status = .stale
      resting = nil
    } else if context.invalidateDataSourceCounts, status == .current {
      status = .awaitingUpdates
    }
    super.invalidateLayout(with: context)
  }

  /// Changes a copy of the feed: the owner may look at the feed itself while it is asked for heights.
  private func change(_ operation: (inout MasonryFeed?) throws -> Void) {
    var changed = feed
    do {
      try operation(&changed)
      feed = changed
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  // Content size, elements in a rectangle, element at an index path.

  override var collectionViewContentSize: CGSize {
    feed.map { CGSize($0.contentSize) } ?? .zero
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let feed, status == .current else { return nil }
    return feed.elements(in: .init(rect, pinnedIn: pinningRect(of: bounds))).map(attributes)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(at: .item(path.item, section: path.section))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    kind == UICollectionView.elementKindSectionHeader
      ? attributes(at: .header(section: path.section))
      : attributes(at: .footer(section: path.section))
  }

  override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(at: .background(section: path.section))
  }

  private func attributes(
    at address: MasonryFeed.Address
  ) -> UICollectionViewLayoutAttributes? {
    guard let feed, status == .current, address.section < feed.sectionCount else { return nil }
    if let item = address.item, item >= feed[address.section].itemCount { return nil }
    return feed.frame(of: address, in: .init(pinningRect(of: bounds))).map {
      attributes(for: .init(address: address, frame: $0))
    }
  }

  // Updates: what is in sight stays, and what stays in the feed moves from its old place to the new one.

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard let update else { return proposed }
    return CGPoint(x: proposed.x, y: offset(keeping: update.anchor, after: update.mapping))
  }

  /// What stays still: the same for all changes, until something else scrolls.
  private var anchor: MasonryFeed.Anchor? {
    resting?.bounds == bounds ? resting?.anchor : feed?.anchor(in: .init(pinningRect(of: bounds)))
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = update?.frameBefore(path) else {
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
    return attributes(forCellAt: path, frame: frame)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let feed, let frame = update?.frameAfter(path, in: feed) else {
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }
    return attributes(forCellAt: path, frame: frame)
  }

  // Scrolling: only pinned and stretching headers and footers are asked for again.

  override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    if keepsColumns { feed?.keepColumns(in: self.bounds) }  // What was in sight until now.
    return invalidation(forBoundsChange: bounds) != .nothing
  }

  override func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: bounds)
    // The data may have changed already, and the owner cannot be asked for heights before `prepare()`.
    if bounds.width != self.bounds.width, let anchor = turning?.anchor ?? anchor {
      turning = (anchor, bounds.size)
    }
    guard case .elements(let addresses) = invalidation(forBoundsChange: bounds) else {
      return context
    }
    for address in addresses {
      context.invalidateSupplementaryElements(
        ofKind: address.supplementaryKind, at: [IndexPath(item: 0, section: address.section)])
    }
    return context
  }

  // Cells that measure themselves: the heights stay with their items until these get another width.

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.representedElementCategory == .cell else { return false }
    if keepsColumns { feed?.keepColumns(measuring: original.indexPath, in: bounds) }
    // Less than a pixel is what rounding to pixels leaves.
    return abs(preferred.size.height - original.size.height) >= 1 / (environment.scale ?? 1)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let path = original.indexPath
    let anchor = anchor
    change {
      try $0?[path.section].setHeight(
        preferred.size.height, ofItemAt: path.item, measuredBy: heights(ofSection: path.section))
    }
    if let anchor {
      let adjustment = offset(keeping: anchor) - bounds.minY
      context.contentOffsetAdjustment.y = adjustment
      resting = (anchor, bounds.offsetBy(dx: 0, dy: adjustment))
    }
    return context
  }
}
#endif
