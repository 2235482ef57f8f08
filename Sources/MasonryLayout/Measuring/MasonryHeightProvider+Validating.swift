extension MasonryHeightProvider {
  /// The requests of consecutive items, checked, or `nil` if all of them are unconstrained.
  func validRequests(ofItemsAt indices: Range<Int>) throws(MasonryError) -> [LaneRequest]? {
    guard !areUnconstrained(itemsIn: indices) else { return nil }
    var requests: [LaneRequest] = []
    for index in indices { requests.append(try validRequest(ofItemAt: index)) }
    return requests
  }

  /// The request of an item, checked.
  func validRequest(ofItemAt index: Int) throws(MasonryError) -> LaneRequest {
    let span = columnSpan(ofItemAt: index)
    guard span >= 1 else { throw .columnSpan(span, item: index) }
    let column = pinnedColumn(ofItemAt: index)
    if let column, column < 0 { throw .pinnedColumn(column, item: index) }
    return LaneRequest(span: span, pin: column)
  }

  /// Which of consecutive items are estimated, counted from the first of them.
  func estimates(ofItemsAt indices: Range<Int>) -> Estimates {
    switch areEstimated(itemsIn: indices) {
    case false?: return Estimates()
    case true?: return Estimates(count: indices.count)
    case nil:
      var estimates = Estimates()
      for (offset, index) in indices.enumerated() {
        estimates[offset] = isEstimated(itemAt: index)
      }
      return estimates
    }
  }

  /// The length of an item along an axis, checked.
  func validLength(
    ofItemAt index: Int, along axis: LayoutAxis, crossLength: Double
  ) throws(MasonryError) -> Double {
    let length =
      axis == .vertical
      ? height(ofItemAt: index, width: crossLength) : width(ofItemAt: index, height: crossLength)
    guard length.isLength else { throw .length(length, ofItemAt: index, along: axis) }
    return length
  }

  /// The length of an item that gets another cross length, checked.
  ///
  /// An estimate holds at any cross length until the item is measured; only other estimates replace
  /// it, or a change would ask for the heights of a million items of which ten are shown.
  func validLength(
    ofItemAt index: Int, along axis: LayoutAxis, crossLength: Double, insteadOf length: Double,
    in estimates: inout Estimates
  ) throws(MasonryError) -> Double {
    let isEstimated = isEstimated(itemAt: index)
    if estimates[index], !isEstimated { return length }
    estimates[index] = isEstimated
    return try validLength(ofItemAt: index, along: axis, crossLength: crossLength)
  }
}

extension MasonryError {
  /// The error of an item whose length along an axis is not valid.
  static func length(
    _ length: Double, ofItemAt index: Int, along axis: LayoutAxis
  ) -> MasonryError {
    axis == .vertical ? .itemHeight(length, item: index) : .itemWidth(length, item: index)
  }
}
