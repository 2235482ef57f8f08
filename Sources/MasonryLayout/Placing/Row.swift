/// A row: where its items begin, and where it is along the axis in logical coordinates.
struct Row: Equatable, Sendable {
  var first: Int
  var position: Double
  var height: Double

  var end: Double { position + height }
}
