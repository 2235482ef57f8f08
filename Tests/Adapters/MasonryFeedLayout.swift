import MasonryLayout
import UIKit

/// What a masonry feed in a collection view asks its owner.
@MainActor
protocol MasonryFeedLayoutDelegate: AnyObject {
  /// The columns, spacings and insets of a section, its header, footer and background.
  func section(at index: Int, in layout: MasonryFeedLayout) -> MasonryFeed.Section

  /// The height of an item at its final width.
  func height(ofItemAt path: IndexPath, width: Double, in layout: MasonryFeedLayout) -> Double
}

/// A collection view layout with sections of masonry, pinned headers, and a header that stretches.
final class MasonryFeedLayout: UICollectionViewLayout {
  /// The kind of the backgrounds, whose view the owner registers with the layout.
  static let background = "background"

  weak var delegate: (any MasonryFeedLayoutDelegate)?
  private(set) var feed: MasonryFeed?
  private var isStale = true

  // Prepare: build from the data source once, and later follow the width.

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    do throws(MasonryFeedError) {
      if isStale {
        feed = try builtFeed(in: collectionView)
        isStale = false
      } else {
        try feed?.resize(breadth: collectionView.bounds.width) { heights(ofSection: $0) }
      }
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  private func builtFeed(
    in collectionView: UICollectionView
  ) throws(MasonryFeedError) -> MasonryFeed {
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = collectionView.traitCollection.displayScale  // 0 while it is not known
    var feed = try MasonryFeed(
      configuration: .init(
        direction: isRightToLeft ? .rightToLeft : .leftToRight,
        scale: scale > 0 ? scale : nil),
      breadth: collectionView.bounds.width)
    for index in 0..<collectionView.numberOfSections {
      try feed.appendSection(
        feed.configuration.applied(to: delegate?.section(at: index, in: self) ?? .init()),
        itemCount: collectionView.numberOfItems(inSection: index),
        measuredBy: heights(ofSection: index))
    }
    return feed
  }

  private func heights(ofSection section: Int) -> MasonryMeasure {
    MasonryMeasure { [unowned self] item, slot in
      let path = IndexPath(item: item, section: section)
      // Without a delegate an item is as high as it is wide.
      return delegate?.height(ofItemAt: path, width: slot.breadth, in: self) ?? slot.breadth
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isStale = true }
    super.invalidateLayout(with: context)
  }

  // Content size, elements in a rectangle, element at an index path.

  override var collectionViewContentSize: CGSize {
    let size = feed?.contentSize ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    feed?.elements(in: LayoutRect(rect), pinnedIn: pinningRect(of: collectionView?.bounds))
      .map(attributes)
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

  // Scrolling: only pinned and stretching headers and footers are asked for again.

  override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    invalidation(forBoundsChange: bounds) != .nothing
  }

  override func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: bounds)
    guard case .elements(let addresses) = invalidation(forBoundsChange: bounds) else {
      return context
    }
    for address in addresses {
      context.invalidateSupplementaryElements(
        ofKind: address.supplementaryKind, at: [IndexPath(item: 0, section: address.section)])
    }
    return context
  }

  private func invalidation(forBoundsChange bounds: CGRect) -> MasonryFeed.Invalidation {
    guard let feed, let old = collectionView?.bounds else { return .nothing }
    return feed.invalidation(
      from: LayoutRect(old), pinnedIn: pinningRect(of: old),
      to: LayoutRect(bounds), pinnedIn: pinningRect(of: bounds))
  }

  /// What bars and safe area leave of the bounds.
  private func pinningRect(of bounds: CGRect?) -> LayoutRect {
    guard let bounds, let collectionView else { return .zero }
    return LayoutRect(bounds.inset(by: collectionView.adjustedContentInset))
  }

  // Cells that measure themselves.

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.representedElementCategory == .cell,
      preferred.frame.height != original.frame.height
    else { return false }
    let path = original.indexPath
    do throws(MasonryFeedError) {
      try feed?.setExtent(
        preferred.frame.height, ofItemAt: path.item, inSection: path.section,
        measuredBy: heights(ofSection: path.section))
    } catch {
      assertionFailure("\(error)")
    }
    return true
  }
}

extension MasonryFeedLayout {
  private func attributes(
    at address: MasonryFeed.Address
  ) -> UICollectionViewLayoutAttributes? {
    guard let feed, address.section < feed.sectionCount,
      address.item ?? 0 < max(1, feed.itemCount(inSection: address.section))
    else { return nil }
    return feed.element(at: address, pinnedIn: pinningRect(of: collectionView?.bounds))
      .map(attributes)
  }

  private func attributes(for element: MasonryFeed.Element) -> UICollectionViewLayoutAttributes {
    let address = element.address
    let path = IndexPath(item: address.item ?? 0, section: address.section)
    let attributes =
      switch address {
      case .item: UICollectionViewLayoutAttributes(forCellWith: path)
      case .header, .footer:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: address.supplementaryKind, with: path)
      case .background:
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.background, with: path)
      }
    attributes.frame = CGRect(
      x: element.frame.minX, y: element.frame.minY, width: element.frame.width,
      height: element.frame.height)
    attributes.zIndex = element.zIndex
    return attributes
  }
}

extension MasonryFeed.Address {
  @MainActor fileprivate var supplementaryKind: String {
    if case .header = self {
      UICollectionView.elementKindSectionHeader
    } else {
      UICollectionView.elementKindSectionFooter
    }
  }
}

extension LayoutRect {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
