#if canImport(SwiftUI)
import MasonryLayout

/// A layout and its data, behind a ``LazyWindow``.
///
/// Rectangles are in the coordinates of the layout's content. A card of a wheel has the address of
/// an item in section 0.
@MainActor protocol LazyHost {
  typealias Viewport = MasonryFeed.Viewport
  var axis: LayoutAxis { get }
  /// The size of the whole content; zero until the space is known.
  var contentSize: LayoutSize { get }
  /// The identities of the first and the last item that are laid out; none without items.
  var ends: [AnyHashable] { get }

  /// Makes the anchor of what is visible, to be kept from now on: the item under a finger, or the
  /// end too if it sticks, and the columns if the settings say so. Unless something is moved, other
  /// columns leave the anchor as it was, to come back.
  mutating func remember(
    _ visible: Viewport, isMoved: Bool, at finger: LayoutPoint?, _ settings: LazySettings)

  /// Lays out new data, a new space and reported sizes, and scrolls along with what was visible.
  ///
  /// In a scroll view that can be scrolled, what is above is laid out upwards: what is before one
  /// item, if new data are to keep it, which is none afterwards. While an item is moved, the anchor
  /// is not followed, which may be that item.
  mutating func settle(
    in space: LayoutSpace, seen visible: inout Viewport, keeping item: inout AnyHashable?,
    canScroll: Bool, isMoving: Bool
  ) throws

  /// Makes the start of columns level, if it is in view; returns whether anything moves.
  mutating func levelStart(in visible: Viewport) -> Bool

  /// The rectangle in which elements have views: `old` if it still covers what is visible.
  func window(around visible: LayoutRect, overscan: Double, insteadOf old: LayoutRect) -> LayoutRect

  /// The elements that have views, in the order of the content; some items wherever they are.
  /// Before the space is known nothing is pinned, and the bounds of the scroll view count.
  func elements(in window: LayoutRect, keeping ids: [AnyHashable], isOpening: Bool) -> [LazyElement]

  /// How elements are laid out before the space is known, or while an item is dragged.
  func arranging(_ elements: [LazyElement], in visible: Viewport) -> LazyArranging?

  /// Whether a view in a rectangle has not been measured.
  func hasEstimates(in visible: LayoutRect) -> Bool

  /// Reports the size of an element's view, if it has one; returns whether it is new to the layout.
  mutating func take(_ size: LayoutSize?, of element: LazyElement) -> Bool

  /// The first item that begins in view, or else the first in view, and how far it begins from where
  /// it is shown at the start of the view.
  func first(in visible: LayoutRect) -> (id: AnyHashable, offset: Double)?

  /// The place to restore later, if it can be one: by the identities of the data.
  func bookmark(in visible: Viewport) -> LayoutBookmark<AnyHashable>?

  /// Scrolls to the bookmark of a target, to the item with its identity, or else to the section;
  /// `false` if it is unknown. A carousel that has the item is asked to scroll to it too.
  mutating func scroll(_ visible: inout Viewport, to target: LazyTarget) -> Bool

  /// The items from one to another in the order of the data, without those of carousels.
  func items(from first: AnyHashable, to last: AnyHashable) -> [AnyHashable]

  /// Where an item comes to lie under a point, or `nil` if it stays.
  func destination(of id: AnyHashable, at point: LayoutPoint) -> MasonryFeed.Address?

  /// The coordinate near another one at which an item is aligned in a view that is so long, for a
  /// finger that is lifted at a velocity, in points per second.
  func snapped(
    _ near: Double, at velocity: Double, length: Double, to position: LayoutScrollPosition
  ) -> Double
}

extension LazyHost {
  func levelStart(in visible: Viewport) -> Bool { false }
  func hasEstimates(in visible: LayoutRect) -> Bool { false }
  func take(_ size: LayoutSize?, of element: LazyElement) -> Bool { false }
  func items(from first: AnyHashable, to last: AnyHashable) -> [AnyHashable] { [] }
  func destination(of id: AnyHashable, at point: LayoutPoint) -> MasonryFeed.Address? { nil }
  func bookmark(in visible: Viewport) -> LayoutBookmark<AnyHashable>? { nil }

  /// Views exist for some lengths of the visible rectangle before and after it, and are chosen anew
  /// when less than half of that is left on a side.
  func window(
    around visible: LayoutRect, overscan: Double, insteadOf old: LayoutRect
  ) -> LayoutRect {
    let length = axis.length(of: visible.size)
    let crossLength = axis.cross.length(of: contentSize)
    let (seen, window) = (axis.interval(of: visible), axis.interval(of: old))
    let margin = overscan * length
    let isEnough =
      window.near <= max(0, seen.near - margin / 2)
      && window.far >= min(axis.length(of: contentSize), seen.far + margin / 2)
      && window.near >= seen.near - 2 * margin && window.far <= seen.far + 2 * margin
      && axis.cross.length(of: old.size) == crossLength
    if isEnough { return old }
    return axis.rect(
      main: seen.near - margin, length: length + 2 * margin, cross: 0, crossLength: crossLength)
  }
}

/// An element that has a view: its identity, its place and how it is drawn.
struct LazyElement: Identifiable {
  /// The identity in the data; headers and footers have one of their own.
  let id: AnyHashable
  /// The identity of its section, and its number of items, if people may move them, or others to it.
  var section = LazyID(base: 0)
  var itemCount: Int?
  let address: MasonryFeed.Address
  let frame: LayoutRect
  var zIndex = 0.0
  /// The axes along which the view chooses its own length.
  var measuredAxes: Set<LayoutAxis> = []
  /// The greatest length across the axis that it may choose.
  var longestAcross = Double.infinity
  var isMovable: Bool { address.item != nil && itemCount != nil }
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

/// The layout of elements in a proposed length across, or else by the order of their views in a drag.
typealias LazyArranging =
  @Sendable (_ crossLength: Double?, _ order: [MasonryFeed.Address?]) -> LazyFrames?

/// The size of the content, the frames of elements by present addresses, and the item that is dragged.
typealias LazyFrames = (
  size: LayoutSize, frames: [MasonryFeed.Address: LayoutRect], moved: MasonryFeed.Address?
)
#endif
