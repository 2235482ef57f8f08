extension RowSettings: ItemSettings {
  var differingTracks: Tracks? { tracks.flatMap { $0.areEqual ? nil : $0 } }

  var asksForOwnLengths: Bool { flow?.hasOwnHeights == true }

  func question(_ request: LaneRequest) -> (axis: LayoutAxis, crossLength: Double) {
    if request == .filling { return (space.axis, fillingLength) }
    if let tracks { return (space.axis, tracks.crossLength(span: 1)) }
    return (space.axis.cross, justified?.target ?? flow?.height ?? 0)
  }

  func request(_ request: LaneRequest) -> LaneRequest {
    request.span(in: .max) > 1 ? .filling : .unconstrained
  }

  /// Whether lengths that were asked for with these settings are those of other ones.
  func asks(allThat other: RowSettings, filling: Bool) -> Bool {
    differingTracks == nil && other.differingTracks == nil
      && (asksForOwnLengths || !other.asksForOwnLengths)
      && question(.unconstrained) == other.question(.unconstrained)
      && (!filling || question(.filling) == other.question(.filling))
  }
}

extension Items {
  /// Whether an item fills a row.
  @inline(__always)
  func isFilling(_ item: Int) -> Bool { !areUnconstrained && requests[item] == .filling }
}

/// What items were asked for, given again as estimates to rows with other settings.
///
/// Items of justified rows keep their proportions.
struct KeptLengths: MasonryHeightProvider {
  let items: Items
  let old: RowSettings
  let new: RowSettings

  func height(ofItemAt index: Int, width: Double) -> Double { length(of: index, along: .vertical) }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(of: index, along: .horizontal)
  }

  private func length(of index: Int, along axis: LayoutAxis) -> Double {
    let length = items.lengths[index]
    guard axis != new.space.axis else {
      return old.asksForOwnLengths ? items.ownLengths[index] : length
    }
    guard let target = old.justified?.target, let newTarget = new.justified?.target else {
      return length
    }
    let isTurned = new.space.axis != old.space.axis
    let wanted = isTurned ? newTarget * (target / length) : newTarget * (length / target)
    return min(wanted, .maximumLength)
  }

  func isEstimated(itemAt index: Int) -> Bool { true }
  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { true }
}
