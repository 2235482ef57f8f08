#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  /// Sets how far beyond the visible part items of lazy views have views: 1 by default.
  ///
  /// The distance before and after the visible part is in lengths of the scroll view. More costs
  /// memory and time; less shows blank places after a flick. Numbers below 0.25 count as 0.25, those
  /// above 8 as 8, and NaN as 1.
  public func lazyOverscan(_ lengths: Double) -> some View {
    environment(\.lazySettings.overscan, lengths.isNaN ? 1 : min(max(lengths, 0.25), 8))
  }

  /// Sets whether items of lazy views stay in their columns once they have been visible, as they do
  /// by default.
  ///
  /// Then all items in view stay where they are while data above them change or are measured, if the
  /// scroll view has a `lazyScrollPosition(_:hangsFromEnd:)`. Otherwise the first one stays. Walls of
  /// known sizes keep no columns while `lazyReordering(perform:)` lets people move their items.
  public func lazyKeepsColumns(_ keeps: Bool) -> some View {
    environment(\.lazySettings.keepsColumns, keeps)
  }

  /// Sets whether columns that begin at different heights become level, as they do by default.
  ///
  /// What is above the visible items is laid out upwards, so that these stay where they are. Once
  /// all columns begin in view, the scroll view is at rest and its items are measured, they move to
  /// one height, with an animation; the column that begins at the median height stays, unless that
  /// needs more content before it. It needs a `lazyScrollPosition(_:hangsFromEnd:)`.
  public func lazyLevelsStart(_ levels: Bool) -> some View {
    environment(\.lazySettings.levelsStart, levels)
  }

  /// Calls an action when an end of a lazy view's data comes near, to load the next page there.
  ///
  ///     ScrollView { LazyMasonry(photos, aspectRatio: \.ratio) { PhotoView($0) } }
  ///       .onLazyEdge { edge in try await load(isOlder: edge == .bottom) }
  ///
  /// The edge is the top or the bottom, or sideways the leading or the trailing one. Near is at most
  /// so many lengths of the scroll view away, as the top usually is when the first items are shown.
  /// Each edge is told once for its first or last item: again when a page is there, if that end is
  /// still near. If the action throws, the edge is told again when the view scrolls. The actions of
  /// several modifiers are all called. Carousels tell nothing.
  public func onLazyEdge(
    _ edges: Edge.Set = .all, within lengths: Double = 2,
    perform action: @escaping @MainActor (Edge) async throws -> Void
  ) -> some View {
    transformEnvironment(\.lazySettings) { $0.edgeActions.append((edges, lengths, action)) }
  }
}

/// What the modifiers of a scroll view say to the lazy views in it.
struct LazySettings: EnvironmentKey {
  var overscan = 1.0
  var keepsColumns = true
  var levelsStart = true
  var edgeActions:
    [(edges: Edge.Set, lengths: Double, perform: @MainActor (Edge) async throws -> Void)] = []
  var move: ((_ id: AnyHashable, _ index: Int, _ section: Int) -> Void)?
  var pinch: (columns: Binding<Int>, range: ClosedRange<Int>)?
  var selection: (ids: Binding<Set<AnyHashable>>, contains: (AnyHashable) -> Bool)?
  /// Whether SwiftUI's own reordering may move items where it exists; tests try both.
  var mayReorder = true
  var isReorderedBySwiftUI: Bool { move != nil && mayReorder }
  var scroller: LazyScroller?

  static var defaultValue: Self { Self() }
}

extension EnvironmentValues {
  var lazySettings: LazySettings {
    get { self[LazySettings.self] }
    set { self[LazySettings.self] = newValue }
  }
}
#endif
