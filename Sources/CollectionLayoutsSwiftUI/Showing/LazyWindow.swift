#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The content of all lazy views: views for the visible elements and those near them.
///
/// The body is evaluated when its parent's is, and when ``LazyStore`` says that other elements need
/// views; scrolling by itself does not evaluate it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyWindow<Host: LazyHost, Content: View>: View {
  let store: LazyStore<Host>
  let content: (Host.Address) -> Content

  @State private var lifetime = LazyLifetime()
  @State private var pass = 0
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.lazyMover) private var mover

  init(
    store: LazyStore<Host>, @ViewBuilder content: @escaping (Host.Address) -> Content
  ) {
    self.store = store
    self.content = content
  }

  var body: some View {
    let environment = LayoutEnvironment(
      direction: LayoutReadingDirection(direction), scale: Double(scale))
    let elements = store.elements(
      for: lifetime, pass: pass, in: environment, movedBy: mover)
    ElementLayout(size: CGSize(store.host.contentSize), axis: store.host.axis) {
      ForEach(elements) { element in
        posed(element)
          .layoutValue(key: ElementFrame.self, value: element.frame)
          .layoutValue(key: ElementMeasure.self, value: element.measuredAxes)
          .zIndex(element.zIndex)
      }
    }
    // Frames are counted from the left: from right to left the layout has mirrored them already.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement(children: .contain)
    .onGeometryChange(for: LazySight.self) { proxy in
      LazySight(proxy)
    } action: { sight in
      if store.look(sight) { pass += 1 }
    }
    .onChange(of: store.orders) {
      store.carryOut()
    }
  }

  @ViewBuilder private func posed(_ element: Element) -> some View {
    if let pose = element.pose {
      let origin = element.frame.origin
      sized(element).visualEffect { content, proxy in
        let bounds = proxy.bounds(of: .scrollView)
        let pose = bounds.map { pose(LayoutRect($0).offsetBy(dx: origin.x, dy: origin.y)) }
        return content.applying(pose ?? LazyPose())
      }
    } else {
      sized(element)
    }
  }

  @ViewBuilder private func sized(_ element: Element) -> some View {
    let (size, axes) = (element.frame.size, element.measuredAxes)
    let framed =
      content(element.address)
      .environment(\.layoutDirection, direction)
      .frame(
        width: axes.contains(.horizontal) ? nil : size.width,
        height: axes.contains(.vertical) ? nil : size.height)
    if axes.isEmpty {
      framed
    } else {
      framed.onGeometryChange(for: CGSize.self) { proxy in
        proxy.size
      } action: { size in
        if store.take(size, of: element) { pass += 1 }
      }
    }
  }

  private typealias Element = LazyElement<Host.ID, Host.Address>
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension VisualEffect {
  /// The effect that draws a view by a pose.
  fileprivate func applying(_ pose: LazyPose) -> some VisualEffect {
    scaleEffect(pose.scale)
      .rotationEffect(.radians(pose.rotation.radians))
      .opacity(pose.opacity)
      .offset(x: pose.offset.x, y: pose.offset.y)
  }
}
#endif
