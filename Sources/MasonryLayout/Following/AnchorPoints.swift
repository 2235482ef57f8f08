/// What was seen through a viewport, and the points by which to keep it still, the best first.
struct AnchorPoints<ID: Hashable & Sendable>: Hashable, Sendable {
  struct Point: Hashable, Sendable {
    let id: ID
    /// How much of the item lies before the point: 0 at its start, 1 at its end.
    let fraction: Double
    /// Where the point was.
    let coordinate: Double
  }

  let viewport: VisibleSpan
  let sticksToStart: Bool
  let sticksToEnd: Bool
  private(set) var points: [Point] = []
  /// Where the visible part of the first point's item began.
  private(set) var firstVisible = 0.0

  /// Chooses points of the items seen in the uncovered part, given in the order of the content.
  init(
    _ seen: [(id: ID, interval: LayoutInterval)], in viewport: VisibleSpan,
    uncovered: LayoutInterval, sticksToStart: Bool, sticksToEnd: Bool
  ) {
    self.viewport = viewport
    (self.sticksToStart, self.sticksToEnd) = (sticksToStart, sticksToEnd)
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
          coordinate: viewport.coordinate(fraction, of: item.interval)))
      let part = max(
        0, min(item.interval.far, uncovered.far) - max(item.interval.near, uncovered.near))
      // An item that grows begins where it did, so asking again gives the same answer. Whether it
      // is wholly visible, which browsers look at, would change.
      ranks.append(beginsInside && part > 0 ? .infinity : part)
    }
    let order = ranks.indices.sorted { (-ranks[$0], $0) < (-ranks[$1], $1) }
    points = order.map { points[$0] }
    if let first = points.first {
      firstVisible = first.fraction == 0 ? first.coordinate : start
    }
  }
}

extension AnchorPoints {
  /// The points of others, by other identities; those without one are left out.
  init<Other>(_ other: AnchorPoints<Other>, _ id: (Other) -> ID?) {
    (viewport, firstVisible) = (other.viewport, other.firstVisible)
    (sticksToStart, sticksToEnd) = (other.sticksToStart, other.sticksToEnd)
    points = other.points.compactMap { point in
      id(point.id).map { Point(id: $0, fraction: point.fraction, coordinate: point.coordinate) }
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
    let arePointsValid = points.allSatisfy { 0...1 ~= $0.fraction && $0.coordinate.isFinite }
    guard viewport.isValid, arePointsValid, firstVisible.isFinite else {
      throw decoder.refusal(
        "An anchor must have finite numbers, fractions from 0 to 1 and no negative length.")
    }
  }
}

#endif
