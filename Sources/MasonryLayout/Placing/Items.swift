/// What the host said of each item: its extent along the lanes, and which lanes it wants to cover.
struct Items: Sendable {
  /// The extent of each item, in points.
  var extents: [Double] = []

  /// The request of each item, or nothing at all while every one is plain.
  private(set) var requests: [LaneRequest] = []

  /// The breadth at which the extent of each item is known, or NaN if it is not known at any.
  ///
  /// Only a grid whose lanes differ needs it; elsewhere it follows from the span.
  var breadths: [Double] = []

  var count: Int { extents.count }

  /// Whether every item covers one lane, wherever the packing puts it.
  var arePlain: Bool { requests.isEmpty }

  func request(of item: Int) -> LaneRequest { requests.isEmpty ? .plain : requests[item] }
}

extension Items: Equatable {
  /// Whether all items are equal; it makes no difference whether plain requests are written out.
  static func == (left: Items, right: Items) -> Bool {
    guard left.extents == right.extents else { return false }
    return left.requests == right.requests
      || left.extents.indices.allSatisfy { left.request(of: $0) == right.request(of: $0) }
  }
}

extension Items {
  /// Adds an item at the end.
  mutating func append(extent: Double, request: LaneRequest, breadth: Double?) {
    extents.append(extent)
    setRequest(request, of: count - 1)
    if let breadth { breadths.append(breadth) }
  }

  mutating func setRequest(_ request: LaneRequest, of item: Int) {
    guard !arePlain || request != .plain else { return }
    writeOutRequests()
    requests[item] = request
  }

  mutating func insert(_ new: Items, at index: Int) {
    if !arePlain || !new.arePlain {
      var new = new
      new.writeOutRequests()
      writeOutRequests()
      requests.insert(contentsOf: new.requests, at: index)
    }
    if !new.breadths.isEmpty { breadths.insert(contentsOf: new.breadths, at: index) }
    if extents.isEmpty {
      extents = new.extents
    } else {
      extents.insert(contentsOf: new.extents, at: index)
    }
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    extents.removeSubrange(range)
    if !requests.isEmpty { requests.removeSubrange(range) }
    if !breadths.isEmpty { breadths.removeSubrange(range) }
  }

  mutating func move(from source: Int, to destination: Int) {
    extents.move(from: source, to: destination)
    if !requests.isEmpty { requests.move(from: source, to: destination) }
    if !breadths.isEmpty { breadths.move(from: source, to: destination) }
  }

  /// The items from an index on.
  func suffix(from first: Int) -> Items {
    var suffix = Items()
    suffix.extents = Array(extents[first...])
    suffix.requests = requests.isEmpty ? [] : Array(requests[first...])
    suffix.breadths = breadths.isEmpty ? [] : Array(breadths[first...])
    return suffix
  }

  /// Puts other items in the place of those from an index on.
  mutating func replaceSuffix(from first: Int, with suffix: Items) {
    removeSubrange(first..<count)
    insert(suffix, at: first)
  }

  private mutating func writeOutRequests() {
    requests.append(contentsOf: repeatElement(.plain, count: count - requests.count))
  }
}

extension Array {
  /// Takes an element out and puts it back so that it ends up at another index.
  fileprivate mutating func move(from source: Int, to destination: Int) {
    let element = self[source]
    if source < destination {
      for index in source..<destination { self[index] = self[index + 1] }
    } else {
      for index in stride(from: source, to: destination, by: -1) { self[index] = self[index - 1] }
    }
    self[destination] = element
  }
}
