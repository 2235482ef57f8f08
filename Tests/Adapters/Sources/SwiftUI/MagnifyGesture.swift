// The SDK documents these declarations.
// swift-format-ignore-file

// Pages `MagnifyGesture` and `simultaneousGesture(_:including:)`: a pinch is told of while it changes and
// when it ends, in the coordinates of the view that has the gesture; a scroll view goes on scrolling.

/// Page `Gesture`.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}

/// What a pinch tells, with the actions that were added to it.
public struct ActingGesture<Value>: Gesture {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }

  public func onEnded(_ action: @escaping (Value) -> Void) -> ActingGesture {
    ActingGesture(changed: changed, ended: action)
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

  public func onChanged(_ action: @escaping (Value) -> Void) -> ActingGesture<Value> {
    ActingGesture(changed: action)
  }
}

final class MagnifyNode: WrapperNode {
  let gesture: ActingGesture<MagnifyGesture.Value>
  init(_ child: Node, _ gesture: ActingGesture<MagnifyGesture.Value>) {
    self.gesture = gesture
    super.init(child)
  }
}

extension View {
  /// Page `simultaneousGesture(_:including:)`: gestures in the view go on.
  public func simultaneousGesture(_ gesture: some Gesture) -> some View {
    ModifiedView(self) { place, content in
      guard let magnify = gesture as? ActingGesture<MagnifyGesture.Value> else { return content(place) }
      return MagnifyNode(content(place), magnify)
    }
  }
}

extension Screen {
  /// Pinches around a point of the screen by magnifications, one after the other; the fingers may move.
  public func pinch(at point: CGPoint, by magnifications: [CGFloat], moving distance: CGFloat = 0) {
    var node: MagnifyNode? { state.root?.first { $0 is MagnifyNode } as? MagnifyNode }
    guard let first = node else { return }
    let location = CGPoint(x: point.x - first.frame.minX, y: point.y - first.frame.minY)
    var value = MagnifyGesture.Value(
      magnification: 1, startAnchor: UnitPoint(x: 0.5, y: 0.5), startLocation: location)
    for magnification in magnifications {
      value.magnification = magnification
      node?.gesture.changed(value)
      if distance != 0 { drag(by: distance) } else { settle() }
    }
    node?.gesture.ended(value)
    letGo()
  }
}
