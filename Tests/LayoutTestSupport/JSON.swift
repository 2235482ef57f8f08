import Foundation

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
