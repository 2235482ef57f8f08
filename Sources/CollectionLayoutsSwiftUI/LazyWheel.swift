#if canImport(SwiftUI)
@_exported public import CircularLayout
public import SwiftUI

/// Cards on a wheel that turns while it is scrolled, with views only near the visible part.
///
///     LazyWheel(cards, selection: $card, configuration: configuration) { CardView($0) }
///
/// It is a scroll view along the axis of the configuration, and comes to rest with a card in focus:
/// the nearest one, or after a flick the next one in its direction.
///
/// With a selection it opens there, and turns to it when the app changes it; turning it changes the
/// selection. One that is `nil` or not in the data becomes the card in focus. For VoiceOver the
/// selected card is adjustable, and says "3 of 12"; other cards are not read.
///
/// Changes of the data and of the size keep the card in focus if there is a selection, or if the
/// wheel has a `lazyScrollPosition(_:hangsFromEnd:)`, which also brings cards into focus. A selection
/// has its own: such a wheel must not have another one.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyWheel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private var selection: Binding<ID?>?
  private let configuration: Wheel.Configuration
  private let size: (Data.Element) -> LayoutSize?
  private let content: (Data.Element) -> Content
  @State private var store = LazyStore(LazyCards<ID>())
  @State private var position: LazyScrollPosition?

  /// Creates a wheel without a selection.
  ///
  /// - Parameters:
  ///   - data: The items to show.
  ///   - id: The identity of an item, `\.self` for plain values.
  ///   - configuration: The settings of the wheel. Ones that are not valid show nothing in a release,
  ///     and stop a debug build.
  ///   - size: The size of a card in points, or `nil` for `Wheel.Configuration.itemSize`.
  ///   - content: The view of a card, which is given its size.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.configuration = configuration
    self.size = size
    self.content = content
  }

  /// The scroll view with the visible cards and those near them.
  public var body: some View {
    let _ = store.host.show(data, id: id, configuration, size: size, comparing: store.shown)
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), let selection {
      picker(selection)
    } else {
      wheel(content)
    }
  }

  private func wheel(_ card: @escaping (Data.Element) -> some View) -> some View {
    ScrollView(configuration.axis == .vertical ? .vertical : .horizontal, showsIndicators: false) {
      LazyWindow(store: store) { card(data.element(at: $0.item ?? 0)) }
    }
    .scrollTargetBehavior(LazyTargetBehavior(store: store))
    .environment(\.lazySettings.pinch, nil)
    .environment(\.lazySettings.selection, nil)
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  private func picker(_ selection: Binding<ID?>) -> some View {
    let index = store.host.index(of: selection.wrappedValue)
    let number = index.map { $0 + 1 } ?? 0
    let place = Binding(
      get: { position ?? selection.wrappedValue.map { .init(id: $0) } ?? .init() },
      set: { position = $0 })
    return wheel { card in
      content(card)
        .accessibilityHidden(card[keyPath: id] != selection.wrappedValue)
        .accessibilityValue(Text("\(number) of \(data.count)"))
        .accessibilityAdjustableAction { direction in
          let next = direction == .increment ? number : number - 2
          guard number > 0, 0..<data.count ~= next else { return }
          selection.wrappedValue = data.element(at: next)[keyPath: id]
        }
    }
    .lazyScrollPosition(place)
    .onChange(of: position?.viewID) {
      guard let position, let id = position.viewID(type: ID.self) else { return }
      if position.isPositionedByUser || index == nil { selection.wrappedValue = id }
    }
    .onChange(of: selection.wrappedValue) {
      let focus = position?.viewID(type: ID.self)
      guard let id = selection.wrappedValue else { return selection.wrappedValue = focus }
      if id != focus { place.wrappedValue.scrollTo(id: id) }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyWheel where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a wheel of identifiable items without a selection.
  ///
  /// The parameters are those of ``init(_:id:configuration:size:content:)``.
  public init(
    _ data: Data, configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, configuration: configuration, size: size, content: content)
  }

  /// Creates a wheel of identifiable items whose card in focus is a selection.
  ///
  /// It needs iOS 18, as positions do. The selection is the identity of the item in focus; the other
  /// parameters are those of ``init(_:id:configuration:size:content:)``.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public init(
    _ data: Data, selection: Binding<ID>, configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, selection: Binding<ID?>(selection), configuration: configuration, size: size,
      content: content)
  }

  /// Creates a wheel of identifiable items whose card in focus is a selection that may be `nil`.
  ///
  /// The other parameters are those of ``init(_:selection:configuration:size:content:)``.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public init(
    _ data: Data, selection: Binding<ID?>, configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, configuration: configuration, size: size, content: content)
    self.selection = selection
  }
}
#endif
