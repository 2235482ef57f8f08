// The SDK documents these declarations.
// swift-format-ignore-file
public import Foundation

/// Where a value lives: a view is made anew again and again, and takes over the place of the one before.
///
/// Page `State`: when the value changes, the parts of the hierarchy that depend on it are updated.
final class Storage<Value> {
  private var readers: [WeakReader] = []

  var value: Value {
    didSet {
      Transaction.ofUpdate.add(Transaction.current)
      for reader in readers { reader.node?.isOutdated = true }
      readers = []
    }
  }

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    if let reader = CompositeNode.evaluated, !readers.contains(where: { $0.node === reader }) {
      readers.removeAll { $0.node == nil }
      readers.append(WeakReader(node: reader))
    }
    return value
  }
}

/// What depends on a value as long as it is part of the tree.
private struct WeakReader {
  weak var node: CompositeNode?
}

/// A property that the screen connects before it asks for the body.
@MainActor protocol ConnectedProperty {
  func connect(to stored: AnyObject?, in environment: EnvironmentValues) -> AnyObject?
}

/// Page `State`.
@propertyWrapper public struct State<Value> {
  private let place: Storage<Storage<Value>>

  public init(wrappedValue: Value) { place = Storage(Storage(wrappedValue)) }

  public var wrappedValue: Value {
    get { place.value.read() }
    nonmutating set { place.value.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let storage = place.value
    return Binding { storage.read() } set: { storage.value = $0 }
  }
}

extension State: ConnectedProperty {
  func connect(to stored: AnyObject?, in environment: EnvironmentValues) -> AnyObject? {
    if let stored = stored as? Storage<Value> { place.value = stored }
    return place.value
  }
}

/// Page `AppStorage`: a value of the app's defaults, of which there are some until the tests end.
@MainActor @propertyWrapper public struct AppStorage<Value> {
  private let place: Storage<Value>

  public init(_ key: String) where Value == Data? {
    place = defaults[key] as? Storage<Value> ?? Storage(nil)
    defaults[key] = place
  }

  public var wrappedValue: Value {
    get { place.read() }
    nonmutating set { place.value = newValue }
  }
}

@MainActor private var defaults: [String: AnyObject] = [:]

/// Page `GestureState`: a gesture changes it, and it is what it was at first when the gesture ends.
@propertyWrapper public struct GestureState<Value> {
  private let first: Value
  private let place: Storage<Storage<Value>>

  public init(wrappedValue: Value) { (first, place) = (wrappedValue, Storage(Storage(wrappedValue))) }

  public var wrappedValue: Value { place.value.read() }
  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value) -> Void) { body(&place.value.value) }
  func reset() { place.value.value = first }
}

extension GestureState: ConnectedProperty {
  func connect(to stored: AnyObject?, in environment: EnvironmentValues) -> AnyObject? {
    if let stored = stored as? Storage<Value> { place.value = stored }
    return place.value
  }
}

/// Page `Binding`.
@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init { base.wrappedValue } set: { if let value = $0 { base.wrappedValue = value } }
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

/// Page `Environment`.
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

/// Page `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 1
  /// Page `isScrollEnabled`: whether scroll views can be scrolled by a person.
  public var isScrollEnabled = true

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
