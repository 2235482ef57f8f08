package import LayoutGeometry

/// Which numbers the steps of a program have: one of those that hurt spoils all sums with it.
package enum NumberKind: CaseIterable {
  /// Few whole numbers, so that heights are often equal.
  case equals

  /// Quarter points: sums are exact.
  case quarters

  /// Tenths and thirds: sums are rounded, and some differ in the last place only.
  case fractions

  /// The smallest and the largest numbers that are valid, and those between.
  case extremes

  /// Whether sums of valid lengths are exact.
  var isExact: Bool { self == .equals || self == .quarters }
}

extension SplitMix64 {
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(in: values.indices)]
  }

  /// A length, which one time in eighty is none.
  package mutating func length(_ numbers: NumberKind) -> Double {
    if chance(1, of: 80) { return pick([.nan, .infinity, -.infinity, -1, 1.1e150, -1e-300]) }
    switch numbers {
    case .equals: return pick([0, 0, 1, 1, 2, 10])
    case .quarters: return chance(1, of: 8) ? 0 : Double(number(in: 0...80)) / 4
    case .fractions:
      let length = Double(number(in: 0...200)) / pick([3, 10, 7])
      return pick([length, length, length.nextUp, 10, Double(10).nextDown])
    case .extremes:
      return pick([
        0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1, 7.5, 100, 0x1p53, 1e15, 1e100, 1e150,
      ])
    }
  }

  /// A rectangle with edges on or beside those of some frames, or anywhere.
  package mutating func rect(around frames: [LayoutRect]) -> LayoutRect {
    if chance(1, of: 60) {
      return LayoutRect(
        x: pick([.nan, 0, -1e300]), y: pick([0, .infinity]), width: 5, height: 1e308)
    }
    func edge(_ edges: (LayoutRect) -> (Double, Double)) -> Double {
      guard !frames.isEmpty, !chance(1, of: 10) else { return length(.quarters) - 5 }
      let pair = edges(pick(frames))
      let edge = chance(1, of: 2) ? pair.0 : pair.1
      return pick([edge, edge, edge.nextUp, edge.nextDown, edge + 1, (pair.0 + pair.1) / 2])
    }
    let (x, otherX) = (edge { ($0.minX, $0.maxX) }, edge { ($0.minX, $0.maxX) })
    let (y, otherY) = (edge { ($0.minY, $0.maxY) }, edge { ($0.minY, $0.maxY) })
    return LayoutRect(
      x: min(x, otherX), y: min(y, otherY),
      width: chance(1, of: 8) ? 0 : (otherX - x).magnitude,
      height: chance(1, of: 8) ? 0 : (otherY - y).magnitude)
  }

  /// A rectangle around some frames, one that is as broad as the content and shows a stretch of it,
  /// or one that is pulled beyond an end of the content, which may be shorter than the rectangle.
  package mutating func viewport(around frames: [LayoutRect], _ content: LayoutSize) -> LayoutRect {
    if chance(1, of: 2), max(content.width, content.height) < 0x1p20 {
      var screen = LayoutRect(origin: .zero, size: content)
      if chance(1, of: 2) {
        screen.origin.y = part(in: -6...content.height + 6)
        screen.size.height = part(in: 1...40)
      } else {
        screen.origin.x = part(in: -6...content.width + 6)
        screen.size.width = part(in: 1...40)
      }
      return screen
    }
    var rect = rect(around: frames)
    guard chance(1, of: 2) else { return rect }
    let room = Double(number(in: 0...80)) / 4
    let pull = chance(1, of: 3) ? 0 : Double(number(in: 0...80)) / 4
    if chance(1, of: 3) {
      rect.size = LayoutSize(width: content.width + room, height: content.height + room)
    }
    let isAtEnd = chance(1, of: 2)
    func origin(_ length: Double, _ content: Double) -> Double {
      isAtEnd ? max(0, content - length) + pull : -pull
    }
    rect.origin = LayoutPoint(
      x: origin(rect.width, content.width), y: origin(rect.height, content.height))
    return rect
  }
}
