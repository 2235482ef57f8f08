import LayoutGeometry

extension LayoutIndexMapping {
  /// The new indices of the items that are moved in a new order, in ascending order.
  ///
  /// A longest set of items that stay in their order is not moved: of several such sets, the one
  /// with the smallest old indices. O(*k* log *k* + *m*) for *k* runs and *m* moved items.
  var movedItems: [Int] {
    let (byOld, byNew) = (runs.runs, runs.runsByNew)
    // From the last run by the new order to the first: which run stays next if this one stays.
    var next = [Int?](repeating: nil, count: byNew.count)
    var chains = HeaviestChains(count: byNew.count)
    for index in byNew.indices.reversed() {
      let run = byNew[index]
      let rank = byOld.indices.partitioningIndex { byOld[$0].old >= run.old }
      let rest = chains.heaviest(from: rank)
      next[index] = rest?.run
      // An endless run is the last of every chain: more than all items there can be, no overflow.
      let weight = Int(min(run.count, MasonryFeed.Address.itemLimit)) + (rest?.weight ?? 0)
      chains.insert(.init(run: index, rank: rank, weight: weight))
    }
    var stays = chains.heaviest(from: 0)?.run
    var moved: [Int] = []
    for (index, run) in byNew.enumerated() {
      if index == stays {
        stays = next[index]
      } else {
        moved += Int(run.new)..<Int(run.newEnd)
      }
    }
    return moved
  }
}

/// Chains of runs that stay, by the rank of their first run: its place by the old indices.
///
/// It is a Fenwick tree whose ranks count from the end.
private struct HeaviestChains {
  struct Chain {
    let run: Int
    let rank: Int
    let weight: Int
  }

  private var chains: [Chain?]

  init(count: Int) { chains = Array(repeating: nil, count: count + 1) }

  /// The heaviest chain from a rank on; of equal ones, that of the smallest rank.
  func heaviest(from rank: Int) -> Chain? {
    var node = chains.count - 1 - rank
    var heaviest: Chain?
    while node > 0 {
      if let chain = chains[node], isBetter(chain, than: heaviest) { heaviest = chain }
      node &= node - 1
    }
    return heaviest
  }

  mutating func insert(_ chain: Chain) {
    var node = chains.count - 1 - chain.rank
    while node < chains.count {
      if isBetter(chain, than: chains[node]) { chains[node] = chain }
      node += node & -node
    }
  }

  private func isBetter(_ chain: Chain, than other: Chain?) -> Bool {
    guard let other else { return true }
    return (chain.weight, other.rank) > (other.weight, chain.rank)
  }
}
