#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The view of a ``LazyMasonry``, of ``LazyRows`` and of a carousel.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyWall<
  Data: RandomAccessCollection, ID: Hashable, Wall: LazyWallLayout, Content: View
>: View {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let axis: Axis
  private let configuration: Wall.Configuration
  private let sizing: (Data.Element) -> LazySizing
  private let columnSpan: ((Data.Element) -> Int)?
  private let content: (Data.Element) -> Content
  @State private var store: LazyStore<LazyItems<Wall, ID>>

  /// Creates the view; a store that is given keeps its layout and its place without it.
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, axis: Axis,
    _ configuration: Wall.Configuration, sizing: @escaping (Data.Element) -> LazySizing,
    columnSpan: ((Data.Element) -> Int)?, store: LazyStore<LazyItems<Wall, ID>>? = nil,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.axis = axis
    self.configuration = configuration
    self.sizing = sizing
    self.columnSpan = columnSpan
    self.content = content
    _store = State(wrappedValue: store ?? LazyStore(LazyItems()))
  }

  var body: some View {
    store.host.show(
      data, id: id, axis: LayoutAxis(axis), configuration, sizing, spanning: columnSpan,
      comparing: store.shown)
    return LazyWindow(store: store) { index in
      content(data[data.index(data.startIndex, offsetBy: index)])
    }
  }
}
#endif
