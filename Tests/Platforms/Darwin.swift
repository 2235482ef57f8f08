// The SDK documents these declarations.
// swift-format-ignore-file

// A stand-in for what the package uses of Darwin. `.ci/platforms` compiles it, and nothing runs it.

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func atan(_ x: Double) -> Double { x }
public func floor(_ x: Double) -> Double { x }
public func ceil(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }

public var SIGILL: Int32 { 4 }
public var SIGTRAP: Int32 { 5 }
public var SIG_DFL: (@convention(c) (Int32) -> Void)! { nil }
@discardableResult public func signal(
  _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)!
) -> (@convention(c) (Int32) -> Void)! { nil }

public func exit(_ status: Int32) -> Never { fatalError() }
@discardableResult public func fflush(_ file: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
public func isatty(_ file: Int32) -> Int32 { 0 }
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! { nil }
public func sysconf(_ name: Int32) -> Int { 0 }
public var _SC_PAGESIZE: Int32 { 0 }
public func dlsym(
  _ handle: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer! { nil }
