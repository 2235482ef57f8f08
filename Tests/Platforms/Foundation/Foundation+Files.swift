// The SDK documents these declarations.
// swift-format-ignore-file

// What the executables use of Foundation.

public struct Data: RandomAccessCollection, Sendable {
  public init(_ bytes: some Sequence<UInt8>) {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}

public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public var path: String { "" }
}

public final class Bundle: Sendable {
  /// SwiftPM writes it for a target with resources.
  public static let module = Bundle()
  public let bundleURL = URL(fileURLWithPath: "")
}

public final class FileManager: Sendable {
  public static let `default` = FileManager()
  public func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool
  ) throws {}
}

public final class FileHandle: Sendable {
  public static let standardError = FileHandle()
  public let fileDescriptor: Int32 = 2
  public func write(_ data: Data) {}
}

public struct Date: Sendable {
  public init() {}
  public var timeIntervalSinceNow: Double { 0 }
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public var uptimeNanoseconds: UInt64 { 0 }
}

public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public init() {}
  public var outputFormatting: OutputFormatting = []
  public func encode(_ value: some Encodable) throws -> Data { Data([]) }
}

public final class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public struct CocoaError: Error {
  public var underlying: (any Error)? { nil }
}

public struct POSIXError: Error {
  public enum Code: Int32 { case EPERM = 1 }
  public var code: Code { .EPERM }
}

extension Error {
  public var localizedDescription: String { "" }
}

extension StringProtocol {
  public func contains(_ other: some StringProtocol) -> Bool { false }
}

extension String {
  public init(format: String, _ arguments: Any...) { self = format }
  public enum Encoding { case utf8 }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = path }
  public func padding(
    toLength newLength: Int, withPad padString: String, startingAt padIndex: Int
  ) -> String { self }
}

extension String {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }

  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String { self }
}
