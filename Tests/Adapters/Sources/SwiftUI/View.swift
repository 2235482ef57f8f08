// The SDK documents these declarations.
// swift-format-ignore-file

// The part of SwiftUI that the products touch, as the SDK declares it, so that they can be compiled and
// run where there is no SDK. What is shown is what ScreenState.swift says: there are no pixels and no
// animations. Each behaviour names the page of developer.apple.com/documentation/swiftui it is from.

@_exported public import CoreGraphics

/// Page `View`.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view without a body, which makes its own part of the tree.
@MainActor protocol PrimitiveView: View where Body == Never {
  func makeNode(at place: Place) -> Node
}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

/// Whatever a modifier makes of a view.
public struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let make: @MainActor (Place, @escaping @MainActor (Place) -> Node) -> Node

  init(_ content: Content, _ make: @escaping @MainActor (Place, @escaping @MainActor (Place) -> Node) -> Node) {
    (self.content, self.make) = (content, make)
  }

  func makeNode(at place: Place) -> Node {
    make(place) { $0.screen.node(of: content, at: $0.child("~")) }
  }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
  func makeNode(at place: Place) -> Node { ListNode([]) }
}

/// Page `Color`: a view that takes the size that it is proposed.
public struct Color: PrimitiveView {
  public static let clear = Color(hue: 0, saturation: 0, brightness: 0, opacity: 0)
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {}
  func makeNode(at place: Place) -> Node { Node() }
}

/// Page `Text`: as wide as it is proposed at most. A character of the model is 8 by 20 points.
public struct Text: PrimitiveView {
  let content: String
  public init(_ content: some StringProtocol) { self.content = String(content) }
  func makeNode(at place: Place) -> Node { TextNode(characters: content.count) }
}

/// Page `Button`; nothing taps it.
public struct Button<Label: View>: View {
  private let action: @MainActor () -> Void, label: Label
  public var body: some View { label }
}

extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    (self.action, label) = (action, Text(title))
  }
}


/// Page `TupleView`.
public struct TupleView<T>: PrimitiveView {
  private let views: [any View]
  init(_ views: [any View]) { self.views = views }

  func makeNode(at place: Place) -> Node {
    ListNode(views.enumerated().map { place.screen.node(of: $1, at: place.child("\($0)")) })
  }
}

@MainActor @resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ConditionalView(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ConditionalView(second) }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  func makeNode(at place: Place) -> Node { map { place.screen.node(of: $0, at: place) } ?? ListNode([]) }
}

/// Page `AnyView`.
public struct AnyView: PrimitiveView {
  private let view: any View
  public init(_ view: some View) { self.view = view }
  func makeNode(at place: Place) -> Node { place.screen.node(of: view, at: place) }
}

public struct ConditionalView<First: View, Second: View>: PrimitiveView {
  private let view: any View
  init(_ view: any View) { self.view = view }
  func makeNode(at place: Place) -> Node { place.screen.node(of: view, at: place) }
}

/// Page `ZStack`: as large as the largest view in it.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment, content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  func makeNode(at place: Place) -> Node {
    StackNode(place.screen.node(of: content, at: place), alignment: alignment)
  }
}

/// Page `VStack`, for views that are as high as they like; the default spacing is the system's.
public struct VStack<Content: View>: PrimitiveView {
  private let spacing: CGFloat, content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.spacing, self.content) = (spacing ?? 0, content())
  }
  func makeNode(at place: Place) -> Node {
    StackNode(place.screen.node(of: content, at: place), spacing: spacing)
  }
}

/// Page `ForEach`: the identity of the data decides which view is which.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  func makeNode(at place: Place) -> Node {
    ListNode(
      data.map { element in
        let id = id(element)
        let child = place.screen.node(of: content(element), at: place.child("\(id)"))
        child.id = AnyHashable(id)
        return child
      })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
}

public struct Alignment: Equatable, Sendable {
  let x: CGFloat, y: CGFloat
  public static let center = Alignment(x: 0.5, y: 0.5)
  public static let topLeading = Alignment(x: 0, y: 0)
}

public struct UnitPoint: Hashable, Sendable {
  public let x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
}

public struct Angle: Hashable, Sendable {
  public var radians: Double
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top), leading = Set(.leading)
    public static let bottom = Set(.bottom), trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}
