import CircularLayout
import LayoutTestSupport

/// A wheel with everything about it left to chance, and its reference.
struct RandomWheel {
  var wheel: Wheel
  var reference: ReferenceWheel

  init(wheel: Wheel, reference: ReferenceWheel) {
    self.wheel = wheel
    self.reference = reference
  }

  init(using random: inout SplitMix64, isRing: Bool? = nil) throws {
    let size = LayoutSize(
      width: .random(in: 10...300, using: &random), height: .random(in: 10...300, using: &random))
    let radius = Double.random(in: 0...800, using: &random)
    let center = LayoutPoint(
      x: .random(in: -500...900, using: &random), y: .random(in: -500...1_200, using: &random))
    var configuration = Wheel.Configuration(
      itemSize: size, radiusToItemCenter: radius, center: .at(center))
    configuration.arrangement =
      isRing ?? .random(using: &random)
      ? .ring(turns: .random(in: 1...3, using: &random))
      : .list(spacing: .angle(.degrees(.random(in: 2...100, using: &random))))
    configuration.scrollStep = .points(.random(in: 20...200, using: &random))
    configuration.focus = Self.pick(
      from: [
        .top, .right, .bottom, .left, .angle(.degrees(.random(in: -400...400, using: &random))),
      ],
      using: &random)
    configuration.itemOrder = Self.pick(from: Wheel.ItemOrder.allCases, using: &random)
    configuration.axis = Self.pick(from: LayoutAxis.allCases, using: &random)
    let direction: LayoutReadingDirection = Self.pick(
      from: [.leftToRight, .rightToLeft], using: &random)
    configuration.orientation = Self.pick(from: Wheel.Orientation.allCases, using: &random)
    configuration.zOrder = Self.pick(from: Wheel.ZOrder.allCases, using: &random)
    configuration.arcLimit = Self.pick(
      from: [nil, nil, .degrees(.random(in: 0...200, using: &random))], using: &random)
    configuration.falloff = Self.pick(
      from: [
        .none,
        Wheel.Falloff(
          scale: .random(in: 0.2...1.5, using: &random),
          opacity: .random(in: 0...1, using: &random),
          reach: .items(.random(in: 0.3...6, using: &random)),
          curve: Self.pick(from: Wheel.Falloff.Curve.allCases, using: &random)),
      ], using: &random)
    let count = Self.pick(
      from: [.random(in: 0...3, using: &random), 12, .random(in: 4...60, using: &random)],
      using: &random)
    wheel = try Wheel(
      itemCount: count, configuration: configuration,
      viewportSize: LayoutSize(
        width: .random(in: 0...900, using: &random), height: .random(in: 0...900, using: &random)),
      environment: .init(direction: direction))
    reference = ReferenceWheel(wheel, center: center)
  }

  /// An offset in the content, or a little beyond it.
  func offset(using random: inout SplitMix64) -> Double {
    .random(in: -200...(wheel.maximumOffset + 200), using: &random)
  }

  /// A rectangle about the wheel's centre or a point within reach of the rim; some are empty.
  func rect(atOffset offset: Double, using random: inout SplitMix64) -> LayoutRect {
    let radius = wheel.configuration.radiusToItemCenter
    let distance = Self.pick(
      from: [0, .random(in: 0...(radius + 400), using: &random), radius], using: &random)
    let turn = LayoutTransform(rotation: .radians(.random(in: -4...4, using: &random)))
    let way = LayoutPoint(x: distance, y: 0).applying(turn)
    let extents: [Double] = [0, 1, 60, 400, 1_500]
    let (width, height) = (
      Double.random(in: 0...Self.pick(from: extents, using: &random), using: &random),
      Double.random(in: 0...Self.pick(from: extents, using: &random), using: &random)
    )
    // Not quite centred, so that the wheel's centre is anywhere in it or beside it.
    return LayoutRect(
      center: wheel.center(atOffset: offset).offsetBy(
        dx: way.x + width * .random(in: -0.6...0.6, using: &random),
        dy: way.y + height * .random(in: -0.6...0.6, using: &random)),
      size: LayoutSize(width: width, height: height))
  }

  private static func pick<Value>(from values: [Value], using random: inout SplitMix64) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
