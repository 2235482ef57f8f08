extension Wheel {
  /// The motion of a wheel that is let go, its offset at any time, for hosts without a scroll view.
  ///
  /// It goes to the ``target`` and never turns back. It starts at the finger's velocity, or at rest
  /// if the target lies the other way; then its velocity does not jump. A flick too fast for its
  /// way, as near the end of a list, starts slower. Formulas: <doc:TurningAWheelByHand>.
  public struct Fling: Hashable, Sendable {
    package let start: Double
    /// The offset at which the wheel comes to rest.
    public let target: Double
    /// The time, in seconds, after which less than a quarter of a point is left.
    public fileprivate(set) var duration = 0.0
    /// The velocity at the start, in points per second.
    private let velocity: Double
    /// The time at which the wheel begins to settle, in seconds.
    private let coasting: Double
    /// The way that is left then, in points.
    private let way: Double
    /// The rate at which that way decays, per second.
    private let rate: Double
    /// Coefficient b in (w + b·t)·e^(−k·t), in points per second.
    private let growth: Double
  }

  /// The motion of a wheel that is let go, which ends with an item in focus.
  ///
  /// It is carried as far as a scroll view. The offset there is snapped as by
  /// ``snappedOffset(proposed:velocity:snapping:tolerance:)``; for a page, the offset at which the
  /// finger lifted is. Below the least velocity, by default 50 points per second as on Android and
  /// in Flutter, the nearest item is chosen.
  ///
  /// The velocity is the offset's, in points per *second*: a pan's, with the sign of the offset, or
  /// a ``Dial``'s. NaN counts as 0.
  ///
  /// A rate is the part of the velocity that is kept after a millisecond: for deceleration, as of a
  /// scroll view, 0.998 (normal) or 0.99 (fast). Below 0.001 or NaN, a flick is carried nowhere, or
  /// settles at once; both are limited to 0.9999. With a deceleration rate below the settling rate,
  /// a wheel whose way is short for its velocity settles faster, at most as fast as it decelerates.
  public func fling(
    fromOffset offset: Double, velocity: Double, leastVelocity: Double = 50,
    decelerationRate: Double = 0.998, settlingRate: Double = 0.985, snapping: Snapping = .free,
    tolerance: Double = 1e-6
  ) -> Fling {
    let velocity = Self.validVelocity(velocity)
    let way = if case .page = snapping { 0.0 } else { velocity / Self.decayRate(decelerationRate) }
    let target = snappedOffset(
      proposed: reachable(offset) + way,
      velocity: velocity.magnitude < leastVelocity ? 0 : velocity, snapping: snapping,
      tolerance: tolerance)
    return glide(
      from: offset, to: target, velocity: velocity, decelerationRate: decelerationRate,
      settlingRate: settlingRate)
  }

  /// The motion of a fling to an offset that the host chose, such as that of a tapped item.
  ///
  /// The target is not snapped. Pass the velocity of a fling under way, or 0. NaN counts as 0, and
  /// both rates are those of a fling.
  public func glide(
    from start: Double, to target: Double, velocity: Double = 0,
    decelerationRate: Double = 0.998, settlingRate: Double = 0.985
  ) -> Fling {
    Fling(
      from: reachable(start), to: reachable(target), velocity: Self.validVelocity(velocity),
      rate: Self.decayRate(decelerationRate), settlingRate: Self.decayRate(settlingRate))
  }

  /// The motion to an offset in a given time, such as beside an animation of the host.
  ///
  /// As ``glide(from:to:velocity:decelerationRate:settlingRate:)`` at the rates that take so long,
  /// in seconds. A way of up to a quarter of a point takes no time. A duration below a millisecond
  /// counts as 0, and one above an hour as an hour.
  public func glide(
    from start: Double, to target: Double, velocity: Double = 0, duration: Double
  ) -> Fling {
    func glide(at rate: Double) -> Fling {
      Fling(
        from: reachable(start), to: reachable(target), velocity: Self.validVelocity(velocity),
        rate: rate, settlingRate: rate)
    }
    guard duration >= 0.001, glide(at: 1).duration > 0 else { return glide(at: .infinity) }
    let duration = min(duration, 3_600)
    // At a rate of 1,000 in that time less than a quarter of a point is left of any way.
    var slow = 0.0
    var fast = 1_000 / duration
    for _ in 0..<50 {
      let rate = (slow + fast) / 2
      if glide(at: rate).duration > duration { slow = rate } else { fast = rate }
    }
    var glide = glide(at: fast)
    glide.duration = duration
    return glide
  }

  /// The rate of decay, per second, at which a part of the velocity is left after a millisecond.
  private static func decayRate(_ left: Double) -> Double {
    left >= 0.001 ? 1_000 * (1 - min(left, 0.9999)) / min(left, 0.9999) : .infinity
  }
}

// The formulas are in TurningAWheelByHand.md, "Letting go". Settling never passes the target if
// v ≤ k·w, so it begins at the latest where v = k·w; if v is greater at the start, at rate v / w
// with b = 0. That rate is limited: faster would look like a stop. A slow flick to an item far
// beyond its natural way n = v / r would creep, so it coasts for 2 / r · n / w at most.

extension Wheel.Fling {
  fileprivate init(
    from start: Double, to target: Double, velocity: Double, rate: Double, settlingRate: Double
  ) {
    self.start = start
    self.target = target
    // The time that the way would take at the velocity; infinite if that leads away.
    let quotient = (target - start) / velocity
    let fastest = max(settlingRate, rate)
    let time = quotient > 0 ? max(quotient, 1 / fastest) : .infinity
    self.velocity = quotient > 1 / fastest ? velocity : (target - start) / time
    self.rate = max(settlingRate, 1 / time)
    coasting = 2 * max(0, min(time - 1 / settlingRate, 1 / (time * rate * rate)))
    let left = 1 - coasting / 2 / time
    way = (target - start) * left * left
    growth = self.rate.isFinite ? self.rate * way - self.velocity * left : 0
    duration = settledTime()
  }

  /// The offset after a time in seconds since the wheel was let go.
  ///
  /// Before 0 and at NaN it is the offset at the start, from ``duration`` on the ``target``.
  public func offset(after time: Double) -> Double {
    guard time > 0 || time >= duration else { return start }
    guard time < duration else { return target }
    return target - wayLeft(after: time)
  }

  /// The velocity in points per second after a time in seconds; 0 outside 0..<``duration``, or at
  /// NaN.
  public func velocity(after time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    guard time >= coasting else { return velocity * coastingPart(after: time) }
    let time = time - coasting
    return (rate * way - growth + rate * growth * time) * exponential(-rate * time)
  }

  private func wayLeft(after time: Double) -> Double {
    guard time >= coasting else {
      let part = coastingPart(after: time)
      return (target - start) * part * part
    }
    return (way + growth * (time - coasting)) * exponential(-rate * (time - coasting))
  }

  /// The part of the velocity that is left while the wheel coasts.
  private func coastingPart(after time: Double) -> Double {
    1 - time / 2 * (velocity / (target - start))
  }

  /// The time at which a quarter of a point is left, which is less than a pixel, by bisection.
  private func settledTime() -> Double {
    guard (target - start).magnitude > 0.25, rate.isFinite else { return 0 }
    func isFar(after time: Double) -> Bool { wayLeft(after: time).magnitude > 0.25 }
    var early = 0.0
    var late = coasting + 1 / rate
    while isFar(after: late) {
      early = late
      late *= 2
    }
    // To within a millionth of it.
    for _ in 0..<20 {
      let middle = (early + late) / 2
      if isFar(after: middle) { early = middle } else { late = middle }
    }
    return late
  }
}
