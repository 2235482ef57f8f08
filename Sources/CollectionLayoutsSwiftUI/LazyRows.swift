#if canImport(SwiftUI)
public import MasonryLayout
public import SwiftUI

/// Items in rows inside a scroll view, with views only near the visible part.
///
///     ScrollView {
///       LazyRows(photos, height: 180, spacing: 4, aspectRatio: \.ratio) { photo in
///         PhotoView(photo)
///       }
///       LazyRows(
///         tags, configuration: .init(rule: .flowing(height: 32), itemSpacing: 8, rowSpacing: 8),
///         sizing: .estimated(80)
///       ) { tag in
///         TagView(tag)
///       }
///     }
///
/// Identity, animations and place are as in ``LazyMasonry``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyRows<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let axis: Axis
  private let configuration: MasonryRows.Configuration
  private let sizing: LazySizing<Data.Element>
  private let columnSpan: ((Data.Element) -> Int)?
  private let content: (Data.Element) -> Content
  @State private var store: LazyStore<LazyItems<MasonryRows, Data.Element.ID>>

  /// Creates justified rows: each fills the width, and items keep their proportions.
  ///
  /// - Parameters:
  ///   - data: The items to show.
  ///   - axis: The axis of the scroll view; along the horizontal one rows are columns.
  ///   - height: The height that rows are near, in points.
  ///   - spacing: The distance between items and between rows, in points.
  ///   - aspectRatio: Width divided by height of an item.
  ///   - columnSpan: An item for which it is more than 1 fills a row.
  ///   - content: The view of an item, which is given the width and the height of its frame.
  public init(
    _ data: Data, axis: Axis = .vertical, height: Double, spacing: Double = 0,
    aspectRatio: @escaping (Data.Element) -> Double, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis,
      configuration: .init(
        rule: .justified(height: height), itemSpacing: spacing, rowSpacing: spacing),
      sizing: .aspectRatio(aspectRatio), columnSpan: columnSpan, content: content)
  }

  /// Creates rows with all settings of `MasonryRows`.
  ///
  /// With ``LazySizing/estimated(_:)`` the views of flowing rows choose their widths, those of even
  /// rows their heights. Settings that are not valid show nothing in a release, and stop a debug
  /// build.
  public init(
    _ data: Data, axis: Axis = .vertical, configuration: MasonryRows.Configuration,
    sizing: LazySizing<Data.Element>, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, axis: axis, configuration: configuration, sizing: sizing, columnSpan: columnSpan,
      store: nil, content: content)
  }

  /// Creates rows that keep their layout and their place in a store, if there is one.
  init(
    _ data: Data, axis: Axis, configuration: MasonryRows.Configuration,
    sizing: LazySizing<Data.Element>, columnSpan: ((Data.Element) -> Int)?,
    store: LazyStore<LazyItems<MasonryRows, Data.Element.ID>>?,
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
#endif
