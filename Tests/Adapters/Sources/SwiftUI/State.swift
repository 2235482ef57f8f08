// The SDK documents these declarations.
// swift-format-ignore-file

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { initial = wrappedValue }
  private let initial: Value

  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(initial) }
}

@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  private init(constant value: Value) {
    get = { value }
    set = { _ in }
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(constant: value) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { .constant(wrappedValue[keyPath: keyPath]) }
}

@propertyWrapper public struct Environment<Value> {
  private let value: Value
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    value = EnvironmentValues()[keyPath: keyPath]
  }
  public var wrappedValue: Value { value }
}

public struct EnvironmentValues {
  public init() {}
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 1
}
