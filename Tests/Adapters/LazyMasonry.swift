import MasonryLayout
import SwiftUI

/// A masonry wall that makes views for what is in sight, and for nothing else.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct LazyMasonry<Content: View>: View {
  /// The sections, laid out at the width of the scroll view.
  let feed: MasonryFeed

  @ViewBuilder let content: (MasonryFeed.Address) -> Content

  @State private var visible = LayoutRect.zero

  var body: some View {
    ScrollView {
      ZStack(alignment: .topLeading) {
        Color.clear
          .frame(width: feed.contentSize.width, height: feed.contentSize.height)
        ForEach(feed.elements(in: visible), id: \.address) { element in
          content(element.address)
            .frame(width: element.frame.width, height: element.frame.height)
            .offset(x: element.frame.minX, y: element.frame.minY)
            .zIndex(Double(element.zIndex))
        }
      }
    }
    .onScrollGeometryChange(for: LayoutRect.self) { geometry in
      let rect = geometry.visibleRect
      return LayoutRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    } action: { _, new in
      visible = new
    }
  }
}
