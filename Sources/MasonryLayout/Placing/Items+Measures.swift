/// How items were measured, as far as it does not follow from what else is known of them.
struct Measures: Sendable {
  var crossLengths: [Double] = []
  var estimates = Estimates()

  fileprivate var areAbsent: Bool { crossLengths.isEmpty && estimates.isEmpty }
}

extension Items {
  /// The cross length at which the length of each item is known, or NaN if it is not known at any.
  ///
  /// Empty in a grid whose lanes are equal, where it follows from the span.
  var crossLengths: [Double] {
    get { measures.isEmpty ? [] : measures[0].crossLengths }
    _modify {
      if measures.isEmpty { measures.append(Measures()) }
      defer { dropAbsentMeasures() }
      yield &measures[0].crossLengths
    }
  }

  /// Which lengths are estimates.
  var estimates: Estimates {
    get { measures.isEmpty ? Estimates() : measures[0].estimates }
    _modify {
      if measures.isEmpty { measures.append(Measures()) }
      defer { dropAbsentMeasures() }
      yield &measures[0].estimates
    }
  }

  /// Notes whether the length of an item is an estimate; as a rule that stays.
  mutating func setEstimated(_ isEstimated: Bool, of item: Int) {
    if estimates[item] != isEstimated { estimates[item] = isEstimated }
  }

  private mutating func dropAbsentMeasures() {
    if measures[0].areAbsent { measures = [] }
  }
}
