#if canImport(SwiftUI)
import MasonryLayout
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  /// Calls an action when an end of a lazy view's data comes near, to load the next page there.
  ///
  ///     ScrollView { LazyMasonry(photos, aspectRatio: \.ratio) { PhotoView($0) } }
  ///       .onLazyEdge { edge in Task { await load(isOlder: edge == .bottom) } }
  ///
  /// The edge is the top or the bottom, or sideways the leading or the trailing one. It is told once
  /// for each first or last item: again once the page is there, if that end is still near. Near is
  /// less than so many lengths of the scroll view away.
  public func onLazyEdge(
    within lengths: Double = 2, perform action: @escaping (Edge) -> Void
  ) -> some View {
    environment(\.lazyEdgeAction, LazyEdgeAction(lengths: lengths, perform: action))
  }
}

/// What to do when an end of the data comes near.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyEdgeAction {
  let lengths: Double
  let perform: (Edge) -> Void
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
  var lazyEdgeAction: LazyEdgeAction? {
    get { self[LazyEdgeKey.self] }
    set { self[LazyEdgeKey.self] = newValue }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct LazyEdgeKey: EnvironmentKey {
  static var defaultValue: LazyEdgeAction? { nil }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyStore {
  /// Tells of the ends of the data that are near and were not told of with their present items.
  func tellEdges(_ action: LazyEdgeAction?, isMirrored: Bool) {
    guard let action, let ends = host.ends, let distances = distancesToEnds else { return }
    let isVertical = host.axis == .vertical
    let (near, far) = isMirrored && !isVertical ? (ends.last, ends.first) : (ends.first, ends.last)
    let edges: [(Edge, AnyHashable, Double)] = [
      (isVertical ? .top : isMirrored ? .trailing : .leading, near, distances.near),
      (isVertical ? .bottom : isMirrored ? .leading : .trailing, far, distances.far),
    ]
    for (edge, id, distance) in edges where distance <= action.lengths && told[edge] != id {
      told[edge] = id
      action.perform(edge)
    }
  }
}
#endif
