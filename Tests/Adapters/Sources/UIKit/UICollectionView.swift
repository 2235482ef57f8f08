// The SDK documents these declarations.
// swift-format-ignore-file

/// A collection view without pixels: it asks its layout what UIKit asks, in the same order, and tells
/// what it would show.
@MainActor open class UICollectionView {
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  public let collectionViewLayout: UICollectionViewLayout
  public weak var dataSource: (any UICollectionViewDataSource)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    currentBounds = CGRect(origin: .zero, size: frame.size)
    layout.collectionView = self
  }

  // Scrolling and turning. In UIKit the traits and the direction come from outside.

  open var bounds: CGRect {
    get { currentBounds }
    set { changeBounds(to: newValue) }
  }

  open var contentOffset: CGPoint {
    get { currentBounds.origin }
    set { changeBounds(to: CGRect(origin: newValue, size: currentBounds.size)) }
  }

  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  public internal(set) var contentSize = CGSize.zero
  open var traitCollection = UITraitCollection(displayScale: 1)
  open var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  // What the data source said when it was last asked.

  open var numberOfSections: Int { itemCounts.count }

  open func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }

  // What is shown.

  open var indexPathsForVisibleItems: [IndexPath] {
    views.keys.filter { $0.category == .cell }.map(\.indexPath)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[ElementKey(.cell, "", indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[ElementKey(.supplementaryView, elementKind, indexPath)]
  }

  // What the model remembers.

  /// The views on screen.
  public internal(set) var views: [ElementKey: UICollectionReusableView] = [:]

  /// All contexts that the layout was invalidated with, for tests to read and to empty.
  public var invalidations: [UICollectionViewLayoutInvalidationContext] = []

  /// Whether the layout is asked about cells that want what they have: the documentation says that it is
  /// asked about those that want something else.
  public var asksAboutContentCells = true

  /// Called when the layout has been asked what appears and disappears, while it still knows.
  public var didAskForAnimation: (() -> Void)?

  var currentBounds: CGRect

  /// What the layout said, and for which rectangle: not asked for again until it is out of date.
  var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var askedRect: CGRect?

  /// The elements whose attributes alone are out of date.
  var staleElements: Set<ElementKey> = []
  var needsPreparation = true
  var needsLayout = true
  var offsetAdjustment = CGPoint.zero

  /// The changes that are gathered while a block of updates runs.
  var gatheredUpdates: [UICollectionViewUpdateItem]?

  var knownItemCounts: [Int]?

  var itemCounts: [Int] {
    if let knownItemCounts { return knownItemCounts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<sections).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    knownItemCounts = counts
    return counts
  }
}
