/// A longest set of items that stay in their order; of several, that of the smallest indices.
public func stayingItems(in order: [Int]) -> Set<Int> {
  var places = order
  for (new, old) in order.enumerated() { places[old] = new }
  // For each item, the length of a longest chain that begins with it.
  var lengths = order.map { _ in 1 }
  for old in order.indices.reversed() {
    for other in order.indices.dropFirst(old + 1) where places[other] > places[old] {
      lengths[old] = max(lengths[old], lengths[other] + 1)
    }
  }
  var staying: Set<Int> = []
  var (rest, lastPlace) = (lengths.max() ?? 0, -1)
  for old in order.indices where lengths[old] == rest && places[old] > lastPlace {
    staying.insert(old)
    (rest, lastPlace) = (rest - 1, places[old])
  }
  return staying
}
