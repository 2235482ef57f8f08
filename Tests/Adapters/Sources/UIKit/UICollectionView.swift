// The SDK documents these declarations.
// swift-format-ignore-file

/// A collection view without pixels: it asks its layout what UIKit asks, in the same order, and tells
/// what it would show.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  var currentLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var allowsMultipleSelection = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: .zero)
    currentBounds = CGRect(origin: .zero, size: frame.size)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open override var bounds: CGRect {
    get { currentBounds }
    set { changeBounds(to: newValue) }
  }

  /// MagazineLayout, pull request 136: at the top edge content moves with the insets "for free". Where
  /// else is not written, so that both are tried.
  public var movesWithTopInset = false

  open override var contentInset: UIEdgeInsets {
    didSet { noteTopInset(from: oldValue.top, to: contentInset.top) }
  }

  open internal(set) override var safeAreaInsets: UIEdgeInsets {
    didSet { noteTopInset(from: oldValue.top, to: safeAreaInsets.top) }
  }

  private func noteTopInset(from old: CGFloat, to new: CGFloat) {
    needsLayout = true
    if movesWithTopInset, !isDragging { contentOffset.y -= new - old }
  }

  // What the data source said when it was last asked.

  open var numberOfSections: Int { itemCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    gap == nil || answersWithPresentation ? itemCounts[section] : dataCounts[section]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.indexPath
  }

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

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // What the model remembers.

  /// The views on screen.
  public internal(set) var views: [ElementKey: UICollectionReusableView] = [:]

  /// All contexts that the layout was invalidated with, for tests to read and to empty.
  public var invalidations: [UICollectionViewLayoutInvalidationContext] = []

  /// Whether the layout is asked about cells that want what they have: the documentation says that it is
  /// asked about those that want something else.
  public var asksAboutContentCells = true

  /// What the layout said of other views during the last update: their paths by kinds, and where those
  /// that appear come from, and those that disappear go to.
  public internal(set) var insertedViews: [String: [IndexPath]] = [:]
  public internal(set) var deletedViews: [String: [IndexPath]] = [:]
  public internal(set) var initialAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  public internal(set) var finalAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Called when the layout has been asked what appears and disappears, while it still knows.
  public var didAskForAnimation: (() -> Void)?

  /// Whether the offset moves as soon as the layout is invalidated with an adjustment, and not only
  /// at the next pass: the documentation says neither.
  public var adjustsAtOnce = false

  /// Whether an invalidation in `prepare()` is lost, as a layout asked for during a layout is in other
  /// toolkits; no page says so of UIKit.
  public var losesInvalidationsWhilePreparing = false

  /// Whether cells out of sight are made and measured ahead, the furthest first (prefetching).
  public var measuresAhead = false

  /// Whether layouts are told of the transition layout, and not of each other: the documentation says
  /// neither.
  public var tellsOfTransitions = false

  /// What the layout did that UIKit does not forgive, for tests to find empty.
  public internal(set) var misuses: [String] = []

  /// The phases in which a layout is not to move the content.
  var isPreparing = false
  var isAdjusting = false
  var isChangingBounds = false
  var isAnimating = false

  /// The cells that have been measured ahead.
  var viewsAhead: [ElementKey: UICollectionReusableView] = [:]

  /// The cells and other views that wait to be dequeued again, by identifiers.
  var reusePool: [String: [UICollectionReusableView]] = [:]
  var registeredClasses: [String: UICollectionReusableView.Type] = [:]

  var currentBounds = CGRect.zero

  /// What the layout said, and for which rectangle: not asked for again until it is out of date.
  var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var askedRect: CGRect?

  /// The elements whose attributes alone are out of date.
  var staleElements: Set<ElementKey> = []
  var needsPreparation = true
  var needsLayout = true
  var isUpdating = false
  var offsetAdjustment = CGPoint.zero

  /// The changes that are gathered while a block of updates runs.
  var gatheredUpdates: [UICollectionViewUpdateItem]?

  /// Where an item was when its interactive movement began, and where it is now.
  var moving: (original: IndexPath, current: IndexPath, position: CGPoint)?

  /// The gap that a drag has opened, and whether questions are about what is shown meanwhile.
  var gap: DropGap?
  var answersWithPresentation = false

  var knownItemCounts: [Int]?

  /// The numbers of items that are shown.
  var itemCounts: [Int] {
    if let knownItemCounts { return knownItemCounts }
    var counts = dataCounts
    if let source = gap?.source { counts[source.section] -= 1 }
    if let target = gap?.target { counts[target.section] += 1 }
    knownItemCounts = counts
    return counts
  }

  var dataCounts: [Int] {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    return (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
  }

  open override func setNeedsLayout() { needsLayout = true }

  open override func layoutIfNeeded() {
    if needsLayout { layoutPasses() }
  }

}
