#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// The content offset that shows an item between the pinned headers and footers, if it exists.
  ///
  ///     collectionView.setContentOffset(layout.contentOffset(showing: path, at: .start)!, animated: true)
  ///
  /// `scrollToItem(at:at:animated:)` knows nothing of what is pinned over an item.
  public func contentOffset(
    showing indexPath: IndexPath, at position: LayoutScrollPosition = .nearest
  ) -> CGPoint? {
    guard let feed, feed.frame(of: .init(indexPath)) != nil else { return nil }
    var visible = viewport(of: bounds)
    feed.scroll(&visible, to: .init(indexPath), at: position)
    return contentOffset(of: visible)
  }

  /// Whether the start of the content is in view between the bars, or the view pulled beyond it.
  public var isAtStart: Bool { feed?.isAtStart(viewport(of: bounds)) ?? true }

  /// Whether the end of the content is in view: then, as in a chat, new items come into view.
  public var isAtEnd: Bool { feed?.isAtEnd(viewport(of: bounds)) ?? true }
}

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// The content offset of a viewport.
  func contentOffset(of visible: MasonryFeed.Viewport) -> CGPoint {
    let pin = pinningRect(of: bounds)
    return axis.point(
      bounds.origin,
      at: axis.coordinate(of: frame(visible.rect).origin) + axis.coordinate(of: bounds.origin)
        - axis.coordinate(of: pin.origin))
  }

  /// The content offset that keeps an anchor in place.
  func contentOffset(
    keeping anchor: MasonryFeed.Anchor, after mapping: MasonryFeed.AddressMapping = .unchanged
  ) -> CGPoint {
    var visible = viewport(of: bounds)
    feed?.scroll(&visible, to: anchor, after: mapping)
    return contentOffset(of: visible)
  }

  /// The anchor: the same for all changes, until something else scrolls.
  var anchor: MasonryFeed.Anchor? {
    state.resting?.bounds == bounds ? state.resting?.anchor : feed?.anchor(in: viewport(of: bounds))
  }

  /// The invalidation for a change of bounds.
  func invalidation(forBoundsChange new: CGRect) -> MasonryFeed.Invalidation {
    guard let feed else { return .everything }
    return feed.invalidation(
      from: viewport(of: bounds, asking: bounds, insets: state.insets),
      to: viewport(of: new, asking: new))
  }

  /// Whether changed insets move items.
  var insetsRearrange: Bool {
    state.surroundings != currentSurroundings
      || hangsFromEnd && (state.insets ?? insets) != insets
  }

  /// Keeps the columns of all items up to the last visible one.
  func keepColumnsInSight() {
    guard keepsColumns else { return }
    var last: [Int: Int] = [:]
    feed?.forEachElement(in: viewport(of: bounds, asking: bounds)) { element in
      guard case .item(let item, let section) = element.address else { return }
      last[section] = max(item, last[section] ?? 0)
    }
    for (section, item) in last where feed?[section].keepsPlace(ofItemAt: item) == false {
      feed?[section].keptPlaces = .before(item + 1)
    }
  }

  /// Makes an anchor before the size changes, and invalidates the headers that a scroll moves.
  func prepareTurn(to new: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    (context as? MasonryInvalidationContext)?.asksForSections = false
    // The data may have changed already, so that the delegate cannot be asked before `prepare()`.
    let hangsDifferently = hangs(differentlyIn: new)
    if hangsDifferently || axis.cross.length(of: new.size) != axis.cross.length(of: bounds.size),
      let anchor = state.turning?.anchor ?? anchor
    {
      state.turning = (anchor, new.size)
    }
    guard !hangsDifferently, !insetsRearrange,
      case .elements(let addresses) = invalidation(forBoundsChange: new)
    else { return }
    invalidate(addresses, in: context)
    state.insets = insets
  }

  /// Scrolls to the anchor made before the size changed: only now the feed has the new size.
  func finishTurn() {
    guard let turning = state.turning, turning.size == bounds.size else { return }
    state.turning = nil
    collectionView?.contentOffset = contentOffset(keeping: turning.anchor)
    state.resting = (turning.anchor, bounds)
  }

  /// Whether a change of bounds invalidates anything; items that have been visible keep their
  /// columns.
  func isInvalidated(by new: CGRect) -> Bool {
    keepColumnsInSight()
    return hangs(differentlyIn: new) || insetsRearrange
      || invalidation(forBoundsChange: new) != .nothing
  }

  /// Whether a change of bounds moves content that hangs from its end.
  func hangs(differentlyIn new: CGRect) -> Bool { hangsFromEnd && new.size != bounds.size }

  /// Content that runs from right to left, or hangs from its end, begins at its far end.
  func scrollToStart() {
    guard let collectionView, let feed else { return }
    let isMirrored = axis == .horizontal && feed.environment.direction == .rightToLeft
    guard isMirrored != hangsFromEnd else { return }
    let (size, inset) = (collectionViewContentSize, collectionView.adjustedContentInset)
    let end = axis.length(of: size) - axis.length(of: bounds.size)
    let (near, far) = axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    collectionView.contentOffset = axis.point(bounds.origin, at: max(end + far, -near))
  }
}

@available(iOS 13, tvOS 13, *)
extension MasonryFeed.SectionItems {
  func keepsPlace(ofItemAt index: Int) -> Bool {
    if case .before(let end) = keptPlaces { index < end } else { keptPlaces == .all }
  }
}
#endif
