import LayoutGeometry
import MasonryLayout

/// The grid that the rules describe, from its final state: slow, obvious, and nothing is kept.
///
/// Heights, spacings, insets and the breadth are whole quarter points, so everything is computed in
/// whole numbers, and rounded once at the end. Across the grid of *n* columns the unit is 1/4*n*
/// point, so that a share of the width is a whole number too.
struct ReferenceGrid {
  let host: Host

  private var configuration: MasonryGrid.Configuration { host.configuration }

  var frames: [LayoutRect] { places.map(frame) }

  var columns: [Int] { places.map(\.lane) }

  var contentSize: LayoutSize {
    let bottom = frames.map(\.maxY).max().map { $0 + configuration.contentInsets.bottom }
    return LayoutSize(width: host.breadth, height: bottom ?? 0)
  }

  var columnCount: Int {
    switch configuration.columns {
    case .fixed(let count):
      return count
    case .tracks(let tracks):
      return tracks.count
    case .adaptive(let minimumWidth, _, let maximumCount):
      let spacing = quarters(configuration.columnSpacing)
      return min(max(1, (available + spacing) / (quarters(minimumWidth) + spacing)), maximumCount)
    }
  }

  /// The items whose frames meet a rectangle, by looking at every item.
  static func indices(of frames: [LayoutRect], in rect: LayoutRect) -> [Int] {
    var indices: [Int] = []
    for index in 0..<frames.count where frames[index].intersects(rect) { indices.append(index) }
    return indices
  }
}

/// Where an item is, before insets, direction and pixels: its lanes, and its extent in quarter points.
private struct Place {
  var lane: Int
  var span: Int
  var top: Int
  var height: Int
}

extension ReferenceGrid {
  private var places: [Place] {
    let count = columnCount
    var fronts = Array(repeating: 0, count: count)
    var cursor = 0
    return host.items.map { item in
      let span = min(item.span, count)
      func top(_ lane: Int) -> Int { fronts[lane..<lane + span].max() ?? 0 }

      let lane: Int
      switch configuration.packing {
      case .roundRobin: lane = cursor + span <= count ? cursor : 0
      case .shortestColumn, .gridLanes: lane = (0...count - span).min { top($0) < top($1) } ?? 0
      }
      let height = quarters(item.extent(at: acrossPoints(breadth(ofSpan: span))))
      let place = Place(lane: lane, span: span, top: top(lane), height: height)
      let front = place.top + height + quarters(configuration.itemSpacing)
      for covered in lane..<lane + span { fronts[covered] = front }
      cursor = lane + span
      return place
    }
  }

  private func frame(_ place: Place) -> LayoutRect {
    let width = breadth(ofSpan: place.span)
    var x =
      columnCount * quarters(configuration.contentInsets.leading)
      + place.lane * (breadth(ofSpan: 1) + columnCount * quarters(configuration.columnSpacing))
    if configuration.direction == .rightToLeft {
      x = columnCount * quarters(host.breadth) - x - width
    }
    let top = quarters(configuration.contentInsets.top) + place.top
    let y = alongPoints(top)
    return LayoutRect(
      x: acrossPoints(x), y: y, width: acrossPoints(width),
      height: alongPoints(top + place.height) - y)
  }

  /// The width that is left for columns and the spacings between them, in quarter points.
  private var available: Int {
    let insets = configuration.contentInsets
    return max(0, quarters(host.breadth) - quarters(insets.leading) - quarters(insets.trailing))
  }

  /// The width of an item across the grid.
  ///
  /// What all columns together have in quarter points, one of them has in the smaller unit.
  private func breadth(ofSpan span: Int) -> Int {
    let spacing = quarters(configuration.columnSpacing)
    let share = max(0, available - (columnCount - 1) * spacing)
    return span * share + (span - 1) * columnCount * spacing
  }

  /// A length across the grid in points, rounded down to whole pixels if there are pixels.
  private func acrossPoints(_ length: Int) -> Double {
    let unit = 4 * columnCount
    guard let scale = configuration.scale else { return Double(length) / Double(unit) }
    return Double(floor(length * Int(scale), dividedBy: unit)) / scale
  }

  /// A coordinate along the grid in points, rounded to the nearest pixel if there are pixels.
  private func alongPoints(_ coordinate: Int) -> Double {
    guard let scale = configuration.scale else { return Double(coordinate) / 4 }
    return Double(floor(coordinate * Int(scale) + 2, dividedBy: 4)) / scale
  }

  private func quarters(_ points: Double) -> Int {
    precondition((points * 4).rounded() == points * 4, "The oracle computes in quarter points")
    return Int(points * 4)
  }

  private func floor(_ number: Int, dividedBy divisor: Int) -> Int {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }
}
