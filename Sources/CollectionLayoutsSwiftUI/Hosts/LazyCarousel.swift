#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The items of a carousel in a scroll view of their own.
///
/// The scroll view keeps the offset, and ``LazyStore`` what it shows. UIKit's host and the engine
/// hold the offsets of all carousels in `MasonryFeed.Viewport.offsets`, since the same view draws
/// them; here each carousel is a scroll view, and in the feed it has one item.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyCarousel<Items: RandomAccessCollection, Content: View>: View
where Items.Element: Identifiable {
  let items: Items
  let axis: Axis
  let layout: MasonryFeed.SectionLayout
  let sizing: (Items.Element) -> LazySizing
  let columnSpan: ((Items.Element) -> Int)?

  /// The layout and the scroll offset, kept while it has no view.
  let store: (any LazyScrollable)?
  let content: (Items.Element) -> Content

  var body: some View {
    let view = ScrollView(axis == .vertical ? .vertical : .horizontal, showsIndicators: false) {
      wall
    }
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      view.lazyScrollPosition()
    } else {
      view
    }
  }

  @ViewBuilder private var wall: some View {
    switch layout {
    case .columns(let configuration):
      LazyWall<Items, Items.Element.ID, MasonryGrid, Content>(
        items, id: \.id, axis: axis, configuration, sizing: sizing, columnSpan: columnSpan,
        store: store as? LazyStore, content: content)
    case .rows(let configuration):
      LazyWall<Items, Items.Element.ID, MasonryRows, Content>(
        items, id: \.id, axis: axis, configuration, sizing: sizing, columnSpan: columnSpan,
        store: store as? LazyStore, content: content)
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazySections {
  /// The store of a carousel; `nil` if the section is none.
  mutating func carousel(ofSection section: Int) -> (any LazyScrollable)? {
    let shown = isUpToDate ? sections[section] : wanted[section]
    guard shown.carouselIDs != nil else { return nil }
    let old = carousels[shown.id]
    let store: any LazyScrollable =
      switch shown.wanted.layout {
      case .columns: old as? LazyStore<LazyItems<MasonryGrid, ItemID>> ?? LazyStore(LazyItems())
      case .rows: old as? LazyStore<LazyItems<MasonryRows, ItemID>> ?? LazyStore(LazyItems())
      }
    carousels[shown.id] = store
    return store
  }
}
#endif
