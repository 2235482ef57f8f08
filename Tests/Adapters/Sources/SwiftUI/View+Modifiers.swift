// The SDK documents these declarations.
// swift-format-ignore-file

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(self) { place, screen in
      place.size = CGSize(width: width ?? place.size.width, height: height ?? place.size.height)
      screen.note(place)
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    ModifiedView(self) { place, _ in
      place.origin.x += x
      place.origin.y += y
    }
  }

  public func zIndex(_ value: Double) -> some View {
    ModifiedView(self) { place, _ in place.zIndex = value }
  }

  public func opacity(_ opacity: Double) -> some View { ModifiedView(self) }
  public func scaleEffect(_ s: CGFloat) -> some View { ModifiedView(self) }
  public func rotationEffect(_ angle: Angle) -> some View { ModifiedView(self) }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ModifiedView(self) { place, _ in place.environment[keyPath: keyPath] = value }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ModifiedView(self) { place, screen in
      screen.observe(value, at: place, initial: initial) { _, _ in action() }
    }
  }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    ModifiedView(self) { place, screen in
      let value = transform(GeometryProxy(size: place.size))
      screen.observe(value, at: place, initial: true) { _, new in action(new) }
    }
  }

  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    ModifiedView(self) { place, screen in
      let geometry = ScrollGeometry(
        contentOffset: screen.contentOffset, containerSize: screen.size)
      screen.observe(transform(geometry), at: place, initial: true, action)
    }
  }

  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { ModifiedView(self) }

  public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { ModifiedView(self) }

  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ModifiedView(self) { _, screen in screen.scroll(by: position.wrappedValue) }
  }
}

public struct GeometryProxy: Sendable {
  public let size: CGSize
}

public struct ScrollGeometry: Equatable, Sendable {
  public let contentOffset: CGPoint
  public let containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Where a scroll view is told to go; the model knows of heights alone.
public struct ScrollPosition: Equatable, Sendable {
  /// The order to scroll, and how many there were: the same height may be ordered twice.
  private(set) var y: CGFloat?
  private(set) var count = 0

  public init(edge: Edge) {}

  public mutating func scrollTo(y: CGFloat) { (self.y, count) = (y, count + 1) }
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
