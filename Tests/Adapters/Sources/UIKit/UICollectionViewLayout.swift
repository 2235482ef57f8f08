// The SDK documents these declarations.
// swift-format-ignore-file

/// The questions of a collection view, and the answers of a layout that overrides none of them.
@MainActor open class UICollectionViewLayout {
  public internal(set) weak var collectionView: UICollectionView?

  public init() {}

  open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewLayoutInvalidationContext.self
  }

  open var collectionViewContentSize: CGSize { .zero }

  open func prepare() {}

  // What is where.

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // What is out of date.

  open func invalidateLayout() {
    invalidateLayout(with: Self.invalidationContextClass.init())
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.invalidate(with: context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { Self.invalidationContextClass.init() }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { Self.invalidationContextClass.init() }

  // Updates.

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalizeCollectionViewUpdates() {}

  // Where scrolling ends.

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// What is out of date, in the collection view's words or in the layout's.
@MainActor open class UICollectionViewLayoutInvalidationContext {
  public required init() {}

  /// Set by the collection view alone, when it is to load everything anew.
  open internal(set) var invalidateEverything = false

  /// Set by the collection view alone, then and when items or sections come, go or move.
  open internal(set) var invalidateDataSourceCounts = false

  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The elements that are named one by one, or `nil` if none is, which means all of them.
  var namedElements: Set<ElementKey>? {
    guard !invalidateEverything, !invalidateDataSourceCounts else { return nil }
    let items = (invalidatedItemIndexPaths ?? []).map { ElementKey(.cell, "", $0) }
    let supplements = (invalidatedSupplementaryIndexPaths ?? [:]).flatMap { kind, paths in
      paths.map { ElementKey(.supplementaryView, kind, $0) }
    }
    let decorations = (invalidatedDecorationIndexPaths ?? [:]).flatMap { kind, paths in
      paths.map { ElementKey(.decorationView, kind, $0) }
    }
    let all = Set(items + supplements + decorations)
    return all.isEmpty ? nil : all
  }
}

/// One change of an item, or of a section, whose paths have `NSNotFound` for the item.
@MainActor open class UICollectionViewUpdateItem {
  public enum Action: Int {
    case insert, delete, reload, move, none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
