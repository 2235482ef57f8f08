extension MasonryItems {
  func rowNeighbor(ofItemAt index: Int, on side: LayoutSide) -> Int? {
    let row = row(of: index)
    let own = items(inRow: row)
    let across = axis.cross.interval(of: frame(ofItemAt: index))
    switch space.direction(of: side) {
    case .towardFirst: return index > own.lowerBound ? index - 1 : nil
    case .towardLast: return index + 1 < own.upperBound ? index + 1 : nil
    case .back: return row > 0 ? item(inRow: row - 1, alongside: across) : nil
    case .forward: return row + 1 < shownRowCount ? item(inRow: row + 1, alongside: across) : nil
    }
  }

  /// The item in a row that lies longest alongside an interval across the axis.
  func item(inRow row: Int, alongside across: LayoutInterval) -> Int? {
    var longest = LongestAlongside(across)
    for item in frames(inRow: row, mapper) {
      longest.compare(axis.cross.interval(of: item.frame), at: item.index)
    }
    return longest.index
  }

  /// The index that puts an item near a finger; an item of another section has the count as index.
  func place(at point: LayoutPoint, moving index: Int) -> Int {
    guard shownRowCount > 0 else { return index }
    let (mapper, along) = (mapper, axis.coordinate(of: point))
    let wanted = mapper.positions(meeting: LayoutInterval(near: along, far: along))
    // The row under the finger, or the nearest: on pixels perhaps one a little before or after.
    let last = min(firstRow(endingAt: wanted.upperBound), shownRowCount - 1)
    let first = max(0, min(firstRow(endingAt: wanted.lowerBound), last) - 1)
    let nearest = (first...last).min { one, other in
      distance(of: one, from: along, mapper) < distance(of: other, from: along, mapper)
    }
    let across = axis.cross.coordinate(of: point)
    var best: (index: Int, distance: Double)?
    for found in frames(inRow: nearest ?? last, mapper) {
      let (item, interval) = (found.index, axis.cross.interval(of: found.frame))
      let distance = interval.distance(to: across)
      guard best.map({ distance < $0.distance }) ?? true else { continue }
      let isBehind = (across > (interval.near + interval.far) / 2) != space.isMirroredAcross
      // Without the moving item, those behind it have an index that is smaller by 1.
      let place = isBehind ? item + 1 : item
      best = (item == index ? index : place > index ? place - 1 : place, distance)
    }
    return best?.index ?? index
  }

  private func distance(of row: Int, from along: Double, _ mapper: AxisMapper) -> Double {
    mapper.interval(position: rows[row].position, length: rows[row].height).distance(to: along)
  }
}
