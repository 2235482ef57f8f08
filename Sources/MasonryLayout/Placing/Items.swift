/// What the host said about each item: its length along its lane, and the lanes it covers.
struct Items: Sendable {
  /// The length of each item, in points.
  var lengths: [Double] = []
  /// The request of each item; empty while every item is unconstrained.
  var requests: [LaneRequest] = []
  /// How the items were measured: at most one element, as an empty array takes only one word.
  var measures: [Measures] = []

  var count: Int { lengths.count }

  /// Whether every item covers one lane that the packing chooses.
  var areUnconstrained: Bool { requests.count == 0 }

  func request(of item: Int) -> LaneRequest { areUnconstrained ? .unconstrained : requests[item] }

  /// The length and span of an item in a grid of `laneCount` lanes.
  @inline(__always)
  func extent(of item: Int, in laneCount: Int) -> (length: Double, span: Int) {
    (lengths[item], request(of: item).span(in: laneCount))
  }

  /// The cross length at which each length is known, or NaN; empty if lanes are equal.
  ///
  /// It then follows from the span. In rows see ``extras``.
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
    if crossLengths.isEmpty, estimates.isEmpty { measures = [] }
  }
}

/// How items were measured, where it does not follow from the grid.
struct Measures: Sendable {
  var crossLengths: [Double] = []
  var estimates = Estimates()
}

extension Items: Equatable {
  /// Compares items; unconstrained requests may be stored or left out.
  static func == (left: Items, right: Items) -> Bool {
    guard left.lengths == right.lengths, left.estimates == right.estimates else { return false }
    return left.requests == right.requests
      || left.lengths.indices.allSatisfy { left.request(of: $0) == right.request(of: $0) }
  }
}

extension Items {
  mutating func append(length: Double, request: LaneRequest, crossLength: Double?) {
    lengths.append(length)
    setRequest(request, of: count - 1)
    if let crossLength { crossLengths.append(crossLength) }
  }

  mutating func setRequest(_ request: LaneRequest, of item: Int) {
    guard !areUnconstrained || request != .unconstrained else { return }
    writeOutRequests()
    requests[item] = request
  }

  mutating func rearrange(_ change: Rearrangement, adding new: Items) {
    if !areUnconstrained || !new.areUnconstrained {
      var new = new
      new.writeOutRequests()
      writeOutRequests()
      requests.rearrange(change, adding: new.requests)
    }
    if !crossLengths.isEmpty || !new.crossLengths.isEmpty {
      crossLengths.rearrange(change, adding: new.crossLengths)
    }
    if !estimates.isEmpty || !new.estimates.isEmpty {
      estimates.rearrange(change, adding: new.estimates)
    }
    lengths.rearrange(change, adding: new.lengths)
  }

  func suffix(from first: Int) -> Items {
    var suffix = Items()
    suffix.lengths = Array(lengths[first...])
    suffix.requests = requests.isEmpty ? [] : Array(requests[first...])
    suffix.crossLengths = crossLengths.isEmpty ? [] : Array(crossLengths[first...])
    suffix.estimates = estimates.suffix(from: first)
    return suffix
  }

  func reversed(before end: Int) -> Items {
    var reversed = Items()
    reversed.lengths = lengths[..<end].reversed()
    reversed.requests = requests.isEmpty ? [] : requests[..<end].reversed()
    reversed.crossLengths = crossLengths.isEmpty ? [] : crossLengths[..<end].reversed()
    return reversed
  }

  /// Takes the measurements of the first items from `reversed`, which lists them backwards.
  mutating func takeMeasures(ofReversed reversed: Items) {
    lengths.replaceSubrange(..<reversed.count, with: reversed.lengths.reversed())
    crossLengths.replaceSubrange(..<reversed.count, with: reversed.crossLengths.reversed())
  }

  mutating func replaceSuffix(from first: Int, with suffix: Items) {
    if !areUnconstrained || !suffix.areUnconstrained {
      writeOutRequests()
      requests.replaceSubrange(first..., with: suffix.requests)
      requests.append(.unconstrained, count: first + suffix.count - requests.count)
    }
    if !crossLengths.isEmpty || !suffix.crossLengths.isEmpty {
      crossLengths.replaceSubrange(first..., with: suffix.crossLengths)
    }
    if !estimates.isEmpty || !suffix.estimates.isEmpty {
      estimates.replaceSuffix(from: first, with: suffix.estimates)
    }
    lengths.replaceSubrange(first..., with: suffix.lengths)
  }

  /// Stores a request for every item, once any item has one.
  mutating func writeOutRequests() {
    requests.append(.unconstrained, count: count - requests.count)
  }
}

/// How many lanes an item covers, and its lane if it is pinned.
struct LaneRequest: Hashable, Sendable {
  /// One lane that the packing chooses.
  static let unconstrained = LaneRequest(span: 1, pin: nil)
  /// All lanes: that of an item that fills a row.
  static let filling = LaneRequest(span: .max, pin: nil)
  private let storedSpan: UInt16
  /// The pinned lane plus 1, or 0 if there is none.
  private let storedPin: UInt16

  /// Creates a request; values beyond the lanes of any grid are clamped.
  init(span: Int, pin: Int?) {
    storedSpan = UInt16(clamping: span)
    storedPin = pin.map { UInt16(clamping: $0) &+ ($0 < Int(UInt16.max) ? 1 : 0) } ?? 0
  }

  /// The number of lanes that the item covers, at most `laneCount`.
  func span(in laneCount: Int) -> Int { min(Int(storedSpan), laneCount) }

  /// The first lane of a pinned item, moved back until the item fits.
  func pin(in laneCount: Int) -> Int? {
    storedPin == 0 ? nil : min(Int(storedPin) - 1, laneCount - span(in: laneCount))
  }

  /// Whether the item is pinned to a lane.
  var isPinned: Bool { storedPin != 0 }
}
