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
    let address = MasonryFeed.Address(indexPath)
    guard feed?.frame(of: address) != nil else { return nil }
    var place = HeldPlace(point: .element(address, position))
    place.offset = contentOffset(keeping: place.point)
    state.wanted = (place: place, isAnimated: false, hasArrived: false)
    if isSamePixel(place.offset, restingBounds.origin) {
      hold(place, at: place.offset)
      state.wanted = nil
    }
    return place.offset
  }

  /// Whether the start of the content is in view between the bars, or the view pulled beyond it.
  public var isAtStart: Bool { feed?.isAtStart(viewport(of: bounds)) ?? true }

  /// Whether the end of the content is in view: then, as in a chat, new items come into view.
  public var isAtEnd: Bool { feed?.isAtEnd(viewport(of: bounds)) ?? true }
}

extension MasonryCollectionViewLayout {
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

  /// Whether a change of bounds moves content that hangs from its end.
  func hangs(differentlyIn new: CGRect) -> Bool { hangsFromEnd && new.size != bounds.size }

  // Scrolling to an item.

  /// Notes whether the view comes to the offset that was asked for, or goes elsewhere.
  func noteArrival(in new: CGRect) {
    guard let wanted = state.wanted else { return }
    func distance(_ bounds: CGRect) -> Double {
      (axis.coordinate(of: bounds.origin) - axis.coordinate(of: wanted.place.offset)).magnitude
    }
    if collectionView?.isDragging == true || distance(new) > distance(bounds) {
      state.wanted = nil
    } else if isSamePixel(new.origin, wanted.place.offset) {
      state.wanted?.hasArrived = true
    }
  }

  /// Keeps the item in place from now on, and corrects what was measured on the way to it.
  func correctArrival(in new: CGRect, _ context: Context) {
    guard let wanted = state.wanted, wanted.hasArrived else { return }
    state.wanted = nil
    let target = contentOffset(keeping: wanted.place.point)
    hold(wanted.place, at: target)
    state.held?.size = new.size
    guard !isSamePixel(target, new.origin) else { return }
    let distance = CGPoint(x: target.x - new.minX, y: target.y - new.minY)
    context.contentOffsetAdjustment = distance
    state.pending = PendingAdjustment(origin: new.origin, distance: distance)
  }

  // Pages.

  /// Calls for data at the ends that the view is near, once for each number of items.
  func askForPages(in bounds: CGRect) {
    guard onNearEnd != nil, state.hasShownItems, state.status == .current, let feed else { return }
    let visible = viewport(of: bounds).rect
    let (near, length) = (axis.interval(of: visible).near, axis.length(of: visible))
    let rest = axis.length(of: feed.contentSize) - near - length
    let isMirrored = axis.isMirrored(in: feed.environment.direction)
    for (end, distance) in [
      (ContentEnd.start, isMirrored ? rest : near), (.end, isMirrored ? near : rest),
    ]
    where distance <= nearEndDistance ?? length {
      let count = feed.itemCounts.reduce(0, +)
      guard state.askedPages.updateValue(count, forKey: end) != count else { continue }
      Task { @MainActor [weak self] in self?.onNearEnd?(end) }
    }
  }

  /// Notes that items are in sight for the first time; a view may have no size at first.
  func noteFirstItems(of elements: [MasonryFeed.Element]) {
    let seen = viewport(of: bounds).rect
    state.hasShownItems =
      min(seen.width, seen.height) > 0
      && elements.contains { $0.address.item != nil && $0.frame.intersects(seen) }
    askForPages(in: bounds)
  }
}

extension MasonryFeed.SectionItems {
  func keepsPlace(ofItemAt index: Int) -> Bool {
    if case .before(let end) = keptPlaces { index < end } else { keptPlaces == .all }
  }
}
#endif
