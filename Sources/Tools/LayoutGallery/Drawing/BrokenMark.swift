import MasonryLayout

/// The mark of a picture that could not be read: a cross that leaves its middle free.
struct BrokenMark {
  let frame: LayoutRect

  var content: [Markup] {
    let corners = [
      (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.maxX, frame.maxY),
      (frame.minX, frame.maxY),
    ]
    return corners.map { x, y in
      func point(_ share: Double) -> LayoutPoint {
        LayoutPoint(x: x + share * (frame.midX - x), y: y + share * (frame.midY - y))
      }
      return .line(from: point(0.15), to: point(0.6), class: "mark")
    }
  }
}
