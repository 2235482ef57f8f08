/// The space that a host gives a layout: a width or a height, and the environment.
///
///     var shelf = try MasonryWall(.columns(.fixed(2), spacing: 8), in: .height(300))
///
/// With a height, content scrolls sideways: columns become rows, rows columns, and heights widths.
public struct LayoutSpace: Hashable, Sendable {
  /// The axis of scrolling: vertical if there is a width.
  public let axis: LayoutAxis
  /// The width of the whole content, or its height, in points, insets included; 0 is allowed.
  public let crossLength: Double
  /// The direction and the pixels of the screen.
  public let environment: LayoutEnvironment

  /// Creates a space in which content scrolls along an axis, for a host that serves both.
  package init(
    axis: LayoutAxis, crossLength: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.axis = axis
    self.crossLength = crossLength
    self.environment = environment
  }

  /// A space of a width, in points.
  public static func width(
    _ width: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) -> LayoutSpace {
    LayoutSpace(axis: .vertical, crossLength: width, environment: environment)
  }

  /// A space of a height, in points.
  public static func height(
    _ height: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) -> LayoutSpace {
    LayoutSpace(axis: .horizontal, crossLength: height, environment: environment)
  }

  /// Whether content starts at its far end, as in rows from right to left.
  var isMirroredAlong: Bool { axis.isMirrored(in: environment.direction) }

  /// Whether the first column is the last on the screen.
  var isMirroredAcross: Bool { axis.cross.isMirrored(in: environment.direction) }

  /// The length across the axis that insets leave for items and spacings.
  func available(within insets: LayoutInsets) -> Double {
    let ends = axis.cross.ends(of: insets)
    return max(0, crossLength - (ends.start + ends.end))
  }

  /// The final near edge and length across the axis between two logical coordinates.
  @inline(__always)
  func across(_ start: Double, _ end: Double, length: Double) -> (near: Double, length: Double) {
    let isMirrored = isMirroredAcross
    let near = isMirrored ? crossLength - end : start
    guard let scale = environment.scale else { return (near, length) }
    let first = near.aligned(toScale: scale)
    let last = (isMirrored ? crossLength - start : end).aligned(toScale: scale)
    return (first, last - first)
  }

  func validate() throws(MasonryError) {
    if let scale = environment.scale, !scale.isScale { throw .scale(scale) }
    guard crossLength.isLength else {
      throw axis == .vertical ? .width(crossLength) : .height(crossLength)
    }
  }
}

#if !hasFeature(Embedded)
/// The beginning of a snapshot of a feed: the version of the format, and the space.
extension LayoutSpace: Codable {
  private enum Key: String, CodingKey { case version, width, height, environment }

  /// The version that is written, and the only one that is read.
  private static var version: Int { 1 }

  /// Encodes the version of the format, the width or the height, and the environment.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(crossLength, forKey: axis == .vertical ? .width : .height)
    try container.encode(environment, forKey: .environment)
  }

  /// Decodes a space, and throws a `DecodingError` if its version is another one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    try decoder.require(
      version: Self.version, insteadOf: container.decode(Int.self, forKey: .version))
    guard container.contains(.width) != container.contains(.height) else {
      throw decoder.refusal("A snapshot has either a width or a height.")
    }
    axis = container.contains(.width) ? .vertical : .horizontal
    crossLength = try container.decode(Double.self, forKey: axis == .vertical ? .width : .height)
    environment = try container.decode(LayoutEnvironment.self, forKey: .environment)
  }
}

extension Decoder {
  /// Runs code that checks a snapshot's values, and rejects the snapshot if it throws.
  func refusing<Value>(_ body: () throws(MasonryError) -> Value) throws -> Value {
    do throws(MasonryError) { return try body() } catch { throw refusal("\(error)") }
  }
}
#endif
