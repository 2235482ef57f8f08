// The SDK documents these declarations.
// swift-format-ignore-file

// The part of SwiftUI that the adapters touch, as the SDK declares it, so that they can be type-checked
// where there is no SDK. Nothing here does anything, and no view is ever shown.

@_exported public import CoreGraphics

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// Whatever a modifier makes of a view.
public struct ModifiedView<Content: View>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

public struct TupleView<T>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ConditionalView() }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ConditionalView() }
}

public struct ConditionalView<First: View, Second: View>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}

public struct Color: View {
  public static let clear = Color()
  public var body: Never { fatalError() }
}

public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct ScrollView<Content: View>: View {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
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
