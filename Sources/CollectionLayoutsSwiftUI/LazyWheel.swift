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
public struct LazyWheel<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let configuration: Wheel.Configuration
  private let size: (Data.Element) -> LayoutSize?
  private let content: (Data.Element) -> Content
  @State private var store = LazyStore(LazyCards<Data.Element.ID>())

  /// Creates a wheel.
  ///
  /// - Parameters:
  ///   - data: The items to show.
  ///   - configuration: The settings of the wheel. Ones that are not valid show nothing in a release,
  ///     and stop a debug build.
  ///   - size: The size of a card in points, or `nil` for `Wheel.Configuration.itemSize`.
  ///   - content: The view of a card, which is given its size.
  public init(
    _ data: Data, configuration: Wheel.Configuration,
    size: @escaping (Data.Element) -> LayoutSize? = { _ in nil },
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.configuration = configuration
    self.size = size
    self.content = content
  }

  /// The views of the visible cards and those near them.
  public var body: some View {
    store.host.show(data, id: \.id, configuration, size: size, comparing: store.shown)
    return LazyWindow(store: store) { index in
      content(data[data.index(data.startIndex, offsetBy: index)])
    }
  }
}

/// Coming to rest with a card in focus.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct WheelTargetBehavior: ScrollTargetBehavior {
  private let sizes: [LayoutSize?]
  private let configuration: Wheel.Configuration

  /// Creates the behavior of a scroll view that a ``LazyWheel`` is alone in.
  public init(itemCount: Int, configuration: Wheel.Configuration) {
    self.init(sizes: Array(repeating: nil, count: itemCount), configuration: configuration)
  }

  /// Creates the behavior for cards of different sizes: those that the ``LazyWheel`` is given.
  public init(sizes: [LayoutSize?], configuration: Wheel.Configuration) {
    self.sizes = sizes
    self.configuration = configuration
  }

  /// Moves the target to the nearest card, or to the next one in the direction of a flick.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let direction = LayoutReadingDirection(context.layoutDirection)
    let wheel = try? Wheel(
      itemCount: sizes.count, configuration: configuration,
      viewportSize: LayoutSize(context.containerSize),
      environment: LayoutEnvironment(direction: direction),
      measuredBy: { sizes[$0] })
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
    _ itemCount: Int, configuration: Wheel.Configuration
  ) -> WheelTargetBehavior {
    WheelTargetBehavior(itemCount: itemCount, configuration: configuration)
  }

  /// Coming to rest with a card of a ``LazyWheel`` in focus whose cards have different sizes.
  public static func wheel(
    sizes: [LayoutSize?], configuration: Wheel.Configuration
  ) -> WheelTargetBehavior {
    WheelTargetBehavior(sizes: sizes, configuration: configuration)
  }
}
#endif
