/// Maps logical coordinates along the scroll axis to final ones.
///
/// It adds the inset, mirrors from right to left, aligns to pixels, and last moves content that
/// begins at a negative coordinate. Items and feeds do this only here: queries see the frames.
struct AxisMapper {
  private let inset: Double
  private let scale: Double?
  /// The length of the content if it starts at its far end, else `nil`.
  private let mirroredIn: Double?
  /// The near edge of the content, which is moved to 0.
  private let start: Double
  /// The largest magnitude in the sums besides the coordinates to be mapped.
  private let reach: Double
  /// What is added to sums before they are rounded to pixels.
  ///
  /// What is stacked upwards ends at another sum than that with which the next item begins. A
  /// millionth of a pixel makes both round half a pixel alike.
  private let bias: Double

  /// Creates a mapper for content that is divided if items before a seam are stacked upwards.
  init(
    _ space: LayoutSpace, inset: Double = 0, content: LayoutInterval, isDivided: Bool = false
  ) {
    self.inset = inset
    scale = space.environment.scale
    bias = isDivided ? scale.map { 0x1p-20 / $0 } ?? 0 : 0
    // Content that starts at its far end has coordinates from there; nothing has to be moved.
    mirroredIn = space.isMirroredAlong ? content.far : nil
    start = space.isMirroredAlong ? 0 : content.near
    reach = max(inset, content.near.magnitude, content.far.magnitude)
  }

  /// Creates a mapper to distances from the start of the content, at whichever end that is.
  init(
    fromStartOf space: LayoutSpace, inset: Double, contentStart: Double = 0, isDivided: Bool
  ) {
    let unmirrored = LayoutSpace(
      axis: space.axis, crossLength: 0,
      environment: LayoutEnvironment(scale: space.environment.scale))
    let content = LayoutInterval(near: contentStart, far: contentStart)
    self.init(unmirrored, inset: inset, content: content, isDivided: isDivided)
  }

  /// The final near edge, top or left, of an interval.
  @inline(__always)
  func near(from start: Double, to end: Double) -> Double {
    edge(at: mirroredIn == nil ? start : end) - self.start
  }

  /// The final far edge, bottom or right, rounded from the same sum as the next item's position:
  /// another order of additions might round equal edges differently, and items would overlap.
  @inline(__always)
  func far(from start: Double, to end: Double) -> Double {
    edge(at: mirroredIn == nil ? end : start) - self.start
  }

  /// The length from the near edge to the far one: `length`, unless pixels change it.
  @inline(__always)
  func length(_ length: Double, from start: Double, to end: Double) -> Double {
    guard scale != nil else { return length }
    return mirroredIn == nil ? edge(at: end) - edge(at: start) : edge(at: start) - edge(at: end)
  }

  /// The final interval of an item; its far edge is computed as its frame computes it.
  @inline(__always)
  func interval(position: Double, length: Double) -> LayoutInterval {
    let end = position + length
    let near = near(from: position, to: end)
    return LayoutInterval(near: near, far: near + self.length(length, from: position, to: end))
  }

  /// The logical interval that holds everything that may meet a final interval.
  func positions(meeting interval: LayoutInterval) -> ClosedRange<Double> {
    let (logical, slack) = logical(interval)
    return logical.near - slack...logical.far + slack
  }

  /// A final interval in logical coordinates, and by how much these may be off, by a pixel and by
  /// rounding: what overlaps the interval by more than that certainly meets it.
  @inline(__always)
  func logical(_ interval: LayoutInterval) -> (LayoutInterval, slack: Double) {
    let (first, last) =
      mirroredIn.map { ($0 - interval.far, $0 - interval.near) }
      ?? (interval.near + start, interval.far + start)
    let slack =
      Double.roundingSlack(upTo: max(max(-interval.near, interval.far), reach))
      + (scale.map { 1 / $0 } ?? 0)
    return (LayoutInterval(near: first - inset, far: last - inset), slack)
  }

  /// The edge at a logical coordinate before the content is moved.
  @inline(__always)
  private func edge(at coordinate: Double) -> Double {
    let sum = mirroredIn.map { $0 - (inset + coordinate) } ?? inset + coordinate
    guard let scale else { return sum }
    return (sum + bias).aligned(toScale: scale)
  }
}
