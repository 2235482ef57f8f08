#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// A lazy view, to its scroll view.
@MainActor protocol LazyScrollable: AnyObject {
  /// Aims at an item or a section, to show it once there is a view; returns whether it is known.
  func aim(at target: LazyTarget) -> Bool

  /// The distance to scroll to what it aims at, which is about to be ordered; `nil` without a view.
  func startScroll() -> LazyDistance?

  /// Scrolls to what it aims at.
  func scrollToTarget()

  /// Has carousels scroll to what they aim at.
  func scrollCarouselToTarget()

  /// The first item in view, and where it begins in view, in points.
  var first: (id: AnyHashable, offset: Double)? { get }

  /// Lays out again, and looks again, after a change of the scroll view.
  func setOutdated()

  /// Goes on with what waited for the end of a finger's scroll or of an animation.
  func goOn()
}

/// A distance to scroll, along the axis of a lazy view.
struct LazyDistance {
  let value: Double
  let axis: LayoutAxis

  init(_ value: Double, along axis: LayoutAxis) { (self.value, self.axis) = (value, axis) }
}

/// The scroll view around lazy views.
@MainActor protocol LazyScroller: AnyObject {
  /// Which end of the content is kept in view.
  var end: LazyEnd { get }

  /// Whether the scroll view may be scrolled: not against a finger, or an animation.
  var canScroll: Bool { get }
  var isAnimating: Bool { get }
  var isMovedByUser: Bool { get }

  /// The lengths at the near and the far edge that bars cover.
  func covered(along axis: LayoutAxis) -> (near: Double, far: Double)

  /// Tells about a lazy view in the scroll view.
  func add(_ scrollable: any LazyScrollable)

  /// Scrolls, in the transaction of the caller.
  func scroll(by distance: Double, along axis: LayoutAxis)

  /// The item that no lazy view had when it was asked for, once one has it.
  func takeTarget(where isKnown: (LazyTarget) -> Bool) -> LazyTarget?

  /// Tells that other items may be the first in view.
  func scrollableHasMoved()
}

/// Changes states so that a finger's scroll goes on.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor func keepingScroll(_ body: () -> Void) {
  guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return body() }
  var transaction = Transaction()
  transaction.scrollPositionUpdatePreservesVelocity = true
  withTransaction(transaction, body)
}

/// The scroller of a scroll view with a ``LazyScrollPosition``.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor final class LazyScrollController: LazyScroller {
  /// Has the modifier of the scroll view evaluated again, which hands over the position.
  var update: () -> Void = {}

  /// What the scroll view is told.
  var position: ScrollPosition

  private var binding: Binding<LazyScrollPosition>?
  private var hangsFromEnd = false
  private var request = LazyScrollPosition.Request()
  private var waiting: LazyTarget?
  private var hasGoneToEnd = false
  private var scrollables: [Weak] = []
  private var geometry = LazyScrollGeometry()
  private var phase = ScrollPhase.idle

  /// A position without an edge leaves the start to a `defaultScrollAnchor`.
  init() { position = ScrollPosition(idType: Int.self) }

  /// Takes what the app wants, in the evaluation that brings it.
  func follow(_ binding: Binding<LazyScrollPosition>?, hangsFromEnd: Bool) {
    (self.binding, self.hangsFromEnd) = (binding, hangsFromEnd)
    guard let new = binding?.wrappedValue.request, new != request else { return }
    request = new
    hasGoneToEnd = false
    switch new.destination {
    case .none: break
    case .edge(let edge):
      position.scrollTo(edge: edge)
      hasGoneToEnd = edge == .bottom || edge == .trailing
      waiting = nil
    case .item(let target):
      waiting = target
      let all = scrollables.lazy.compactMap(\.value)
      guard let scrollable = all.first(where: { $0.aim(at: target) }) else { break }
      waiting = nil
      if let distance = scrollable.startScroll() {
        move(by: distance.value, along: distance.axis)
      }
    }
  }

  /// Scrolls carousels, after the evaluation that brought the request.
  func carryOut() {
    for scrollable in scrollables { scrollable.value?.scrollCarouselToTarget() }
  }

  // MARK: What the scroll view tells

  func take(_ new: LazyScrollGeometry) {
    let isCoveredOtherwise = new.insets != geometry.insets
    geometry = new
    guard isCoveredOtherwise else { return }
    for scrollable in scrollables { scrollable.value?.setOutdated() }
  }

  func take(_ new: ScrollPhase) {
    phase = new
    if isMovedByUser { (waiting, hasGoneToEnd) = (nil, false) }
    for scrollable in scrollables { scrollable.value?.goOn() }
    if phase == .idle { read(isEnd: true) }
  }

  // MARK: What lazy views ask

  var end: LazyEnd { hangsFromEnd ? .hanging : hasGoneToEnd ? .startAndEnd : .start }
  var canScroll: Bool { phase == .idle || phase == .decelerating }
  var isAnimating: Bool { phase == .animating }
  var isMovedByUser: Bool {
    phase == .tracking || phase == .interacting || phase == .decelerating
  }

  func covered(along axis: LayoutAxis) -> (near: Double, far: Double) {
    let insets = geometry.insets
    return axis == .vertical
      ? (Double(insets.top), Double(insets.bottom))
      : (Double(insets.leading), Double(insets.trailing))
  }

  private struct Weak {
    weak var value: (any LazyScrollable)?
  }

  func add(_ scrollable: any LazyScrollable) {
    guard !scrollables.contains(where: { $0.value === scrollable }) else { return }
    scrollables.removeAll { $0.value == nil }
    scrollables.append(Weak(value: scrollable))
  }

  func takeTarget(where isKnown: (LazyTarget) -> Bool) -> LazyTarget? {
    guard let target = waiting, isKnown(target) else { return nil }
    waiting = nil
    return target
  }

  func scroll(by distance: Double, along axis: LayoutAxis) {
    move(by: distance, along: axis)
    update()
  }

  /// The one place that says what `ScrollPosition` counts from: the resting place below the bars.
  ///
  /// No page of Apple's says it. If a scroll on a device is off by the height of a bar, it is here.
  private func move(by distance: Double, along axis: LayoutAxis) {
    guard distance != 0 else { return }
    if axis == .vertical {
      geometry.offset.y += CGFloat(distance)
      position.scrollTo(y: geometry.offset.y + geometry.insets.top)
    } else {
      geometry.offset.x += CGFloat(distance)
      position.scrollTo(x: geometry.offset.x + geometry.insets.leading)
    }
  }

  func scrollableHasMoved() { read(isEnd: false) }

  /// Writes the first item in view to the binding, if it is another one or at the end of a scroll.
  private func read(isEnd: Bool) {
    guard let binding, let first = scrollables.lazy.compactMap({ $0.value?.first }).first
    else { return }
    let old = binding.wrappedValue
    guard old.viewID != first.id || isEnd && old.offset != CGFloat(first.offset) else { return }
    binding.wrappedValue.see(first.id, offset: CGFloat(first.offset), byUser: isMovedByUser)
  }
}

/// The content offset and the insets of a scroll view.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct LazyScrollGeometry: Equatable, Sendable {
  var offset = CGPoint.zero
  var insets = EdgeInsets()

  init() {}

  init(_ geometry: ScrollGeometry) {
    (offset, insets) = (geometry.contentOffset, geometry.contentInsets)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
  /// The scroller of the enclosing scroll view, or `nil`.
  var lazyScroller: (any LazyScroller)? {
    get { self[LazyScrollerKey.self] }
    set { self[LazyScrollerKey.self] = newValue }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct LazyScrollerKey: EnvironmentKey {
  static var defaultValue: (any LazyScroller)? { nil }
}
#endif
