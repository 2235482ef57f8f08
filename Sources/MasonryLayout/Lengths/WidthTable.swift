/// The distinct widths that items get in lanes that differ, numbered for each span.
///
/// Widths are numbered from 0 in the order of their first lanes, when a span is first used: for all
/// spans of *c* lanes it would take O(*c*²). A change makes a table and passes it on.
final class WidthTable {
  private struct Widths {
    var lengths: [Double] = []
    /// The number of the width of an item, by its first lane.
    var numbers: [UInt16] = []
  }

  private let tracks: Tracks
  private var spans: [Int: Widths] = [:]

  init(_ tracks: Tracks) { self.tracks = tracks }

  /// The widths that an item can get, by their numbers; a pinned item has only one.
  func widths(of request: LaneRequest) -> [Double] {
    let span = request.span(in: tracks.count)
    if let pin = request.pin(in: tracks.count) {
      return [tracks.crossLength(ofLane: pin, span: span)]
    }
    return widths(ofSpan: span).lengths
  }

  /// The number of the width of an item that covers some lanes.
  func number(of lanes: Range<Int>) -> Int {
    Int(widths(ofSpan: lanes.count).numbers[lanes.lowerBound])
  }

  private func widths(ofSpan span: Int) -> Widths {
    if let known = spans[span] { return known }
    var widths = Widths()
    for lane in 0...tracks.count - span {
      let length = tracks.crossLength(ofLane: lane, span: span)
      let known = widths.lengths.firstIndex { $0.bitPattern == length.bitPattern }
      widths.numbers.append(UInt16(truncatingIfNeeded: known ?? widths.lengths.count))
      if known == nil { widths.lengths.append(length) }
    }
    spans[span] = widths
    return widths
  }
}
