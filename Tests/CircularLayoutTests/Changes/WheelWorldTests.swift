import CircularLayout
import LayoutTestSupport
import XCTest

/// Changes of wheels beside a list of names: the complete small world, and random ones.
final class WheelWorldTests: XCTestCase {
  private let configuration = Wheel.Configuration(
    itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
    arrangement: .list(spacing: .gap(4)), scrollStep: .points(100))
  private let viewport = LayoutSize(width: 400, height: 800)

  /// Every change of so many items by insertion, removal, move or order.
  private func everyChange(of count: Int) -> [WheelChange] {
    let ends = (0...count).flatMap { place in (0...2).map { WheelChange.insert($0, at: place) } }
    let moves = (0..<count).flatMap { from in (0..<count).map { WheelChange.move(from, to: $0) } }
    let orders = count > 4 ? [] : everyPermutation(of: Array(0..<count))
    return ends + moves + everySubrange(of: 0..<count).map { .remove($0) }
      + orders.flatMap { [.reorder($0), .become([nil] + $0.dropLast())] }
  }

  /// Wheels of up to five items at every eighth of one, also beyond the ends of a list.
  func testEveryChangeOfASmallWheel() throws {
    for count in 0...5 {
      let changes = everyChange(of: count)
      for arrangement in [configuration.arrangement, .ring(turns: 5)] {
        for direction in LayoutReadingDirection.both {
          var configuration = configuration
          configuration.arrangement = arrangement
          let world = try WheelWorld(
            sizes: Array(repeating: nil, count: count), configuration: configuration,
            viewportSize: viewport, environment: .init(direction: direction))
          let end = count == 0 ? 0 : world.wheel.turnLength == nil ? count - 1 : 2 * count
          let offsets = (-12...(8 * end + 12)).map {
            world.wheel.offset(atFocusIndex: Double($0) / 8)
          }
          for offset in sample(offsets + [.infinity], every: 7, from: count) {
            for change in changes {
              var world = world
              world.offset = offset
              XCTAssertNil(
                world.complaint(about: change),
                "\(change) of \(count) at \(offset), \(arrangement), \(direction)")
              XCTAssertNil(world.error)
            }
          }
        }
      }
    }
  }

  /// A sequence of changes of a random wheel, which is pulled anywhere before each of them.
  func testAnySequenceOfChanges() throws {
    var removed = 0
    var pulled = 0
    var made = 0
    for seed in 0..<UInt64(RandomCases.count / 5) {
      var random = SplitMix64(seed: seed)
      let cards = RandomWheel(using: &random, hasCards: true)
      var world = try WheelWorld(
        sizes: [], configuration: cards.configuration, viewportSize: cards.viewport,
        environment: cards.environment)
      for step in 0..<20 {
        let end = Double(max(world.cards.count - 1, 0))
        if step % 2 == 1 {
          world.offset = world.wheel.offset(
            atFocusIndex: .random(in: (-end / 4 - 3)...(end * 5 / 4 + 3), using: &random))
          if !(0...world.wheel.maximumOffset ~= world.offset) { pulled += 1 }
        }
        let change = step == 0 ? .insert(8, at: 0) : try randomChange(of: world, using: &random)
        let focused = world.wheel.indexOfFocusedItem(atOffset: world.offset)
        if let focused, !change.places(of: world.cards.count).contains(focused) { removed += 1 }
        if let complaint = world.complaint(about: change) {
          return XCTFail("seed \(seed), step \(step): \(complaint) after \(change) of \(world)")
        }
        if world.error == nil { made += 1 }
      }
    }
    XCTAssertGreaterThan(removed, RandomCases.count / 50, "The focus is hardly ever removed.")
    XCTAssertGreaterThan(pulled, RandomCases.count / 2, "Hardly anything is pulled.")
    XCTAssertGreaterThan(made, 2 * RandomCases.count, "Most of the changes throw.")
  }

  private func randomChange(
    of world: WheelWorld, using random: inout SplitMix64
  ) throws -> WheelChange {
    let count = world.cards.count
    func size() -> LayoutSize? {
      guard random.chance(2, of: 3) else { return nil }
      return LayoutSize(
        width: .random(in: 5...250, using: &random), height: .random(in: 5...250, using: &random))
    }
    let (index, kind) = (random.number(in: 0...count), random.number(in: 0..<10))
    switch kind {
    case 0, 1:
      return .insert(random.number(in: 0...3), at: index, sizes: (0..<3).map { _ in size() })
    case 2: return .remove(index..<min(count, index + random.number(in: 0...4)))
    case 3 where index < count: return .move(index, to: random.number(in: 0..<count))
    case 4 where index < count: return .setSize(size(), at: index)
    case 5:
      let indices = (0..<count).filter { _ in random.chance(1, of: 2) }
      return .remeasure(indices, sizes: indices.map { _ in size() })
    case 6:
      var configuration = RandomWheel(using: &random, hasCards: true).configuration
      configuration.radiusToItemCenter = max(configuration.radiusToItemCenter, 250)
      return .reconfigure(configuration)
    case 7: return .reorder(Array(0..<count).shuffled(using: &random))
    case 8:
      return .resize(
        LayoutSize(width: .random(in: 0...900, using: &random), height: 500),
        .init(direction: random.chance(1, of: 2) ? .leftToRight : .rightToLeft))
    default:
      var places = (0..<count).filter { _ in random.chance(3, of: 4) }.map(Int?.some)
      for _ in 0..<random.number(in: 0...2) {
        places.insert(nil, at: random.number(in: 0...places.count))
      }
      if places.count > 1, random.chance(1, of: 2) { places.swapAt(0, places.count - 1) }
      return .become(places, sizes: (0..<2).map { _ in size() })
    }
  }
}
