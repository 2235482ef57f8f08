#if !hasFeature(Embedded)
extension LayoutPoint: Codable {
  /// Encodes the point as `[x, y]`.
  public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }

  /// Decodes a point; throws `DecodingError` unless there are exactly two numbers, both finite.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeFiniteNumbers(count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension LayoutSize: Codable {
  /// Encodes the size as `[width, height]`.
  public func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }

  /// Decodes a size; throws `DecodingError` unless there are exactly two numbers, both finite.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeFiniteNumbers(count: 2)
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension LayoutRect: Codable {
  /// Encodes the rectangle as `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    try [minX, minY, width, height].encode(to: encoder)
  }

  /// Decodes a rectangle.
  ///
  /// - Throws: `DecodingError` unless there are exactly four numbers, all of them finite, and
  ///   neither width nor height is negative.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeFiniteNumbers(count: 4)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      let size = LayoutSize(width: numbers[2], height: numbers[3])
      throw decoder.refusal("The size of a rectangle must be at least 0, not \(size).")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

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
  /// Exactly `count` finite numbers from an unkeyed container.
  package func decodeFiniteNumbers(count: Int) throws -> [Double] {
    var container = try unkeyedContainer()
    var numbers: [Double] = []
    for _ in 0..<count {
      let number = try container.decode(Double.self)
      guard number.isFinite else { throw refusal("\(number) is not a finite number.") }
      numbers.append(number)
    }
    guard container.isAtEnd else { throw refusal("There are more than \(count) numbers.") }
    return numbers
  }

  /// Throws if a snapshot has another version than the only one that can be read.
  package func require(version readable: Int, insteadOf version: Int) throws {
    guard version == readable else {
      throw refusal("The snapshot has format \(version); only format \(readable) can be read.")
    }
  }

  /// The error that refuses data for a reason.
  package func refusal(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}
#endif
