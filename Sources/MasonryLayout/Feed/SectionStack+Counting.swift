extension SectionStack {
  /// The number of items before a position, if those of a section are spread evenly over it.
  func itemCount(before position: Double) -> Double {
    let place = shown.indices.partitioningIndex { starts[shown[$0]] > position } - 1
    guard place >= 0 else { return 0 }
    let section = shown[place]
    let edges = edges(of: section)
    let (way, length) = (position - edges.itemsStart, edges.footerStart - edges.itemsStart)
    let share = way <= 0 ? 0 : way < length ? way / length : 1
    return Double(itemsBefore[section]) + share * Double(parts[section].itemCount)
  }

  /// The position with so many items before it; the first one if headers or footers lie there.
  func position(afterItems count: Double) -> Double {
    let place = shown.indices.partitioningIndex {
      let before = itemsBefore[shown[$0]]
      return Double(before) >= count || Double(before + parts[shown[$0]].itemCount) > count
    }
    guard place < shown.count else { return length }
    let section = shown[place]
    let own = count - Double(itemsBefore[section])
    guard own > 0 else { return starts[section] }
    let edges = edges(of: section)
    let share = own / Double(parts[section].itemCount)
    return edges.itemsStart + share * (edges.footerStart - edges.itemsStart)
  }

  /// The item with so many items before it, or else the last one.
  func item(afterItems count: Int) -> (index: Int, section: Int)? {
    guard let total = parts.indices.last.map({ itemsBefore[$0] + parts[$0].itemCount }), total > 0
    else { return nil }
    let number = min(max(0, count), total - 1)
    let section = parts.indices.partitioningIndex { itemsBefore[$0] > number } - 1
    return (number - itemsBefore[section], section)
  }
}
