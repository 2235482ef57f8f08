#if !hasFeature(Embedded)
extension LayoutAngle: Codable {
  /// Encodes the angle as its number of radians, so that it comes back bit for bit.
  public func encode(to encoder: any Encoder) throws { try radians.encode(to: encoder) }

  /// Decodes an angle; throws `DecodingError` for anything that is not a finite number.
  public init(from decoder: any Decoder) throws {
    let radians = try Double(from: decoder)
    guard radians.isFinite else { throw decoder.refusal("\(radians) is not a finite number.") }
    self.init(radians: radians)
  }
}

extension Decoder {
  /// Throws if a snapshot has another version than the only one that can be read.
  package func require(version readable: Int, insteadOf version: Int) throws {
    guard version == readable else {
      throw refusal("The snapshot has format \(version); only format \(readable) can be read.")
    }
  }

  package func refusal(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}
#endif
