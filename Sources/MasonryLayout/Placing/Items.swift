/// What the host said about each item: its length along its lane, and which lanes it wants to cover.
struct Items: Sendable {
  /// The length of each item, in points.
  var lengths: [Double] = []

  /// The request of each item; empty as long as every item is unconstrained.
  private(set) var requests: [LaneRequest] = []

  /// What is known of how the items were measured, if there is anything; at most one.
  ///
  /// Each section of a feed has items. In an array it is one word where there is nothing.
  var measures: [Measures] = []

  var count: Int { lengths.count }

  /// Whether every item covers one lane, wherever the packing puts it.
  var areUnconstrained: Bool { requests.count == 0 }

  func request(of item: Int) -> LaneRequest { areUnconstrained ? .unconstrained : requests[item] }
}

extension Items {
  /// What an item takes up, in a grid of so many lanes.
  @inline(__always)
  func extent(of item: Int, in laneCount: Int) -> (length: Double, span: Int) {
    (lengths[item], request(of: item).span(in: laneCount))
  }
}

extension Items: Equatable {
  /// Whether all items are equal; it makes no difference whether unconstrained requests are written out.
  static func == (left: Items, right: Items) -> Bool {
    guard left.lengths == right.lengths, left.estimates == right.estimates else { return false }
    return left.requests == right.requests
      || left.lengths.indices.allSatisfy { left.request(of: $0) == right.request(of: $0) }
  }
}

extension Items {
  /// Adds an item at the end.
  mutating func append(
    length: Double, isEstimated: Bool = false, request: LaneRequest, crossLength: Double?
  ) {
    lengths.append(length)
    setEstimated(isEstimated, of: count - 1)
    setRequest(request, of: count - 1)
    if let crossLength { crossLengths.append(crossLength) }
  }

  mutating func setRequest(_ request: LaneRequest, of item: Int) {
    guard !areUnconstrained || request != .unconstrained else { return }
    writeOutRequests()
    requests[item] = request
  }

  mutating func insert(_ new: Items, at index: Int) {
    if !areUnconstrained || !new.areUnconstrained {
      var new = new
      new.writeOutRequests()
      writeOutRequests()
      requests.insert(contentsOf: new.requests, at: index)
    }
    if !new.crossLengths.isEmpty { crossLengths.insert(contentsOf: new.crossLengths, at: index) }
    if !estimates.isEmpty || !new.estimates.isEmpty {
      estimates.insert(new.estimates, count: new.count, at: index)
    }
    if lengths.isEmpty {
      lengths = new.lengths
    } else {
      lengths.insert(contentsOf: new.lengths, at: index)
    }
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    lengths.removeSubrange(range)
    if !requests.isEmpty { requests.removeSubrange(range) }
    if !crossLengths.isEmpty { crossLengths.removeSubrange(range) }
    if !estimates.isEmpty { estimates.removeSubrange(range) }
  }

  /// Puts items in another order, and takes those that are new from others.
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

  /// The items from an index on.
  func suffix(from first: Int) -> Items {
    var suffix = Items()
    suffix.lengths = Array(lengths[first...])
    suffix.requests = requests.isEmpty ? [] : Array(requests[first...])
    suffix.crossLengths = crossLengths.isEmpty ? [] : Array(crossLengths[first...])
    suffix.estimates = estimates.suffix(from: first)
    return suffix
  }

  /// The items before an index, the last one first.
  func reversed(before end: Int) -> Items {
    var reversed = Items()
    reversed.lengths = lengths[..<end].reversed()
    reversed.requests = requests.isEmpty ? [] : requests[..<end].reversed()
    reversed.crossLengths = crossLengths.isEmpty ? [] : crossLengths[..<end].reversed()
    return reversed
  }

  /// Takes over what was measured of the first items, of which the last comes first.
  mutating func takeMeasures(ofReversed reversed: Items) {
    lengths.replaceSubrange(..<reversed.count, with: reversed.lengths.reversed())
    crossLengths.replaceSubrange(..<reversed.count, with: reversed.crossLengths.reversed())
  }

  /// Puts other items in the place of those from an index on.
  mutating func replaceSuffix(from first: Int, with suffix: Items) {
    removeSubrange(first..<count)
    insert(suffix, at: first)
  }

  /// Gives every item a request, once one of them has one.
  mutating func writeOutRequests() {
    requests.append(.unconstrained, count: count - requests.count)
  }
}
