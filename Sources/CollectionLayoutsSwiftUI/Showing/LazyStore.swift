#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The state of a lazy view between evaluations of its body: the layout and the visible part.
///
/// It is not observed. ``look(_:)`` and ``take(_:of:)`` say when the body has to be evaluated
/// again.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class LazyStore<Host: LazyHost>: LazyScrollable {
  var host: Host

  /// The number of times that scrolling was ordered, to keep something in place.
  private(set) var orders = 0

  private var visible = LayoutRect.zero
  private var window = LayoutRect.zero
  private var crossLength: Double?

  /// The origin of the visible rectangle when the host last made an anchor.
  private var remembered: LayoutPoint?
  private var movement = LayoutPoint.zero
  private weak var mover: (any LazyMover)?
  private weak var view: LazyLifetime?

  /// The element to scroll to once there is a view.
  private var goal: (id: AnyHashable, position: LayoutScrollPosition)?

  init(_ host: Host) { self.host = host }

  /// Sets the visible part; returns whether other elements need views, or sizes have changed.
  func look(_ sight: LazySight) -> Bool {
    let new = LayoutRect(sight.visible ?? CGRect(origin: .zero, size: sight.size))
    guard new.isFinite else { return false }
    let (old, oldCrossLength) = (visible, crossLength)
    visible = new
    crossLength = host.axis.cross.length(of: LayoutSize(sight.size))
    // What is seen in another size, or in a new view, is to be what was seen in the old one.
    if oldCrossLength != nil, new.size == old.size,
      remembered.map({ $0.distance(to: new.origin) >= 1 }) ?? true
    {
      host.remember(new)
      remembered = new.origin
    }
    return crossLength != oldCrossLength
      || host.axis.length(of: new.size) != host.axis.length(of: old.size)
      || host.window(around: new, insteadOf: window) != window
  }

  /// Reports the size of a view; returns whether it changes the layout.
  func take(_ size: CGSize, of element: LazyElement<Host.ID, Host.Address>) -> Bool {
    host.take(LayoutSize(size), of: element)
  }

  // The view changes `pass` to be evaluated again.
  /// The elements that need views, once all that has changed is laid out.
  ///
  /// A new view starts without a visible rectangle.
  func elements(
    for view: LazyLifetime, pass: Int, in environment: LayoutEnvironment,
    movedBy mover: (any LazyMover)?
  ) -> [LazyElement<Host.ID, Host.Address>] {
    if self.view !== view { crossLength = nil }
    self.view = view
    guard let crossLength, visible.isFinite else { return [] }
    self.mover = mover
    mover?.add(self)
    var kept = visible
    let space = LayoutSpace(axis: host.axis, crossLength: crossLength, environment: environment)
    do {
      try host.settle(in: space, seen: &kept)
    } catch {
      assertionFailure("\(error)")  // A release shows nothing of data that cannot be laid out.
    }
    if let goal, let target = host.visible(kept, scrolledTo: goal.id, at: goal.position) {
      kept = target
      host.remember(kept)
    }
    goal = nil
    if mover != nil, kept.origin != visible.origin {
      movement.x += kept.origin.x - visible.origin.x
      movement.y += kept.origin.y - visible.origin.y
      orders += 1
      visible = kept
      remembered = kept.origin
    }
    window = host.window(around: visible, insteadOf: window)
    return host.elements(in: window)
  }

  /// Scrolls by what was ordered.
  func carryOut() {
    let ordered = movement
    movement = .zero
    mover?.move(by: ordered)
  }

  func way(to id: AnyHashable, at position: LayoutScrollPosition) -> LayoutPoint? {
    guard let target = host.visible(visible, scrolledTo: id, at: position) else { return nil }
    return LayoutPoint(
      x: target.origin.x - visible.origin.x, y: target.origin.y - visible.origin.y)
  }

  func scroll(to id: AnyHashable, at position: LayoutScrollPosition) {
    if let mover, let way = way(to: id, at: position) {
      mover.move(by: way)
    } else {
      goal = (id, position)
    }
  }
}

/// An object that lives as long as its view is on screen.
final class LazyLifetime {}

/// The visible part of a lazy view in its scroll view, and its size.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazySight: Equatable, Sendable {
  /// The bounds of the scroll view in the coordinates of the view; `nil` without a scroll view.
  let visible: CGRect?
  let size: CGSize

  init(_ proxy: GeometryProxy) {
    visible = proxy.bounds(of: .scrollView)
    size = proxy.size
  }
}

/// Something in which an element can be scrolled to.
@MainActor protocol LazyScrollable: AnyObject {
  /// The distance to scroll to show an element, or `nil` if the identity is unknown.
  func way(to id: AnyHashable, at position: LayoutScrollPosition) -> LayoutPoint?

  /// Scrolls to an element, as soon as there is a view.
  func scroll(to id: AnyHashable, at position: LayoutScrollPosition)
}

/// An object that scrolls the enclosing scroll view.
@MainActor protocol LazyMover: AnyObject {
  func add(_ scrollable: any LazyScrollable)
  func move(by distance: LayoutPoint)
}
#endif
