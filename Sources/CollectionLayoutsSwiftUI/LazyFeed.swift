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
///       ) { PhotoView($1) } header: { Text($0.title) }
///     }
///
/// Each section has the settings of a `MasonryFeed`: columns, header, footer, background. Each item
/// has a ``LazySizing``, so that photos, messages and stories share a feed. Headers and footers
/// measure themselves: the lengths of the settings are estimates. A header does not stretch. A
/// carousel is a scroll view of its own; it is as long as its settings say, cuts off items of flowing
/// and justified rows that reach beyond, and comes to rest where its `snapping` aligns an item.
///
/// It is as wide as it is proposed and as high as its sections need, or the other way round if it
/// scrolls sideways: headers are then before their items, and their length is their width.
///
/// Identities of items are unique in the whole feed; one of a section may be the same. Otherwise
/// identity, animations, place and cost are as in ``LazyMasonry``. While the array of sections is
/// the same, only what has views is asked for its settings and sizes: what these depend on for
/// others belongs in the sections. Of other arrays all sections are asked for their settings.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyFeed<
  Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection,
  ItemID: Hashable, Content: View, Header: View, Footer: View
>: View {
  private let data: LazyData<Sections, SectionID, Items, ItemID>
  private let content: (Sections.Element, Items.Element) -> Content
  private let header: (Sections.Element) -> Header
  private let footer: (Sections.Element) -> Footer
  @State private var store = LazyStore(LazySections<SectionID, ItemID>())

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - sections: The sections to show.
  ///   - id: The identity of a section, `\.self` for plain values.
  ///   - axis: The axis of the scroll view.
  ///   - items: The items of a section, which are part of it: those of the same array of sections
  ///     are not compared again.
  ///   - itemID: The identity of an item, `\.self` for plain values.
  ///   - sizing: The source of the size of an item in a section.
  ///   - columnSpan: How many columns an item spans; one by default. In rows, an item for which it
  ///     is more than 1 fills a row.
  ///   - settings: The settings of a section. Ones that are not valid show nothing in a release,
  ///     and stop a debug build.
  ///   - content: The view of an item in a section.
  ///   - header: The view of a section's header, if its settings have one.
  ///   - footer: The view of a section's footer, if its settings have one.
  public init(
    _ sections: Sections, id: KeyPath<Sections.Element, SectionID>, axis: Axis = .vertical,
    items: KeyPath<Sections.Element, Items>, itemID: KeyPath<Items.Element, ItemID>,
    sizing: @escaping (Sections.Element, Items.Element) -> LazySizing,
    columnSpan: ((Items.Element) -> Int)? = nil,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section,
    @ViewBuilder content: @escaping (Sections.Element, Items.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header,
    @ViewBuilder footer: @escaping (Sections.Element) -> Footer
  ) {
    data = LazyData(
      sections: sections, id: id, axis: LayoutAxis(axis), items: items, itemID: itemID,
      size: { ItemSize(sizing($0, $1), spanning: columnSpan?($1) ?? 1) },
      settings: { section in
        var settings = settings(section)
        if Header.self == EmptyView.self { settings.header = nil }
        if Footer.self == EmptyView.self { settings.footer = nil }
        return settings
      })
    self.content = content
    self.header = header
    self.footer = footer
  }

  /// The views of the visible elements and those near them.
  public var body: some View {
    store.host.show(data, comparing: store.shown)
    return LazyWindow(store: store) { view(at: $0) }
  }

  @ViewBuilder private func view(at address: MasonryFeed.Address) -> some View {
    let section = data.sections.element(at: address.section)
    switch address {
    case .header: header(section).accessibilityAddTraits(.isHeader)
    case .footer: footer(section)
    case .background: Color.clear
    case .item(let item, let index):
      if let store = store.host.carousel(ofSection: index) {
        carousel(of: section, store)
      } else {
        content(section, section[keyPath: data.items].element(at: item))
      }
    }
  }

  /// A wall of a section's items in a scroll view, whose store outlives views and has the position.
  @ViewBuilder private func carousel(
    of section: Sections.Element, _ store: LazyStore<LazySections<WholeWall, ItemID>>
  ) -> some View {
    let settings = data.settings(section)
    let snapping = settings.carousel?.snapping ?? .nearest
    let items = section[keyPath: data.items]
    let _ = store.host.show(
      LazyData(
        sections: CollectionOfOne(items), id: \.wholeWall, axis: data.axis.cross, items: \.self,
        itemID: data.itemID, size: { data.size(section, $1) },
        settings: { _ in .init(layout: settings.layout) }), comparing: store.shown)
    let isVertical = data.axis.cross == .vertical
    let view = ScrollView(isVertical ? .vertical : .horizontal, showsIndicators: false) {
      LazyWindow(store: store) { content(section, items.element(at: $0.item ?? 0)) }
    }
    .scrollTargetBehavior(LazyTargetBehavior(store: store, position: snapping))
    .environment(\.lazySettings.edgeActions, [])
    .environment(\.lazySettings.move, nil)
    .environment(\.lazySettings.pinch, nil)
    .environment(\.lazySettings.selection, nil)
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      // Not a state: a change of what is in view would evaluate the body.
      view.lazyScrollPosition(Binding(get: { store.position }, set: { store.position = $0 }))
    } else {
      view
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyFeed
where
  Sections.Element: Identifiable,
  SectionID == Sections.Element.ID,
  Items.Element: Identifiable,
  ItemID == Items.Element.ID
{
  /// Creates a feed of identifiable sections and items.
  ///
  /// The parameters are those of
  /// ``init(_:id:axis:items:itemID:sizing:columnSpan:section:content:header:footer:)``.
  public init(
    _ sections: Sections, axis: Axis = .vertical, items: KeyPath<Sections.Element, Items>,
    sizing: @escaping (Sections.Element, Items.Element) -> LazySizing,
    columnSpan: ((Items.Element) -> Int)? = nil,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section,
    @ViewBuilder content: @escaping (Sections.Element, Items.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header,
    @ViewBuilder footer: @escaping (Sections.Element) -> Footer
  ) {
    self.init(
      sections, id: \.id, axis: axis, items: items, itemID: \.id, sizing: sizing,
      columnSpan: columnSpan, section: settings, content: content, header: header, footer: footer)
  }

  /// Creates a feed of identifiable sections and items, without footers.
  public init(
    _ sections: Sections, axis: Axis = .vertical, items: KeyPath<Sections.Element, Items>,
    sizing: @escaping (Sections.Element, Items.Element) -> LazySizing,
    columnSpan: ((Items.Element) -> Int)? = nil,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section,
    @ViewBuilder content: @escaping (Sections.Element, Items.Element) -> Content,
    @ViewBuilder header: @escaping (Sections.Element) -> Header
  ) where Footer == EmptyView {
    self.init(
      sections, axis: axis, items: items, sizing: sizing, columnSpan: columnSpan,
      section: settings, content: content, header: header, footer: { _ in EmptyView() })
  }

  /// Creates a feed of identifiable sections and items; headers and footers of the settings are
  /// left out.
  public init(
    _ sections: Sections, axis: Axis = .vertical, items: KeyPath<Sections.Element, Items>,
    sizing: @escaping (Sections.Element, Items.Element) -> LazySizing,
    columnSpan: ((Items.Element) -> Int)? = nil,
    section settings: @escaping (Sections.Element) -> MasonryFeed.Section = { _ in .init() },
    @ViewBuilder content: @escaping (Sections.Element, Items.Element) -> Content
  ) where Header == EmptyView, Footer == EmptyView {
    self.init(
      sections, axis: axis, items: items, sizing: sizing, columnSpan: columnSpan,
      section: settings, content: content, header: { _ in EmptyView() },
      footer: { _ in EmptyView() })
  }
}
#endif
