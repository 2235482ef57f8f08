#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// A wall of a section's items in a scroll view of its own, as an app would write it.
///
/// UIKit's host and the engine hold the offsets of all carousels in `MasonryFeed.Viewport.offsets`,
/// since the same view draws them; here each carousel has a view, and in the feed it is one item.
/// Its store, which the feed keeps while there is no view, holds the position.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyCarousel<ItemID: Hashable, Wall: View>: View {
  let axis: Axis
  let snapping: LayoutScrollPosition
  let store: LazyStore<LazySections<WholeWall, ItemID>>
  let wall: Wall

  var body: some View {
    let view = ScrollView(axis == .vertical ? .vertical : .horizontal, showsIndicators: false) {
      wall
    }
    .scrollTargetBehavior(CarouselTargetBehavior(store: store, position: snapping))
    .environment(\.lazySettings.edgeAction, nil)
    .environment(\.lazySettings.move, nil)
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      // Not a state: a change of what is in view would evaluate the body.
      view.lazyScrollPosition(Binding(get: { store.position }, set: { store.position = $0 }))
    } else {
      view
    }
  }
}

/// Coming to rest with an item of a carousel aligned.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct CarouselTargetBehavior<ItemID: Hashable>: ScrollTargetBehavior {
  let store: LazyStore<LazySections<WholeWall, ItemID>>
  let position: LayoutScrollPosition

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let origin = LayoutPoint(target.rect.origin)
    // A finger is lifted on the main thread; the protocol does not say so.
    target.rect.origin = CGPoint(
      MainActor.assumeIsolated { store.snapped(origin, to: position) })
  }
}
#endif
