// The SDK documents these declarations.
// swift-format-ignore-file

/// Page `Animation`; the model has none, but for whether there is one.
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

/// Page `Transaction`: what goes along with a change of state.
public struct Transaction: Sendable {
  public var animation: Animation?

  /// Page `scrollPositionUpdatePreservesVelocity`: without it a scroll that is ordered stops the one of a
  /// finger; an animated one always does.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { preservesVelocity }
    set { preservesVelocity = newValue }
  }
  private var preservesVelocity = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The one of the closure that runs, and that of all states changed since the last update.
  nonisolated(unsafe) static var current = Transaction()
  nonisolated(unsafe) static var ofUpdate = Transaction()

  mutating func add(_ other: Transaction) {
    animation = other.animation ?? animation
    preservesVelocity = preservesVelocity || other.preservesVelocity
  }
}

/// Page `withTransaction(_:_:)`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  defer { Transaction.current = outer }
  Transaction.current = transaction
  return try body()
}

/// Page `withAnimation(_:_:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
