#if canImport(UIKit) && !os(watchOS)
@_exported public import MasonryLayout
public import UIKit

/// A collection view layout with sections of columns or rows, and cells that measure themselves.
///
///     let layout = MasonryCollectionViewLayout { section, environment in
///       .init(
///         layout: .columns(.adaptive(minimumWidth: 160), spacing: 8),
///         header: .init(length: 44, isPinned: true))
///     }
///     let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// Sections come from the provider, and lengths from the cells, or from ``heightForItem`` and
/// ``widthForItem``. Headers and footers are of the kinds that a flow layout has. The place is kept
/// while cells measure themselves, through updates, reloads and rotations, and when another layout
/// comes. `invalidateLayout()` asks for the sections again, `reloadData()` for everything. Index
/// paths are those of the data source, also while a drag makes room; UIKit asks with those of what
/// is shown, which ``feed`` has too. The layout has been run against a model of UIKit only.
open class MasonryCollectionViewLayout: UICollectionViewLayout {
  /// The axis of scrolling.
  public let axis: LayoutAxis

  /// The columns or rows of each section, its header, footer and background.
  ///
  /// Without a provider each section has two columns. Invalid settings count as two columns, and
  /// are logged once.
  public var sectionProvider: SectionProvider? {
    didSet { invalidateLayout() }
  }

  /// The height of an item at its final width, in points; an estimate if its cell measures itself.
  ///
  ///     layout.heightForItem = { [unowned self] path, width in width / photos[path.item].ratio }
  ///
  /// There, `ratio` is width divided by height. A height that is negative, infinite or not a number
  /// counts as ``estimatedItemLength``, and is logged once. Set this and the closures below before
  /// the first pass, or reload the data afterwards. A closure may look at the layout's ``feed``.
  public var heightForItem: ItemLength?

  /// The width of an item at its final height, in points, for items that have a height given.
  ///
  /// Layouts that scroll sideways, carousels, justified and flowing rows have such items.
  public var widthForItem: ItemLength?

  /// The number of columns that an item spans; without a closure 1.
  public var columnSpanForItem: ((_ indexPath: IndexPath) -> Int)?

  /// The column that an item is pinned to, counted from the leading edge, or `nil` for none.
  public var pinnedColumnForItem: ((_ indexPath: IndexPath) -> Int?)?

  /// The height of items that are not measured yet, in points, or the width where that is asked.
  public var estimatedItemLength = 150.0

  /// Whether cells get the heights that they prefer, or the widths where a height is given.
  ///
  /// A plain cell gives a text of many lines the height of one: see ``MasonryCollectionViewCell``.
  /// Justified rows, and the widths of flows with own heights, come from the closures alone.
  public var itemsMeasureThemselves = true

  /// Whether headers and footers get the heights that they prefer; the sections have estimates.
  public var supplementaryViewsMeasureThemselves = false

  /// Whether items that have been visible stay in their columns until the next `reloadData()`.
  ///
  /// Then all cells in view that a change does not concern stay where they are, and what changes above
  /// them moves upwards. Otherwise every change packs anew, the layout is the one that a rebuild would
  /// give, and the first cell in view stays.
  public var keepsColumns = true

  /// Whether columns that begin at different heights become level at the start of the content.
  ///
  /// What changes above the visible cells moves upwards, so columns may begin at different heights.
  /// Once all of them begin in view, the collection view is at rest and its cells are measured, they
  /// move to one height, with an animation. The column that begins at the median height stays,
  /// unless that needs more content before it.
  public var levelsStart = true

  /// Whether the content hangs from its end, as in a chat.
  ///
  /// It begins at its end, which stays in view in changes. If it is shorter than the view, it lies
  /// at the end of the view.
  public var hangsFromEnd = false {
    didSet { invalidateLayout() }
  }

  /// The views of other kinds that go along with items, headers, footers and backgrounds.
  public var attachments: [Attachment] = [] {
    didSet { invalidateLayout() }
  }

  /// Called when the view comes near an end of the content, to load more data there.
  ///
  ///     layout.onNearEnd = { [unowned self] edge in load(edge == .top ? .newer : .older) }
  ///
  /// The edge is `.top` or `.bottom`, or sideways `.leading` or `.trailing`. It is called from a
  /// distance of ``nearEndDistance`` on, after the layout pass: for the top usually when the first
  /// items are shown. It is called once for each edge and number of items; if it throws, or after
  /// `reloadData()`, it is called again once a finger scrolls there.
  public var onNearEnd: (@MainActor (_ edge: NSDirectionalRectEdge) async throws -> Void)?

  /// The distance from an end from which on ``onNearEnd`` is called, in points.
  ///
  /// `nil` is the length of the view, and 0 an end that is in view.
  public var nearEndDistance: Double?

  /// The layout of all sections, or `nil` before the first pass.
  ///
  /// Changes that are made in a copy leave in place what is in view, as those of the layout do.
  public internal(set) var feed: MasonryFeed?

  /// The raw value of the reference, whose type iOS 13 does not have: `.automatic`.
  var rawInsetsReference = 0 {
    didSet { invalidateLayout() }
  }

  var state = State()

  /// Creates a layout whose sections come from a closure; without one they have two columns.
  public init(axis: LayoutAxis = .vertical, sectionProvider: SectionProvider? = nil) {
    self.axis = axis
    self.sectionProvider = sectionProvider
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  /// Creates a layout from a storyboard, which scrolls vertically; set ``sectionProvider`` then.
  public required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  // Preparing: once, and later for another size, for updates, and for other sections.

  open override func prepare() {
    super.prepare()
    state.pending?.isPrepared = true
    if case .awaitingUpdates(let isPrepared) = state.status {
      state.status = .awaitingUpdates(isPrepared: true)
      // Off a window no updates come; nor do they come after a second pass.
      if isPrepared || collectionView?.window == nil { leave() }
    }
    followSurroundings()
    askForPages(in: bounds)
    levelStartAtRest(in: bounds)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      leave()
    } else if context.invalidateDataSourceCounts, state.status == .current {
      state.status = .awaitingUpdates(isPrepared: false)
    }
    if context.invalidateDataSourceCounts { state.surroundings?.isStale = true }
    super.invalidateLayout(with: context)
  }

  open override func invalidateLayout() {
    state.surroundings?.isStale = true
    state.shownAttachments = [:]
    super.invalidateLayout()
  }

  // What is where.

  /// The size of the content; batch updates glitch if it is exactly as wide as the view.
  open override var collectionViewContentSize: CGSize {
    guard let feed else { return .zero }
    return CGSize(
      axis.size(
        main: axis.length(of: feed.contentSize) + hang(of: feed),
        cross: max(0, axis.cross.length(of: feed.contentSize) - 0.0001)))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let feed, state.status == .current else { return nil }
    state.insets = insets
    if let pending = state.pending, pending.isOfPreparing, !pending.isPrepared {
      state.destination = heldPlace
      Task { @MainActor [weak self] in self?.finishDestination() }
      state.pending = nil
    }
    if state.pending?.isPrepared == true { state.pending = nil }
    let elements = feed.elements(in: viewport(of: bounds, asking: withReach(rect)))
    if !state.hasShownItems { noteFirstItems(of: elements) }
    return elements.flatMap { element in
      let attached = self.attached(to: element.address)
      for attachment in attached {
        state.shownAttachments[attachment.kind, default: []].insert(element.address.indexPath)
      }
      return [attributes(for: element)] + attached.map { attributes(of: $0, on: element) }
    }
  }

  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { element(at: .init(path)).map(attributes) }

  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: kind, at: path) }

  open override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: kind, at: path) }

  // Scrolling and turning.

  /// Items that have been visible keep their columns.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    keepColumnsInSight()
    noteBoundsChange(to: newBounds)
    askForPages(in: newBounds)
    levelStartAtRest(in: newBounds)
    guard state.wanted?.hasArrived != true, invalidation(forBoundsChange: newBounds) == .nothing
    else { return true }
    state.insets = insets
    return false
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isTurn = axis.cross.length(of: newBounds.size) != axis.cross.length(of: bounds.size)
    // The data may have changed already, so that nothing can be asked before `prepare()`.
    if isTurn || movesWithItsEnd && newBounds.size != bounds.size,
      let place = state.turning?.place ?? placeToTurn
    {
      state.turning = (place, newBounds.size)
    }
    if let wanted = state.wanted, wanted.hasArrived {
      state.wanted = nil
      // Corrects what was measured on the way to it.
      adjust(context, keeping: wanted.place, in: newBounds)
    }
    if case .elements(let addresses) = invalidation(forBoundsChange: newBounds) {
      invalidate(addresses, in: context)
    }
    state.insets = insets
    return context
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    state.isAskedForOffset = oldBounds.size != bounds.size
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    finishDestination()
  }

  open override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    guard let place = state.update?.place ?? state.destination else { return offset }
    let mapping = state.update?.mapping ?? .unchanged
    let target = contentOffset(keeping: place, after: mapping)
    let coming = restingOffset - self.offset
    hold(place, at: target, after: mapping)
    return axis.point(bounds.origin, at: target - coming)
  }

  // Another layout comes.

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    state.isAskedForOffset = true
    let transition = oldLayout as? UICollectionViewTransitionLayout
    // An interactive transition ends where it was to lead, or back where it began.
    guard transition == nil || state.turning == nil && state.destination == nil else { return }
    state.turning = place(of: transition?.currentLayout ?? oldLayout).map { ($0, bounds.size) }
    state.hasShownItems = state.turning != nil
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    state.turning = heldPlace.map { ($0, bounds.size) }
  }

  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    state.turning = nil
    finishDestination()
  }

  // Views that measure themselves.

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard state.status == .current, let (address, axis) = measured(original) else { return false }
    let length = axis.length(of: preferred.size)
    guard length.isLength else { return false }
    // An item of a row may be as wide as there is room, and not as wide as it asked to be.
    let asked = address.item.flatMap { feed?[address.section].length(ofItemAt: $0) }
    let old = asked ?? axis.length(of: original.size)
    // Less than a pixel is left by rounding: the length that it has is no estimate any more.
    guard (length - old).magnitude >= 1 / (feed?.environment.scale ?? 1) else {
      let isEstimated = address.item.flatMap { feed?[address.section].isEstimated(itemAt: $0) }
      if isEstimated == true { try? feed?.setLength(old, of: address) }
      return false
    }
    if let item = address.item { keepColumns(measuring: item, inSection: address.section) }
    // Below iOS 26 a view that wavers during an update would be asked without end.
    return state.update?.measured.insert(address).inserted ?? true
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    guard let place = heldPlace, let (address, axis) = measured(original) else { return context }
    holdView(whileMeasuring: true)
    // The feed is not copied. The length is valid, so that nothing can fail.
    keepCarousel(address.section) {
      try? feed?.setLength(axis.length(of: preferred.size), of: address)
    }
    // During an update adjustments are ignored: its end scrolls.
    if state.update == nil { adjust(context, keeping: place) } else { keepCarouselsInUpdate() }
    return context
  }

  // Updates: the place is kept, and remaining items move from their old frames.

  open override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    takeUpdates(updates)
  }

  /// Cells that have grown meanwhile are corrected without an animation: UIKit's is under way.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    guard let update = state.update else { return }
    state.update = nil
    guard !update.measured.isEmpty, let place = state.held ?? heldPlace else { return }
    UIView.performWithoutAnimation { scroll(to: place) }
  }

  open override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementBeforeUpdate(.init(path)).map(attributes)
      ?? super.initialLayoutAttributesForAppearingItem(at: path)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementAfterUpdate(.init(path)).map(attributes)
      ?? super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofKind: kind, at: path, where: elementBeforeUpdate)
      ?? super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofKind: kind, at: path, where: elementAfterUpdate)
      ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }

  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofKind: kind, at: path, where: elementBeforeUpdate)
      ?? super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
  }

  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofKind: kind, at: path, where: elementAfterUpdate)
      ?? super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
  }

  open override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    pathsToInsert(ofKind: kind)
  }

  open override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    pathsToDelete(ofKind: kind)
  }

  open override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    pathsToInsert(ofKind: kind)
  }

  open override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
    pathsToDelete(ofKind: kind)
  }

  // Moving by a finger.

  open override func targetIndexPath(
    forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { dropPath(at: position, moving: path) }

  open override func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: position)
    attributes.zIndex = Self.zIndexOfMovement
    return attributes
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition target: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    move(from: previousIndexPaths.first, to: targets.first, heldAt: target)
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targets, withTargetPosition: target,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    followHeldBounds(in: context)
    return context
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths targets: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled isCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    if let movement = state.movement, isCancelled {
      move(from: movement.current, to: movement.original, heldAt: movement.finger)
    }
    state.movement = nil
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: targets, previousIndexPaths: previousIndexPaths,
      movementCancelled: isCancelled)
    followHeldBounds(in: context)
    return context
  }
}
#endif
