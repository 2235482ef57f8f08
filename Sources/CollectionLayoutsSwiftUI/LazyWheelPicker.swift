#if canImport(SwiftUI)
public import CircularLayout
public import SwiftUI

/// A wheel in a scroll view of its own, whose card in focus is a selection.
///
///     LazyWheelPicker(cards, selection: $card, configuration: configuration) { card in
///       CardView(card)
///     }
///
/// It opens at the selection, and turns to it when the app changes it; turning it changes the
/// selection. A selection that is not in the data becomes the card in focus. For VoiceOver the
/// selected card is adjustable, and says "3 of 12"; other cards are not read.
///
/// When its body is evaluated, the selection is looked for in O(*n*). It needs iOS 18, as
/// ``LazyScrollPosition`` does; a ``LazyWheel`` is a wheel in your own scroll view.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct LazyWheelPicker<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let selection: Binding<ID>
  private let configuration: Wheel.Configuration
  private let size: (Data.Element) -> LayoutSize?
  private let content: (Data.Element) -> Content
  @State private var position: LazyScrollPosition

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - data: The items to choose from.
  ///   - id: The identity of an item, `\.self` for plain values.
  ///   - selection: The identity of the item in focus.
  ///   - configuration: The settings of the wheel. Ones that are not valid show nothing in a release,
  ///     and stop a debug build.
  ///   - size: The size of a card in points, or `nil` for `Wheel.Configuration.itemSize`.
  ///   - content: The view of a card, which is given its size.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID>,
    configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.selection = selection
    self.configuration = configuration
    self.size = size
    self.content = content
    _position = State(wrappedValue: LazyScrollPosition(id: selection.wrappedValue))
  }

  /// The scroll view with the wheel.
  public var body: some View {
    let place = place
    let number = place.map { data.distance(from: data.startIndex, to: $0) + 1 }
    ScrollView(
      configuration.axis == .vertical ? .vertical : .horizontal, showsIndicators: false
    ) {
      LazyWheel(data, id: id, configuration: configuration, size: size) { card in
        content(card)
          .accessibilityHidden(card[keyPath: id] != selection.wrappedValue)
          .accessibilityValue(Text("\(number ?? 0) of \(data.count)"))
          .accessibilityAdjustableAction { direction in
            adjust(direction == .increment ? 1 : -1)
          }
      }
    }
    .scrollTargetBehavior(
      .wheel(data.count, sizes: data.map(size), configuration: configuration)
    )
    .lazyScrollPosition($position)
    .onChange(of: position.viewID) {
      guard let id = position.viewID(type: ID.self) else { return }
      if position.isPositionedByUser || place == nil { selection.wrappedValue = id }
    }
    .onChange(of: selection.wrappedValue) {
      if position.viewID(type: ID.self) != selection.wrappedValue {
        position.scrollTo(id: selection.wrappedValue)
      }
    }
  }

  private var place: Data.Index? {
    data.firstIndex { $0[keyPath: id] == selection.wrappedValue }
  }

  private func adjust(_ distance: Int) {
    guard let place else { return }
    let limit = distance < 0 ? data.startIndex : data.index(before: data.endIndex)
    guard let next = data.index(place, offsetBy: distance, limitedBy: limit) else { return }
    selection.wrappedValue = data[next][keyPath: id]
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LazyWheelPicker where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a picker of identifiable items.
  ///
  /// The parameters are those of ``init(_:id:selection:configuration:size:content:)``.
  public init(
    _ data: Data, selection: Binding<ID>, configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: \.id, selection: selection, configuration: configuration, size: size,
      content: content)
  }
}
#endif
