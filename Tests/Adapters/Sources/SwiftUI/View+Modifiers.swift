// The SDK documents these declarations.
// swift-format-ignore-file

extension View {
  /// Page `frame(width:height:alignment:)`: a length that is given replaces the proposed and the own one.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(self) { FrameNode($1($0), width, height, alignment) }
  }

  /// Page `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: it is as long
  /// as it is proposed, or else as the view, between the bounds that are given.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ModifiedView(self) {
      FlexibleFrameNode($1($0), (minWidth, maxWidth), (minHeight, maxHeight), alignment)
    }
  }

  /// Page `environment(_:_:)`: the value holds for the view and what is in it.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ModifiedView(self) { place, content in
      var place = place
      place.environment[keyPath: keyPath] = value
      return content(place)
    }
  }

  /// Page `transformEnvironment(_:transform:)`.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    ModifiedView(self) { place, content in
      var place = place
      transform(&place.environment[keyPath: keyPath])
      return content(place)
    }
  }

  /// Page `onChange(of:initial:_:)`: the action is run when the value has changed.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Page `onChange(of:initial:_:)`: the action is run when the value has changed.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ModifiedView(self) { place, content in
      place.screen.act(
        place.screen.observe(value, at: place.path, initial: initial, action))
      return ObserverNode(content(place), path: place.path)
    }
  }

  /// Page `task(priority:_:)`: the action begins when the view appears.
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    onChange(of: true, initial: true) { Task { await action() } }
  }

  /// Page `onGeometryChange(for:of:action:)`: the action is run when the value changes, also by
  /// scrolling, and when the view appears.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    ModifiedView(self) { place, content in
      GeometryNode(content(place), path: place.path) { node, screen in
        screen.observe(
          transform(node.proxy(in: place.scrolls)), at: place.path, initial: true) { action($1) }
      }
    }
  }

  /// Page `overlay(alignment:content:)`: the overlay is proposed the size of the view.
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
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
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { overlay(content: content) }

  /// Page `accessibilityAddTraits(_:)`; of accessibility the model has traits and the order.
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    ModifiedView(self) { place, content in
      let (node, key) = (WrapperNode(content(place)), ObjectIdentifier(AccessibilityTraits.self))
      node.traits[key] = traits.union(node.traits[key] as? AccessibilityTraits ?? [])
      return node
    }
  }
  /// Page `accessibilityHidden(_:)`.
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    trait(ObjectIdentifier(AccessibilityHidden.self), hidden)
  }

  /// Page `accessibilityValue(_:)`.
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func accessibilityValue(_ value: Text) -> some View {
    trait(ObjectIdentifier(Text.self), value.content)
  }

  /// Page `accessibilityAdjustableAction(_:)`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    trait(ObjectIdentifier(AccessibilityAdjustmentDirection.self), handler)
  }

  /// Page `accessibilityElement(children:)`; the model has no accessibility.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Page `scrollTargetBehavior(_:)`: it says where scrolling ends.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    ModifiedView(self) { place, content in
      var place = place
      place.behavior = behavior
      return content(place)
    }
  }

  /// Page `modifier(_:)`: the body of a modifier is evaluated as that of a view is. The view that it is
  /// applied to does not depend on the modifier's states, and is not evaluated again for them; but for
  /// whether scroll views are enabled, which the modifier may say.
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    ModifiedView(self) { place, content in
      var made: (node: Node, isScrollEnabled: Bool)?
      return place.screen.body(of: modifier, at: place) { modifier in
        modifier.body(
          content: .init { place in
            let isEnabled = place.environment.isScrollEnabled
            if let made, made.isScrollEnabled == isEnabled { return made.node }
            let node = content(place)
            made = (node, isEnabled)
            return node
          })
      }
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

/// Page `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let make: @MainActor (Place) -> Node
  func makeNode(at place: Place) -> Node { make(place) }
}

/// Page `GeometryProxy`.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  let nearest: CGRect?, vertical: CGRect?, horizontal: CGRect?

  /// Page `bounds(of:)`: the bounds of a coordinate space in the local one. The spaces here are those of
  /// page `scrollView`: the innermost scroll view, whose bounds are neither the container nor the
  /// content under bars, and those of `scrollView(axis:)`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    switch coordinateSpace.axis {
    case .vertical: vertical
    case .horizontal: horizontal
    case nil: nearest
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol CoordinateSpaceProtocol {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  let axis: Axis?
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(axis: nil) }
  /// Page `scrollView(axis:)`: the innermost one that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(axis: axis) }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isSelected = AccessibilityTraits(rawValue: 2)
}

enum AccessibilityHidden {}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let contain = AccessibilityChildBehavior(), ignore = AccessibilityChildBehavior()
}
