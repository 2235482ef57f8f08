// The SDK documents these declarations.
// swift-format-ignore-file

// Page `visualEffect(_:)`: effects that depend on geometry, and change neither layout nor bodies.

/// How something is drawn. SwiftUI has no such type.
public struct Drawing: Equatable, Sendable {
  public var frame = CGRect.zero
  public var offset = CGPoint.zero
  public var scale: CGFloat = 1
  public var rotation = 0.0
  public var opacity = 1.0
  public var zIndex = 0.0

  func applying(_ inner: Drawing) -> Drawing {
    var drawing = self
    drawing.offset.x += inner.offset.x
    drawing.offset.y += inner.offset.y
    drawing.scale *= inner.scale
    drawing.rotation += inner.rotation
    drawing.opacity *= inner.opacity
    return drawing
  }
}

/// Page `VisualEffect`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol VisualEffect: Sendable, Animatable {
  /// What the effect does, in the model alone.
  var _drawing: Drawing { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct EmptyVisualEffect: VisualEffect {
  public var _drawing: Drawing { Drawing() }
}

private struct ChangedEffect: VisualEffect {
  let _drawing: Drawing
  init(_ effect: some VisualEffect, _ change: (inout Drawing) -> Void) {
    var drawing = effect._drawing
    change(&drawing)
    _drawing = drawing
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    ChangedEffect(self) { $0.offset = CGPoint(x: $0.offset.x + x, y: $0.offset.y + y) }
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    ChangedEffect(self) { $0.scale *= s }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    ChangedEffect(self) { $0.rotation += angle.radians }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    ChangedEffect(self) { $0.opacity *= opacity }
  }
}

extension View {
  /// Page `visualEffect(_:)`: the geometry is that without the effect.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    ModifiedView(self) { place, content in
      EffectNode(content(place), in: place.scrolls) { effect(EmptyVisualEffect(), $0)._drawing }
    }
  }
}

final class EffectNode: WrapperNode {
  private let effect: @Sendable (GeometryProxy) -> Drawing, outer: [ScrollState]
  init(
    _ child: Node, in outer: [ScrollState], _ effect: @escaping @Sendable (GeometryProxy) -> Drawing
  ) {
    (self.effect, self.outer) = (effect, outer)
    super.init(child)
  }
  override var drawing: Drawing { effect(proxy(in: outer)) }
}
