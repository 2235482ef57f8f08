#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

/// What stays in place while sizes change, and where the content is then.
struct HeldPlace {
  enum Point {
    case anchor(MasonryFeed.Anchor)

    /// An element that was scrolled to, until something else scrolls.
    case element(MasonryFeed.Address, LayoutScrollPosition)

    /// The start of content that begins at its far end, while no item was ever shown.
    case farEnd
  }

  var point: Point

  /// The content offset, the size and the insets of the view at which the place was last kept.
  var offset = CGPoint.zero
  var size = CGSize.zero
  var insets = UIEdgeInsets.zero

  /// Whether it was chosen before a turn: the next turn keeps the same place.
  var isOfTurn = false
}

/// Adjustments of the content offset that the collection view has been given, and not made yet.
struct PendingAdjustment {
  /// The offset before them.
  var origin: CGPoint
  var distance: CGPoint

  /// Whether the layout was prepared since: the adjustments are made by the end of that pass.
  var isPrepared = false

  var target: CGPoint { CGPoint(x: origin.x + distance.x, y: origin.y + distance.y) }
}

extension MasonryCollectionViewLayout {
  /// The place that the next change of sizes keeps: the same one until something else scrolls.
  var heldPlace: HeldPlace? {
    guard let feed else { return nil }
    if let destination = state.destination { return destination }
    if !state.hasShownItems, beginsAtFarEnd { return HeldPlace(point: .farEnd) }
    let (resting, insets) = (restingBounds, insetsOfPlace)
    if let held = state.held, held.size == resting.size, held.insets == insets,
      isSamePixel(held.offset, resting.origin)
    {
      return held
    }
    return HeldPlace(point: .anchor(feed.anchor(in: viewport(of: resting, insets: insets))))
  }

  /// If insets alone change, content that hangs from its end moves along, and other content stays.
  private var insetsOfPlace: UIEdgeInsets { hangsFromEnd ? state.insets ?? insets : insets }

  /// The place that a turn keeps: at the end of the content, that end.
  var placeToTurn: HeldPlace? {
    guard let feed, var place = heldPlace, !place.isOfTurn else { return heldPlace }
    let visible = viewport(of: restingBounds, insets: insetsOfPlace)
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
    let visible = viewport(of: restingBounds, insets: insetsOfPlace)
    return HeldPlace(point: .anchor(feed.anchor(in: visible)))
  }

  /// The bounds after all adjustments, whether they are made at once or in the next pass.
  var restingBounds: CGRect {
    guard let pending = state.pending, !isSamePixel(bounds.origin, pending.target) else {
      return bounds
    }
    return bounds.offsetBy(dx: pending.distance.x, dy: pending.distance.y)
  }

  /// Notes that the collection view scrolls, which may be the adjustment that it was given.
  func noteBoundsChange(to new: CGRect) {
    if let pending = state.pending {
      let moved = CGPoint(
        x: bounds.minX + pending.distance.x, y: bounds.minY + pending.distance.y)
      if isSamePixel(bounds.origin, pending.target) || isSamePixel(new.origin, moved) {
        state.pending = nil
      } else {
        state.pending?.origin = new.origin
      }
    }
    noteArrival(in: new)
    if collectionView?.isDragging == true {
      (state.isAskedForOffset, state.destination) = (false, nil)
    }
  }

  /// The content offset that keeps a place.
  func contentOffset(
    keeping point: HeldPlace.Point, after mapping: MasonryFeed.AddressMapping = .unchanged
  ) -> CGPoint {
    var visible = viewport(of: restingBounds)
    switch point {
    case .anchor(let anchor): feed?.scroll(&visible, to: anchor, after: mapping)
    case .element(let old, let position):
      if let address = mapping.newAddress(of: old) {
        feed?.scroll(&visible, to: address, at: position)
      }
    case .farEnd: return axis.point(bounds.origin, at: offsetsAtRest.upperBound)
    }
    let inset =
      axis.coordinate(of: bounds.origin) - axis.coordinate(of: pinningRect(of: bounds).origin)
    let start = axis.coordinate(of: frame(visible.rect).origin)
    return reachable(axis.point(bounds.origin, at: start + inset))
  }

  /// An offset on a pixel, and, unless a finger pulls, one at which the view may rest.
  private func reachable(_ offset: CGPoint) -> CGPoint {
    var along = axis.coordinate(of: offset).aligned(
      toScale: LayoutEnvironment(collectionView).scale)
    if collectionView?.isDragging != true, collectionView?.isDecelerating != true {
      along = min(max(along, offsetsAtRest.lowerBound), offsetsAtRest.upperBound)
    }
    return axis.point(offset, at: along)
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
  func adjust(
    _ context: Context, keeping place: HeldPlace,
    after mapping: MasonryFeed.AddressMapping = .unchanged
  ) {
    (context as? MasonryInvalidationContext)?.asksForSections = false
    // An animation scrolls to an offset that is fixed; the place is corrected when it arrives.
    guard state.wanted?.isAnimated != true else { return }
    let target = contentOffset(keeping: place.point, after: mapping)
    let resting = restingBounds.origin
    hold(place, at: target, after: mapping)
    guard !isSamePixel(target, resting) else { return }
    context.contentOffsetAdjustment = CGPoint(x: target.x - resting.x, y: target.y - resting.y)
    state.pending = PendingAdjustment(
      origin: bounds.origin,
      distance: CGPoint(x: target.x - bounds.minX, y: target.y - bounds.minY))
  }

  /// Remembers a place and the offset that keeps it, in terms of the feed after a change.
  func hold(
    _ place: HeldPlace, at offset: CGPoint, after mapping: MasonryFeed.AddressMapping = .unchanged
  ) {
    var place = place
    (place.offset, place.size, place.insets) = (offset, bounds.size, insets)
    switch place.point {
    case .anchor(let anchor): place.point = .anchor(anchor.following(mapping))
    case .element(let address, let position):
      guard let new = mapping.newAddress(of: address) else { return state.held = nil }
      place.point = .element(new, position)
    case .farEnd: break
    }
    state.held = place
  }

  /// Scrolls to a place: where UIKit asks for the offset it is told then, and else adjusted.
  func scroll(to place: HeldPlace) {
    guard !state.isAskedForOffset else { return state.destination = place }
    let context = MasonryInvalidationContext()
    adjust(context, keeping: place)
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

  /// Whether the content begins at the end with the largest coordinates.
  private var beginsAtFarEnd: Bool {
    let isMirrored = axis.isMirrored(in: LayoutEnvironment(collectionView).direction)
    return isMirrored != hangsFromEnd
  }

  /// Whether two offsets are the same but for their rounding to pixels.
  func isSamePixel(_ one: CGPoint, _ other: CGPoint) -> Bool {
    let pixel = 0.999 / (LayoutEnvironment(collectionView).scale ?? 1)
    return (one.x - other.x).magnitude < pixel && (one.y - other.y).magnitude < pixel
  }
}
#endif
