import CircularLayout
import LayoutOracles

/// Something that is done to a wheel; all indices are taken modulo what there is.
enum WheelStep: FuzzStep {
  case insert(Int, at: Int)
  case remove(at: Int, count: Int)

  /// Moves an item by itself, or as an app's difference says.
  case move(Int, to: Int, isApplied: Bool)
  case resize(width: Double, height: Double)
  case setSize(width: Double, height: Double, at: Int)

  /// Makes the wheel anew, or changes it and keeps its focus.
  case configure(FuzzWheel)
  case reconfigure(FuzzWheel)
  case scroll(Double)

  /// Pulls a list so many items beyond its last one, or less than 0 beyond its first.
  case pull(Double)

  /// Where integers have 32 bits, the largest one is a valid number of items.
  var isPortable: Bool {
    if case .insert(.max, _) = self { false } else { true }
  }

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> WheelStep {
    let index = random.number(in: 0..<1000)
    switch random.number(in: 0..<25) {
    case 0..<4: return .insert(random.pick([0, 1, 1, 2, 5, 20, -1, .max]), at: index)
    case 4..<7: return .remove(at: index, count: random.pick([0, 1, 1, 2, 10]))
    case 7:
      return .resize(width: random.length(numbers) * 10, height: random.length(numbers) * 10)
    case 8..<12: return .configure(.random(numbers, using: &random))
    case 12..<15:
      let other = random.number(in: 0..<1000)
      return .move(index, to: other, isApplied: random.chance(1, of: 2))
    case 22:
      return .setSize(
        width: random.length(numbers) * 10, height: random.length(numbers) * 10, at: index)
    case 23..<25: return .reconfigure(.random(numbers, using: &random))
    case 15..<18:
      return .pull(random.pick([1, -1]) * random.pick([0.25, 0.49, 0.51, 0.75, 1, 2.3, 40]))
    default:
      let sign = random.pick([1.0, 1, 1, -1])
      return .scroll(sign * random.length(numbers) * random.pick([1, 10, 30]))
    }
  }
}

#if !hasFeature(Embedded)
extension WheelStep {
  var description: String {
    switch self {
    case .insert(let count, let index): ".insert(\(count), at: \(index))"
    case .remove(let index, let count): ".remove(at: \(index), count: \(count))"
    case .resize(let width, let height):
      ".resize(width: \(width.source), height: \(height.source))"
    case .setSize(let width, let height, let index):
      ".setSize(width: \(width.source), height: \(height.source), at: \(index))"
    case .configure(let wheel): ".configure(\(wheel))"
    case .reconfigure(let wheel): ".reconfigure(\(wheel))"
    case .move(let source, let destination, let isApplied):
      ".move(\(source), to: \(destination), isApplied: \(isApplied))"
    case .scroll(let offset): ".scroll(\(offset.source))"
    case .pull(let past): ".pull(\(past.source))"
    }
  }

  var simpler: [WheelStep] {
    switch self {
    case .insert(let count, let index): index > 0 ? [.insert(count, at: index / 2)] : []
    case .remove(let index, let count): index > 0 ? [.remove(at: index / 2, count: count)] : []
    case .resize, .pull: []
    case .move(let source, let destination, let isApplied):
      (source > 0 ? [.move(source / 2, to: destination, isApplied: isApplied)] : [])
        + (destination > 0 ? [.move(source, to: destination / 2, isApplied: isApplied)] : [])
        + (isApplied ? [.move(source, to: destination, isApplied: false)] : [])
    case .setSize(let width, let height, let index):
      index > 0 ? [.setSize(width: width, height: height, at: index / 2)] : []
    case .configure(let wheel): wheel.simpler.map { .configure($0) }
    case .reconfigure(let wheel): wheel.simpler.map { .reconfigure($0) }
    case .scroll(let offset):
      offset.isFinite && offset.rounded(.toNearestOrEven) != offset
        ? [.scroll(offset.rounded(.toNearestOrEven))] : []
    }
  }
}
#endif

/// The settings of a fuzzed wheel.
struct FuzzWheel {
  var width = 60.0
  var height = 40.0
  var radius = 300.0

  /// The number of turns of a ring; 0 is a list.
  var turns = 0

  /// The degrees from one item of a list to the next.
  var degrees = 15.0
  var focus = 0.0
  var step = 100.0
  var isVertical = false
  var isRightToLeft = false
  var isCounterclockwise = false
  var orientation = 0
  var zOrder = 0
  var arcLimit: Double?
  var scale = 1.0

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> FuzzWheel {
    var wheel = FuzzWheel()
    if random.chance(1, of: 3) { wheel.width = random.length(numbers) }
    if random.chance(1, of: 3) { wheel.height = random.length(numbers) }
    if random.chance(1, of: 2) { wheel.radius = random.length(numbers) * 10 }
    wheel.turns = random.pick([0, 0, 0, 1, 1, 3, .max, -1])
    if random.chance(1, of: 2) { wheel.degrees = random.pick([1, 45, 90, 180, 400, 1e-9, 0]) }
    if random.chance(1, of: 2) { wheel.focus = random.pick([90, 180, -90, 33, 1e9]) }
    if random.chance(1, of: 3) { wheel.step = random.length(numbers) }
    wheel.isVertical = random.chance(1, of: 2)
    wheel.isRightToLeft = random.chance(1, of: 3)
    wheel.isCounterclockwise = random.chance(1, of: 3)
    wheel.orientation = random.number(in: 0..<3)
    wheel.zOrder = random.number(in: 0..<Wheel.ZOrder.allCases.count)
    if random.chance(1, of: 4) { wheel.arcLimit = random.pick([0, 10, 90, 180, 1e9]) }
    if random.chance(1, of: 4) { wheel.scale = random.pick([0, 0.5, 2, 1e-300]) }
    return wheel
  }

  var configuration: Wheel.Configuration {
    Wheel.Configuration(
      itemSize: LayoutSize(width: width, height: height), radiusToItemCenter: radius,
      arrangement: turns == 0
        ? .list(spacing: .angle(.degrees(degrees))) : .ring(turns: turns),
      focus: .angle(.degrees(focus)),
      itemOrder: isCounterclockwise ? .counterclockwise : .clockwise,
      scrollStep: .points(step), axis: isVertical ? .vertical : .horizontal,
      arcLimit: arcLimit.map { .degrees($0) },
      orientation: Wheel.Orientation.allCases[orientation],
      zOrder: Wheel.ZOrder.allCases[zOrder], falloff: .init(scale: scale, reach: .items(3)))
  }

  var environment: LayoutEnvironment {
    .init(direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

#if !hasFeature(Embedded)
extension FuzzWheel: CustomStringConvertible {
  var description: String {
    ".init(width: \(width.source), height: \(height.source), radius: \(radius.source), "
      + "turns: \(turns), degrees: \(degrees.source), focus: \(focus.source), "
      + "step: \(step.source), isVertical: \(isVertical), isRightToLeft: \(isRightToLeft), "
      + "isCounterclockwise: \(isCounterclockwise), orientation: \(orientation), "
      + "zOrder: \(zOrder), arcLimit: \(arcLimit.map { $0.source } ?? "nil"), "
      + "scale: \(scale.source))"
  }

  var simpler: [FuzzWheel] {
    var all: [FuzzWheel] = []
    func add(_ isComplex: Bool, _ change: (inout FuzzWheel) -> Void) {
      guard isComplex else { return }
      all.append(self)
      change(&all[all.count - 1])
    }
    let plain = FuzzWheel()
    add(width != plain.width) { $0.width = plain.width }
    add(height != plain.height) { $0.height = plain.height }
    add(radius != plain.radius) { $0.radius = plain.radius }
    add(turns != 0) { $0.turns = 0 }
    add(degrees != plain.degrees) { $0.degrees = plain.degrees }
    add(focus != 0) { $0.focus = 0 }
    add(step != plain.step) { $0.step = plain.step }
    add(isVertical) { $0.isVertical = false }
    add(isRightToLeft) { $0.isRightToLeft = false }
    add(isCounterclockwise) { $0.isCounterclockwise = false }
    add(orientation != 0) { $0.orientation = 0 }
    add(zOrder != 0) { $0.zOrder = 0 }
    add(arcLimit != nil) { $0.arcLimit = nil }
    add(scale != 1) { $0.scale = 1 }
    return all
  }
}
#endif
