import Foundation
import XCTest

/// JSON with "inf", "-inf" and "nan", so that these numbers reach the checks of a type.
public enum JSON {
  /// The text that a value is encoded to, keys in alphabetical order.
  public static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The value that a text decodes to.
  public static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: Data(text.utf8))
  }

  /// The value that comes back after encoding and decoding.
  public static func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSON.value(Value.self, from: text(of: value))
  }
}

/// Fails unless a value is stored as a text and comes back from it: files rely on these strings.
public func expectStored<Value: Codable & Equatable>(
  _ value: Value, _ text: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  XCTAssertEqual(try JSON.text(of: value), text, file: file, line: line)
  XCTAssertEqual(try JSON.value(Value.self, from: text), value, file: file, line: line)
}

/// Fails unless decoding throws a `DecodingError`; that of corrupted data if a reason is given.
public func expectRefused<Value: Decodable>(
  _ type: Value.Type, _ text: String, _ reason: String? = nil, file: StaticString = #filePath,
  line: UInt = #line
) {
  do {
    let value = try JSON.value(type, from: text)
    expect(false, "\(text) was decoded as \(value)", file: file, line: line)
  } catch DecodingError.dataCorrupted(let context) where reason != nil {
    let isSaid = context.debugDescription.contains(reason ?? "")
    expect(isSaid, "\(text): \(context.debugDescription)", file: file, line: line)
  } catch {
    let isRefused = reason == nil && error is DecodingError
    expect(isRefused, "\(type), \(text): \(error)", file: file, line: line)
  }
}
