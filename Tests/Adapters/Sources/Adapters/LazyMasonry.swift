import MasonryLayout
import SwiftUI

/// A masonry wall that makes views for what is in sight, and for nothing else.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct LazyMasonry<ID: Hashable, Heights: MasonryHeightProvider, Content: View>: View {
  /// The sections, which are given the width of the scroll view.
  @Binding var feed: MasonryFeed

  /// The heights of a section, asked for what gets another width.
  let heights: (_ section: Int) -> Heights

  /// The identity of the photo, or of the album, that an address shows at the moment.
  ///
  /// A photo keeps it when others before it go and its address changes, and so it keeps its view.
  let id: (MasonryFeed.Address) -> ID

  @ViewBuilder let content: (MasonryFeed.Address) -> Content

  @State private var visible = CGRect.zero
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale

  var body: some View {
    ScrollView {
      ZStack(alignment: .topLeading) {
        Color.clear
          .frame(width: feed.contentSize.width, height: feed.contentSize.height)
        ForEach(shown) { shown in
          content(shown.element.address)
            .environment(\.layoutDirection, direction)
            .frame(width: shown.element.frame.width, height: shown.element.frame.height)
            .offset(x: shown.element.frame.minX, y: shown.element.frame.minY)
            .zIndex(Double(shown.element.zIndex))
        }
      }
      // Frames are counted from the left: from right to left the feed has mirrored them already.
      .environment(\.layoutDirection, .leftToRight)
    }
    .onScrollGeometryChange(for: CGRect.self) { geometry in
      geometry.visibleRect
    } action: { _, new in
      visible = new
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      resize(to: width)
    }
    .onChange(of: environment) {
      resize(to: feed.contentSize.width)
    }
  }

  private var shown: [Shown<ID>] {
    feed.elements(in: visible).map { element in
      Shown(id: .init(depth: element.zIndex, id: id(element.address)), element: element)
    }
  }

  private func resize(to width: Double) {
    do {
      try feed.resize(width: width, environment: environment, measuredBy: heights)
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  private var environment: MasonryEnvironment {
    MasonryEnvironment(
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, scale: scale)
  }
}

/// An element, under the identity of what it shows.
private struct Shown<ID: Hashable>: Identifiable {
  /// The header, the footer and the background of an album lie at different depths.
  struct Identity: Hashable {
    let depth: Int
    let id: ID
  }

  let id: Identity
  let element: MasonryFeed.Element
}
