#if !hasFeature(Embedded)
extension MasonryRows: Codable {
  var snapshot: ItemsSnapshot {
    let spans = (0..<itemCount).map { items.isFilling($0) ? 2 : 1 }
    var snapshot = ItemsSnapshot(
      items.lengths, spans: items.areUnconstrained ? nil : spans, estimates, keptState,
      upwardCount: seam)
    if sharedSettings.flow?.hasOwnHeights == true { snapshot.ownLengths = items.extras }
    let kept = rows.map { $0.first }.prefix { $0 < Int(keptState.packedFrom) }
    if !kept.isEmpty { snapshot.firstItems = Array(kept) }
    return snapshot
  }

  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    var provider = snapshot
    provider.axis = axis
    try appendItems(snapshot.count, measuredBy: provider)
    if let firstItems = snapshot.firstItems, let last = firstItems.last, last < itemCount {
      let most = sharedSettings.itemsInRow.upperBound
      for (first, next) in zip(firstItems, firstItems.dropFirst()) where next - first > most {
        throw .itemsInRow(1...next - first)
      }
      rows = firstItems.map { Row(first: $0, position: 0, height: 0) }
      keptPlaces = .all
      breakAgain(from: last + 1, to: itemCount, shift: 0)
      seam = snapshot.upwardCount ?? 0
      keptState.packedFrom = UInt32(clamping: last + 1)
      measureRows(0..<rowCount)
      contentEnd = endOfRows()
    }
    keptPlaces = snapshot.keptPlaces ?? .none
  }
}
#endif
