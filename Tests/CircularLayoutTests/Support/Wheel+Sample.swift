import CircularLayout
import LayoutTestSupport

extension Wheel {
  /// A wheel of cards of 80 × 100 points, 300 points from its centre, in a viewport of 400 × 800.
  static func sample(
    _ count: Int, _ arrangement: Arrangement = .list(spacing: .angle(.degrees(20))),
    step: Double = 100, direction: LayoutReadingDirection = .leftToRight,
    viewport: LayoutSize = LayoutSize(width: 400, height: 800), sizes: [LayoutSize?] = [],
    _ change: (inout Configuration) -> Void = { _ in }
  ) throws(WheelError) -> Wheel {
    var configuration = Configuration(
      itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
      arrangement: arrangement, scrollStep: .points(step))
    change(&configuration)
    let environment = LayoutEnvironment(direction: direction)
    guard !sizes.isEmpty else {
      return try Wheel(
        itemCount: count, configuration: configuration, viewportSize: viewport,
        environment: environment)
    }
    return try Wheel(
      itemCount: count, configuration: configuration, viewportSize: viewport,
      environment: environment, measuredBy: { sizes[$0] })
  }

  /// A random ring or list with a random step, in either direction unless one is given.
  static func sample(
    _ counts: ClosedRange<Int>, direction: LayoutReadingDirection? = nil,
    using random: inout SplitMix64
  ) throws -> Wheel {
    let isLeft = Bool.random(using: &random)
    return try sample(
      .random(in: counts, using: &random),
      .random(using: &random) ? .ring(turns: 3) : .list(spacing: .gap(1)),
      step: .random(in: 1...400, using: &random),
      direction: direction ?? (isLeft ? .leftToRight : .rightToLeft))
  }
}

extension Wheel {
  /// The answers that depend on the offset, except items.
  func answers(atOffset offset: Double) -> [Double] {
    let (center, viewport) = (center(atOffset: offset), viewport(atOffset: offset))
    let rests = [-1.0, 0, 1].flatMap { velocity in
      [snappedOffset(proposed: offset, velocity: velocity)]
        + [0.0, 730].map {
          snappedOffset(proposed: $0, velocity: velocity, snapping: .page(from: offset))
        }
    }
    let routes = itemCount == 0 ? [] : Wheel.Route.allCases
    return [center.x, center.y, viewport.minX, viewport.minY] + rests
      + routes.map { self.offset(bringingItemIntoFocus: itemCount / 2, from: offset, by: $0) }
  }
}

extension LayoutReadingDirection {
  static let both: [LayoutReadingDirection] = [.leftToRight, .rightToLeft]
}

/// The error that something throws.
func wheelError(_ body: () throws -> Void) -> WheelError? {
  do {
    try body()
    return nil
  } catch {
    return error as? WheelError
  }
}
