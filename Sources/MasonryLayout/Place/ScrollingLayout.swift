/// A layout of elements along an axis of scrolling, which are followed through changes.
///
/// A ``MasonryGrid``, ``MasonryRows`` and a ``MasonryFeed`` are such layouts; a host that serves
/// several is generic. Only layouts of this package conform: requirements may be added.
public protocol ScrollingLayout: Equatable, Sendable {
  /// An element in view: a ``LayoutItem``, or a ``MasonryFeed/Element``.
  associatedtype Element: LayoutElement

  /// The mapping of a change.
  associatedtype Mapping: LayoutMapping where Mapping.ID == Element.ID

  /// The visible part: a rectangle, or a ``MasonryFeed/Viewport``.
  associatedtype Viewport: Hashable, Sendable

  /// The width or the height that the layout was given, and its environment.
  var space: LayoutSpace { get }

  /// The size of the whole content, in points.
  var contentSize: LayoutSize { get }

  /// The elements whose frames intersect the viewport, in the order of the content.
  func elements(in viewport: Viewport) -> [Element]

  /// The frame of an element, or `nil` if the layout does not have it.
  ///
  /// Without a viewport nothing is pinned, and no carousel is scrolled.
  func frame(of id: Element.ID, in viewport: Viewport?) -> LayoutRect?

  /// The frames of elements that are mostly near each other, as `frame(of:in:)` has each.
  func frames(of ids: [Element.ID?], in viewport: Viewport) -> [LayoutRect?]

  /// The anchor of the visible elements; see ``LayoutAnchor`` for how it is chosen.
  func anchor(in visible: Viewport, sticksToStart: Bool, sticksToEnd: Bool) -> Anchor

  /// The anchor of the item under a finger, to keep it there while columns change.
  func anchor(at finger: LayoutPoint, in visible: Viewport) -> Anchor

  /// The visible rectangle of a viewport.
  static func visibleRect(of viewport: Viewport) -> LayoutRect

  /// The viewport with another visible rectangle; what is pinned stays there.
  static func viewport(_ viewport: Viewport, showing rect: LayoutRect) -> Viewport

  /// Whether the content hangs from its end.
  static func hangsFromEnd(_ viewport: Viewport) -> Bool

  /// The blank space around the content that a viewport needs: the insets of its scroll view.
  func room(in viewport: Viewport) -> LayoutInsets

  /// Scrolls until the visible rectangle begins at a coordinate along the axis, if that is finite.
  func scroll(_ viewport: inout Viewport, to near: Double)

  /// Lets the element with space below it, and the offsets of carousels, follow a change.
  ///
  /// If the viewport before the change is given, each carousel with an offset also keeps in place
  /// what it showed of the old layout.
  func follow(
    _ viewport: inout Viewport, by mapping: Mapping, from old: (layout: Self, viewport: Viewport)?)

  /// The nearest item before or after an element that a change leaves, itself excepted.
  func item(nextTo id: Element.ID, isBefore: Bool, after mapping: Mapping) -> Element.ID?

  /// A length to compare zoom levels by: column width or row height; in a feed, in `id`'s section.
  func typicalLength(around id: Element.ID?) -> Double

  /// The mapping of the changes in a closure of `keepingPlace`; `nil` at other times.
  var _changes: Mapping? { get set }

  /// The elements in view at any progress of a transition, and a few beside them, in order.
  func elementIDs(from start: Viewport, to end: Viewport, of other: Self) -> [Element.ID]

  /// The elements that meet a viewport along the axis, and the last before it and the first after
  /// it; all meet `nil`. A few others may be among them.
  func division(
    by viewport: Viewport?
  ) -> (met: [Element.ID], lastBefore: Element.ID?, firstAfter: Element.ID?)

  /// The elements between two old ones, ends included, that go between two new ones; `nil` stands
  /// for no bound. A few others may be among them.
  func elementIDs(
    from old: (first: Element.ID?, last: Element.ID?),
    to new: (first: Element.ID?, last: Element.ID?), by mapping: Mapping
  ) -> [(old: Element.ID, new: Element.ID)]
}

extension ScrollingLayout {
  /// The anchor of the layout.
  public typealias Anchor = LayoutAnchor<Mapping>
}

extension ScrollingLayout {
  /// The axis of scrolling: vertical if the layout was given a width.
  public var axis: LayoutAxis { space.axis }

  /// The width that was given, in points, or the height if the layout scrolls sideways.
  public var crossLength: Double { space.crossLength }

  /// The direction and the pixels of the screen.
  public var environment: LayoutEnvironment { space.environment }

  /// Whether the start of the content is in view, or the view is pulled beyond it.
  ///
  /// The tolerance is 16 units in the last place of the length of the content, or of a longer view,
  /// and half a pixel more if there is a scale, because scroll views round their offsets to pixels.
  /// Anchors that stick to an end use the same rule. A rectangle that is not finite shows neither.
  ///
  /// - Complexity: O(1).
  public func isAtStart(_ visible: Viewport) -> Bool { isAtEnds(visible).start }

  /// Whether the end of the content is in view, or the view is pulled beyond it.
  ///
  ///     newMessagesButton.isHidden = feed.isAtEnd(visible)
  ///
  /// It has the tolerance of ``isAtStart(_:)``. Blank space after the content counts as content.
  ///
  /// - Complexity: O(1).
  public func isAtEnd(_ visible: Viewport) -> Bool { isAtEnds(visible).end }

  private func isAtEnds(_ visible: Viewport) -> (start: Bool, end: Bool) {
    guard Self.visibleRect(of: visible).isFinite else { return (false, false) }
    let span = span(of: visible)
    // In a view that hangs from the end, distances are counted from there.
    return Self.hangsFromEnd(visible)
      ? (span.isAtEnd, span.isAtStart) : (span.isAtStart, span.isAtEnd)
  }

  /// A viewport along the axis, with the length of the content.
  func span(of viewport: Viewport) -> VisibleSpan {
    VisibleSpan(
      Self.visibleRect(of: viewport), of: axis.length(of: contentSize), in: space,
      room: axis.ends(of: room(in: viewport)).end, hangsFromEnd: Self.hangsFromEnd(viewport))
  }

  /// The interval of an unpinned element along the axis, or `nil` if it does not exist.
  func existingInterval(of id: Element.ID?) -> LayoutInterval? {
    id.flatMap { frame(of: $0, in: nil) }.map { axis.interval(of: $0) }
  }
}

extension ScrollingLayout {
  /// Adds the mapping of a change while `keepingPlace` runs; returns the mapping.
  mutating func note(_ mapping: Mapping) -> Mapping {
    if let changes = _changes, mapping != .unchanged { _changes = changes.then(mapping) }
    return mapping
  }
}

/// An element of a layout, and where to show it.
public protocol LayoutElement: Hashable, Sendable {
  /// The identity of an element; ascending in the order of the content.
  associatedtype ID: Hashable, Comparable, Sendable

  /// The index of the item, or the address of the element.
  var id: ID { get }

  /// Where it is, in the coordinates of the content.
  var frame: LayoutRect { get }
}

/// The mapping of a change: a ``/LayoutGeometry/LayoutIndexMapping``, or that of a feed.
public protocol LayoutMapping: Hashable, Sendable {
  /// The identity of an element.
  associatedtype ID: Hashable, Comparable, Sendable

  /// The mapping in which everything stays.
  static var unchanged: Self { get }

  /// The index or the address after the change, or `nil` if the element was removed.
  func newID(of oldID: ID) -> ID?

  /// The index or the address before the change, or `nil` if the element is new.
  func oldID(of newID: ID) -> ID?

  /// The mapping of this change followed by another one.
  func then(_ next: Self) -> Self
}

extension LayoutIndexMapping: LayoutMapping {
  /// The index after the change: ``newIndex(of:)``.
  public func newID(of oldIndex: Int) -> Int? { newIndex(of: oldIndex) }

  /// The index before the change: ``oldIndex(of:)``.
  public func oldID(of newIndex: Int) -> Int? { oldIndex(of: newIndex) }
}

/// The part of the view to scroll an item to.
public enum LayoutScrollPosition: String, Hashable, Sendable, CaseIterable {
  /// At the top, or at the leading edge of what scrolls sideways.
  case start
  /// In the middle.
  case center
  /// At the bottom, or at the trailing edge of what scrolls sideways.
  case end
  /// At the nearest offset that shows all of it, or as much of it as fits into the view.
  case nearest
}

#if !hasFeature(Embedded)
extension LayoutScrollPosition: Codable {}
#endif
