#if canImport(SwiftUI)
public import MasonryLayout
public import SwiftUI

/// Sections of items with headers inside a scroll view, with views only near the visible part.
///
///     ScrollView {
///       LazyFeed(
///         albums, items: \.photos, sizing: { _, photo in .aspectRatio(photo.ratio) },
///         section: { _ in
///           .init(
///             layout: .columns(.adaptive(minimumWidth: 160)),
///             header: .init(length: 44, isPinned: true))
///         }
///       ) { _, photo in
///         PhotoView(photo)
///       } header: { album in
///         Text(album.title)
///       }
///     }
///
/// Each section has the settings of a `MasonryFeed`: columns, header, footer, background. Each item
/// has a ``LazySizing``, so that photos, messages and stories share a feed. Headers and footers
/// measure themselves: the lengths of the settings are estimates, until a view is near the visible
/// part. Pinned ones are drawn where they are pinned by visual effects, so that scrolling evaluates
/// no body. A header does not stretch. A carousel is a scroll view of its own; it is as long as its
/// settings say, and cuts off items of flowing and justified rows that reach beyond.
///
/// It is as wide as it is proposed and as high as its sections need, or the other way round if it
/// scrolls sideways: headers are then before their items, and their length is their width.
///
/// Identities of items are unique in the whole feed, those of sections among sections. Otherwise
/// identity, animations, place and cost are as in ``LazyMasonry``, with the array of each section.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyFeed<
  Sections: RandomAccessCollection, Items: RandomAccessCollection, Content: View, Header: View,
  Footer: View
>: View where Sections.Element: Identifiable, Items.Element: Identifiable {
  private typealias Host = LazySections<Sections.Element.ID, Items.Element.ID>

  private let sections: Sections
  private let axis: Axis
  private let items: (Sections.Element) -> Items
  private let sizing: (Sections.Element, Items.Element) -> LazySizing
  private let columnSpan: ((Items.Element) -> Int)?
  private let settings: (Sections.Element) -> MasonryFeed.Section
  private let content: (Sections.Element, Items.Element) -> Content
  private let header: (Sections.Element) -> Header
  private let footer: (Sections.Element) -> Footer
  @State private var store = LazyStore(Host())

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - sections: The sections to show.
  ///   - axis: The axis of the scroll view.
  ///   - items: The items of a section.
  ///   - sizing: The source of the size of an item in a section.
  ///   - columnSpan: How many columns an item spans; one by default. In rows, an item for which it
  ///     is more than 1 fills a row.
  ///   - settings: The settings of a section. Ones that are not valid show nothing in a release,
  ///     and stop a debug build.
  ///   - content: The view of an item in a section.
  ///   - header: The view of a section's header, if its settings have one.
  ///   - footer: The view of a section's footer, if its settings have one.
  public init(
    _ sections: Sections, axis: Axis = .vertical,
    items: @escaping (Sections.Element) -> Items,
    sizing: @escaping (Sections.Element, Items.Element) -> LazySizing,
    columnSpan: ((Items.Element) -> Int)? = nil,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section,
    @ViewBuilder content: @escaping (Sections.Element, Items.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header,
    @ViewBuilder footer: @escaping (Sections.Element) -> Footer
  ) {
    self.sections = sections
    self.axis = axis
    self.items = items
    self.sizing = sizing
    self.columnSpan = columnSpan
    self.settings = settings
    self.content = content
    self.header = header
    self.footer = footer
  }

  /// The views of the visible elements and those near them.
  public var body: some View {
    store.host.show(
      sections, axis: LayoutAxis(axis), items: items, sizing: sizing, spanning: columnSpan,
      settings: settings, comparing: store.shown)
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
      if let carousel = store.host.carousel(ofSection: index) {
        LazyCarousel(
          items: items, axis: axis == .vertical ? .horizontal : .vertical,
          layout: settings(section).layout, sizing: { sizing(section, $0) },
          columnSpan: columnSpan, store: carousel, content: { content(section, $0) })
      } else {
        content(section, items[items.index(items.startIndex, offsetBy: item)])
      }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyFeed where Footer == EmptyView {
  /// Creates a feed without footers.
  ///
  /// The parameters are those of
  /// ``init(_:axis:items:sizing:columnSpan:section:content:header:footer:)``.
  public init(
    _ sections: Sections, axis: Axis = .vertical,
    items: @escaping (Sections.Element) -> Items,
    sizing: @escaping (Sections.Element, Items.Element) -> LazySizing,
    columnSpan: ((Items.Element) -> Int)? = nil,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section,
    @ViewBuilder content: @escaping (Sections.Element, Items.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header
  ) {
    self.init(
      sections, axis: axis, items: items, sizing: sizing, columnSpan: columnSpan,
      section: settings, content: content, header: header, footer: { _ in EmptyView() })
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyFeed where Header == EmptyView, Footer == EmptyView {
  /// Creates a feed without headers and footers; those of the settings are left out.
  ///
  /// The parameters are those of
  /// ``init(_:axis:items:sizing:columnSpan:section:content:header:footer:)``.
  public init(
    _ sections: Sections, axis: Axis = .vertical,
    items: @escaping (Sections.Element) -> Items,
    sizing: @escaping (Sections.Element, Items.Element) -> LazySizing,
    columnSpan: ((Items.Element) -> Int)? = nil,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section = { _ in .init() },
    @ViewBuilder content: @escaping (Sections.Element, Items.Element) -> Content
  ) {
    self.init(
      sections, axis: axis, items: items, sizing: sizing, columnSpan: columnSpan,
      section: { section in
        var settings = settings(section)
        (settings.header, settings.footer) = (nil, nil)
        return settings
      }, content: content, header: { _ in EmptyView() }, footer: { _ in EmptyView() })
  }
}
#endif
