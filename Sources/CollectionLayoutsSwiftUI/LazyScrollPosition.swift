#if canImport(SwiftUI)
public import MasonryLayout
public import SwiftUI

/// Where a scroll view with lazy views is scrolled: the first item in view, and where to go.
///
///     @State private var position = LazyScrollPosition()
///
///     ScrollView { LazyMasonry(photos, estimatedHeight: 180) { PhotoView($0) } }
///       .lazyScrollPosition($position)
///       .toolbar { Button("Newest") { withAnimation { position.scrollTo(id: photos[0].id) } } }
///
/// SwiftUI's `ScrollPosition` finds only views that exist; this one knows every item. To open at an
/// item, start with `LazyScrollPosition(id:anchor:)`; to restore a place, store ``bookmark(type:)``,
/// and start with ``init(restoring:)``. An item that is asked for before it is in the data is shown
/// once it is, unless a finger scrolls first, and stays while views around it measure themselves.
public struct LazyScrollPosition: Equatable {
  var target = LazyTarget()

  /// The identity of the first item that begins in view, or else of the first item in view.
  ///
  /// In a wheel it is the card in focus, in a carousel of a feed the section. It is set when another
  /// item is the first, and evaluates the bodies that read it; `nil` until something is in view.
  public internal(set) var viewID: AnyHashable?

  /// The distance, in points, from where ``scrollTo(id:anchor:offset:)`` shows the item at the top,
  /// below pinned headers, to where it begins.
  ///
  /// It is set with ``viewID`` and when scrolling ends. It is below 0 if the item begins before.
  public internal(set) var offset: CGFloat = 0

  var bookmark: LayoutBookmark<AnyHashable>?

  /// Whether a finger scrolled to the item, and not the app.
  public internal(set) var isPositionedByUser = false

  /// Creates a position that leaves the scroll view where it is.
  public init() {}

  /// Creates a position at an item; the parameters are those of ``scrollTo(id:anchor:offset:)``.
  public init(id: some Hashable, anchor: UnitPoint? = .top, offset: CGFloat = 0) {
    scrollTo(id: id, anchor: anchor, offset: offset)
  }

  /// Creates a position at an edge of the scroll view's content.
  public init(edge: Edge) { scrollTo(edge: edge) }

  /// Creates a position at a place that was stored.
  ///
  /// If the item there is gone, it is the nearest one that is left of those around it. It waits until
  /// one of them is in the data.
  public init<ID: Hashable>(restoring bookmark: LayoutBookmark<ID>) {
    target = LazyTarget(bookmark: bookmark.compactMap { AnyHashable($0) }, count: 1)
  }

  /// The place in view, to store and to restore, by identities of a type; `nil` until something is
  /// in view, and for wheels, which are restored by ``viewID(type:)``.
  ///
  /// It is set with ``offset``.
  public func bookmark<ID: Hashable>(type: ID.Type) -> LayoutBookmark<ID>? {
    bookmark?.compactMap { $0.base as? ID }
  }

  /// The identity of the item in view, or `nil` if it is of another type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// Scrolls to an item or, in a ``LazyFeed``, to the header of a section.
  ///
  /// If both have the identity, it is the item. A carousel that has it scrolls too, and a wheel
  /// brings it into focus. If several lazy views have it, the first one that appeared scrolls.
  ///
  /// - Parameters:
  ///   - id: The identity of the item or the section in the data.
  ///   - anchor: Where in view to show it: at the start, in the middle or at the end, whichever is
  ///     nearest to the anchor; `nil` scrolls as little as possible.
  ///   - offset: A distance in points by which it is to begin after that.
  /// - Complexity: O(*n*) for *n* items.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = .top, offset: CGFloat = 0) {
    // Along whichever axis the anchor is not in the middle of.
    let share = anchor.map { $0.y == 0.5 ? $0.x : $0.y }
    let position = share.map { $0 < 0.25 ? LayoutScrollPosition.start : $0 > 0.75 ? .end : .center }
    target = LazyTarget(
      id: AnyHashable(id), position: position ?? .nearest, offset: Double(offset),
      count: target.count + 1)
  }

  /// Scrolls to an edge of the scroll view's content.
  ///
  /// At the bottom or the trailing edge it stays there while views measure themselves.
  public mutating func scrollTo(edge: Edge) {
    target = LazyTarget(edge: edge, count: target.count + 1)
  }

  /// Keeps an item in view in place in the next change of the data, and what follows it.
  ///
  ///     posts.replaceSubrange(gap...gap, with: missing)  // in place of "Show more"
  ///     position.keepInPlace(id: belowTheGap)
  ///
  /// What is inserted before the item comes above it, and moves upwards what is before it in view.
  /// Otherwise an item that is inserted in view moves what follows.
  public mutating func keepInPlace(id: some Hashable) {
    target = LazyTarget(id: AnyHashable(id), isKept: true, count: target.count + 1)
  }
}

/// Where to go, an edge, a bookmark, an item or nowhere; each request of an app is another one.
struct LazyTarget: Equatable {
  var edge: Edge?
  var bookmark: LayoutBookmark<AnyHashable>?
  var id: AnyHashable?
  /// Where in view the item is to be, and the distance by which it is to begin after that.
  var position = LayoutScrollPosition.nearest
  var offset = 0.0
  /// Whether nothing scrolls there, and the item stays in the next change of the data.
  var isKept = false
  var count = 0
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  /// Connects a position with the lazy views in the scroll view that this modifier is applied to.
  ///
  /// It also keeps the place: items in view stay where they are while the data above them changes
  /// or is measured, all of them in columns that are kept, and the first one elsewhere and in a
  /// rotation. At the start of the content, inserted items come into view. A finger that scrolls is
  /// not stopped. The scroll view must not have another `scrollPosition`.
  ///
  /// Without a position only the place is kept. If the content hangs from its end, as that of a
  /// chat does, it starts at the end, stays there if it is there while messages and the keyboard
  /// come, and lies at the end of the scroll view if it is shorter.
  public func lazyScrollPosition(
    _ position: Binding<LazyScrollPosition>? = nil, hangsFromEnd: Bool = false
  ) -> some View {
    modifier(LazyScrollPositioning(position, hangsFromEnd: hangsFromEnd))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct LazyScrollPositioning: ViewModifier {
  let value: Binding<LazyScrollPosition>?
  let hangsFromEnd: Bool
  @State private var scroller = LazyScroller()
  @State private var updates = 0
  @Environment(\.layoutDirection) private var direction

  /// In Xcode 27 the states would count in an initializer that is not written out.
  init(_ value: Binding<LazyScrollPosition>?, hangsFromEnd: Bool) {
    (self.value, self.hangsFromEnd) = (value, hangsFromEnd)
  }

  func body(content: Content) -> some View {
    let _ = updates
    scroller.update = { updates += 1 }
    scroller.follow(value, hangsFromEnd: hangsFromEnd)
    return anchored(content)
      .scrollPosition($scroller.position)
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, geometry in
        keepingScroll { scroller.take(geometry, LayoutReadingDirection(direction)) }
      }
      .onScrollPhaseChange { _, phase in keepingScroll { scroller.take(phase) } }
      .onChange(of: value?.wrappedValue.target) { scroller.setOutdated() }
      .environment(\.lazySettings.scroller, scroller)
      .transformEnvironment(\.isScrollEnabled) { $0 = $0 && !scroller.isBlocked }
  }

  @ViewBuilder private func anchored(_ content: Content) -> some View {
    if hangsFromEnd {
      content
        .defaultScrollAnchor(UnitPoint(x: 1, y: 1), for: .initialOffset)
        .defaultScrollAnchor(UnitPoint(x: 1, y: 1), for: .alignment)
    } else {
      content
    }
  }
}
#endif
