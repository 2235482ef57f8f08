extension Wheel {
  /// How a wheel comes to rest when it is let go: its offset at any time after that.
  ///
  ///     let fling = wheel.fling(fromOffset: offset, velocity: velocity)
  ///     // In each frame, with the time since the finger lifted:
  ///     offset = fling.offset(after: time)
  ///     if time >= fling.duration { display.stop() }
  ///
  /// A pure function of time, for hosts that have no scroll view to animate their content: a frame
  /// that comes late, or not at all, changes nothing about the others.
  ///
  /// The offset goes from ``start`` to ``target`` without ever turning round or passing it. It begins
  /// at the velocity of the finger, unless the way leads back: then it begins at rest. Where the
  /// content comes to rest with an item in focus by itself, it moves like a scroll view's.
  public struct Fling: Hashable, Sendable {
    /// The offset at which the wheel is let go.
    public let start: Double

    /// The offset at which the wheel comes to rest, with an item in focus.
    public let target: Double

    /// The time, in seconds, after which less than a quarter of a point is left, and none is shown.
    public let duration: Double

    /// The rate at which the way decays, per second.
    private let rate: Double

    /// The velocity at the start, in points per second.
    private let velocity: Double

    /// What makes it so, in points per second.
    private let growth: Double
  }

  /// The motion in which a wheel that is let go comes to rest with an item in focus.
  ///
  /// By itself the content would go on as far as a scroll view's, velocity · d / (1 − d) with the
  /// velocity in points per millisecond and the deceleration rate d. That offset is snapped by the
  /// rules of ``snappedOffset(proposed:velocity:snapping:tolerance:)``; for a page it is the offset
  /// where the finger lifted. So any velocity but 0 goes on to the next item: a host that does not
  /// want that from a finger at rest gives 0 for a small one.
  ///
  /// - Parameters:
  ///   - offset: The offset where the finger lifted. Out of reach it counts as the nearest end.
  ///   - velocity: The velocity of the offset, in points per *second*: a pan's, with the sign of the
  ///     offset, or one of ``Dial/velocity(ofTouch:)-(LayoutPoint)`` and ``velocity(turningBy:)``.
  ///     NaN counts as 0, and no more than ``maximumLength`` is taken.
  ///   - decelerationRate: The part of the velocity that is left after a millisecond, as scroll
  ///     views state it: 0.998, their normal one, or 0.99, their fast one. Below 0.001 and at NaN the
  ///     wheel is at the target at once; no more than 0.9999 is taken.
  ///   - snapping: How far the fling may carry.
  ///   - tolerance: As for ``snappedOffset(proposed:velocity:snapping:tolerance:)``.
  /// - Returns: The motion.
  /// - Complexity: O(1).
  public func fling(
    fromOffset offset: Double, velocity: Double, decelerationRate: Double = 0.998,
    snapping: Snapping = .free, tolerance: Double = 1e-6
  ) -> Fling {
    let start = reachable(offset)
    let velocity =
      velocity.isNaN ? 0 : min(max(velocity, -Self.maximumLength), Self.maximumLength)
    let left = decelerationRate >= 0.001 ? min(decelerationRate, 0.9999) : 0
    let rate = 1_000 * (1 - left) / left
    let way = if case .page = snapping { 0.0 } else { velocity / rate }
    let target = snappedOffset(
      proposed: start + way, velocity: velocity, snapping: snapping, tolerance: tolerance)
    return Fling(from: start, to: target, velocity: velocity, rate: rate)
  }
}

// The way that is left decays, w(t) = (w + b·t)·e^(−k·t), with b = k·w − velocity so that it begins at
// the velocity of the finger. If the content comes to rest at the target by itself, k = velocity / w and
// b = 0: the decay of a scroll view. A target farther on leaves k as it is, and b, of the same sign as w,
// makes up for the rest. A nearer one has a greater k, again with b = 0. So what is left only shrinks.

extension Wheel.Fling {
  fileprivate init(from start: Double, to target: Double, velocity: Double, rate: Double) {
    self.start = start
    self.target = target
    let way = target - start
    let leadsOn = (velocity > 0 && way > 0) || (velocity < 0 && way < 0)
    self.velocity = leadsOn ? velocity : 0
    let isShort = leadsOn && velocity / way > rate
    self.rate = isShort ? velocity / way : rate
    growth = isShort ? 0 : rate * way - self.velocity
    duration = Self.duration(way: way, growth: growth, rate: self.rate)
  }

  /// The offset after a time in seconds since the wheel was let go.
  ///
  /// Before that, and at NaN, it is ``start``; from ``duration`` on it is ``target``.
  ///
  /// - Complexity: O(1).
  public func offset(after time: Double) -> Double {
    guard time > 0 || time >= duration else { return start }
    guard time < duration else { return target }
    return target - Self.wayLeft(way: target - start, growth: growth, rate: rate, after: time)
  }

  /// The velocity of the offset, in points per second, after a time in seconds.
  ///
  /// Before 0 and from ``duration`` on it is 0: the wheel rests.
  public func velocity(after time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return (velocity + rate * growth * time) * exponential(-rate * time)
  }

  private static func wayLeft(
    way: Double, growth: Double, rate: Double, after time: Double
  ) -> Double {
    (way + growth * time) * exponential(-rate * time)
  }

  /// The time at which a quarter of a point is left, which is less than a pixel, by bisection.
  private static func duration(way: Double, growth: Double, rate: Double) -> Double {
    guard way.magnitude > 0.25, rate.isFinite else { return 0 }
    func isFar(after time: Double) -> Bool {
      wayLeft(way: way, growth: growth, rate: rate, after: time).magnitude > 0.25
    }
    var (early, late) = (0.0, 1 / rate)
    while isFar(after: late) { (early, late) = (late, 2 * late) }
    // To within a millionth of it.
    for _ in 0..<20 {
      let middle = (early + late) / 2
      if isFar(after: middle) { early = middle } else { late = middle }
    }
    return late
  }
}
