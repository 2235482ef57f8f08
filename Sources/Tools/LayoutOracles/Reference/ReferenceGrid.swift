package import LayoutGeometry
package import MasonryLayout

/// The grid that the rules describe, from its final state, in whole eighths of a point.
package struct ReferenceGrid {
  package let frames: [LayoutRect]

  let contentSize: LayoutSize

  /// The first column of each item.
  private let columns: [Int]

  /// Where the items of each column end, counted from where they begin.
  private let columnEnds: [Double?]

  /// Whether pixels, or shares of whole quarter points, leave nothing to be rounded.
  private let isExact: Bool

  /// The grid of some items, packed one after the other.
  package init(_ settings: WallSettings, across length: Double, _ items: [HostItem]) {
    let tracks = ReferenceTracks(settings, crossLength: length)
    var packing = ReferencePacking(settings, in: tracks)
    self.init(settings, tracks, items.map { packing.place($0) })
  }

  /// The grid of items that have their places.
  init(_ settings: WallSettings, _ tracks: ReferenceTracks, _ places: [ReferencePlace]) {
    let stack = ReferenceStack(settings, places)
    isExact = settings.scale != 3 && (settings.scale != nil || tracks.areWhole)
    columns = places.map { $0.lanes.lowerBound }
    var ends = [Double?](repeating: nil, count: tracks.count)
    for place in places {
      let end = stack.end(of: place)
      for column in place.lanes { ends[column] = max(ends[column] ?? end, end) }
    }
    columnEnds = ends
    contentSize = settings.axis.size(main: stack.contentLength, cross: tracks.contentCrossLength)
    frames = places.map { place in
      let (own, across) = (stack.length(of: place), tracks.length(of: place.lanes))
      return settings.axis.rect(
        main: own.near, length: own.length, cross: across.near, crossLength: across.length)
    }
  }

  /// Whether the oracle can tell every bit of a wall with some settings.
  package static func isExact(_ settings: WallSettings, across length: Double) -> Bool {
    settings.isWhole(at: length)
      && (settings.scale != nil || ReferenceTracks(settings, crossLength: length).areWhole)
  }

  /// Throws unless a grid is this one: to the bit, or but for the rounding of shares.
  package func requireSame(as items: MasonryItems) throws(Failure) {
    try require(items.itemCount == frames.count, "\(items.itemCount) items")
    try require(items.columnCount == columnEnds.count, "\(items.columnCount) columns")
    for (index, expected) in frames.enumerated() {
      let (frame, column) = (items.frame(ofItemAt: index), items.column(ofItemAt: index))
      try require(
        column == columns[index], "Item \(index) is in column \(any: column), not \(columns[index])"
      )
      let isSame =
        isNear(frame.minX, expected.minX) && isNear(frame.minY, expected.minY)
        && isNear(frame.size, expected.size)
      try require(isSame, "Item \(index) is at \(frame), not \(expected)")
    }
    try require(
      isNear(items.contentSize, contentSize),
      "The content is \(items.contentSize), not \(contentSize)")
    for (end, expected) in zip(items.columnEnds, columnEnds) {
      guard let end, let expected else {
        try require(end == nil && expected == nil, "A column ends at \(any: end)")
        continue
      }
      try require(isNear(end, expected), "A column ends at \(end), not \(expected)")
    }
  }

  private func isNear(_ size: LayoutSize, _ expected: LayoutSize) -> Bool {
    isNear(size.width, expected.width) && isNear(size.height, expected.height)
  }

  private func isNear(_ number: Double, _ expected: Double) -> Bool {
    number == expected || !isExact && (number - expected).magnitude <= 1e-11
  }
}

/// The oracle's edges along the lanes, in eighths of a pixel, or of a point without pixels.
private struct ReferenceStack {
  private let start: Int
  private let end: Int
  private let isMirrored: Bool
  private let scale: Int?

  /// The length of the content in units, which is 0 if there are no items.
  private var content = 0

  init(_ configuration: WallSettings, _ places: [ReferencePlace]) {
    let insets = configuration.axis.ends(of: configuration.contentInsets)
    scale = configuration.scale.map { Int($0) }
    let unit = scale ?? 1
    start = whole(insets.start, parts: 8) * unit
    end = whole(insets.end, parts: 8) * unit
    isMirrored = configuration.axis.isMirrored(in: configuration.direction)
    if let last = places.map({ aligned(start + ($0.top + $0.height) * unit) }).max() {
      content = isMirrored ? aligned(last + end) : last + end
    }
  }

  var contentLength: Double { points(content) }

  /// The far edge of an item in points, counted from where the items begin.
  func end(of place: ReferencePlace) -> Double {
    points(aligned(start + (place.top + place.height) * (scale ?? 1)))
  }

  /// The near edge and the length of an item, in points.
  func length(of place: ReferencePlace) -> (near: Double, length: Double) {
    var near = start + place.top * (scale ?? 1)
    var far = near + place.height * (scale ?? 1)
    if isMirrored { (near, far) = (content - far, content - near) }
    return (points(aligned(near)), points(aligned(far)) - points(aligned(near)))
  }

  /// A coordinate rounded to the nearest pixel, half a pixel to the larger one.
  private func aligned(_ coordinate: Int) -> Int {
    scale == nil ? coordinate : 8 * floor(coordinate + 4, dividedBy: 8)
  }

  private func points(_ coordinate: Int) -> Double {
    Double(coordinate) / 8 / Double(scale ?? 1)
  }
}
