extension MasonryRows {
  /// Arranges the items by other settings, in another space.
  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: MasonryRows?,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    guard configuration != self.configuration || space != self.space else { return }
    let old = sharedSettings
    let new = try MasonryRows(configuration, in: space, sharing: other).sharedSettings
    if Provider.self == NoHeights.self {
      try measure(for: new, by: KeptLengths(items: items, old: old, new: new))
    } else {
      try measure(for: new, by: provider)
    }
    sharedSettings = new
    if !new.isOptimal { costs = [] }
    keptState.packedFrom = 0
    breakAgain(RowChange(first: 0, end: itemCount))
  }

  /// Measures the items that other settings ask another question about.
  private mutating func measure(
    for new: RowSettings, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let old = sharedSettings
    if old.asks(allThat: new, filling: !items.areUnconstrained) {
      if !new.asksForOwnLengths { items.ownLengths = [] }
      return
    }
    let all = 0..<itemCount
    let isAskedOnce = new.differingTracks == nil && !new.asksForOwnLengths
    let areAllAsked = items.estimates.isEmpty || provider.areEstimated(itemsIn: all) == true
    guard items.areUnconstrained, isAskedOnce, areAllAsked, old.differingTracks == nil else {
      items = try items.measured(for: new, after: old, by: provider)
      return
    }
    var measured = Items()
    try measured.lengths.append(
      measuringAll: all, new.question(.unconstrained), by: provider)
    measured.estimates = provider.estimates(ofItemsAt: all)
    items = measured
  }
}
