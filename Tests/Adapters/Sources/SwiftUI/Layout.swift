// The SDK documents these declarations.
// swift-format-ignore-file

// Page `Layout`: an app's own container.

public protocol Animatable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L, content: Content
  func makeNode(at place: Place) -> Node {
    LayoutNode(layout, place.screen.node(of: content, at: place))
  }
}

final class LayoutNode<L: Layout>: Node {
  private let layout: L, content: Node
  init(_ layout: L, _ content: Node) { (self.layout, self.content) = (layout, content) }
  override var children: [Node] { [content] }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = LayoutSubviews(nodes: content.elements)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  override func placeChildren(_ proposal: ProposedViewSize) {
    let subviews = LayoutSubviews(nodes: content.elements)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Page `ProposedViewSize`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?, height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// Page `LayoutSubviews`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [Node]
  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
}

/// Page `LayoutSubview`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubview {
  let node: Node

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal)
    node.place(
      at: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal)
  }
}

/// Page `LayoutValueKey`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Page `layoutValue(key:value:)`: a value that a layout reads. It goes up through modifiers.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(ObjectIdentifier(key), value)
  }

  /// Page `zIndex(_:)`.
  public func zIndex(_ value: Double) -> some View { trait(ObjectIdentifier(ZIndex.self), value) }

  func trait(_ key: ObjectIdentifier, _ value: Any) -> some View {
    ModifiedView(self) { place, content in
      let node = WrapperNode(content(place))
      node.traits[key] = value
      return node
    }
  }
}

enum ZIndex {}
