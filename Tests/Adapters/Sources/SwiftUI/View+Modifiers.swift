// The SDK documents these declarations.
// swift-format-ignore-file

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { ModifiedView<Self>() }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { ModifiedView<Self>() }
  public func zIndex(_ value: Double) -> some View { ModifiedView<Self>() }
  public func opacity(_ opacity: Double) -> some View { ModifiedView<Self>() }
  public func scaleEffect(_ s: CGFloat) -> some View { ModifiedView<Self>() }
  public func rotationEffect(_ angle: Angle) -> some View { ModifiedView<Self>() }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { ModifiedView<Self>() }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { ModifiedView<Self>() }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { ModifiedView<Self>() }

  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { ModifiedView<Self>() }

  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { ModifiedView<Self>() }

  public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { ModifiedView<Self>() }
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint { .zero }
  public var containerSize: CGSize { .zero }
  public var visibleRect: CGRect { .zero }
}

public struct ScrollTarget {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

public struct ScrollTargetBehaviorContext {
  public var velocity: CGVector { CGVector(dx: 0, dy: 0) }
}

public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
