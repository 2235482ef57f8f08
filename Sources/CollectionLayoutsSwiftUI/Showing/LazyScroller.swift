#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// A lazy view, to its scroll view.
@MainActor protocol LazyScrollable: AnyObject {
  /// The first item in view, and where it begins in view, in points.
  var first: (id: AnyHashable, offset: Double)? { get }
  var bookmark: LayoutBookmark<AnyHashable>? { get }
  /// The distance to an item along the axis; `nil` if it is unknown or there is no layout yet.
  func distance(to target: LazyTarget) -> (length: Double, axis: LayoutAxis)?
  /// Lays out again, and looks again, after a change of the scroll view.
  func setOutdated()
  /// Goes on with what waited for the end of a finger's scroll or of an animation.
  func goOn()
}

/// The scroll view around lazy views, if it has a ``LazyScrollPosition``.
///
/// The lazy views know it from iOS 17 on, and scroll views can be scrolled from iOS 18 on.
@MainActor final class LazyScroller {
  /// Has the modifier of the scroll view evaluated again, which hands over the position.
  var update: () -> Void = {}
  /// Whether the scroll view may be scrolled: not against a finger, or an animation.
  private(set) var canScroll = true
  private(set) var isAtRest = true
  /// Whether a finger does something else, and must not scroll.
  var isBlocked = false { didSet { if isBlocked != oldValue { update() } } }
  private var isMovedByUser = false

  private var offset = LayoutPoint.zero
  /// The offset at the end of the content.
  private var lastOffset = LayoutPoint.zero
  /// The lengths that bars and content margins take, counted from the left.
  private(set) var insets = LayoutInsets.zero
  private var direction = LayoutReadingDirection.leftToRight

  private var binding: Binding<LazyScrollPosition>?
  private(set) var hangsFromEnd = false
  /// Whether the end is kept in view: the app has scrolled there, and no finger since then.
  private(set) var sticksToEnd = false
  private var latest = LazyTarget()
  private var hasWritten = false
  /// What the app has asked for, until it is there and all around it is measured, or a finger scrolls.
  var target: LazyTarget?
  /// The item that stays in the next change of the data.
  var kept: AnyHashable?
  /// How often the target was laid out again because it was elsewhere.
  var corrections = 0
  /// The first lazy view that has the target, once one does.
  weak var owner: (any LazyScrollable)?
  /// Whether the scroll view has been told to go there, and has not moved yet.
  private var isOrdered = false
  /// What the scroll view was told last: a `ScrollPosition`.
  private var told: Any?
  private var scrollables: [() -> (any LazyScrollable)?] = []

  /// Has the lazy views laid out again: for a request of the app, or under other bars.
  func setOutdated() {
    for scrollable in scrollables { scrollable()?.setOutdated() }
  }

  func add(_ scrollable: any LazyScrollable) {
    guard !scrollables.contains(where: { $0() === scrollable }) else { return }
    scrollables.removeAll { $0() == nil }
    scrollables.append { [weak scrollable] in scrollable }
  }

  /// Whether the scroll view goes there by itself: an animation does, and what is left follows it.
  var isOnTheWay: Bool { isOrdered || !canScroll && !isMovedByUser }

  func distance(to edge: Edge) -> (length: Double, axis: LayoutAxis) {
    let axis = edge == .top || edge == .bottom ? LayoutAxis.vertical : .horizontal
    let isFar = (edge == .bottom || edge == .trailing) != axis.isMirrored(in: direction)
    let wanted = isFar ? axis.coordinate(of: lastOffset) : -axis.ends(of: insets).start
    return (wanted - axis.coordinate(of: offset), axis)
  }

  func scroll(by distance: Double, along axis: LayoutAxis) {
    guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    move(by: distance, along: axis)
    update()
  }

  /// Writes the first item in view to the binding, if it is another one or at the end of a scroll.
  func read(isEnd: Bool = false) {
    guard let binding else { return }
    for scrollable in scrollables {
      guard let view = scrollable(), let first = view.first else { continue }
      let offset = CGFloat(first.offset)
      var seen = binding.wrappedValue
      if seen.viewID == first.id, !isEnd || seen.offset == offset { return }
      seen.viewID = first.id
      seen.offset = offset
      seen.bookmark = view.bookmark
      seen.isPositionedByUser = isMovedByUser
      binding.wrappedValue = seen
      hasWritten = binding.wrappedValue.viewID == first.id
      return
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LazyScroller {
  /// What the scroll view is told; without an edge a `defaultScrollAnchor` decides on the start.
  var position: ScrollPosition {
    get { told as? ScrollPosition ?? ScrollPosition(idType: Int.self) }
    set { told = newValue }
  }

  /// Takes a position, in the evaluation that brings it.
  func follow(_ binding: Binding<LazyScrollPosition>?, hangsFromEnd: Bool) {
    self.binding = binding
    self.hangsFromEnd = hangsFromEnd
    guard let value = binding?.wrappedValue else { return }
    // A position without what was written to it is another one, which may ask for the same again.
    let isReplaced = hasWritten && value.viewID == nil
    let new = value.target
    guard new != latest || isReplaced && new != LazyTarget() else { return }
    hasWritten = false
    latest = new
    kept = new.isKept ? new.id : nil
    target = new.isKept || new == LazyTarget(count: new.count) ? nil : new
    owner = nil
    corrections = 0
    isOrdered = false
    sticksToEnd = new.edge == .bottom || new.edge == .trailing
    if let edge = new.edge { return go(to: edge) }
    if new.isKept { return }
    for scrollable in scrollables {
      guard let distance = scrollable()?.distance(to: new) else { continue }
      owner = scrollable()
      isOrdered = abs(distance.length) >= 1
      return move(by: distance.length, along: distance.axis)
    }
  }

  /// The one place that says what `ScrollPosition` counts from: the resting place below the bars.
  ///
  /// No page of Apple's says it. If a scroll on a device is off by the height of a bar, it is here.
  private func move(by distance: Double, along axis: LayoutAxis) {
    guard distance != 0 else { return }
    offset = axis.move(offset, by: distance)
    let coordinate = CGFloat(axis.coordinate(of: offset) + axis.ends(of: insets).start)
    let old = position
    // An equal position is no news to a scroll view, even if it was moved since.
    for coordinate in [coordinate, coordinate.nextUp] where position == old {
      switch axis {
      case .vertical: position.scrollTo(y: coordinate)
      case .horizontal: position.scrollTo(x: coordinate)
      }
    }
  }

  private func go(to edge: Edge) {
    let old = position
    let (length, axis) = distance(to: edge)
    position.scrollTo(edge: edge)
    if position == old { return move(by: length, along: axis) }
    offset = axis.move(offset, by: length)
  }

  /// Goes on to the edge that the app asked for where that has moved since.
  private func goOnToEdge() {
    guard let edge = target?.edge, canScroll, !isMovedByUser, abs(distance(to: edge).length) >= 1
    else { return }
    go(to: edge)
    update()
  }

  func take(_ geometry: ScrollGeometry, _ newDirection: LayoutReadingDirection) {
    let newOffset = LayoutPoint(geometry.contentOffset)
    if isMovedByUser, offset.distance(to: newOffset) >= 1 { target = nil }
    offset = newOffset
    isOrdered = false
    var newInsets = LayoutInsets(geometry.contentInsets)
    if newDirection == .rightToLeft {
      let leading = newInsets.leading
      newInsets.leading = newInsets.trailing
      newInsets.trailing = leading
    }
    if newInsets != insets || newDirection != direction {
      insets = newInsets
      direction = newDirection
      setOutdated()
    }
    let newLast = LayoutPoint(
      x: last(of: geometry, along: .horizontal), y: last(of: geometry, along: .vertical))
    if newLast == lastOffset { return }
    lastOffset = newLast
    goOnToEdge()
  }

  private func last(of geometry: ScrollGeometry, along axis: LayoutAxis) -> Double {
    let (near, far) = axis.ends(of: insets)
    let content = axis.length(of: LayoutSize(geometry.contentSize))
    return max(content + far - axis.length(of: LayoutSize(geometry.containerSize)), -near)
  }

  func take(_ phase: ScrollPhase) {
    canScroll = phase == .idle || phase == .decelerating
    isAtRest = phase == .idle
    isMovedByUser = phase == .tracking || phase == .interacting || phase == .decelerating
    isOrdered = false
    if isMovedByUser { sticksToEnd = false }
    goOnToEdge()
    if isAtRest { read(isEnd: true) }
    for scrollable in scrollables { scrollable()?.goOn() }
  }
}

/// Coming to rest where the layout of the only lazy view in a scroll view aligns an item.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyTargetBehavior<Host: LazyHost>: ScrollTargetBehavior {
  let store: LazyStore<Host>
  var position = LayoutScrollPosition.center

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (origin, velocity) = (LayoutPoint(target.rect.origin), context.velocity)
    // A finger is lifted on the main thread; the protocol does not say so.
    target.rect.origin = MainActor.assumeIsolated {
      let axis = store.host.axis
      let near = axis.coordinate(of: origin) + axis.ends(of: store.covered).start + store.heldBack
      let rest = store.host.snapped(
        near, at: axis.coordinate(of: LayoutPoint(x: velocity.dx, y: velocity.dy)),
        length: axis.length(of: store.visible.rect), to: position)
      return CGPoint(axis.move(origin, by: rest - near))
    }
  }
}

/// Changes states so that a finger's scroll goes on.
@MainActor func keepingScroll(_ body: () -> Void) {
  guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return body() }
  var transaction = Transaction()
  transaction.scrollPositionUpdatePreservesVelocity = true
  withTransaction(transaction, body)
}
#endif
