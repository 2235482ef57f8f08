// The SDK documents these declarations.
// swift-format-ignore-file

/// Where a value lives: a view is made anew again and again, and takes over the place of the one before.
final class Storage<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A property that the screen connects before it asks for the body.
@MainActor protocol ConnectedProperty {
  func connect(to stored: AnyObject?, in environment: EnvironmentValues) -> AnyObject?
}

@propertyWrapper public struct State<Value> {
  private let place: Storage<Storage<Value>>

  public init(wrappedValue: Value) { place = Storage(Storage(wrappedValue)) }

  public var wrappedValue: Value {
    get { place.value.value }
    nonmutating set { place.value.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding { wrappedValue } set: { wrappedValue = $0 }
  }
}

extension State: ConnectedProperty {
  func connect(to stored: AnyObject?, in environment: EnvironmentValues) -> AnyObject? {
    if let stored = stored as? Storage<Value> { place.value = stored }
    return place.value
  }
}

@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding { value } set: { _ in } }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> { wrappedValue[keyPath: keyPath] } set: { wrappedValue[keyPath: keyPath] = $0 }
  }
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let place = Storage(EnvironmentValues())

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { place.value[keyPath: keyPath] }
}

extension Environment: ConnectedProperty {
  func connect(to stored: AnyObject?, in environment: EnvironmentValues) -> AnyObject? {
    place.value = environment
    return nil
  }
}

public struct EnvironmentValues {
  public init() {}
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 1
}
