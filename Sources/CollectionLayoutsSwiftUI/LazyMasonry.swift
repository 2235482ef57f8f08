#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// A masonry wall that makes views for what is in sight, and for nothing else.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct LazyMasonry<ID: Hashable, Heights: MasonryHeightProvider, Content: View>: View {
  /// The sections, which are given the width of the scroll view.
  @Binding var feed: MasonryFeed

  /// What stays still: an app lets it follow what it inserts, removes and moves.
  var anchor: Binding<MasonryFeed.Anchor?>?

  /// Whether what was in sight stays in its columns, whatever changes before it.
  var keepsColumns = false

  /// The heights of a section: of what is estimated, once it comes into sight, and of what gets another width.
  let heights: (_ section: Int) -> Heights

  /// The identity of the photo, or of the album, that an address shows at the moment.
  ///
  /// A photo keeps it when others before it go and its address changes, and so it keeps its view.
  let id: (MasonryFeed.Address) -> ID

  @ViewBuilder let content: (MasonryFeed.Address) -> Content

  @State private var visible = CGRect.zero
  @State private var position = ScrollPosition(edge: .top)
  @State private var ownAnchor: MasonryFeed.Anchor?
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
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGRect.self) { geometry in
      geometry.visibleRect
    } action: { _, new in
      show(new)
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      resize(to: width)
    }
    .onChange(of: environment) {
      resize(to: feed.contentSize.width)
    }
    .onChange(of: feed) {
      keepPlace()
    }
  }

  private var shown: [Shown<ID>] {
    feed.elements(in: visible).map { element in
      Shown(id: .init(depth: element.zIndex, id: id(element.address)), element: element)
    }
  }

  private func show(_ new: CGRect) {
    // In another size, or where the view has scrolled to itself, the same stays still as before.
    let isScrolled = new.size == visible.size && new.origin != visible.origin
    visible = new
    if isScrolled || kept.wrappedValue == nil { kept.wrappedValue = feed.anchor(in: .init(new)) }
    keepPlace()
    guard keepsColumns else { return }
    for case .item(let item, let section) in feed.elements(in: visible).map(\.address) {
      if case .before(let end) = feed[section].keptPlaces, item < end { continue }
      feed[section].keptPlaces = .before(item + 1)
    }
  }

  /// Measures what has come into sight, and scrolls to where the same is in sight as before.
  private func keepPlace() {
    attempt {
      var scrolled = MasonryFeed.Viewport(visible)
      try feed.measure(
        itemsIn: &scrolled, margin: visible.height / 2, keeping: kept.wrappedValue,
        measuredBy: heights)
      guard scrolled.rect.minY != visible.minY else { return }
      visible.origin.y = scrolled.rect.minY
      position.scrollTo(y: visible.minY)
    }
  }

  private var kept: Binding<MasonryFeed.Anchor?> { anchor ?? $ownAnchor }

  /// A feed with estimates goes on asking for what is in sight alone.
  private func resize(to width: Double) {
    attempt {
      if feed.hasExactContentSize {
        try feed.resize(width: width, environment: environment, measuredBy: heights)
      } else {
        try feed.resize(width: width, environment: environment)
      }
    }
  }

  private func attempt(_ change: () throws -> Void) {
    do {
      try change()
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(
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
#endif
