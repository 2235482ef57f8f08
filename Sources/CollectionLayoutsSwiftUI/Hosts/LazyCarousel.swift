#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The items of a carousel in a scroll view of their own.
///
/// The scroll view keeps the offset, and ``LazyStore`` what it shows.
/// `MasonryFeed.Viewport.offsets` has no entry for it: in the feed a carousel has one item.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyCarousel<Items: RandomAccessCollection, Content: View>: View
where Items.Element: Identifiable {
  let items: Items
  let axis: Axis
  let layout: MasonryFeed.SectionLayout
  let sizing: LazySizing<Items.Element>
  let columnSpan: ((Items.Element) -> Int)?

  /// The layout and the scroll offset, kept while it has no view.
  let store: (any LazyScrollable)?
  let content: (Items.Element) -> Content

  var body: some View {
    let view = ScrollView(axis == .vertical ? .vertical : .horizontal, showsIndicators: false) {
      wall
    }
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      view.modifier(OwnScroller())
    } else {
      view
    }
  }

  @ViewBuilder private var wall: some View {
    switch layout {
    case .columns(let configuration):
      LazyMasonry(
        items, axis: axis, configuration: configuration, sizing: sizing, columnSpan: columnSpan,
        store: store as? LazyStore, content: content)
    case .rows(let configuration):
      LazyRows(
        items, axis: axis, configuration: configuration, sizing: sizing, columnSpan: columnSpan,
        store: store as? LazyStore, content: content)
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct OwnScroller: ViewModifier {
  @State private var scroller = LazyScroller()

  func body(content: Content) -> some View { content.lazyScroller(scroller) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazySections {
  /// The store of a carousel; `nil` if the section is none.
  mutating func carousel(ofSection section: Int) -> (any LazyScrollable)? {
    let shown = sections[section]
    guard let layout = shown.carousel?.settings.layout else { return nil }
    let old = carousels[shown.id]
    let store: any LazyScrollable =
      switch layout {
      case .columns: old as? LazyStore<LazyItems<MasonryGrid, ItemID>> ?? LazyStore(LazyItems())
      case .rows: old as? LazyStore<LazyItems<MasonryRows, ItemID>> ?? LazyStore(LazyItems())
      }
    carousels[shown.id] = store
    return store
  }
}
#endif
