import LayoutGeometry
import MasonryLayout

extension ItemWorld where Settings == WallSettings {
  /// Whether all items are where the rules put them; `false` where numbers are not so simple.
  ///
  /// Where lanes divide, or did before, columns are taken as they are.
  func isReference(
    _ kept: [Int: Int], _ frames: [LayoutRect], wasDivided: Bool
  ) throws(Failure) -> Bool {
    let settings = settings
    guard settings.isWhole(at: layout.crossLength), items.count <= 64,
      items.allSatisfy({ $0.length.isWhole(in: 8) }),
      layout.seams.allSatisfy({ $0.start.isWhole(in: 8) && $0.end.isWhole(in: 8) }), canTellGaps(settings, kept)
    else { return false }
    let tracks = ReferenceTracks(settings, crossLength: layout.crossLength)
    func item(_ index: Int) -> HostItem {
      HostItem(height: items[index].length, span: items[index].span, pin: items[index].pin)
    }
    var packing = ReferencePacking(settings, in: tracks)
    let places =
      isDivided || wasDivided
      ? dividedPlaces(settings) : items.indices.map { packing.place(item($0), keptIn: kept[$0]) }
    let isMirrored = layout.axis.isMirrored(in: layout.environment.direction)
    func start(_ frame: LayoutRect) -> Double {
      let own = layout.axis.interval(of: frame)
      return isMirrored ? -own.far : own.near
    }
    for (index, place) in places.enumerated() {
      let column = layout.column(ofItemAt: index)
      try require(
        column == place.lanes.lowerBound,
        "Item \(index) is in column \(any: column), not \(place.lanes.lowerBound)")
      // On pixels, sums are rounded.
      guard layout.environment.scale == nil else { continue }
      let (top, expected) = (start(frames[index]) - start(frames[0]), place.top - places[0].top)
      try require(
        top * 8 == Double(expected), "Item \(index) is \(top) from item 0, not \(expected) eighths")
    }
    if !isDivided { try ReferenceGrid(settings, tracks, places).requireSame(as: layout) }
    return true
  }

  /// Where items lie in divided columns: what follows from the columns, the lengths and the seams.
  private func dividedPlaces(_ settings: WallSettings) -> [ReferencePlace] {
    let spacing = whole(settings.itemSpacing, parts: 8)
    var places = items.indices.map { index in
      let column = layout.column(ofItemAt: index) ?? 0
      let span = min(items[index].span, layout.columnCount)
      return ReferencePlace(
        lanes: column..<column + span, top: 0, height: whole(items[index].length, parts: 8))
    }
    let seams =
      isDivided
      ? layout.seams : Array(repeating: (index: 0, start: 0, end: 0), count: layout.columnCount)
    var edges = seams.map { whole($0.start, parts: 8) }
    func isUpward(_ index: Int) -> Bool {
      places[index].lanes.allSatisfy { index < seams[$0].index }
    }
    for index in places.indices where !isUpward(index) {
      places[index].top = places[index].lanes.map { edges[$0] }.max() ?? 0
      for lane in places[index].lanes {
        edges[lane] = places[index].top + places[index].height + spacing
      }
    }
    edges = seams.map { whole($0.end, parts: 8) }
    for index in places.indices.reversed() where isUpward(index) {
      let end = places[index].lanes.map { edges[$0] }.min() ?? 0
      places[index].top = end - places[index].height - spacing
      for lane in places[index].lanes { edges[lane] = places[index].top }
    }
    return places
  }

  /// Whether lengths tell which items went back to gaps, after which they are kept there.
  private func canTellGaps(_ settings: WallSettings, _ kept: [Int: Int]) -> Bool {
    guard case .gridLanes(_, dense: true) = settings.packing, !kept.isEmpty else { return true }
    return settings.itemSpacing > 0 || items.allSatisfy { $0.length > 0 }
  }
}

extension WallSettings {
  /// Whether all numbers are whole quarter points, and not too large.
  package func isWhole(at crossLength: Double) -> Bool {
    let insets = contentInsets
    var numbers = [
      crossLength, columnSpacing, itemSpacing, insets.top, insets.leading, insets.bottom,
      insets.trailing,
    ]
    switch columns {
    case .fixed: break
    case .adaptive(let minimum, let maximum, _):
      guard minimum + columnSpacing > 0 else { return false }
      numbers += [minimum, maximum ?? 0]
    case .tracks(let tracks):
      for case .points(let points) in tracks { numbers.append(points) }
      for case .fraction(let weight) in tracks { numbers.append(weight) }
    }
    switch packing {
    case .gridLanes(.partOfWidth, _): return false
    case .gridLanes(.points(let points), _): numbers.append(points)
    case .roundRobin, .shortestColumn, .gridLanes(.infinite, _): break
    }
    return numbers.allSatisfy { $0.isWhole(in: 4) } && scale.map { $0 == 1 || $0 == 2 } ?? true
  }
}

extension Double {
  /// Whether a whole number of parts of a point, and so few that 32 bits are enough for sums.
  func isWhole(in parts: Double) -> Bool {
    magnitude < 0x1p12 && (self * parts).rounded(.down) == self * parts
  }
}
