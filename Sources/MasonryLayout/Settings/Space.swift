/// The space that a host gives a grid or a feed: a width or a height, and the environment.
///
/// Content scrolls across the given length: vertically if it is a width.
struct Space: Hashable, Sendable {
  let axis: LayoutAxis
  let crossLength: Double
  let environment: LayoutEnvironment

  static func width(_ width: Double, _ environment: LayoutEnvironment) -> Space {
    Space(axis: .vertical, crossLength: width, environment: environment)
  }

  static func height(_ height: Double, _ environment: LayoutEnvironment) -> Space {
    Space(axis: .horizontal, crossLength: height, environment: environment)
  }

  var width: Double? { axis == .vertical ? crossLength : nil }

  var height: Double? { axis == .horizontal ? crossLength : nil }

  /// Whether content starts at its far end, as in rows from right to left.
  var isMirroredAlong: Bool { axis.isMirrored(in: environment.direction) }

  /// Whether the first column is the last on the screen.
  var isMirroredAcross: Bool { axis.cross.isMirrored(in: environment.direction) }

  func validate() throws(MasonryError) {
    if let scale = environment.scale, !(scale > 0 && scale.isFinite) { throw .scale(scale) }
    guard crossLength.isLength else {
      throw axis == .vertical ? .width(crossLength) : .height(crossLength)
    }
  }
}

extension MasonryGrid.Configuration {
  /// The length across a space that the insets leave for lanes and spacings.
  func available(in space: Space) -> Double {
    let insets = space.axis.cross.ends(of: contentInsets)
    return max(0, space.crossLength - (insets.start + insets.end))
  }
}

#if !hasFeature(Embedded)
/// The beginning of a snapshot of a grid or a feed: the version of the format, and the space.
extension Space: Codable {
  private enum Key: String, CodingKey { case version, width, height, environment }

  /// The version that is written, and the only one that is read.
  private static var version: Int { 1 }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encodeIfPresent(width, forKey: .width)
    try container.encodeIfPresent(height, forKey: .height)
    try container.encode(environment, forKey: .environment)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw decoder.refusal(
        "The snapshot has format \(version); only format \(Self.version) can be read.")
    }
    let environment = try container.decode(LayoutEnvironment.self, forKey: .environment)
    let width = try container.decodeIfPresent(Double.self, forKey: .width)
    let height = try container.decodeIfPresent(Double.self, forKey: .height)
    switch (width, height) {
    case (let width?, nil): self = .width(width, environment)
    case (nil, let height?): self = .height(height, environment)
    default: throw decoder.refusal("A snapshot has either a width or a height.")
    }
  }
}
#endif
