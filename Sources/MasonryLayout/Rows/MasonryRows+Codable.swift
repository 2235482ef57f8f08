#if !hasFeature(Embedded)
extension MasonryRows: Codable {
  var snapshot: ItemsSnapshot {
    let spans = (0..<itemCount).map { items.isFilling($0) ? 2 : 1 }
    var snapshot = ItemsSnapshot(
      items.lengths, spans: items.areUnconstrained ? nil : spans, estimates, keptState,
      upwardCount: seam)
    if sharedSettings.asksForOwnLengths { snapshot.ownLengths = items.ownLengths }
    snapshot.keepAnswers(of: items)
    let kept = rows.map { $0.first }.prefix { $0 < Int(keptState.packedFrom) }
    if !kept.isEmpty { snapshot.firstItems = Array(kept) }
    return snapshot
  }

  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    var provider = snapshot
    provider.prepare(for: sharedSettings)
    try appendItems(snapshot.count, measuredBy: provider)
    if let firstItems = snapshot.firstItems, let last = firstItems.last, last < itemCount {
      let most = sharedSettings.itemsInRow.upperBound
      for (first, next) in zip(firstItems, firstItems.dropFirst()) {
        let fills = !items.areUnconstrained && (first..<next).contains { items.isFilling($0) }
        guard next - first <= (fills ? 1 : most) else { throw .itemsInRow(1...next - first) }
      }
      rows = firstItems.map { Row(first: $0, position: 0, height: 0) }
      keptPlaces = .all
      breakAgain(RowChange(first: last + 1, end: itemCount))
      takeAnswers(ofRows: 0..<rowCount)
      seam = snapshot.upwardCount ?? 0
      keptState.packedFrom = UInt32(clamping: last + 1)
      measureRows(0..<rowCount)
      contentEnd = endOfRows()
    }
    items.takeEstimates(of: snapshot)
    keptPlaces = snapshot.keptPlaces ?? .none
  }
}
#endif
