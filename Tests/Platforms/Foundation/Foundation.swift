// The SDK documents these declarations.
// swift-format-ignore-file

// A stand-in for what the products, the models of Tests/Adapters and the executables use of Foundation,
// which the toolchain has for Linux only. `.ci/platforms` compiles it, and nothing runs it. Whatever is
// newer than macOS 10.15 and iOS 13 has its `@available`, as Apple documents it.

@_exported public import Darwin

public typealias CGFloat = Double

public struct CGPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = CGPoint(x: 0, y: 0)
}

public struct CGSize: Hashable, Sendable {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public static let zero = CGSize(width: 0, height: 0)
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint, size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public var minX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func contains(_ rect2: CGRect) -> Bool { false }
  public func union(_ r2: CGRect) -> CGRect { self }
}

public struct IndexPath: Hashable, Comparable, ExpressibleByArrayLiteral, Sendable {
  private var indexes: [Int]
  public init(indexes: [Int]) { self.indexes = indexes }
  public init(arrayLiteral indexes: Int...) { self.indexes = indexes }
  public subscript(index: Int) -> Int {
    get { indexes[index] }
    set { indexes[index] = newValue }
  }
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { false }
}

public typealias IndexSet = Set<Int>

public func NSLog(_ format: String, _ args: any CVarArg...) {}

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { false }
  open func copy() -> Any { self }
  open var hash: Int { 0 }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

public struct NSZone {}
public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
public class NSCoder {}
public let NSNotFound = Int.max
