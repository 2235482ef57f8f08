#if canImport(SwiftUI)
@_exported public import MasonryLayout
public import SwiftUI

/// A wall inside a scroll view, in columns or in rows, with views only near the visible part.
///
///     ScrollView {
///       LazyMasonry(photos, columns: .fixed(3), aspectRatio: \.ratio) { PhotoView($0) }
///       LazyMasonry(
///         tags, layout: .rows(.flowing(height: 32), spacing: 8), sizing: { _ in .estimated(80) }
///       ) { TagView($0) }
///     }
///
/// Others call it a waterfall, a staggered grid or a Pinterest layout. It is as wide as it is proposed
/// and as high as all items need, or the other way round if it scrolls sideways. Views exist near the
/// visible part, see `lazyOverscan(_:)`; outside a scroll view all items have views.
///
/// Identities must be unique. A view keeps its state while it is near the visible part, wherever its
/// item moves. Animations are those of the transaction: `withAnimation { photos.remove(at: 3) }`. Add
/// `lazyScrollPosition(_:hangsFromEnd:)` to the scroll view to keep the place while the data above
/// changes or is measured, and to scroll to items.
///
/// When its parent's body is evaluated, an array is compared with the one before by its bytes, in
/// O(*n*) for *n* items, or O(1) if it is the same. Only new items and those with views are asked for
/// their sizes; if one with a view has another size, all are. Scrolling takes as long as
/// `MasonryFeed.elements(in:)`, and evaluates no body until other items need views.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyMasonry<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let feed:
    LazyFeed<CollectionOfOne<Data>, WholeWall, Data, ID, Content, EmptyView, EmptyView>

  /// Creates a wall of any layout, with a source of the size for each item.
  ///
  /// - Parameters:
  ///   - data: The items to show.
  ///   - id: The identity of an item, `\.self` for plain values.
  ///   - axis: The axis of the scroll view; along the horizontal one columns are rows, rows columns.
  ///   - layout: The columns, or the rows. Settings that are not valid show nothing in a release, and
  ///     stop a debug build.
  ///   - sizing: The source of the size of an item. With ``LazySizing/estimated(_:)`` the views of
  ///     columns and even rows choose their heights, those of flowing rows their widths.
  ///   - columnSpan: How many columns an item spans; one by default. In rows, an item for which it
  ///     is more than 1 fills a row.
  ///   - content: The view of an item, which is given the width and the height of its frame, as far
  ///     as it does not choose them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, axis: Axis = .vertical, layout: ItemsLayout,
    sizing: @escaping (Data.Element) -> LazySizing, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    feed = LazyFeed(
      CollectionOfOne(data), id: \.wholeWall, axis: axis, items: \.self, itemID: id,
      sizing: { sizing($1) }, columnSpan: columnSpan, section: { _ in .init(layout: layout) },
      content: { content($1) }, header: { _ in EmptyView() }, footer: { _ in EmptyView() })
  }

  /// The views of the visible items and those near them.
  public var body: some View { feed }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyMasonry where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a wall of identifiable items in any layout.
  ///
  /// The parameters are those of ``init(_:id:axis:layout:sizing:columnSpan:content:)``.
  public init(
    _ data: Data, axis: Axis = .vertical, layout: ItemsLayout,
    sizing: @escaping (Data.Element) -> LazySizing, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: \.id, axis: axis, layout: layout, sizing: sizing, columnSpan: columnSpan,
      content: content)
  }

  /// Creates a wall of any layout, of items whose proportions the data knows.
  ///
  /// The ratio is the width of an item divided by its height. The other parameters are those of
  /// ``init(_:id:axis:layout:sizing:columnSpan:content:)``.
  public init(
    _ data: Data, axis: Axis = .vertical, layout: ItemsLayout,
    aspectRatio: @escaping (Data.Element) -> Double, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis, layout: layout, sizing: { .aspectRatio(aspectRatio($0)) },
      columnSpan: columnSpan, content: content)
  }

  /// Creates columns of items whose proportions the data knows.
  ///
  /// The spacing, in points, is the distance between columns and between the items of a column; 8 if
  /// it is `nil`. The ratio is the width of an item divided by its height. The other parameters are
  /// those of ``init(_:id:axis:layout:sizing:columnSpan:content:)``.
  public init(
    _ data: Data, axis: Axis = .vertical, columns: ColumnsLayout.Columns = .fixed(2),
    spacing: CGFloat? = nil, aspectRatio: @escaping (Data.Element) -> Double,
    columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis, layout: .columns(columns, spacing: Double(spacing ?? 8)),
      aspectRatio: aspectRatio, columnSpan: columnSpan, content: content)
  }

  /// Creates columns of items whose views measure themselves at the width of a column.
  ///
  /// The other parameters are those of
  /// ``init(_:axis:columns:spacing:aspectRatio:columnSpan:content:)``. Until its view has been near
  /// the visible part, an item has the estimated height, in points. A view that changes its height,
  /// for example with the size of the text, is laid out again.
  public init(
    _ data: Data, axis: Axis = .vertical, columns: ColumnsLayout.Columns = .fixed(2),
    spacing: CGFloat? = nil, estimatedHeight: Double, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis, layout: .columns(columns, spacing: Double(spacing ?? 8)),
      sizing: { _ in .estimated(estimatedHeight) }, columnSpan: columnSpan, content: content)
  }
}
#endif
