#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// A lazy view, to its scroll view.
@MainActor protocol LazyScrollable: AnyObject {
  /// The distance to a target along the axis; `nil` if it is unknown or there is no layout yet.
  func distance(to target: LazyTarget) -> (length: Double, axis: LayoutAxis)?

  /// The first item in view, and where it begins in view, in points.
  var first: (id: AnyHashable, offset: Double)? { get }

  /// Lays out again, and looks again, after a change of the scroll view.
  func setOutdated()

  /// Goes on with what waited for the end of a finger's scroll or of an animation.
  func goOn()
}

/// The scroll to an item or a section that an app has asked for, until all around it is measured.
struct LazyPendingScroll {
  let target: LazyTarget

  /// The first lazy view that has the target, once one does.
  weak var owner: (any LazyScrollable)?

  /// Whether the scroll view has been told to go there, and has not moved yet.
  var isOrdered = false
}

/// The scroll view around lazy views.
///
/// It is a class of iOS 17, which the lazy views know; the scroll view is scrolled by a
/// ``LazyScrollController``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor class LazyScroller {
  /// Has the modifier of the scroll view evaluated again, which hands over the position.
  var update: () -> Void = {}

  /// Whether the scroll view may be scrolled: not against a finger, or an animation.
  fileprivate(set) final var canScroll = true
  fileprivate final var isAnimating = false
  fileprivate final var isMovedByUser = false

  /// The content offset, and the lengths that bars and content margins take at the edges.
  private final var offset = LayoutPoint.zero
  private final var insets = LayoutInsets.zero
  private final var direction = LayoutReadingDirection.leftToRight

  private var binding: Binding<LazyScrollPosition>?
  private(set) final var hangsFromEnd = false
  private(set) final var request = LazyScrollPosition.Request()
  private var pending: LazyPendingScroll?

  /// Whether the end is kept in view: the app has scrolled there, and no finger since then.
  private(set) final var sticksToEnd = false
  private var scrollables: [Weak] = []

  private struct Weak {
    weak var value: (any LazyScrollable)?
  }

  // MARK: What the app wants

  /// Takes a position, in the evaluation that brings it.
  final func follow(_ binding: Binding<LazyScrollPosition>?, hangsFromEnd: Bool) {
    (self.binding, self.hangsFromEnd) = (binding, hangsFromEnd)
    guard let new = binding?.wrappedValue.request, new != request else { return }
    request = new
    (sticksToEnd, pending) = (false, nil)
    switch new.destination {
    case .none: break
    case .edge(let edge):
      scrollTo(edge: edge)
      sticksToEnd = edge == .bottom || edge == .trailing
    case .item(let target):
      pending = LazyPendingScroll(target: target)
      for scrollable in scrollables.lazy.compactMap(\.value) {
        guard let distance = scrollable.distance(to: target) else { continue }
        pending?.owner = scrollable
        pending?.isOrdered = abs(distance.length) >= 1
        return move(by: distance.length, along: distance.axis)
      }
    }
  }

  /// Has the lazy views laid out again: after the evaluation that brought a request, or under other
  /// bars.
  final func setOutdated() {
    for scrollable in scrollables { scrollable.value?.setOutdated() }
  }

  /// Orders the scroll view to an edge.
  func scrollTo(edge: Edge) {}

  /// Orders the scroll view to a distance from its resting place under the bars.
  func scrollTo(_ coordinate: CGFloat, along axis: LayoutAxis) {}

  /// The one place that says what `ScrollPosition` counts from: the resting place below the bars.
  ///
  /// No page of Apple's says it. If a scroll on a device is off by the height of a bar, it is here.
  private func move(by distance: Double, along axis: LayoutAxis) {
    guard distance != 0 else { return }
    offset = axis.move(offset, by: distance)
    scrollTo(CGFloat(axis.coordinate(of: offset) + covered(along: axis).near), along: axis)
  }

  // MARK: What the scroll view tells

  fileprivate final func take(
    offset: CGPoint, insets: EdgeInsets, _ direction: LayoutReadingDirection
  ) {
    let (old, oldDirection) = (self.insets, self.direction)
    pending?.isOrdered = false
    if isMovedByUser, self.offset.distance(to: LayoutPoint(offset)) >= 1 { pending = nil }
    (self.offset, self.insets) = (LayoutPoint(offset), LayoutInsets(insets))
    self.direction = direction
    guard self.insets != old || direction != oldDirection else { return }
    setOutdated()
  }

  fileprivate final func goOn(isIdle: Bool) {
    pending?.isOrdered = false
    if isMovedByUser { sticksToEnd = false }
    for scrollable in scrollables { scrollable.value?.goOn() }
    if isIdle { read(isEnd: true) }
  }

  // MARK: What lazy views ask

  /// The lengths at the near and the far edge that bars and content margins take.
  final func covered(along axis: LayoutAxis) -> (near: Double, far: Double) {
    let ends = axis.ends(of: insets)
    return axis.isMirrored(in: direction) ? (ends.end, ends.start) : (ends.start, ends.end)
  }

  /// Tells about a lazy view in the scroll view.
  final func add(_ scrollable: any LazyScrollable) {
    guard !scrollables.contains(where: { $0.value === scrollable }) else { return }
    scrollables.removeAll { $0.value == nil }
    scrollables.append(Weak(value: scrollable))
  }

  /// What the app has asked for, if a lazy view is the first one that has it.
  final func target(
    for scrollable: any LazyScrollable, where isKnown: (LazyTarget) -> Bool
  ) -> LazyTarget? {
    guard let pending, pending.owner == nil || pending.owner === scrollable,
      isKnown(pending.target)
    else { return nil }
    self.pending?.owner = scrollable
    return pending.target
  }

  /// Whether the scroll view goes there by itself: an animation does, and what is left follows it.
  final var isOnTheWay: Bool { pending?.isOrdered == true || isAnimating }

  /// Whether a lazy view is laid out at what the app has asked for.
  final func hasTarget(for scrollable: any LazyScrollable) -> Bool {
    pending?.owner === scrollable
  }

  /// Ends the scroll that the app has asked for.
  final func endScroll() { pending = nil }

  /// Scrolls, in the transaction of the caller.
  final func scroll(by distance: Double, along axis: LayoutAxis) {
    move(by: distance, along: axis)
    update()
  }

  /// Writes the first item in view to the binding, if it is another one or at the end of a scroll.
  final func read(isEnd: Bool = false) {
    guard let binding, let first = scrollables.lazy.compactMap({ $0.value?.first }).first
    else { return }
    let old = binding.wrappedValue
    guard old.viewID != first.id || isEnd && old.offset != CGFloat(first.offset) else { return }
    binding.wrappedValue.see(first.id, offset: CGFloat(first.offset), byUser: isMovedByUser)
  }
}

/// The scroller of a scroll view with a ``LazyScrollPosition``.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor final class LazyScrollController: LazyScroller {
  /// What the scroll view is told; without an edge a `defaultScrollAnchor` decides on the start.
  var position = ScrollPosition(idType: Int.self)

  override func scrollTo(edge: Edge) { position.scrollTo(edge: edge) }

  override func scrollTo(_ coordinate: CGFloat, along axis: LayoutAxis) {
    if axis == .vertical {
      position.scrollTo(y: coordinate)
    } else {
      position.scrollTo(x: coordinate)
    }
  }

  func take(_ geometry: ScrollGeometry, _ direction: LayoutDirection) {
    take(
      offset: geometry.contentOffset, insets: geometry.contentInsets,
      LayoutReadingDirection(direction))
  }

  func take(_ phase: ScrollPhase) {
    canScroll = phase == .idle || phase == .decelerating
    isAnimating = phase == .animating
    isMovedByUser = phase == .tracking || phase == .interacting || phase == .decelerating
    goOn(isIdle: phase == .idle)
  }
}

/// Changes states so that a finger's scroll goes on.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor func keepingScroll(_ body: () -> Void) {
  guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return body() }
  var transaction = Transaction()
  transaction.scrollPositionUpdatePreservesVelocity = true
  withTransaction(transaction, body)
}
#endif
