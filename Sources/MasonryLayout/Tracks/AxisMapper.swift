/// Maps logical coordinates along the axis of scrolling to final ones.
///
/// The inset comes first, then the mirroring from right to left, and the alignment to pixels. Content that
/// begins at a negative coordinate is moved last, so that all it does to a frame is one addition. Grids and
/// feeds apply these here and nowhere else, so that a query sees the edges that a frame has.
struct AxisMapper {
  private let inset: Double
  private let scale: Double?

  /// The length of the content, if it starts at its far end.
  private let mirroredIn: Double?

  /// Where the content begins, at most 0; it is moved to 0.
  private let start: Double

  /// The largest coordinate that additions round at, besides those that are asked about.
  private let reach: Double

  /// The mapper of content of a length, with an inset before what is mapped.
  init(_ space: Space, inset: Double = 0, contentLength: Double) {
    self.init(space, inset: inset, content: LayoutInterval(near: 0, far: contentLength))
  }

  /// The mapper of content between two coordinates, with an inset before what is mapped.
  ///
  /// Coordinates count from the far end if that is where the content starts. That end stays where it is
  /// whatever the beginning, and nothing has to be moved.
  init(_ space: Space, inset: Double, content: LayoutInterval) {
    self.inset = inset
    scale = space.environment.scale
    mirroredIn = space.isMirroredAlong ? content.far : nil
    start = space.isMirroredAlong ? 0 : content.near
    reach = max(inset, max(-content.near, mirroredIn ?? 0))
  }

  /// The mapper to distances from the start of the content, at whichever end that is.
  init(fromStartOf space: Space, inset: Double, contentStart: Double = 0) {
    self.inset = inset
    scale = space.environment.scale
    mirroredIn = nil
    start = contentStart
    reach = max(inset, -contentStart)
  }

  /// The near edge, top or left, of what lies between two logical coordinates.
  @inline(__always)
  func near(from start: Double, to end: Double) -> Double {
    alignedNear(from: start, to: end) - self.start
  }

  @inline(__always)
  private func alignedNear(from start: Double, to end: Double) -> Double {
    guard let mirroredIn else { return aligned(inset + start) }
    return aligned(mirroredIn - (inset + end))
  }

  /// The far edge, bottom or right, of what lies between two logical coordinates.
  ///
  /// It is rounded from the same sum as the next item's position. If the additions had another order,
  /// one of two equal edges could be rounded up from half a pixel and the other down, and items overlap.
  @inline(__always)
  func far(from start: Double, to end: Double) -> Double {
    alignedFar(from: start, to: end) - self.start
  }

  @inline(__always)
  private func alignedFar(from start: Double, to end: Double) -> Double {
    guard let mirroredIn else { return aligned(inset + end) }
    return aligned(mirroredIn - (inset + start))
  }

  /// The length from the near edge to the far one: the given one, unless pixels change it.
  @inline(__always)
  func length(_ length: Double, from start: Double, to end: Double) -> Double {
    scale == nil ? length : alignedFar(from: start, to: end) - alignedNear(from: start, to: end)
  }

  /// What an item covers, with the far edge computed as that of its frame is.
  @inline(__always)
  func interval(position: Double, length: Double) -> LayoutInterval {
    let end = position + length
    let near = near(from: position, to: end)
    return LayoutInterval(near: near, far: near + self.length(length, from: position, to: end))
  }

  /// The logical coordinates outside of which nothing can meet a final interval.
  func positions(meeting interval: LayoutInterval) -> ClosedRange<Double> {
    reach(of: interval).possible
  }

  /// A final interval in logical coordinates.
  @inline(__always)
  func reach(of interval: LayoutInterval) -> Reach {
    let (first, last) =
      mirroredIn.map { ($0 - interval.far, $0 - interval.near) }
      ?? (interval.near + start, interval.far + start)
    let slack =
      Double.roundingSlack(
        upTo: max(max(-interval.near, interval.far), reach))
      + (scale.map { 1 / $0 } ?? 0)
    return Reach(near: first - inset, far: last - inset, slack: slack)
  }

  /// A final interval in logical coordinates, known but for a pixel and for as much as additions can be off.
  struct Reach {
    /// The coordinates outside of which nothing can meet the interval.
    let possible: ClosedRange<Double>

    /// What starts before `certainFar` and ends after `certainNear` meets the interval beyond doubt.
    let certainNear: Double
    let certainFar: Double

    @inline(__always)
    fileprivate init(near: Double, far: Double, slack: Double) {
      possible = near - slack...far + slack
      certainNear = near + slack
      certainFar = far - slack
    }
  }

  @inline(__always)
  private func aligned(_ coordinate: Double) -> Double { coordinate.aligned(toScale: scale) }
}
