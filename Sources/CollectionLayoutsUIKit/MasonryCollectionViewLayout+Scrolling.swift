#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

extension MasonryCollectionViewLayout {
  /// Scrolls until an item is shown between the pinned headers and footers, if it exists.
  ///
  /// It stays there while cells around it measure themselves, until something else scrolls.
  /// `scrollToItem(at:at:animated:)` of the collection view knows nothing of either.
  public func scrollToItem(
    at indexPath: IndexPath, at position: LayoutScrollPosition = .nearest, animated: Bool
  ) {
    guard let offset = contentOffset(showing: indexPath, at: position) else { return }
    state.wanted?.isAnimated = animated
    collectionView?.setContentOffset(offset, animated: animated)
  }

  /// The content offset that shows an item between the pinned headers and footers, if it exists.
  ///
  /// Among cells that have not measured themselves it rests on estimates. If the view is scrolled
  /// there next, the item stays in place while they do.
  public func contentOffset(
    showing indexPath: IndexPath, at position: LayoutScrollPosition = .nearest
  ) -> CGPoint? {
    guard let address = shownPath(of: indexPath).map(MasonryFeed.Address.init(_:)),
      feed?.frame(of: address) != nil
    else { return nil }
    return want(HeldPlace(point: .element(address, position)))
  }

  /// The place in view, by the identities of items, to store and to restore by ``scroll(to:_:)``.
  ///
  ///     let bookmark = layout.bookmark { photos[$0.item].id }  // nil without items
  public func bookmark<ID>(_ id: (_ indexPath: IndexPath) -> ID?) -> LayoutBookmark<ID>? {
    guard let feed, feed.itemCounts.contains(where: { $0 > 0 }) else { return nil }
    return feed.bookmark(in: viewport(of: restingBounds)) { address in
      address.item == nil ? nil : dataPath(of: address).flatMap(id)
    }
  }

  /// Scrolls to a place that was stored.
  ///
  ///     layout.scroll(to: bookmark) { id in dataSource.indexPath(for: id) }
  ///
  /// If the item there is gone, it is the nearest one that is left of those around it. It stays there
  /// while cells around it measure themselves. Before the first items are shown it waits for them.
  public func scroll<ID>(
    to bookmark: LayoutBookmark<ID>, _ indexPath: @escaping (_ id: ID) -> IndexPath?
  ) {
    let place = HeldPlace(
      point: .stored { [unowned self] visible in
        var found: MasonryFeed.Address?
        feed?.scroll(&visible, to: bookmark) { id in
          let address = indexPath(id).flatMap(shownPath).map(MasonryFeed.Address.init(_:))
          found = found ?? address.flatMap { feed?.frame(of: $0) == nil ? nil : $0 }
          return found
        }
        return found
      })
    guard state.hasShownItems else { return state.stored = place }
    guard let point = anchor(of: place) else { return }
    collectionView?.setContentOffset(want(HeldPlace(point: point)), animated: false)
  }

  /// Keeps an item in view in place in the next update, and what follows it.
  ///
  ///     layout.keepInPlace(itemAt: pathBelowTheGap)
  ///     dataSource.apply(snapshot)  // what was missing, in place of "Show more"
  ///
  /// What the update inserts before the item comes above it, and moves upwards what is before it in
  /// view. Otherwise an item that is inserted in view moves what follows. Call it just before the
  /// update, with the path that the item has until then; one that is not in view is passed over.
  public func keepInPlace(itemAt indexPath: IndexPath) {
    state.kept = shownPath(of: indexPath).map { .init($0) }
  }

  /// The anchor of a stored place; it keeps no closure of an app, which may keep the layout.
  private func anchor(of place: HeldPlace) -> HeldPlace.Point? {
    guard case .stored(let scroll) = place.point, let feed else { return nil }
    var visible = viewport(of: restingBounds)
    let item = scroll(&visible)
    return .anchor(item.map { feed.anchor(of: $0, in: visible) } ?? feed.anchor(in: visible))
  }

  /// The offset of a place that is asked for, which is kept once the view is there.
  private func want(_ place: HeldPlace) -> CGPoint {
    let target = contentOffset(keeping: place)
    state.wanted = (place: place, offset: target, isAnimated: false, hasArrived: false)
    if isSamePixel(target, restingOffset) {
      hold(place, at: target)
      state.wanted = nil
    }
    return axis.point(bounds.origin, at: target)
  }

  /// Whether the start of the content is in view between the bars, or the view pulled beyond it.
  public var isAtStart: Bool { feed?.isAtStart(viewport(of: bounds)) ?? true }

  /// Whether the end of the content is in view: then, as in a chat, new items come into view.
  public var isAtEnd: Bool { feed?.isAtEnd(viewport(of: bounds)) ?? true }
}

/// The view in which something was last kept, and its content offset along the axis.
struct KeptView {
  var offset = 0.0
  var size = CGSize.zero
  var insets = UIEdgeInsets.zero
}

/// What stays in place while sizes change, and where the content is then.
struct HeldPlace {
  enum Point {
    case anchor(LayoutAnchor)

    /// An element that was scrolled to, until something else scrolls.
    case element(MasonryFeed.Address, LayoutScrollPosition)

    /// A place that was stored, by identities.
    case stored((inout MasonryFeed.Viewport) -> MasonryFeed.Address?)

    /// The start of content that begins at its far end, while no item was ever shown.
    case farEnd
  }

  var point: Point
  var view = KeptView()

  /// Whether it was chosen before a turn: the next turn keeps the same place.
  var isOfTurn = false
}

/// What the feed holds in view until something else scrolls, and where the content was and is then.
struct HeldBounds {
  var anchor: LayoutAnchor
  let origins: HeldOrigins
  let start: Double
  var view: KeptView
}

/// Adjustments of the content offset that the collection view has been given, and not made yet.
struct PendingAdjustment {
  /// The offset before them.
  var origin: Double
  var distance: Double

  /// Whether they were asked for in `prepare()`; no page says that UIKit prepares again then.
  var isOfPreparing = false

  /// Whether the layout was prepared since: the adjustments are made by the end of that pass.
  var isPrepared = false

  var target: Double { origin + distance }
}

extension MasonryCollectionViewLayout {
  /// What a change of bounds, or of insets since the last pass, puts out of date.
  func invalidation(forBoundsChange new: CGRect) -> MasonryFeed.Invalidation {
    guard let feed, state.surroundings == currentSurroundings,
      !hangsFromEnd || new.size == bounds.size && (state.insets ?? insets) == insets
    else { return .everything }
    return feed.invalidation(
      from: viewport(of: bounds, asking: bounds, insets: state.insets),
      to: viewport(of: new, asking: new))
  }

  // The place, and the offset that keeps it.

  /// The place that the next change of sizes keeps: the same one until something else scrolls.
  var heldPlace: HeldPlace? {
    guard let feed else { return nil }
    if let destination = state.destination { return destination }
    if !state.hasShownItems, let stored = state.stored { return stored }
    // The content begins at the end with the largest coordinates.
    if !state.hasShownItems, axis.isMirrored(in: environment.direction) != hangsFromEnd {
      return HeldPlace(point: .farEnd)
    }
    if let held = state.held, isSeen(in: held.view) { return held }
    return HeldPlace(point: .anchor(feed.anchor(in: restingViewport)))
  }

  private var restingViewport: MasonryFeed.Viewport {
    viewport(of: restingBounds, insets: insetsOfPlace)
  }

  /// If insets alone change, content that hangs from its end moves along, and other content stays.
  private var insetsOfPlace: UIEdgeInsets { movesWithItsEnd ? state.insets ?? insets : insets }

  /// Whether nothing else has scrolled since something was kept.
  private func isSeen(in view: KeptView) -> Bool {
    view.size == bounds.size && view.insets == insetsOfPlace
      && isSamePixel(view.offset, restingOffset)
  }

  /// Whether content moves with the end of the view, and not with a finger that pulls a keyboard.
  var movesWithItsEnd: Bool { hangsFromEnd && !isDragging }

  /// The place that a turn keeps: at the end of the content, that end.
  var placeToTurn: HeldPlace? {
    guard let feed, var place = heldPlace, !place.isOfTurn else { return heldPlace }
    let visible = restingViewport
    if case .anchor = place.point, feed.isAtEnd(visible), !feed.isAtStart(visible) {
      place.point = .anchor(feed.anchor(in: visible, sticksToEnd: true))
    }
    place.isOfTurn = true
    return place
  }

  /// The place that an update keeps: chosen anew, as the end that a turn keeps would stick to it.
  var placeToUpdate: HeldPlace? {
    guard let feed, let place = heldPlace else { return nil }
    guard case .anchor = place.point, state.destination == nil else { return place }
    return HeldPlace(point: .anchor(feed.anchor(in: restingViewport)))
  }

  /// Lets the feed hold in the next change what is in view: the same until something else scrolls.
  ///
  /// At the start of the content nothing is held, so that what comes there is shown; sizes that come
  /// late move nothing there either once the columns end at different heights.
  /// While a finger moves an item, as much is held before what is in view: where the item comes into
  /// view, it moves what follows.
  /// Where an element is to be kept, only what follows it is held.
  func holdView(
    keeping kept: LayoutAnchor? = nil, whileMeasuring isMeasuring: Bool = false,
    whileMoving isMoving: Bool = false
  ) {
    if isMoving || kept != nil { state.heldBounds = nil }
    let visible = restingViewport
    let keepsStart = !isMeasuring || feed?.isDivided(in: visible) != true
    guard state.heldBounds.map({ isSeen(in: $0.view) }) != true,
      let anchor = kept ?? feed?.anchor(in: visible, sticksToStart: keepsStart)
    else { return }
    feed?.letGo()
    state.heldBounds = nil
    if anchor.keepsAnEnd { return }
    let around = restingBounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let seen = isMoving ? viewport(of: around) : visible
    guard let origins = feed?.hold(seen, from: kept?.address) else { return }
    let view = KeptView(offset: restingOffset, size: bounds.size, insets: insetsOfPlace)
    state.heldBounds = HeldBounds(anchor: anchor, origins: origins, start: view.offset, view: view)
  }

  /// The content offset at which all that the feed holds is where it was in view.
  func offsetOfHeldBounds(after mapping: MasonryFeed.AddressMapping = .unchanged) -> Double? {
    guard let held = state.heldBounds, isSeen(in: held.view),
      let movement = feed?.movement(of: held.origins, held.anchor, after: mapping)
    else { return nil }
    return reachable(held.start + movement)
  }

  /// Lets an invalidation scroll along with all that the feed holds.
  func followHeldBounds(in context: UICollectionViewLayoutInvalidationContext) {
    guard let target = offsetOfHeldBounds() else { return }
    scroll(to: target, in: context)
    state.heldBounds = nil
  }

  var isDragging: Bool { collectionView?.isDragging == true }

  /// The content offset along the axis: nothing scrolls across it.
  var offset: Double { axis.coordinate(of: bounds.origin) }

  /// The offset after all adjustments, whether they are made at once or in the next pass.
  var restingOffset: Double {
    guard let pending = state.pending, !isSamePixel(offset, pending.target) else { return offset }
    return offset + pending.distance
  }

  /// The bounds after all adjustments.
  var restingBounds: CGRect {
    CGRect(origin: axis.point(bounds.origin, at: restingOffset), size: bounds.size)
  }

  /// Notes that the collection view scrolls: by the adjustment that it was given, to the offset that
  /// was asked for, or elsewhere.
  func noteBoundsChange(to new: CGRect) {
    let new = axis.coordinate(of: new.origin)
    if let pending = state.pending {
      if isSamePixel(offset, pending.target) || isSamePixel(new, restingOffset) {
        state.pending = nil
      } else {
        state.pending?.origin = new
      }
    }
    if let target = state.wanted?.offset {
      if isDragging || (new - target).magnitude > (offset - target).magnitude {
        state.wanted = nil
      } else if isSamePixel(new, target) {
        state.wanted?.hasArrived = true
      }
    }
    if isDragging { (state.isAskedForOffset, state.destination) = (false, nil) }
  }

  /// The content offset that keeps a place.
  ///
  /// After a turn nothing in view has been seen at its width: the same item is kept, to come back.
  func contentOffset(
    keeping place: HeldPlace, after mapping: MasonryFeed.AddressMapping = .unchanged
  ) -> Double {
    var visible = viewport(of: restingBounds)
    switch place.point {
    case .anchor(let anchor):
      if !place.isOfTurn, let offset = offsetOfHeldBounds(after: mapping) { return offset }
      feed?.scroll(&visible, to: anchor, after: mapping)
    case .element(let old, let position):
      if let address = mapping.newAddress(of: old) {
        feed?.scroll(&visible, to: address, at: position)
      }
    case .stored(let scroll): _ = scroll(&visible)
    case .farEnd: return offsetsAtRest.upperBound
    }
    let inset = offset - axis.coordinate(of: pinningRect(of: bounds).origin)
    return reachable(axis.coordinate(of: frame(visible.rect).origin) + inset)
  }

  /// An offset on a pixel, and, unless a finger pulls, one at which the view may rest.
  private func reachable(_ offset: Double) -> Double {
    let offset = offset.aligned(toScale: environment.scale)
    if isDragging || collectionView?.isDecelerating == true { return offset }
    return min(max(offset, offsetsAtRest.lowerBound), offsetsAtRest.upperBound)
  }

  /// The offsets along the axis at which only content and its insets are in view.
  private var offsetsAtRest: ClosedRange<Double> {
    let (near, far) = axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let length = axis.length(of: collectionViewContentSize) - axis.length(of: bounds.size)
    return -near...max(length + far, -near)
  }

  /// Lets an invalidation scroll to where a place is now; the next one keeps the same place.
  ///
  /// Adjustments add to one another: this one is what the earlier ones leave to do.
  @discardableResult
  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext = .init(), keeping place: HeldPlace,
    in new: CGRect? = nil
  ) -> UICollectionViewLayoutInvalidationContext {
    // An animation scrolls to an offset that is fixed; the place is corrected when it arrives.
    guard state.wanted?.isAnimated != true else { return context }
    let target = contentOffset(keeping: place)
    hold(place, at: target)
    if let new { state.held?.view.size = new.size }
    scroll(to: target, from: new.map { axis.coordinate(of: $0.origin) }, in: context)
    return context
  }

  /// Lets an invalidation scroll from new bounds, or from where the view rests, to another pixel.
  private func scroll(
    to target: Double, from new: Double? = nil,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    let resting = new ?? restingOffset
    guard !isSamePixel(target, resting) else { return }
    context.contentOffsetAdjustment = axis.point(.zero, at: target - resting)
    let origin = new ?? offset
    state.pending = PendingAdjustment(origin: origin, distance: target - origin)
  }

  /// Remembers a place and the offset that keeps it, in terms of the feed after a change.
  func hold(
    _ place: HeldPlace, at offset: Double, after mapping: MasonryFeed.AddressMapping = .unchanged
  ) {
    let isHeld = offsetOfHeldBounds(after: mapping).map { isSamePixel($0, offset) }
    state.heldBounds?.view.offset = offset
    if mapping != .unchanged || isHeld != true { state.heldBounds = nil }
    // What an anchor was chosen by may have grown out of view since.
    if case .anchor = place.point, !place.isOfTurn, state.heldBounds != nil {
      return state.held = nil
    }
    var place = place
    place.view = KeptView(offset: offset, size: bounds.size, insets: insets)
    switch place.point {
    case .anchor(let anchor): place.point = .anchor(anchor.following(mapping))
    case .element(let address, let position):
      guard let new = mapping.newAddress(of: address) else { return state.held = nil }
      place.point = .element(new, position)
    case .stored: place.point = anchor(of: place) ?? place.point
    case .farEnd: break
    }
    state.held = place
  }

  /// Scrolls to a place: where UIKit asks for the offset it is told then, and else adjusted.
  func scroll(to place: HeldPlace) {
    guard !state.isAskedForOffset else { return state.destination = place }
    let context = adjust(keeping: place)
    if context.contentOffsetAdjustment != .zero { invalidateLayout(with: context) }
  }

  /// Ends an animated turn or a change of layouts, in which UIKit may not have asked.
  func finishDestination() {
    state.isAskedForOffset = false
    guard let place = state.destination else { return }
    state.destination = nil
    UIView.performWithoutAnimation { scroll(to: place) }
  }

  /// The place of another layout: its own, or the first item that it shows.
  func place(of old: UICollectionViewLayout) -> HeldPlace? {
    if let old = old as? MasonryCollectionViewLayout { return old.heldPlace }
    let shown = (old.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.representedElementCategory == .cell && LayoutRect($0.frame).intersects(LayoutRect(bounds))
    }
    return shown.map(\.indexPath).min().map { HeldPlace(point: .element(.init($0), .start)) }
  }

  /// Whether two offsets are the same but for their rounding to pixels.
  func isSamePixel(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude < 0.999 / (environment.scale ?? 1)
  }

  // The start.

  /// Makes the start of columns level a moment after the collection view has come to rest there.
  func levelStartAtRest(in bounds: CGRect) {
    guard levelsStart, !state.isLevelling,
      feed?.isStartRagged(in: viewport(of: bounds)) == true
    else { return }
    state.isLevelling = true
    Task { @MainActor [weak self] in
      try? await Task.sleep(nanoseconds: 200_000_000)
      self?.levelStart()
    }
  }

  private func levelStart() {
    state.isLevelling = false
    guard let view = collectionView, state.status == .current, state.update == nil,
      state.movement == nil, state.wanted == nil, state.pending == nil
    else { return }
    var visible = viewport(of: bounds)
    guard feed?.estimatedItems(in: visible).isEmpty == true else { return }
    if view.isTracking || isDragging || view.isDecelerating {
      return levelStartAtRest(in: bounds)
    }
    var isMoved = false
    change { feed in isMoved = feed?.levelStart(in: &visible) == true }
    guard isMoved, let anchor = feed?.anchor(in: visible) else { return }
    state.heldBounds = nil
    let context = adjust(keeping: HeldPlace(point: .anchor(anchor)))
    UIView.animate(withDuration: 0.3) {
      self.invalidateLayout(with: context)
      view.layoutIfNeeded()
    }
  }

  // Pages.

  /// Calls for data at the ends that the view is near, once for each number of items, or again when
  /// a finger scrolls.
  func askForPages(in bounds: CGRect) {
    if isDragging, bounds.origin != self.bounds.origin {
      state.askedPages = state.askedPages.filter { !$0.value.isUnanswered }
    }
    guard onNearEnd != nil, state.hasShownItems, state.status == .current, let feed else { return }
    let visible = viewport(of: bounds)
    let distance = nearEndDistance ?? axis.length(of: visible.rect)
    let near = MasonryFeed.Viewport(
      visible.rect.insetBy(dx: -distance, dy: -distance), hangsFromEnd: hangsFromEnd)
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    for (edge, isNear) in [(start, feed.isAtStart(near)), (end, feed.isAtEnd(near))] where isNear {
      let count = feed.itemCounts.reduce(0, +)
      guard state.askedPages[edge.rawValue]?.itemCount != count else { continue }
      state.askedPages[edge.rawValue] = (count, isUnanswered: false)
      Task { @MainActor [weak self] in
        do { try await self?.onNearEnd?(edge) } catch {
          self?.state.askedPages[edge.rawValue]?.isUnanswered = true
        }
      }
    }
  }

  /// Notes that items are in sight for the first time; a view may have no size at first.
  func noteFirstItems(of elements: [MasonryFeed.Element]) {
    let seen = viewport(of: bounds).rect
    state.hasShownItems =
      min(seen.width, seen.height) > 0
      && elements.contains { $0.address.item != nil && $0.frame.intersects(seen) }
    askForPages(in: bounds)
    if state.hasShownItems { state.stored = nil }
    // UIKit does not tell a layout that the safe area has come after the first pass.
    guard state.hasShownItems, hangsFromEnd else { return }
    Task { @MainActor [weak self] in
      if let self, state.insets != insets { invalidateLayout() }
    }
  }
}
#endif
