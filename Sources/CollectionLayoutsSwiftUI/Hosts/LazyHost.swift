#if canImport(SwiftUI)
import MasonryLayout

/// A layout and its data, behind a ``LazyWindow``.
///
/// Rectangles are in the coordinates of the layout's content.
@MainActor protocol LazyHost {
  /// The identity of an element's view.
  associatedtype ID: Hashable

  /// The argument of the app's view closures: an index, or an address.
  associatedtype Address

  /// The axis of scrolling.
  var axis: LayoutAxis { get }

  /// The size of the whole content; zero until the space is known.
  var contentSize: LayoutSize { get }

  /// Makes the anchor of a rectangle, to be kept in place from now on.
  mutating func remember(_ visible: LayoutRect)

  /// Lays out new data, a new space and reported sizes, and scrolls to the anchor.
  mutating func settle(in space: LayoutSpace, seen visible: inout LayoutRect) throws

  /// The rectangle in which elements have views: `old` if it still covers what is visible.
  func window(around visible: LayoutRect, insteadOf old: LayoutRect) -> LayoutRect

  /// The elements that have views, in the order of the content.
  func elements(in window: LayoutRect) -> [LazyElement<ID, Address>]

  /// Reports the size of an element's view; returns whether it is new to the layout.
  mutating func take(_ size: LayoutSize, of element: LazyElement<ID, Address>) -> Bool

  /// The rectangle scrolled to an element or a section, or `nil` if the identity is unknown.
  mutating func visible(
    _ visible: LayoutRect, scrolledTo id: AnyHashable, at position: LayoutScrollPosition
  ) -> LayoutRect?
}

/// An element that has a view: its identity, its place and how it is drawn.
struct LazyElement<ID: Hashable, Address>: Identifiable {
  let id: ID
  let address: Address
  let frame: LayoutRect
  var zIndex = 0.0

  /// The axes along which the view chooses its own length.
  var measuredAxes: Set<LayoutAxis> = []

  /// The transform from the frame to where the view is drawn, by the visible rectangle.
  var pose: (@Sendable (_ visible: LayoutRect) -> LazyPose)?
}

/// The transform of an element's view: about the centre of its frame, and an offset.
struct LazyPose: Equatable, Sendable {
  var offset = LayoutPoint.zero
  var rotation = LayoutAngle.zero
  var scale = 1.0
  var opacity = 1.0
}

extension LazyHost {
  /// Views exist for one length of the visible rectangle before and after it, and are chosen anew
  /// when less than half of that is left on a side.
  func window(around visible: LayoutRect, insteadOf old: LayoutRect) -> LayoutRect {
    let length = axis.length(of: visible.size)
    let end = axis.length(of: contentSize)
    let (near, far) = (
      axis.coordinate(of: visible.origin), axis.coordinate(of: visible.origin) + length
    )
    let (oldNear, oldFar) = (
      axis.coordinate(of: old.origin), axis.coordinate(of: old.origin) + axis.length(of: old.size)
    )
    let isEnough =
      oldNear <= max(0, near - length / 2) && oldFar >= min(end, far + length / 2)
      && oldNear >= near - 2 * length && oldFar <= far + 2 * length
      && axis.cross.length(of: old.size) == axis.cross.length(of: contentSize)
    if isEnough { return old }
    return axis.rect(
      main: near - length, length: 3 * length, cross: 0,
      crossLength: axis.cross.length(of: contentSize))
  }
}
#endif
