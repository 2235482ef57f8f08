import CircularLayout
import LayoutTestSupport

/// A wheel of cards of different sizes with everything about it left to chance.
struct RandomCards {
  var configuration: Wheel.Configuration
  var environment: LayoutEnvironment
  var sizes: [LayoutSize]
  var viewport: LayoutSize
  var center: LayoutPoint

  init(
    using random: inout SplitMix64, isRing: Bool? = nil, isPlain: Bool = false, count: Int? = nil
  ) throws {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    let isRing = isRing ?? pick([true, false])
    let count =
      count ?? pick([.random(in: 0...3, using: &random), .random(in: 2...30, using: &random)])
    let longest = pick([20.0, 150, 300])
    sizes = (0..<count).map { _ in
      LayoutSize(
        width: .random(in: 5...longest, using: &random),
        height: .random(in: 5...longest, using: &random))
    }
    // Turned to face the focus, a card may reach as far as its corners, and opposite ones are to be
    // the widest gap apart.
    let radius = 263 + Double.random(in: 0...700, using: &random)
    center = LayoutPoint(
      x: .random(in: -500...900, using: &random), y: .random(in: -500...1_200, using: &random))
    viewport = LayoutSize(
      width: .random(in: 0...900, using: &random), height: .random(in: 0...900, using: &random))
    configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 60, height: 80), radiusToItemCenter: radius,
      arrangement: .list(spacing: .gap(pick([0, .random(in: 0...100, using: &random)]))),
      center: .at(center))
    if isRing {
      configuration.arrangement = .ring(turns: .random(in: 1...3, using: &random))
      // Sometimes there is no room for all cards, or one covers the wheel's centre.
      configuration.radiusToItemCenter = .random(in: 0...900, using: &random)
    } else if !isPlain, pick([true, false, false]) {
      configuration.arrangement = .list(
        spacing: pick([.widthAlongTangent, .angle(.degrees(14)), .arc(90)]))
    }
    configuration.scrollStep = pick([
      .arcLength, .points(.random(in: 20...200, using: &random)), .itemsSideBySide,
    ])
    if configuration.radiusToItemCenter < 1 { configuration.scrollStep = .points(100) }
    configuration.itemOrder = pick(Wheel.ItemOrder.allCases)
    configuration.axis = pick(LayoutAxis.allCases)
    environment = .init(direction: pick([.leftToRight, .rightToLeft]))
    configuration.focus = pick([.top, .right, .bottom, .left])
    guard !isPlain else { return }
    configuration.focus = pick([
      configuration.focus, .angle(.degrees(.random(in: -400...400, using: &random))),
    ])
    configuration.orientation = pick(Wheel.Orientation.allCases)
    configuration.zOrder = pick(Wheel.ZOrder.allCases)
    configuration.arcLimit = pick([nil, nil, .degrees(.random(in: 0...200, using: &random))])
    configuration.falloff = pick([
      .none,
      Wheel.Falloff(
        scale: .random(in: 0.2...1.5, using: &random),
        opacity: .random(in: 0...1, using: &random),
        reach: .items(.random(in: 0.3...6, using: &random)),
        curve: pick(Wheel.Falloff.Curve.allCases)),
    ])
  }

  /// The wheel of these cards.
  func wheel() throws -> Wheel {
    try Wheel(
      itemCount: sizes.count, configuration: configuration, viewportSize: viewport,
      environment: environment, measuredBy: WheelSizes(sizes))
  }

  /// The reference of a wheel of these cards; other tests check the angles by polygons.
  func reference(_ wheel: Wheel) -> ReferenceWheel {
    var reference = ReferenceWheel(wheel, center: center)
    reference.sizes = sizes
    let isMirrored = configuration.axis == .horizontal && environment.direction == .rightToLeft
    reference.anglesFromFirst = sizes.indices.map { index in
      let offset = wheel.offset(bringingItemIntoFocus: index)
      return (isMirrored ? wheel.maximumOffset - offset : offset) / wheel.step
        * wheel.anglePerItem.radians
    }
    return reference
  }

  /// An offset in the content, or a little beyond it.
  func offset(in wheel: Wheel, using random: inout SplitMix64) -> Double {
    .random(in: -200...(wheel.maximumOffset + 200), using: &random)
  }
}

extension RandomCases {
  /// How many wheels of different cards a property is tried on where each takes its time to make.
  #if DEBUG
  static let worlds = 250
  #else
  static let worlds = 100_000
  #endif
}
