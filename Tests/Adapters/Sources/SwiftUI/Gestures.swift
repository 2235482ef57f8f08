// The SDK documents these declarations.
// swift-format-ignore-file

// Pages `Gesture`, `MagnifyGesture`, `DragGesture`, `SpatialTapGesture`, `gesture(_:including:)` and
// `simultaneousGesture(_:including:)`: a gesture is told of while it changes and when it ends, in the
// coordinates of the view that has it. A scroll view goes on scrolling under a pinch.

/// Page `Gesture`.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  var actions: GestureActions<Value> { get }
}

/// What a gesture has done with its value while it changes, and when it ends.
public struct GestureActions<Value>: Gesture {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  public var actions: GestureActions<Value> { self }
}

extension Gesture {
  public var actions: GestureActions<Value> { GestureActions() }

  /// Page `onChanged(_:)`.
  public func onChanged(_ action: @escaping (Value) -> Void) -> GestureActions<Value> {
    GestureActions {
      actions.changed($0)
      action($0)
    } ended: { actions.ended($0) }
  }

  /// Page `updating(_:body:)`: the state is what it was at first when the gesture ends or is cancelled.
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> GestureActions<Value> {
    GestureActions { value in
      var transaction = Transaction()
      state.change { body(value, &$0, &transaction) }
      actions.changed(value)
    } ended: { value in
      actions.ended(value)
      state.reset()
    }
  }

  /// Page `onEnded(_:)`.
  public func onEnded(_ action: @escaping (Value) -> Void) -> GestureActions<Value> {
    GestureActions(changed: actions.changed, ended: action)
  }
}

/// Page `MagnifyGesture`.
@available(iOS 17, macOS 14, visionOS 1, *)
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Page `DragGesture`.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var startLocation: CGPoint
    public var location: CGPoint
  }
  public init(minimumDistance: CGFloat = 10) {}
}

/// Page `SpatialTapGesture`.
@available(iOS 16, macOS 13, watchOS 9, visionOS 1, *)
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public init(count: Int = 1) {}
}

/// Page `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

final class GestureNode<Value>: WrapperNode {
  let gesture: GestureActions<Value>
  init(_ child: Node, _ gesture: GestureActions<Value>) {
    self.gesture = gesture
    super.init(child)
  }

  /// A point of the screen in the coordinates of the view.
  func location(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

extension View {
  /// Page `gesture(_:including:)`; the view is the same with and without the gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    ModifiedView(self) { place, content in
      let actions = mask.contains(.gesture) ? gesture.actions : GestureActions()
      return GestureNode(content(place), actions)
    }
  }

  /// Page `simultaneousGesture(_:including:)`: gestures in the view go on.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }
}

extension Screen {
  private func node<Value>(of type: Value.Type) -> GestureNode<Value>? {
    state.root?.first { $0 is GestureNode<Value> } as? GestureNode<Value>
  }

  /// Pinches around a point of the screen by magnifications, one after the other; the fingers may move.
  public func pinch(at point: CGPoint, by magnifications: [CGFloat], moving distance: CGFloat = 0) {
    guard let first = node(of: MagnifyGesture.Value.self) else { return }
    var value = MagnifyGesture.Value(
      magnification: 1, startAnchor: UnitPoint(x: 0.5, y: 0.5), startLocation: first.location(of: point))
    for magnification in magnifications {
      value.magnification = magnification
      node(of: MagnifyGesture.Value.self)?.gesture.changed(value)
      if distance != 0 { drag(by: distance) } else { settle() }
    }
    node(of: MagnifyGesture.Value.self)?.gesture.ended(value)
    letGo()
  }

  /// Taps at a point of the screen.
  public func tap(at point: CGPoint) {
    guard let node = node(of: SpatialTapGesture.Value.self) else { return }
    node.gesture.ended(SpatialTapGesture.Value(location: node.location(of: point)))
    settle()
  }

  /// Drags from a point of the screen on through others, once a finger has moved by 20 points.
  ///
  /// A scroll view that is enabled scrolls by what the finger moves along its axis, as it does for gestures
  /// that are simultaneous; whether it does so after a start across the axis no page says.
  public func sweep(
    from start: CGPoint, by distance: CGVector, through points: [CGPoint], meanwhile: () -> Void = {}
  ) {
    guard let first = node(of: DragGesture.Value.self) else { return }
    let origin = first.location(of: start)
    var last = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    func move(to point: CGPoint) {
      guard let node = node(of: DragGesture.Value.self) else { return }
      node.gesture.changed(.init(startLocation: origin, location: node.location(of: point)))
      settle()
      if state.scroll.isEnabled { drag(by: last.y - point.y) }
      last = point
    }
    move(to: last)
    for point in points {
      move(to: point)
      meanwhile()
    }
    if let node = node(of: DragGesture.Value.self) {
      node.gesture.ended(.init(startLocation: origin, location: node.location(of: last)))
    }
    letGo()
    settle()
  }

  /// Drags a finger sideways first, and then to a point at which it stays while time passes.
  public func sweep(
    from start: CGPoint, to end: CGPoint, holding body: () async throws -> Void
  ) async rethrows {
    guard let first = node(of: DragGesture.Value.self) else { return }
    let origin = first.location(of: start)
    for point in [CGPoint(x: start.x + 25, y: start.y), end] {
      guard let node = node(of: DragGesture.Value.self) else { return }
      node.gesture.changed(.init(startLocation: origin, location: node.location(of: point)))
      settle()
    }
    try await body()
    if let node = node(of: DragGesture.Value.self) {
      node.gesture.ended(.init(startLocation: origin, location: node.location(of: end)))
    }
    settle()
  }
}
