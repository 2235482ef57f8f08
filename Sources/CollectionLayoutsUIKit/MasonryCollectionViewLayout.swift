#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

/// A collection view layout with sections of columns or rows, and cells that measure themselves.
///
///     let layout = MasonryCollectionViewLayout { section, environment in
///       .init(
///         layout: .columns(.init(columns: .adaptive(minimumWidth: 160), itemSpacing: 8)),
///         header: .init(length: 44, isPinned: true))
///     }
///     let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// Sections come from the provider, and heights from the cells, unless the delegate of the
/// collection view is a ``UICollectionViewDelegateMasonryLayout``. Headers and footers are of the
/// kinds that a flow layout has. The place is kept while cells measure themselves, through updates
/// and in a rotation. `invalidateLayout()` asks for the sections again, `reloadData()` for
/// everything. The layout has been run against a model of UIKit only.
@available(iOS 13, tvOS 13, *)
open class MasonryCollectionViewLayout: UICollectionViewLayout {
  /// The axis of scrolling.
  public let axis: LayoutAxis

  /// The height of items that are not measured yet, in points, or the width where that is asked.
  open var estimatedItemLength = 150.0

  /// Whether cells get the heights that they prefer, or the widths where a height is given.
  ///
  /// Justified rows, and the widths of flows with own heights, come from the delegate alone.
  open var itemsMeasureThemselves = true

  /// Whether headers and footers get the heights that they prefer; the sections have estimates.
  open var supplementaryViewsMeasureThemselves = false

  /// Whether items that have been visible stay in their columns until the next `reloadData()`.
  ///
  /// Otherwise every change packs anew, and the layout is the one that a rebuild would give.
  open var keepsColumns = true

  /// Whether the content hangs from its end, as in a chat.
  ///
  /// It begins at its end, which stays in view in changes. If it is shorter than the view, it lies
  /// at the end of the view.
  open var hangsFromEnd = false {
    didSet { invalidateLayout() }
  }

  /// The area at both sides that the items keep free, besides the insets of the content.
  ///
  /// UIKit does not tell a layout that insets alone have changed. The layout is updated on the next
  /// scroll; call `invalidateLayout()` in `viewSafeAreaInsetsDidChange()` for it to happen at once.
  open var insetsReference = InsetsReference.safeArea {
    didSet { invalidateLayout() }
  }

  /// The views of other kinds that go along with items, headers, footers and backgrounds.
  open var attachments: [Attachment] = [] {
    didSet { invalidateLayout() }
  }

  /// The layout of all sections, or `nil` before the first pass.
  public internal(set) var feed: MasonryFeed?

  let sectionProvider: SectionProvider?
  var state = State()

  /// Creates a layout whose sections come from a closure, or from the delegate without one.
  public init(axis: LayoutAxis = .vertical, sectionProvider: SectionProvider? = nil) {
    (self.axis, self.sectionProvider) = (axis, sectionProvider)
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  /// Creates a layout from a storyboard, whose sections come from the delegate.
  public required init?(coder: NSCoder) {
    (axis, sectionProvider) = (.vertical, nil)
    super.init(coder: coder)
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  // Preparing: once, and later for another size, for updates, and for other sections.

  open override class var invalidationContextClass: AnyClass { MasonryInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    prepareFeed()
  }

  open override func invalidateLayout(with context: Context) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  // What is where.

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> Attributes? {
    element(at: .init(path)).map(attributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> Attributes? { attributes(ofKind: kind, isDecoration: false, at: path) }

  open override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> Attributes? { attributes(ofKind: kind, isDecoration: true, at: path) }

  // Scrolling and turning.

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isInvalidated(by: newBounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> Context {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    prepareTurn(to: newBounds, in: context)
    return context
  }

  // Views that measure themselves.

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
  ) -> Bool { accepts(preferred, insteadOf: original) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
  ) -> Context {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    take(preferred, insteadOf: original, in: context)
    return context
  }

  // Updates: the place is kept, and remaining items move from their old frames.

  open override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    takeUpdates(updates)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finishUpdate()
  }

  open override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    guard let update = state.update else { return offset }
    return contentOffset(keeping: update.anchor, after: update.mapping)
  }

  open override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> Attributes? {
    elementBeforeUpdate(.init(path)).map(attributes)
      ?? super.initialLayoutAttributesForAppearingItem(at: path)
  }

  open override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> Attributes? {
    elementAfterUpdate(.init(path)).map(attributes)
      ?? super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> Attributes? {
    attributes(ofKind: kind, isDecoration: false, at: path, where: elementBeforeUpdate)
      ?? super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> Attributes? {
    attributes(ofKind: kind, isDecoration: false, at: path, where: elementAfterUpdate)
      ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }

  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> Attributes? {
    attributes(ofKind: kind, isDecoration: true, at: path, where: elementBeforeUpdate)
      ?? super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
  }

  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> Attributes? {
    attributes(ofKind: kind, isDecoration: true, at: path, where: elementAfterUpdate)
      ?? super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
  }

  open override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    pathsToInsert(ofKind: kind, isDecoration: false)
  }

  open override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    pathsToDelete(ofKind: kind, isDecoration: false)
  }

  open override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    pathsToInsert(ofKind: kind, isDecoration: true)
  }

  open override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
    pathsToDelete(ofKind: kind, isDecoration: true)
  }

  // Moving by a finger.

  open override func targetIndexPath(
    forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { dropIndexPath(at: position, moving: path) }

  open override func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> Attributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: position)
    attributes.zIndex = Self.zIndexOfMovement
    return attributes
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition target: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> Context {
    move(from: previousIndexPaths.first, to: targets.first, heldAt: target)
    return super.invalidationContext(
      forInteractivelyMovingItems: targets, withTargetPosition: target,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths targets: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled isCancelled: Bool
  ) -> Context {
    endMovement(isCancelled: isCancelled)
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: targets, previousIndexPaths: previousIndexPaths,
      movementCancelled: isCancelled)
  }
}
#endif
