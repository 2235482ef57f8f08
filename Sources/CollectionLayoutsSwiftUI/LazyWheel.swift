#if canImport(SwiftUI)
import CircularLayout
import SwiftUI

/// A wheel that turns while it is scrolled, and makes views for what is in sight.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct LazyWheel<ID: Hashable, Content: View>: View {
  let itemCount: Int
  var configuration = Wheel.Configuration.tutorial()

  /// The identity of what an index shows at the moment.
  let id: (_ index: Int) -> ID

  @ViewBuilder let content: (_ index: Int) -> Content

  @State private var viewport = CGSize.zero
  @State private var visible = CGRect.zero
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ScrollView(isHorizontal ? .horizontal : .vertical) {
      ZStack(alignment: .topLeading) {
        Color.clear
          .frame(width: contentSize.width, height: contentSize.height)
        ForEach(shown) { shown in
          content(shown.item.index)
            .environment(\.layoutDirection, direction)
            .frame(width: shown.item.size.width, height: shown.item.size.height)
            .scaleEffect(shown.item.scale)
            .rotationEffect(.radians(shown.item.rotation.radians))
            .opacity(shown.item.opacity)
            .offset(
              x: shown.item.center.x - shown.item.size.width / 2,
              y: shown.item.center.y - shown.item.size.height / 2
            )
            .zIndex(Double(shown.item.zIndex))
        }
      }
    }
    .scrollTargetBehavior(WheelSnapping(wheel: wheel))
    // From right to left the wheel mirrors itself, and its first item is at the right end.
    .defaultScrollAnchor(direction == .rightToLeft ? .topTrailing : .topLeading)
    .environment(\.layoutDirection, .leftToRight)
    .onScrollGeometryChange(for: CGRect.self) { geometry in
      geometry.visibleRect
    } action: { _, new in
      visible = new
    }
    .onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: { size in
      viewport = size
    }
  }

  private var shown: [Shown<ID>] {
    let items = wheel?.items(in: visible, atOffset: isHorizontal ? visible.minX : visible.minY)
    return items?.map { Shown(id: id($0.index), item: $0) } ?? []
  }

  /// A wheel stores nothing for its items, so that making one anew costs nothing to speak of.
  private var wheel: Wheel? {
    var environment = LayoutEnvironment()
    if direction == .rightToLeft { environment.direction = .rightToLeft }
    return try? Wheel(
      itemCount: itemCount, configuration: configuration, viewportSize: viewport,
      environment: environment)
  }

  private var contentSize: LayoutSize { wheel?.contentSize ?? .zero }

  private var isHorizontal: Bool { configuration.axis == .horizontal }
}

/// An item, under the identity of what it shows.
private struct Shown<ID: Hashable>: Identifiable {
  let id: ID
  let item: Wheel.Item
}

/// Coming to rest with an item in focus.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct WheelSnapping: ScrollTargetBehavior {
  let wheel: Wheel?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let wheel else { return }
    if wheel.configuration.axis == .horizontal {
      target.rect.origin.x = wheel.snappedOffset(
        proposed: target.rect.minX, velocity: context.velocity.dx)
    } else {
      target.rect.origin.y = wheel.snappedOffset(
        proposed: target.rect.minY, velocity: context.velocity.dy)
    }
  }
}
#endif
