/// A visible rectangle along the axis of scrolling, and the content behind it.
///
/// Its start is the distance from the start of the content: 0 at the top, or at the right edge of
/// rows from right to left. In a view that hangs, all distances are from the end of the content.
struct VisibleSpan: Hashable, Sendable {
  let axis: LayoutAxis
  /// Whether the content starts at its far end.
  let isMirrored: Bool
  /// The coordinate of the start of the content.
  let origin: Double
  /// The length of the content, with the blank space after it.
  let contentLength: Double
  let near: Double
  let length: Double
  /// The length of the layout across the axis.
  let crossLength: Double
  /// The pixels per point, if there are pixels.
  let scale: Double?

  /// Creates the span of a rectangle; one that is not finite counts as `.zero`.
  init(
    _ rect: LayoutRect, of contentLength: Double, in space: LayoutSpace, room: Double = 0,
    hangsFromEnd: Bool = false
  ) {
    let rect = rect.isFinite ? rect : .zero
    axis = space.axis
    crossLength = space.crossLength
    scale = space.environment.scale
    isMirrored = space.isMirroredAlong != hangsFromEnd
    let (first, last) =
      space.isMirroredAlong ? (-room, contentLength) : (0, contentLength + room)
    origin = isMirrored ? last : first
    self.contentLength = contentLength + room
    near = axis.interval(of: rect).near
    length = axis.length(of: rect)
  }

  var far: Double { near + length }

  /// The distance from the start of the content to that of the view; negative in overscroll.
  var start: Double { start(at: near) }

  /// The start of the view at another near edge, snapped to an end of the content within rounding.
  private func start(at near: Double) -> Double {
    let start = distance(at: near)
    if start.magnitude <= tolerance { return 0 }
    return (start - overflow).magnitude <= tolerance ? overflow : start
  }

  /// The distance from the start of the content to a view at a near edge, unclamped.
  private func distance(at near: Double) -> Double {
    isMirrored ? origin - (near + length) : near - origin
  }

  private var tolerance: Double {
    .endTolerance(upTo: max(contentLength, length), scale: scale)
  }

  /// The length of the content less that of the view; negative if the content is shorter.
  private var overflow: Double { contentLength - length }

  var isAtStart: Bool { distance(at: near) <= tolerance }

  /// Not told by `start`: within a pixel of content to scroll, a view is near both ends.
  var isAtEnd: Bool { distance(at: near) >= overflow - tolerance }

  /// The start at the end of the content: the furthest to which it can be scrolled.
  var lastStart: Double { max(0, overflow) }

  /// The near edge of the rectangle scrolled to another start.
  func near(atStart start: Double) -> Double {
    isMirrored ? origin - start - length : origin + start
  }

  /// The near edge of the rectangle scrolled to a start on a pixel, or to the end of the content.
  func near(atPixelOf start: Double) -> Double {
    near(atStart: start < lastStart ? min(start.aligned(toScale: scale), lastStart) : start)
  }

  /// The near edge of the rectangle scrolled so that it begins at a coordinate.
  func near(withStartAt coordinate: Double) -> Double {
    isMirrored ? coordinate - length : coordinate
  }

  /// Another near edge, or the nearest to it that a range of starts allows.
  func near(_ near: Double, withStartsIn starts: ClosedRange<Double>) -> Double {
    let start = distance(at: near)
    let allowed = min(max(start, starts.lowerBound), starts.upperBound)
    return allowed == start ? near : self.near(atStart: allowed)
  }
}

extension VisibleSpan {
  /// The edge with which an interval begins in the order of the content.
  func startEdge(of interval: LayoutInterval) -> Double {
    isMirrored ? interval.far : interval.near
  }

  func endEdge(of interval: LayoutInterval) -> Double {
    isMirrored ? interval.near : interval.far
  }

  /// The distance from one coordinate to another in the order of the content.
  func distance(from origin: Double, to coordinate: Double) -> Double {
    isMirrored ? origin - coordinate : coordinate - origin
  }

  /// The coordinate behind another one by a distance in the order of the content.
  func coordinate(_ distance: Double, from origin: Double) -> Double {
    isMirrored ? origin - distance : origin + distance
  }

  /// The coordinate at a fraction of an interval, in the order of the content; exact at 0 and 1.
  func coordinate(_ fraction: Double, of interval: LayoutInterval) -> Double {
    if fraction == 1 { return endEdge(of: interval) }
    return coordinate(fraction * (interval.far - interval.near), from: startEdge(of: interval))
  }

  var interval: LayoutInterval { LayoutInterval(near: near, far: far) }

  /// The near edge to which to scroll to show an interval between what is covered at the ends.
  func near(
    showing interval: LayoutInterval, at position: LayoutScrollPosition,
    coveredAtStart: Double = 0, atEnd coveredAtEnd: Double = 0
  ) -> Double {
    let atStart = near(withStartAt: coordinate(-coveredAtStart, from: startEdge(of: interval)))
    let atEnd = near(withStartAt: coordinate(coveredAtEnd - length, from: endEdge(of: interval)))
    let wanted =
      switch position {
      case .start: atStart
      case .end: atEnd
      case .center: ((atStart + atEnd) / 2).aligned(toScale: scale)
      case .nearest: min(max(near, min(atStart, atEnd)), max(atStart, atEnd))
      }
    if position == .nearest, wanted == near { return near }
    let start = min(max(start(at: wanted), 0), lastStart)
    return start > 0 && start < lastStart ? wanted : near(atStart: start)
  }
}

extension LayoutAxis {
  /// A rectangle moved to begin at `near`, longer by a margin at both ends; one not finite stays.
  package func rect(_ rect: LayoutRect, movedTo near: Double, margin: Double = 0) -> LayoutRect {
    guard rect.isFinite else { return rect }
    let margin = margin > 0 ? min(margin, .maximumLength) : 0
    return self.rect(
      main: near - margin, length: length(of: rect) + 2 * margin,
      cross: cross.interval(of: rect).near, crossLength: cross.length(of: rect))
  }
}

#if !hasFeature(Embedded)

extension VisibleSpan: Codable {
  /// Whether the numbers are those of a rectangle in front of some content.
  var isValid: Bool {
    contentLength.isFinite && origin.isFinite && near.isFinite && far.isFinite && length >= 0
      && crossLength.isFinite && scale.map { $0.isScale } ?? true
  }
}

#endif
