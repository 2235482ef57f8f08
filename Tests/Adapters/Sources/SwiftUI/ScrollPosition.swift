// The SDK documents these declarations.
// swift-format-ignore-file

/// Page `ScrollPhase`.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// Page `ScrollGeometry`.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// Page `ScrollPosition`: where a scroll view is told to go. The same place twice is no news.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  struct Point: Equatable { var x: CGFloat?, y: CGFloat? }
  private(set) var place: Point?
  public private(set) var isPositionedByUser = false

  static let user: ScrollPosition = {
    var position = ScrollPosition(idType: Int.self)
    position.isPositionedByUser = true
    return position
  }()

  public init(idType: (some Hashable & Sendable).Type) {}
  public init(edge: Edge) { self.edge = edge }

  public mutating func scrollTo(edge: Edge) { self = .init(edge: edge) }
  public mutating func scrollTo(x: CGFloat) { go(Point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(Point(x: nil, y: y)) }
  public mutating func scrollTo(point: CGPoint) { go(Point(x: point.x, y: point.y)) }
  private mutating func go(_ point: Point) { (edge, place, isPositionedByUser) = (nil, point, false) }
}

/// The binding that a modifier gives to the scroll view inside.
final class PositionBox {
  var binding: Binding<ScrollPosition>
  init(_ binding: Binding<ScrollPosition>) { self.binding = binding }
}

/// Page `defaultScrollAnchor(_:for:)`.
struct ScrollAnchors {
  var initial: UnitPoint?, alignment: UnitPoint?
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Page `scrollPosition(_:anchor:)`: the scroll view goes where the binding is set to.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ModifiedView(self) { place, content in
      var place = place
      let box = place.screen.positionBox(at: place.path, position)
      box.binding = position
      _ = position.wrappedValue
      place.position = box
      return content(place)
    }
  }

  /// Page `defaultScrollAnchor(_:)`: where the content is at first, and where if it is shorter. A position
  /// that has an edge overrides it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    anchored { ($0.initial, $0.alignment) = (anchor, anchor) }
  }

  /// Page `defaultScrollAnchor(_:for:)`: the same for one of the two.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    anchored {
      if role == .initialOffset { $0.initial = anchor }
      if role == .alignment { $0.alignment = anchor }
    }
  }

  private func anchored(_ set: @escaping (inout ScrollAnchors) -> Void) -> some View {
    ModifiedView(self) { place, content in
      var place = place
      set(&place.anchors)
      return content(place)
    }
  }

  /// Page `onScrollGeometryChange(for:of:action:)`: it is told of the first scroll view in the view that it
  /// is applied to, and of no other one, inside that or beside it.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    onScroll(.init(first: true)) { transform($0.geometry) } action: { action($0, $1) }
  }

  /// Page `onScrollPhaseChange(_:)`, of the same scroll view.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View {
    onScroll(.init(first: false)) { $0.phase } action: { action($0, $1) }
  }

  private func onScroll<T: Equatable>(
    _ told: Told, _ value: @escaping (ScrollState) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    ModifiedView(self) { place, content in
      GeometryNode(content(place), path: place.path) { node, screen in
        guard let scroll = node.scroll else { return nil }
        return screen.observe(value(scroll), at: place.path, initial: told.first, action)
      }
    }
  }
}

/// Whether the first value is told too.
struct Told { let first: Bool }

/// Page `ScrollTarget`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct ScrollTarget {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// Page `ScrollTargetBehaviorContext`: it has the environment too.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let velocity: CGVector
  public let containerSize: CGSize
  public let contentSize: CGSize
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Page `ScrollTargetBehavior`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
