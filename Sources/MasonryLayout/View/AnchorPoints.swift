/// The visible rectangle of an anchor, and the points to keep in place, the best first.
struct AnchorPoints<ID: Hashable>: Hashable {
  struct Point: Hashable {
    let id: ID
    /// How much of the item lies before the point: 0 at its start, 1 at its end.
    let fraction: Double
    let coordinate: Double
    /// The length of the item.
    let length: Double
  }

  let viewport: VisibleSpan
  let sticksToStart: Bool
  let sticksToEnd: Bool
  private(set) var points: [Point] = []
  /// The start of the visible part of the first point's item.
  private(set) var firstVisible = 0.0

  /// Chooses points of the items seen in the uncovered part, given in the order of the content.
  init(
    _ seen: [(id: ID, interval: LayoutInterval)], in viewport: VisibleSpan,
    uncovered: LayoutInterval, sticksToStart: Bool, sticksToEnd: Bool
  ) {
    self.viewport = viewport
    self.sticksToStart = sticksToStart
    self.sticksToEnd = sticksToEnd
    let start = viewport.startEdge(of: uncovered)
    let end = viewport.endEdge(of: uncovered)
    var ranks: [Double] = []
    for item in seen {
      let itemStart = viewport.startEdge(of: item.interval)
      let itemEnd = viewport.endEdge(of: item.interval)
      let hidden = viewport.distance(from: itemStart, to: start)
      let beginsInside = hidden <= 0
      let endsInside = viewport.distance(from: itemEnd, to: end) >= 0
      let fraction =
        beginsInside ? 0 : endsInside ? 1 : hidden / viewport.distance(from: itemStart, to: itemEnd)
      points.append(
        Point(
          id: item.id, fraction: fraction,
          coordinate: viewport.coordinate(fraction, of: item.interval),
          length: item.interval.far - item.interval.near))
      let part = max(
        0, min(item.interval.far, uncovered.far) - max(item.interval.near, uncovered.near))
      // An item that grows begins where it did, so asking again gives the same answer. Whether it
      // is wholly visible, which browsers look at, would change.
      ranks.append(beginsInside && part > 0 ? .infinity : part)
    }
    points = ranks.map { -$0 }.ascendingIndices().map { points[$0] }
    if let first = points.first {
      firstVisible = first.fraction == 0 ? first.coordinate : start
    }
  }
}

extension AnchorPoints {
  /// The points of others, by other identities; those without one are left out.
  init<Other>(_ other: AnchorPoints<Other>, _ id: (Other) -> ID?) {
    viewport = other.viewport
    firstVisible = other.firstVisible
    sticksToStart = other.sticksToStart
    sticksToEnd = other.sticksToEnd
    points = other.points.compactMap { point in
      id(point.id).map {
        Point(
          id: $0, fraction: point.fraction, coordinate: point.coordinate, length: point.length)
      }
    }
  }

  /// Whether the start of the content is kept: it was in view, or the view pulled beyond it.
  var keepsStart: Bool { sticksToStart && viewport.isAtStart }

  /// Whether the end of the content is kept; content that fits shows it even pulled at its start.
  var keepsEnd: Bool { sticksToEnd && !keepsStart && viewport.isAtEnd }

  /// The new identity of the best point that is left, unless an end of the content is kept.
  func firstPoint<NewID>(_ moved: (ID) -> NewID?) -> NewID? {
    if keepsStart || keepsEnd { return nil }
    for point in points {
      if let id = moved(point.id) { return id }
    }
    return nil
  }
}

extension AnchorPoints.Point: Sendable where ID: Sendable {}
extension AnchorPoints: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)

extension AnchorPoints.Point: Codable where ID: Codable {}

extension AnchorPoints: Codable where ID: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    viewport = try container.decode(VisibleSpan.self, forKey: .viewport)
    sticksToStart = try container.decode(Bool.self, forKey: .sticksToStart)
    sticksToEnd = try container.decode(Bool.self, forKey: .sticksToEnd)
    points = try container.decode([Point].self, forKey: .points)
    firstVisible = try container.decode(Double.self, forKey: .firstVisible)
    let arePointsValid = points.allSatisfy {
      0...1 ~= $0.fraction && $0.coordinate.isFinite && $0.length.isFinite && $0.length >= 0
    }
    guard viewport.isValid, arePointsValid, firstVisible.isFinite else {
      throw decoder.refusal(
        "An anchor must have finite numbers, fractions from 0 to 1 and no negative length.")
    }
  }
}

#endif

extension AnchorPoints {
  /// The near edge to which to scroll the new viewport to keep the anchor in place.
  ///
  /// The interval of a removed item is `nil`. Its survivor is the first item after it that is left,
  /// or else the last one before it. If `hangsFromEnd`, a point keeps its distance from the end of
  /// a shorter viewport of the same width, and from the start of its item.
  func near(
    in new: VisibleSpan, hangsFromEnd: Bool, interval: (ID) -> LayoutInterval?,
    survivor: (ID) -> (interval: LayoutInterval, isAfter: Bool)?
  ) -> Double {
    let furthest = furthestStart(in: new)
    let near: Double
    if keepsStart || keepsEnd, isSame(new) {
      near = viewport.near
    } else if keepsStart {
      near = new.near(atStart: viewport.start)
    } else if keepsEnd {
      // A pull at the start goes on as far as it leaves the end in view.
      let pulled = viewport.start < 0 ? viewport.start : furthest
      near = new.near(atStart: max(pulled, new.contentLength - new.length))
    } else {
      near =
        nearKeepingPoint(in: new, hangsFromEnd: hangsFromEnd, interval)
        ?? nearKeepingPlace(in: new, survivor) ?? nearKeepingFraction(in: new)
    }
    return allowed(near, in: new)
  }

  /// The near edge to which to scroll where all in view has moved by one distance; `nil` if the new
  /// viewport is another one.
  func near(in new: VisibleSpan, movedBy distance: Double) -> Double? {
    isAlike(new) ? allowed(viewport.near + distance, in: new) : nil
  }

  private func allowed(_ near: Double, in new: VisibleSpan) -> Double {
    if near == viewport.near, isSame(new) { return near }
    let allowed = new.near(
      near, withStartsIn: min(0, viewport.start)...furthestStart(in: new))
    return allowed.isFinite ? allowed : new.near(atStart: 0)
  }

  /// No further past an end of the content than before: a pull goes on, and nothing jumps.
  private func furthestStart(in new: VisibleSpan) -> Double {
    new.lastStart == viewport.lastStart
      ? max(viewport.start, viewport.lastStart)
      : new.lastStart + max(0, viewport.start - viewport.lastStart)
  }

  /// Whether neither a viewport nor the ends of the content are others: it stays to the bit.
  private func isSame(_ new: VisibleSpan) -> Bool {
    isAlike(new) && (new.origin, new.contentLength) == (viewport.origin, viewport.contentLength)
  }

  /// Whether a viewport is as large as the old one, and scrolled in the same direction.
  private func isAlike(_ new: VisibleSpan) -> Bool {
    (new.axis, new.isMirrored) == (viewport.axis, viewport.isMirrored)
      && new.length == viewport.length
  }

  /// The best point that is left stays.
  private func nearKeepingPoint(
    in new: VisibleSpan, hangsFromEnd: Bool, _ interval: (ID) -> LayoutInterval?
  ) -> Double? {
    for point in points {
      guard let interval = interval(point.id) else { continue }
      let isEdge = point.fraction == 0 || point.fraction == 1
      // A finger holds its point of the item, and no end.
      let isSameChat =
        hangsFromEnd && sticksToStart && new.crossLength == viewport.crossLength
      let length = interval.far - interval.near
      var fraction = point.fraction
      // What has been read of an answer stays, while it grows at its end.
      if isSameChat, !isEdge, length != point.length, length > 0 {
        fraction = max(0, 1 - (1 - fraction) * point.length / length)
      }
      let coordinate = new.coordinate(fraction, of: interval)
      if isAlike(new) {
        let shift = coordinate - point.coordinate
        return viewport.near + (isEdge ? shift : shift.aligned(toScale: new.scale))
      }
      var distance = distance(to: point.coordinate)
      // What was far down a long viewport would be out of sight in a short one. A chat lies on its
      // keyboard, also where that leaves less than its lowest message.
      if new.length < viewport.length, !isSameChat {
        let shown = point.fraction == 0 && !hangsFromEnd ? length : 0
        distance = min(distance, max(0, new.length - shown))
      }
      let near = new.near(withStartAt: new.coordinate(-distance, from: coordinate))
      return isEdge ? near : near.aligned(toScale: new.scale)
    }
    return nil
  }

  /// The survivor begins, or ends, where the visible part of the first item began.
  private func nearKeepingPlace(
    in new: VisibleSpan, _ survivor: (ID) -> (interval: LayoutInterval, isAfter: Bool)?
  ) -> Double? {
    guard let first = points.first, let (interval, isAfter) = survivor(first.id) else { return nil }
    let edge = isAfter ? new.startEdge(of: interval) : new.endEdge(of: interval)
    let distance = min(distance(to: firstVisible), new.length)
    return new.near(withStartAt: new.coordinate(-distance, from: edge))
  }

  /// The distance from the start of the viewport to a coordinate.
  private func distance(to coordinate: Double) -> Double {
    viewport.distance(from: viewport.startEdge(of: viewport.interval), to: coordinate)
  }

  /// The same fraction of the way through the content; a pull at its start stays.
  private func nearKeepingFraction(in new: VisibleSpan) -> Double {
    if isSame(new) { return viewport.near }
    if new.lastStart == viewport.lastStart || viewport.start < 0 {
      return new.near(atStart: viewport.start)
    }
    let fraction = viewport.lastStart > 0 ? viewport.start / viewport.lastStart : 0
    return new.near(atPixelOf: fraction * new.lastStart)
  }
}

extension LayoutRect {
  /// The square of the distance to a point; less than 0 if the rectangle contains the point.
  func squaredDistance(to point: LayoutPoint) -> Double {
    guard !contains(point) else { return -1 }
    let dx = LayoutInterval(near: minX, far: maxX).distance(to: point.x)
    let dy = LayoutInterval(near: minY, far: maxY).distance(to: point.y)
    return dx * dx + dy * dy
  }
}
