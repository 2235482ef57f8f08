/// How items were measured, where it does not follow from the grid.
struct Measures: Sendable {
  var crossLengths: [Double] = []
  var estimates = Estimates()

  fileprivate var areAbsent: Bool { crossLengths.isEmpty && estimates.isEmpty }
}

extension Items {
  /// The cross length at which each length is known, or NaN; empty if lanes are equal, as it then
  /// follows from the span.
  var crossLengths: [Double] {
    get { measures.isEmpty ? [] : measures[0].crossLengths }
    _modify {
      if measures.isEmpty { measures.append(Measures()) }
      defer { dropAbsentMeasures() }
      yield &measures[0].crossLengths
    }
  }

  var estimates: Estimates {
    get { measures.isEmpty ? Estimates() : measures[0].estimates }
    _modify {
      if measures.isEmpty { measures.append(Measures()) }
      defer { dropAbsentMeasures() }
      yield &measures[0].estimates
    }
  }

  /// Sets whether the length of an item is an estimate; most calls change nothing.
  mutating func setEstimated(_ isEstimated: Bool, of item: Int) {
    if estimates[item] != isEstimated { estimates[item] = isEstimated }
  }

  private mutating func dropAbsentMeasures() {
    if measures[0].areAbsent { measures = [] }
  }
}
