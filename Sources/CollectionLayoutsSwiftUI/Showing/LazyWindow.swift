#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The content of all lazy views: views for the visible elements and those near them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazyWindow<Host: LazyHost, Content: View>: View {
  let store: LazyStore<Host>
  let content: (MasonryFeed.Address) -> Content

  @State private var lifetime = LazyLifetime()
  @State private var updates = 0
  @GestureState private var isDragged = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.lazySettings) private var settings

  /// In Xcode 27 the states would count in an initializer that is not written out.
  init(store: LazyStore<Host>, @ViewBuilder content: @escaping (MasonryFeed.Address) -> Content) {
    (self.store, self.content) = (store, content)
  }

  var body: some View {
    let environment = LayoutEnvironment(
      direction: LayoutReadingDirection(direction), scale: Double(scale))
    let _ = updates
    store.update = { updates += 1 }
    store.layOut(for: lifetime, in: environment, settings)
    let (axis, revision) = (axis, store.revision)
    let layout = ElementLayout(
      size: store.host.contentSize, axis: store.host.axis, heldBack: store.heldBack,
      isOpening: store.isOpening, arranging: store.arranging)
    return movable(layout)
      .touchable(in: store, _isDragged)
      // Frames are counted from the left: from right to left the layout has mirrored them already.
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityElement(children: .contain)
      .onGeometryChange(for: LazySight.self) { proxy in
        LazySight(
          bounds: proxy.bounds(of: .scrollView(axis: axis)), size: proxy.size.ifFinite,
          revision: revision)
      } action: { sight in
        keepingScroll { store.look(sight) }
        store.tellEdges(in: environment.direction)
      }
  }

  @ViewBuilder private func movable(_ layout: ElementLayout) -> some View {
    #if (compiler(>=6.4) && canImport(SwiftUI, _version: 8.0) || ON_MODELS) && !os(tvOS)
    if #available(iOS 27, macOS 27, watchOS 27, visionOS 27, *), settings.isReorderedBySwiftUI {
      reorderable(layout)
    } else {
      layout { ForEach(store.shown) { view(of: $0, isLiftable: true) } }.movingLifted(in: store)
    }
    #else
    layout { ForEach(store.shown) { view(of: $0, isLiftable: true) } }.movingLifted(in: store)
    #endif
  }

  func view(of element: LazyElement, isLiftable: Bool = false) -> some View {
    posed(element)
      .liftable(isLiftable ? element : nil, in: store)
      .layoutValue(key: LazyElement.self, value: element)
      .zIndex(element.zIndex)
      .accessibilityAddTraits(settings.selection?.contains(element.id) == true ? .isSelected : [])
  }

  private var axis: Axis { store.host.axis == .vertical ? .vertical : .horizontal }

  @ViewBuilder private func posed(_ element: LazyElement) -> some View {
    if let pose = element.pose {
      let (origin, covered, axis) = (element.frame.origin, store.covered, axis)
      sized(element).visualEffect { content, proxy in
        let visible = proxy.bounds(of: .scrollView(axis: axis)).map {
          LayoutRect($0).offsetBy(dx: origin.x, dy: origin.y).inset(by: covered, in: .leftToRight)
        }
        let pose = visible.map(pose) ?? LazyPose()
        return
          content
          .scaleEffect(pose.scale)
          .rotationEffect(.radians(pose.rotation.radians))
          .opacity(pose.opacity)
          .offset(x: pose.offset.x, y: pose.offset.y)
      }
    } else {
      sized(element)
    }
  }

  @ViewBuilder private func sized(_ element: LazyElement) -> some View {
    // It fills its place along the axes along which it does not choose its length.
    let isWide = !element.measuredAxes.contains(.horizontal)
    let isHigh = !element.measuredAxes.contains(.vertical)
    let framed = content(element.address)
      .environment(\.layoutDirection, direction)
      .frame(
        minWidth: isWide ? 0 : nil, maxWidth: isWide ? .infinity : nil,
        minHeight: isHigh ? 0 : nil, maxHeight: isHigh ? .infinity : nil)
    if element.measuredAxes.isEmpty {
      framed
    } else {
      let revision = store.revision
      framed.onGeometryChange(for: LazySight.self) { proxy in
        LazySight(size: proxy.size.ifFinite, revision: revision)
      } action: { sight in
        keepingScroll { store.take(sight.size, of: element) }
      }
    }
  }
}

/// What the geometry of a view is, told after each layout: a report may be dropped.
struct LazySight: Equatable, Sendable {
  /// The bounds of the scroll view in the coordinates of the view; `nil` without a scroll view.
  var bounds: CGRect?
  let size: CGSize?
  let revision: Int
}

extension CGSize {
  /// `nil` if it is not finite: a number that differs from itself would be reported forever.
  fileprivate var ifFinite: CGSize? { width.isFinite && height.isFinite ? self : nil }
}
#endif
