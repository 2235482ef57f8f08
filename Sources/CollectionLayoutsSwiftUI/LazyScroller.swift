#if canImport(SwiftUI)
public import MasonryLayout
public import SwiftUI

/// Scrolls to items of lazy views, and keeps the place while their layout changes.
///
///     @State private var scroller = LazyScroller()
///
///     ScrollView {
///       LazyMasonry(photos, estimatedHeight: 180) { photo in PhotoView(photo) }
///     }
///     .lazyScroller(scroller)
///     .toolbar {
///       Button("Newest") { withAnimation { scroller.scroll(to: photos[0].id) } }
///     }
///
/// A `ScrollViewReader` and a `scrollPosition(id:)` find only views that exist, and items far away
/// have none. A scroller asks the layout instead.
///
/// It sets the position of its scroll view, which must not have another `scrollPosition`. It
/// needs iOS 18, the first system that scrolls to an offset.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor public final class LazyScroller {
  private var scrollables: [Weak] = []
  fileprivate var offset = CGPoint.zero
  fileprivate var position: Binding<ScrollPosition>?

  /// Creates a scroller for one scroll view.
  public init() {}

  /// Scrolls to an item or, in a ``LazyFeed``, to the header of a section.
  ///
  /// If the item is in a carousel, the carousel scrolls too. If no lazy view in the scroll view has
  /// the item, nothing happens. If several have it, the first one that appeared scrolls. Views near
  /// it measure themselves when they appear; the first item that begins in view stays in place
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - id: The identity of the item or the section in the data.
  ///   - position: Where in view to show it; a wheel brings it into focus.
  /// - Complexity: O(*n*) for *n* items.
  public func scroll(to id: some Hashable, at position: LayoutScrollPosition = .start) {
    let id = AnyHashable(id)
    for scrollable in scrollables {
      if let way = scrollable.value?.way(to: id, at: position) { return move(by: way) }
    }
  }

  private struct Weak {
    weak var value: (any LazyScrollable)?
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LazyScroller: LazyMover {
  func add(_ scrollable: any LazyScrollable) {
    guard !scrollables.contains(where: { $0.value === scrollable }) else { return }
    scrollables.removeAll { $0.value == nil }
    scrollables.append(Weak(value: scrollable))
  }

  func move(by distance: LayoutPoint) {
    offset.x += distance.x
    offset.y += distance.y
    if distance.x != 0 { position?.wrappedValue.scrollTo(x: offset.x) }
    if distance.y != 0 { position?.wrappedValue.scrollTo(y: offset.y) }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  /// Lets a scroller scroll the scroll view that this modifier is applied to.
  public func lazyScroller(_ scroller: LazyScroller) -> some View {
    modifier(LazyScrolling(scroller: scroller))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct LazyScrolling: ViewModifier {
  let scroller: LazyScroller
  @State private var position = ScrollPosition(edge: .top)

  init(scroller: LazyScroller) { self.scroller = scroller }

  func body(content: Content) -> some View {
    scroller.position = $position
    return
      content
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGPoint.self) { geometry in
        geometry.contentOffset
      } action: { _, offset in
        scroller.offset = offset
      }
      .environment(\.lazyMover, scroller)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
  /// The scroller of the enclosing scroll view, or `nil`.
  var lazyMover: (any LazyMover)? {
    get { self[LazyMoverKey.self] }
    set { self[LazyMoverKey.self] = newValue }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct LazyMoverKey: EnvironmentKey {
  static var defaultValue: (any LazyMover)? { nil }
}
#endif
