// The SDK documents these declarations.
// swift-format-ignore-file

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(self) { FrameNode($1($0), width, height, alignment) }
  }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ModifiedView(self) { place, content in
      var place = place
      place.environment[keyPath: keyPath] = value
      return content(place)
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ModifiedView(self) { place, content in
      place.screen.act(
        place.screen.observe(value, at: place.path, initial: initial) { _, _ in action() })
      return ObserverNode(content(place), path: place.path)
    }
  }

  /// Page `onGeometryChange(for:of:action:)`: the action is run when the value changes, also by
  /// scrolling, and when the view appears.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    ModifiedView(self) { place, content in
      GeometryNode(content(place), path: place.path) { node, screen in
        screen.observe(transform(node.proxy(in: screen)), at: place.path, initial: true) { action($1) }
      }
    }
  }

  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    ModifiedView(self) { place, content in
      GeometryNode(content(place), path: place.path) { _, screen in
        let geometry = ScrollGeometry(
          contentOffset: screen.contentOffset, contentSize: screen.contentSize,
          containerSize: screen.scroll?.frame.size ?? .zero)
        return screen.observe(transform(geometry), at: place.path, initial: true, action)
      }
    }
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let overlay = content()
    return ModifiedView(self) { place, content in
      OverlayNode(
        content(place), overlay: place.screen.node(of: overlay, at: place.child("overlay")))
    }
  }

  /// Page `safeAreaInset(edge:alignment:spacing:content:)`; here the content only lies over the view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { overlay(content: content) }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    ModifiedView(self) { place, content in
      place.screen.behavior = behavior
      return content(place)
    }
  }

  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ModifiedView(self) { place, content in
      place.screen.order(position.wrappedValue)
      return content(place)
    }
  }

  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    ModifiedView(self) { place, content in
      place.screen.body(of: modifier, at: place) { $0.body(content: .init(make: content)) }
    }
  }
}

class ObserverNode: WrapperNode {
  let path: String
  init(_ child: Node, path: String) {
    self.path = path
    super.init(child)
  }
}

final class GeometryNode: ObserverNode {
  private let tell: @MainActor (GeometryNode, ScreenState) -> (() -> Void)?
  init(
    _ child: Node, path: String,
    tell: @escaping @MainActor (GeometryNode, ScreenState) -> (() -> Void)?
  ) {
    self.tell = tell
    super.init(child, path: path)
  }
  @MainActor func report(_ screen: ScreenState) -> (() -> Void)? { tell(self, screen) }
}

extension Node {
  @MainActor func proxy(in screen: ScreenState) -> GeometryProxy {
    let bounds = screen.scroll?.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    return GeometryProxy(size: frame.size, scrollBounds: bounds)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let make: @MainActor (Place) -> Node
  func makeNode(at place: Place) -> Node { make(place) }
}

public struct GeometryProxy: Sendable {
  public let size: CGSize
  let scrollBounds: CGRect?

  /// The bounds of a coordinate space in the local one; of the innermost scroll view's here.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { scrollBounds }
}

public protocol CoordinateSpaceProtocol {}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace() }
}

public struct AccessibilityTraits: Sendable {
  public static let isHeader = AccessibilityTraits()
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let contain = AccessibilityChildBehavior(), ignore = AccessibilityChildBehavior()
}

public struct ScrollGeometry: Equatable, Sendable {
  public let contentOffset: CGPoint
  public let contentSize: CGSize
  public let containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Where a scroll view is told to go.
public struct ScrollPosition: Equatable, Sendable {
  private(set) var x: CGFloat?
  private(set) var y: CGFloat?
  /// The number of orders: the same place may be ordered twice.
  private(set) var count = 0

  public init(edge: Edge) {}

  public mutating func scrollTo(x: CGFloat) { (self.x, y, count) = (x, nil, count + 1) }
  public mutating func scrollTo(y: CGFloat) { (x, self.y, count) = (nil, y, count + 1) }
}

public struct ScrollTarget {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let velocity: CGVector
  public let containerSize: CGSize
  public let contentSize: CGSize
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
