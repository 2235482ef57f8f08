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
///         sizing: { _ in .estimated(80) }
///       ) { tag in
///         TagView(tag)
///       }
///     }
///
/// Identity, animations and place are as in ``LazyMasonry``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let feed: LazyWall<Data, ID, Content>

  /// Creates rows with all settings of `MasonryRows`, and a source of the size for each item.
  ///
  /// - Parameters:
  ///   - data: The items to show.
  ///   - id: The identity of an item, `\.self` for plain values.
  ///   - axis: The axis of the scroll view; along the horizontal one rows are columns.
  ///   - configuration: The settings. Ones that are not valid show nothing in a release, and stop a
  ///     debug build.
  ///   - sizing: The source of the size of an item. With ``LazySizing/estimated(_:)`` the views of
  ///     flowing rows choose their widths, those of even rows their heights.
  ///   - columnSpan: An item for which it is more than 1 fills a row.
  ///   - content: The view of an item, which is given the width and the height of its frame, as far
  ///     as it does not choose them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, axis: Axis = .vertical,
    configuration: MasonryRows.Configuration, sizing: @escaping (Data.Element) -> LazySizing,
    columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    feed = LazyWall(
      data, id: { $0[keyPath: id] }, axis: axis, layout: .rows(configuration), sizing: sizing,
      columnSpan: columnSpan, content: content)
  }

  /// The views of the visible items and those near them.
  public var body: some View { feed }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyRows where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows of identifiable items with all settings of `MasonryRows`.
  ///
  /// The parameters are those of ``init(_:id:axis:configuration:sizing:columnSpan:content:)``.
  public init(
    _ data: Data, axis: Axis = .vertical, configuration: MasonryRows.Configuration,
    sizing: @escaping (Data.Element) -> LazySizing, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: \.id, axis: axis, configuration: configuration, sizing: sizing,
      columnSpan: columnSpan, content: content)
  }

  /// Creates justified rows: each fills the width, and items keep their proportions.
  ///
  /// - Parameters:
  ///   - data: The items to show.
  ///   - axis: The axis of the scroll view; along the horizontal one rows are columns.
  ///   - height: The height that rows are near, in points.
  ///   - spacing: The distance between items and between rows, in points; 8 if it is `nil`.
  ///   - aspectRatio: Width divided by height of an item.
  ///   - columnSpan: An item for which it is more than 1 fills a row.
  ///   - content: The view of an item, which is given the width and the height of its frame.
  public init(
    _ data: Data, axis: Axis = .vertical, height: Double, spacing: CGFloat? = nil,
    aspectRatio: @escaping (Data.Element) -> Double, columnSpan: ((Data.Element) -> Int)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let spacing = Double(spacing ?? .lazySpacing)
    self.init(
      data, axis: axis,
      configuration: .init(
        rule: .justified(height: height), itemSpacing: spacing, rowSpacing: spacing),
      sizing: { .aspectRatio(aspectRatio($0)) }, columnSpan: columnSpan, content: content)
  }
}
#endif
