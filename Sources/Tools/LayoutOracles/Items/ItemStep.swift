import MasonryLayout

/// Something that is done to a wall or to rows; all indices are taken modulo what there is.
package enum ItemStep<Settings: WorldSettings>: FuzzStep {
  /// Inserts items, all of them so many times.
  case insert([HostItem], times: Int = 1, at: Int)
  /// Does a step while a view is kept in place that follows from a number; 0 shows the very start.
  indirect case inView(Int, ItemStep)
  case restackFromStart
  case remove(at: Int, count: Int)
  case removeAll
  case move(from: Int, to: Int)
  /// Sorts items by keys, which are given out in turn.
  case sort(by: [Int])
  case remeasure([Int], as: [HostItem])
  case setLength(Double, at: Int)
  case resize(Double)
  /// Resizes without a provider: items that get another width are estimated.
  case resizeUnmeasured(Double)
  case reconfigure(Settings, crossLength: Double? = nil)
  /// Measures what is shown in a viewport that follows from a number, or where it shows an item.
  case measure(showing: Int?, from: Int)
  /// Keeps the items before an index; nobody has seen those before another one, if it is given.
  case keep(from: Int? = nil, before: Int)
  case keepAll
  case repack
  /// Applies a difference: some items are taken out, one of them comes back, and new ones come.
  case become(without: [Int], returning: Int, at: Int, adding: [HostItem])
  /// Takes new data: some items in an order, others after them, and some that are reloaded.
  case update(order: [Int], adding: [HostItem], at: Int, reloading: [Int], as: [HostItem])
  /// Puts what a snapshot restores in the place of the layout.
  case restore

  /// Inserts items at the start, above a view that stays.
  package static func prepend(_ items: [HostItem]) -> ItemStep { .inView(0, .insert(items, at: 0)) }

  package static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> ItemStep {
    let step = any(numbers, using: &random)
    return random.chance(1, of: 2) ? .inView(random.number(in: 1..<1000), step) : step
  }

  private static func any(_ numbers: NumberKind, using random: inout SplitMix64) -> ItemStep {
    func index(_ random: inout SplitMix64) -> Int { random.number(in: 0..<1000) }
    func items(_ counts: ClosedRange<Int>, _ random: inout SplitMix64) -> [HostItem] {
      (0..<random.number(in: counts)).map { _ in
        .random(numbers, using: &random)
      }
    }
    switch random.number(in: 0..<44) {
    case 0..<7:
      let times = random.chance(1, of: 1500) ? 500 : 1
      return .insert(items(0...4, &random), times: times, at: index(&random))
    case 7..<10: return .remove(at: index(&random), count: random.number(in: 0...3))
    case 10: return random.chance(1, of: 4) ? .removeAll : .restore
    case 11..<14: return .move(from: index(&random), to: index(&random))
    case 14..<17:
      let new = items(1...3, &random)
      return .remeasure(new.map { _ in index(&random) }, as: new)
    case 17..<21: return .setLength(random.length(numbers), at: index(&random))
    case 21..<23: return .resize(random.length(numbers) * random.pick([1, 10]))
    case 23..<25:
      return .reconfigure(
        .random(numbers, using: &random),
        crossLength: random.chance(1, of: 2) ? nil : random.length(numbers) * 10)
    case 25:
      let first = random.chance(1, of: 2) ? index(&random) : nil
      return .keep(from: first, before: index(&random))
    case 26: return random.chance(1, of: 3) ? .keepAll : .keep(before: 0)
    case 27..<30:
      return .become(
        without: (0..<random.number(in: 0...3)).map { _ in index(&random) },
        returning: index(&random), at: index(&random), adding: items(0...2, &random))
    case 30..<33: return .prepend(items(0...3, &random))
    case 33: return random.pick([.restackFromStart, .repack, .keepAll, .keepAll, .keepAll])
    case 34..<36:
      let factor = random.number(in: 0..<11)
      return .sort(by: (0..<11).map { $0 * factor % 11 })
    case 36..<39:
      return .measure(showing: random.chance(1, of: 3) ? index(&random) : nil, from: index(&random))
    case 39: return .resizeUnmeasured(random.length(numbers) * random.pick([1, 10]))
    case 40..<42: return .insert(items(1...1, &random), at: 0)
    default:
      let (factor, new) = (random.pick([1, 1, 1, 2, 10]), items(0...2, &random))
      return .update(
        order: (0..<random.number(in: 0...11)).map { $0 * factor % 11 },
        adding: items(0...2, &random),
        at: index(&random), reloading: new.map { _ in index(&random) }, as: new)
    }
  }

  package var isPortable: Bool {
    switch self {
    case .become: false
    case .inView(_, let step): step.isPortable
    default: true
    }
  }
}

/// Something that is done to a wall.
package typealias GridStep = ItemStep<WallSettings>

#if !hasFeature(Embedded)
extension ItemStep {
  package var simpler: [ItemStep] {
    switch self {
    case .insert(let items, let times, let index):
      (times > 1 ? [.insert(items, times: times / 2, at: index)] : [])
        + items.fewer.map { .insert($0, times: times, at: index) }
        + (index > 0 ? [.insert(items, times: times, at: index / 2)] : [])
    case .inView(let start, let step):
      [step] + step.simpler.map { .inView(start, $0) }
        + (start > 0 ? [.inView(0, step), .inView(start / 2, step)] : [])
    case .remove(let index, let count):
      (count > 1 ? [.remove(at: index, count: count - 1)] : [])
        + (index > 0 ? [.remove(at: index / 2, count: count)] : [])
    case .remeasure(let indices, let items):
      items.indices.map { place in
        var (indices, items) = (indices, items)
        indices.remove(at: place)
        items.remove(at: place)
        return .remeasure(indices, as: items)
      } + items.fewer.filter { $0.count == items.count }.map { .remeasure(indices, as: $0) }
    case .setLength(let length, let index):
      (length != 1 ? [.setLength(1, at: index)] : [])
        + (index > 0 ? [.setLength(length, at: index / 2)] : [])
    case .resize(let length): length != 2 ? [.resize(2)] : []
    case .reconfigure(let settings, let length):
      settings.simpler.map { .reconfigure($0, crossLength: length) }
        + (length != nil ? [.reconfigure(settings)] : [])
    case .move(let source, let destination):
      (source > 0 ? [.move(from: source / 2, to: destination)] : [])
        + (destination > 0 ? [.move(from: source, to: destination / 2)] : [])
    case .sort(let keys): keys.count > 1 ? [.sort(by: Array(keys.dropLast()))] : []
    case .measure(let index, let start):
      (index != nil ? [.measure(showing: nil, from: start)] : [])
        + (start > 0 ? [.measure(showing: index, from: start / 2)] : [])
    case .keep(let first, let end):
      (first.map { [.keep(before: end)] + ($0 > 0 ? [.keep(from: $0 / 2, before: end)] : []) } ?? [])
        + (end > 0 ? [.keep(from: first, before: end / 2)] : [])
    case .become(let removed, let returning, let index, let items):
      removed.indices.map { place in
        var removed = removed
        removed.remove(at: place)
        return .become(without: removed, returning: returning, at: index, adding: items)
      }
        + items.fewer.map {
          .become(without: removed, returning: returning, at: index, adding: $0)
        }
    case .update(let order, let new, let index, let reloaded, let items):
      (order.isEmpty ? [] : [order.dropLast(), order.dropFirst()]).map {
        .update(order: Array($0), adding: new, at: index, reloading: reloaded, as: items)
      }
        + new.fewer.map {
          .update(order: order, adding: $0, at: index, reloading: reloaded, as: items)
        }
        + (items.isEmpty
          ? [] : [.update(order: order, adding: new, at: index, reloading: [], as: [])])
    case .restackFromStart, .removeAll, .keepAll, .repack, .restore, .resizeUnmeasured: []
    }
  }
}

extension [HostItem] {
  /// The items without one of them, or with a simpler one.
  var fewer: [[HostItem]] {
    var all: [[HostItem]] = []
    for place in indices {
      all.append(self)
      all[all.count - 1].remove(at: place)
    }
    for place in indices {
      for item in self[place].simpler {
        all.append(self)
        all[all.count - 1][place] = item
      }
    }
    return all
  }
}
#endif
