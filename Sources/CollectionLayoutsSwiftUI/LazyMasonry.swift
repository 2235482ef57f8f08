#if canImport(SwiftUI)
public import MasonryLayout
public import SwiftUI

/// A masonry wall inside a scroll view, with views only near the visible part.
///
///     ScrollView {
///       Banner()
///       LazyMasonry(
///         photos, columns: .adaptive(minimumWidth: 160), spacing: 8, aspectRatio: \.ratio
///       ) { photo in
///         PhotoView(photo)
///       }
///     }
///
/// It is as wide as it is proposed and as high as all items need, or the other way round if it
/// scrolls sideways. Views exist for one length of the scroll view before and after the visible
/// part. They are chosen again when less than half of that is left. Outside a scroll view all items
/// have views.
///
/// - **Identity** comes from the data, and must be unique. A view keeps its state while it is
///   visible or near the visible part, wherever its item moves; state that must last longer belongs
///   in the data.
/// - **Animations** come from the transaction: `withAnimation { photos.remove(at: 3) }`.
/// - **Place**: add a ``LazyScroller`` to the scroll view to keep the place while the data above
///   changes or is measured, and to scroll to items.
/// - **Order**: focus and accessibility follow the order of the data.
///
/// When its parent's body is evaluated, the identities of *n* items are compared, in O(*n*).
/// Scrolling takes as long as `MasonryGrid.items(in:)`, and evaluates no body until other items
/// need views.
///
/// It needs iOS 17, the first system in which a view can ask for the bounds of its scroll view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyMasonry<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let axis: Axis
  private let configuration: MasonryGrid.Configuration
  private let sizing: LazySizing<Data.Element>
  private let columnSpan: ((Data.Element) -> Int)?
  private let content: (Data.Element) -> Content
  @State private var store: LazyStore<LazyItems<MasonryGrid, Data.Element.ID>>

  /// Creates a wall of items whose proportions the data knows.
  ///
  /// - Parameters:
  ///   - data: The items to show.
  ///   - axis: The axis of the scroll view; along the horizontal one columns are rows.
  ///   - columns: The number of columns and their widths.
  ///   - spacing: The distance between columns, and between the items of a column, in points.
  ///   - aspectRatio: Width divided by height of an item.
  ///   - columnSpan: How many columns an item spans; one by default.
  ///   - content: The view of an item, which is given the width and the height of its frame.
  public init(
    _ data: Data, axis: Axis = .vertical, columns: MasonryGrid.Columns = .fixed(2),
    spacing: Double = 0,
    aspectRatio: @escaping (Data.Element) -> Double, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis,
      configuration: .init(columns: columns, columnSpacing: spacing, itemSpacing: spacing),
      sizing: .aspectRatio(aspectRatio), columnSpan: columnSpan, content: content)
  }

  /// Creates a wall of items whose views measure themselves at the width of a column.
  ///
  /// The parameters are those of ``init(_:axis:columns:spacing:aspectRatio:columnSpan:content:)``.
  /// Until its view has been near the visible part, an item has the estimated height, in points. A
  /// view that changes its height, for example with the size of the text, is laid out again.
  public init(
    _ data: Data, axis: Axis = .vertical, columns: MasonryGrid.Columns = .fixed(2),
    spacing: Double = 0,
    estimatedHeight: Double, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis,
      configuration: .init(columns: columns, columnSpacing: spacing, itemSpacing: spacing),
      sizing: .estimated(estimatedHeight), columnSpan: columnSpan, content: content)
  }

  /// Creates a wall with all settings of a `MasonryGrid`.
  ///
  /// Settings that are not valid show nothing in a release, and stop a debug build.
  public init(
    _ data: Data, axis: Axis = .vertical, configuration: MasonryGrid.Configuration,
    sizing: LazySizing<Data.Element>, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis, configuration: configuration, sizing: sizing, columnSpan: columnSpan,
      store: nil, content: content)
  }

  /// Creates a wall that keeps its layout and its place in a store, if there is one.
  init(
    _ data: Data, axis: Axis, configuration: MasonryGrid.Configuration,
    sizing: LazySizing<Data.Element>, columnSpan: ((Data.Element) -> Int)?,
    store: LazyStore<LazyItems<MasonryGrid, Data.Element.ID>>?,
    content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.axis, self.configuration) = (data, axis, configuration)
    (self.sizing, self.columnSpan, self.content) = (sizing, columnSpan, content)
    _store = State(wrappedValue: store ?? LazyStore(LazyItems()))
  }

  /// The views of the visible items and those near them.
  public var body: some View {
    store.host.show(data, axis, configuration, sizing, spanning: columnSpan)
    return LazyWindow(store: store) { index in
      content(data[data.index(data.startIndex, offsetBy: index)])
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyItems {
  /// Takes the data of an app.
  mutating func show<Data: RandomAccessCollection>(
    _ data: Data, _ axis: Axis, _ configuration: Wall.Configuration,
    _ sizing: LazySizing<Data.Element>, spanning columnSpan: ((Data.Element) -> Int)?
  ) where Data.Element: Identifiable, Data.Element.ID == ID {
    wanted = Wanted(
      axis: LayoutAxis(axis), configuration: configuration,
      ids: data.map(\.id),
      sizes: ItemSizes(sizing, spanning: columnSpan, of: data))
  }
}
#endif
