import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// Every step that can be done to so many items, with new ones of some kinds.
func everyStep(of count: Int, _ kinds: [HostItem]) -> [GridStep] {
  let indices = 0..<count
  var steps: [GridStep] = [
    .removeAll, .restackFromStart, .repack, .restore, .resize(7), .resizeUnmeasured(7),
    .prepend([kinds[0], kinds[kinds.count - 1]]), .measure(showing: nil, from: 0),
    .update(order: indices.reversed(), adding: [kinds[1]], at: 1, reloading: [0], as: [kinds[0]]),
    .update(order: Array(indices.dropFirst()), adding: [], at: 0, reloading: [1], as: kinds),
  ]
  steps += (1..<5).map { .measure(showing: nil, from: $0) }
  steps += kinds.map { .prepend([$0]) }
  for index in 0...count {
    steps += everyArray(of: kinds, counts: 0...1).map { .insert($0, at: index) }
    steps.append(.insert([kinds[1], kinds[kinds.count - 1]], at: index))
  }
  steps += everySubrange(of: indices).filter { !$0.isEmpty }
    .map { .remove(at: $0.lowerBound, count: $0.count) }
  steps += everyPermutation(of: Array(indices)).filter { !$0.isEmpty }.map { .sort(by: $0) }
  for index in indices {
    steps += indices.map { .move(from: index, to: $0) }
    steps += [0, -0.0, 1, 7].map { .setLength($0, at: index) }
    steps += kinds.map { .remeasure([index], as: [$0]) }
    steps += [.measure(showing: index, from: index)]
  }
  if count > 1 {
    steps += kinds.map { .remeasure([count - 1, 0], as: [$0, kinds[0]]) }
  }
  return steps + everyDifference(of: count, kinds[1])
}

/// Differences by which one item goes, one is taken out and put elsewhere, and one comes.
private func everyDifference(of count: Int, _ new: HostItem) -> [GridStep] {
  var steps: [GridStep] = [.become(without: [], returning: 0, at: count, adding: [new])]
  for gone in [[]] + (0..<count).map({ [$0] }) {
    // An odd number says that moves are told, an even one that they are not.
    for returning in 0..<2 * count {
      steps += (0..<max(1, count)).map {
        .become(without: gone, returning: returning, at: $0, adding: $0 == 0 ? [new] : [])
      }
    }
  }
  return steps
}

/// Settings that differ from those given in one way each.
func otherSettings(than settings: WallSettings) -> [WallSettings] {
  func with<Value>(_ path: WritableKeyPath<WallSettings, Value>, _ value: Value) -> WallSettings {
    var other = settings
    other[keyPath: path] = value
    return other
  }
  return SmallApps.packings.map { with(\.packing, $0) } + [
    with(\.columns, .fixed(1)), with(\.columns, .fixed(2)), with(\.columns, .fixed(4)),
    with(\.columns, .adaptive(minimumWidth: 3)), with(\.columnSpacing, 0), with(\.scale, 2),
    with(\.itemSpacing, 0), with(\.contentInsets, .zero), with(\.direction, .rightToLeft),
  ]
}
