#if canImport(SwiftUI)
public import MasonryLayout
public import SwiftUI

/// Sections of items with headers inside a scroll view, with views only near the visible part.
///
///     ScrollView {
///       LazyFeed(
///         albums, items: \.photos, sizing: .aspectRatio(\.ratio),
///         section: { _ in
///           .init(
///             layout: .columns(.adaptive(minimumWidth: 160)),
///             header: .init(length: 44, isPinned: true))
///         }
///       ) { photo in
///         PhotoView(photo)
///       } header: { album in
///         Text(album.title)
///       }
///     }
///
/// Each section has the settings of a `MasonryFeed`: columns, header, footer, background. Pinned
/// headers and footers are drawn where they are pinned by visual effects, so that scrolling
/// evaluates no body. A header does not stretch. A carousel is a scroll view of its own; it is as
/// long as its settings say, and cuts off items of flowing and justified rows that reach beyond.
///
/// It is as wide as it is proposed and as high as its sections need, or the other way round if it
/// scrolls sideways: headers are then before their items, and their length is their width.
///
/// Identities of items are unique in the whole feed, those of sections among sections. Otherwise
/// identity, animations and place are as in ``LazyMasonry``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyFeed<
  Sections: RandomAccessCollection, Items: RandomAccessCollection, Content: View, Header: View,
  Footer: View
>: View where Sections.Element: Identifiable, Items.Element: Identifiable {
  private typealias Host = LazySections<Sections.Element.ID, Items.Element.ID>

  private let sections: Sections
  private let axis: Axis
  private let items: (Sections.Element) -> Items
  private let sizing: LazySizing<Items.Element>
  private let columnSpan: ((Items.Element) -> Int)?
  private let measuresHeaders: Bool
  private let settings: (Sections.Element) -> MasonryFeed.Section
  private let content: (Items.Element) -> Content
  private let header: (Sections.Element) -> Header
  private let footer: (Sections.Element) -> Footer
  @State private var store = LazyStore(Host())

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - sections: The sections to show.
  ///   - axis: The axis of the scroll view.
  ///   - items: The items of a section.
  ///   - sizing: The source of item sizes.
  ///   - columnSpan: How many columns an item spans; one by default. In rows, an item for which it
  ///     is more than 1 fills a row.
  ///   - measuresHeaders: Whether the views of headers and footers choose their own lengths. Those
  ///     of the settings are then estimates, until a view is near the visible part.
  ///   - settings: The settings of a section. Ones that are not valid show nothing in a release,
  ///     and stop a debug build.
  ///   - content: The view of an item.
  ///   - header: The view of a section's header, if its settings have one.
  ///   - footer: The view of a section's footer, if its settings have one.
  public init(
    _ sections: Sections, axis: Axis = .vertical,
    items: @escaping (Sections.Element) -> Items, sizing: LazySizing<Items.Element>,
    columnSpan: ((Items.Element) -> Int)? = nil, measuresHeaders: Bool = false,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section,
    @ViewBuilder content: @escaping (Items.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header,
    @ViewBuilder footer: @escaping (Sections.Element) -> Footer
  ) {
    (self.sections, self.axis, self.items, self.sizing) = (sections, axis, items, sizing)
    (self.columnSpan, self.measuresHeaders) = (columnSpan, measuresHeaders)
    (self.settings, self.content, self.header, self.footer) = (settings, content, header, footer)
  }

  /// The views of the visible elements and those near them.
  public var body: some View {
    store.host.axis = LayoutAxis(axis)
    store.host.measuresHeaders = measuresHeaders
    store.host.wanted = sections.map { section in
      let items = items(section)
      return LazySection(
        id: section.id, settings: settings(section), ids: items.map(\.id),
        sizes: ItemSizes(sizing, spanning: columnSpan, of: items))
    }
    return LazyWindow(store: store) { address in
      view(at: address)
    }
  }

  @ViewBuilder private func view(at address: MasonryFeed.Address) -> some View {
    let section = sections[sections.index(sections.startIndex, offsetBy: address.section)]
    switch address {
    case .header: header(section).accessibilityAddTraits(.isHeader)
    case .footer: footer(section)
    case .background: Color.clear
    case .item(let item, let index):
      let items = items(section)
      if let carousel = store.host.sections[index].carousel {
        LazyCarousel(
          items: items, axis: axis == .vertical ? .horizontal : .vertical,
          layout: carousel.settings.layout, sizing: sizing, columnSpan: columnSpan,
          store: store.host.carousel(ofSection: index), content: content)
      } else {
        content(items[items.index(items.startIndex, offsetBy: item)])
      }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyFeed where Footer == EmptyView {
  /// Creates a feed without footers.
  ///
  /// The other parameters are described at
  /// ``init(_:axis:items:sizing:columnSpan:measuresHeaders:section:content:header:footer:)``.
  public init(
    _ sections: Sections, axis: Axis = .vertical,
    items: @escaping (Sections.Element) -> Items, sizing: LazySizing<Items.Element>,
    columnSpan: ((Items.Element) -> Int)? = nil, measuresHeaders: Bool = false,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section,
    @ViewBuilder content: @escaping (Items.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header
  ) {
    self.init(
      sections, axis: axis, items: items, sizing: sizing, columnSpan: columnSpan,
      measuresHeaders: measuresHeaders, section: settings, content: content, header: header
    ) { _ in EmptyView() }
  }
}
#endif
