import CircularLayout

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
      environment: environment, measuredBy: WheelSizeClosure { sizes[$0] })
  }
}

extension LayoutReadingDirection {
  static let both: [LayoutReadingDirection] = [.leftToRight, .rightToLeft]
}
