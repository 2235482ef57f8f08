import LayoutGeometry
import MasonryLayout

extension ItemWorld where Settings == WallSettings {
  /// Whether all items are where the rules put them; `false` where numbers are not so simple.
  func isReference(_ kept: [Int: Int], _ frames: [LayoutRect]) throws(Failure) -> Bool {
    let settings = settings
    guard settings.isWhole(at: layout.crossLength), items.count <= 64,
      items.allSatisfy({ $0.length.isWhole(in: 8) }), canTellGaps(settings, kept)
    else { return false }
    let tracks = ReferenceTracks(settings, crossLength: layout.crossLength)
    var (upward, downward) = (
      ReferencePacking(settings, in: tracks), ReferencePacking(settings, in: tracks)
    )
    func item(_ index: Int) -> HostItem {
      HostItem(height: items[index].length, span: items[index].span, pin: items[index].pin)
    }
    // Upwards is downwards in a mirror.
    let spacing = whole(settings.itemSpacing, parts: 8)
    var places: [ReferencePlace] = []
    for index in (0..<upwardCount).reversed() {
      var place = upward.place(item(index), keptIn: kept[index])
      place.top = -(place.top + place.height + spacing)
      places.insert(place, at: 0)
    }
    for index in upwardCount..<items.count {
      places.append(downward.place(item(index), keptIn: kept[index]))
    }
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
    if upwardCount == 0 { try ReferenceGrid(settings, tracks, places).requireSame(as: layout) }
    return true
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
