// The SDK documents these declarations.
// swift-format-ignore-file

// The part of SwiftUI that the adapters touch, as the SDK declares it, so that they can be compiled and
// run where there is no SDK. Shown is what Screen.swift says: there are no pixels and no animations.

@_exported public import CoreGraphics

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view without a body, which shows itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  func show(at place: Place, on screen: ScreenState)
}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

/// Whatever a modifier makes of a view.
public struct ModifiedView<Content: View>: PrimitiveView {
  private let content: Content
  private let modify: (inout Place, ScreenState) -> Void

  init(_ content: Content, modify: @escaping (inout Place, ScreenState) -> Void = { _, _ in }) {
    self.content = content
    self.modify = modify
  }

  func show(at place: Place, on screen: ScreenState) {
    var place = place
    modify(&place, screen)
    screen.show(content, at: place)
  }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
  func show(at place: Place, on screen: ScreenState) {}
}

public struct Color: PrimitiveView {
  public static let clear = Color()
  func show(at place: Place, on screen: ScreenState) {}
}

/// Several views, or one of two.
public struct TupleView<T>: PrimitiveView {
  private let views: [any View]
  init(_ views: [any View]) { self.views = views }

  func show(at place: Place, on screen: ScreenState) {
    for (index, view) in views.enumerated() { screen.show(view, at: place.child("\(index)")) }
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

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ConditionalView(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ConditionalView(second) }
}

public struct ConditionalView<First: View, Second: View>: PrimitiveView {
  private let view: any View
  init(_ view: any View) { self.view = view }
  func show(at place: Place, on screen: ScreenState) { screen.show(view, at: place) }
}

public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func show(at place: Place, on screen: ScreenState) { screen.show(content, at: place) }
}

public struct ScrollView<Content: View>: PrimitiveView {
  private let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  func show(at place: Place, on screen: ScreenState) { screen.show(content, at: place) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  func show(at place: Place, on screen: ScreenState) {
    for element in data {
      var child = place.child("\(id(element))")
      child.id = AnyHashable(id(element))
      screen.show(content(element), at: child)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let topLeading = Alignment()
}

public struct UnitPoint: Hashable, Sendable {
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
}

public struct Angle: Hashable, Sendable {
  public static func radians(_ radians: Double) -> Angle { Angle() }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
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
