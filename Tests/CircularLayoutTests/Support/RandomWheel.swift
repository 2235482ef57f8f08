import CircularLayout
import LayoutTestSupport

/// A wheel with everything about it left to chance, of equal items or of cards of different sizes.
struct RandomWheel {
  var configuration: Wheel.Configuration
  var environment: LayoutEnvironment
  var count: Int
  var viewport: LayoutSize
  var center: LayoutPoint
  /// The sizes of cards; empty for equal items.
  var sizes: [LayoutSize] = []

  /// Plain items face outward and are of one scale, for the gap between them.
  init(
    using random: inout SplitMix64, isRing: Bool? = nil, hasCards: Bool = false,
    isPlain: Bool = false, count givenCount: Int? = nil
  ) {
    func pick<Value>(_ values: [Value]) -> Value { values[random.number(in: values.indices)] }
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func size(_ lengths: ClosedRange<Double>) -> LayoutSize {
      LayoutSize(width: number(lengths), height: number(lengths))
    }
    let isRing = isRing ?? pick([true, false])
    count = givenCount ?? pick([random.number(in: 0...3), 12, random.number(in: 2...60)])
    center = LayoutPoint(x: number(-500...900), y: number(-500...1_200))
    viewport = size(0...900)
    configuration = Wheel.Configuration(
      itemSize: size(10...300), radiusToItemCenter: number(0...800),
      arrangement: isRing
        ? .ring(turns: random.number(in: 1...3))
        : .list(spacing: .angle(.degrees(number(2...100)))),
      center: .at(center), scrollStep: .points(number(20...200)))
    environment = .init(direction: pick(LayoutReadingDirection.both))
    if hasCards {
      let longest = pick([20.0, 150, 300])
      if givenCount == nil { count = min(count, 30) }
      sizes = (0..<count).map { _ in size(5...longest) }
      configuration.itemSize = LayoutSize(width: 60, height: 80)
      // On a ring there is sometimes no room for all cards, or one covers the centre. In a list
      // opposite ones are to be the widest gap apart, also turned to face the focus.
      if !isRing {
        configuration.radiusToItemCenter = 263 + number(0...700)
        let gap = Wheel.Spacing.gap(pick([0, number(0...100)]))
        let others: [Wheel.Spacing] = [.widthAlongTangent, .angle(.degrees(14)), .arc(90)]
        configuration.arrangement = .list(
          spacing: isPlain || pick([true, true, false]) ? gap : pick(others))
      }
      if configuration.radiusToItemCenter > 1 {
        configuration.scrollStep = pick([.arcLength, configuration.scrollStep, .itemsSideBySide])
      }
    }
    configuration.itemOrder = pick(Wheel.ItemOrder.allCases)
    configuration.axis = pick(LayoutAxis.allCases)
    configuration.focus = pick([.top, .right, .bottom, .left])
    guard !isPlain else { return }
    configuration.focus = pick([configuration.focus, .angle(.degrees(number(-400...400)))])
    configuration.orientation = pick(Wheel.Orientation.allCases)
    configuration.zOrder = pick(Wheel.ZOrder.allCases)
    configuration.arcLimit = pick([nil, nil, .degrees(number(0...200))])
    configuration.falloff = pick([
      Wheel.Falloff(),
      Wheel.Falloff(
        scale: number(0.2...1.5), opacity: number(0...1),
        reach: pick([.items(number(0.3...6)), .angle(.radians(number(0.1...2)))]),
        curve: pick(Wheel.Falloff.Curve.allCases)),
    ])
  }

  var isMirrored: Bool {
    configuration.axis == .horizontal && environment.direction == .rightToLeft
  }

  func wheel(
    _ change: (inout Wheel.Configuration) -> Void = { _ in }
  ) throws(WheelError) -> Wheel {
    var configuration = configuration
    change(&configuration)
    return try Wheel(
      itemCount: count, configuration: configuration, viewportSize: viewport,
      environment: environment, measuredBy: { sizes.indices ~= $0 ? sizes[$0] : nil })
  }

  /// The reference of a wheel of these items; other tests check the angles of cards by polygons.
  func reference(_ wheel: Wheel) -> ReferenceWheel {
    var reference = ReferenceWheel(wheel, center: center)
    reference.sizes = sizes
    reference.anglesFromFirst = sizes.indices.map { index in
      let offset = wheel.offset(atFocusIndex: Double(index))
      return (isMirrored ? wheel.maximumOffset - offset : offset) / wheel.step
        * wheel.anglePerItem.radians
    }
    return reference
  }
}

/// A random wheel that is scrolled to a random offset, in its content or a little beyond it.
struct RandomCase {
  var random: SplitMix64
  let world: RandomWheel
  let wheel: Wheel
  let offset: Double
  let message: String

  init(_ world: RandomWheel, using random: SplitMix64, _ message: String) throws {
    self.random = random
    self.world = world
    self.message = message
    wheel = try world.wheel()
    offset = .random(in: -200...(wheel.maximumOffset + 200), using: &self.random)
  }

  var reference: ReferenceWheel { world.reference(wheel) }
  var viewport: LayoutRect { wheel.viewport(atOffset: offset) }
  var visible: [Wheel.Item] { wheel.visibleItems(atOffset: offset) }

  /// All items that are shown at all.
  var shown: [Wheel.Item] { (0..<wheel.itemCount).compactMap(item) }

  func item(_ index: Int) -> Wheel.Item? { wheel.item(at: index, atOffset: offset) }

  /// A rectangle about the wheel's centre or a point within reach of the rim; some are empty.
  mutating func rect() -> LayoutRect {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let radius = wheel.configuration.radiusToItemCenter
    let distance = [0, number(0...(radius + 400)), radius][random.number(in: 0..<3)]
    let turn = LayoutTransform(rotation: .radians(number(-4...4)))
    let way = LayoutPoint(x: distance, y: 0).applying(turn)
    let extents: [Double] = [0, 1, 60, 400, 1_500]
    let width = number(0...extents[random.number(in: 0..<5)])
    let height = number(0...extents[random.number(in: 0..<5)])
    // Not quite centred, so that the wheel's centre is anywhere in it or beside it.
    return LayoutRect(
      center: wheel.center(atOffset: offset).offsetBy(
        dx: way.x + width * number(-0.6...0.6), dy: way.y + height * number(-0.6...0.6)),
      size: LayoutSize(width: width, height: height))
  }
}

/// Runs a body for so many random wheels of equal items, and a tenth as many of different cards.
func forEachRandomWheel(
  _ count: Int, cards: Int? = nil, isRing: Bool? = nil, _ body: (inout RandomCase) throws -> Void
) throws {
  for (hasCards, count) in [(false, count), (true, cards ?? count / 10)] {
    for seed in 0..<UInt64(count) {
      var random = SplitMix64(seed: seed)
      let world = RandomWheel(using: &random, isRing: isRing, hasCards: hasCards)
      var one = try RandomCase(world, using: random, "seed \(seed)\(hasCards ? " of cards" : "")")
      try body(&one)
    }
  }
}
