#if canImport(SwiftUI)
public import CircularLayout
public import SwiftUI

/// Cards on a wheel that turns while its scroll view scrolls, with views only near the visible
/// part.
///
///     ScrollView(.horizontal) {
///       LazyWheel(cards, configuration: configuration) { card in
///         CardView(card)
///       }
///     }
///     .scrollTargetBehavior(.wheel(cards.count, configuration: configuration))
///
/// It must be the only content of a scroll view along the axis of the configuration. Across the
/// axis it takes the proposed length. Cards turn by visual effects: scrolling evaluates no body
/// until the visible cards or their z-order change.
///
/// Changes of the data and of the size keep the card in focus if the scroll view has a
/// ``LazyScrollPosition``, which also brings cards into focus. A ``LazyWheelPicker`` has its own
/// scroll view, and a selection.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct LazyWheel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let configuration: Wheel.Configuration
  private let size: (Data.Element) -> LayoutSize?
  private let content: (Data.Element) -> Content
  @State private var store = LazyStore(LazyCards<ID>())

  /// Creates a wheel.
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

  /// The views of the visible cards and those near them.
  public var body: some View {
    store.host.show(data, id: id, configuration, size: size, comparing: store.shown)
    return LazyWindow(store: store) { address in
      content(data.element(at: address.item ?? 0))
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyWheel where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a wheel of identifiable items.
  ///
  /// The parameters are those of ``init(_:id:configuration:size:content:)``.
  public init(
    _ data: Data, configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, configuration: configuration, size: size, content: content)
  }
}

/// Coming to rest with a card in focus.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct WheelTargetBehavior: ScrollTargetBehavior {
  private let itemCount: Int
  private let sizes: [LayoutSize?]
  private let configuration: Wheel.Configuration

  /// Creates the behavior of a scroll view that a ``LazyWheel`` is alone in.
  ///
  /// The sizes are those of the cards; cards without one have `Wheel.Configuration.itemSize`.
  public init(itemCount: Int, sizes: [LayoutSize?] = [], configuration: Wheel.Configuration) {
    self.itemCount = itemCount
    self.sizes = sizes
    self.configuration = configuration
  }

  /// Moves the target to the nearest card, or to the next one in the direction of a flick.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let direction = LayoutReadingDirection(context.layoutDirection)
    let wheel = try? Wheel(
      itemCount: itemCount, configuration: configuration,
      viewportSize: LayoutSize(context.containerSize),
      environment: LayoutEnvironment(direction: direction),
      measuredBy: { sizes.indices.contains($0) ? sizes[$0] : nil })
    guard let wheel else { return }
    // Points in a second: a finger at less than 50 is lifted at rest.
    func snapped(_ proposed: Double, _ speed: Double) -> Double {
      wheel.snappedOffset(proposed: proposed, velocity: speed.magnitude < 50 ? 0 : speed)
    }
    switch configuration.axis {
    case .horizontal: target.rect.origin.x = snapped(target.rect.minX, context.velocity.dx)
    case .vertical: target.rect.origin.y = snapped(target.rect.minY, context.velocity.dy)
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ScrollTargetBehavior where Self == WheelTargetBehavior {
  /// Coming to rest with a card of a ``LazyWheel`` in focus.
  public static func wheel(
    _ itemCount: Int, sizes: [LayoutSize?] = [], configuration: Wheel.Configuration
  ) -> WheelTargetBehavior {
    WheelTargetBehavior(itemCount: itemCount, sizes: sizes, configuration: configuration)
  }
}
#endif
