/// The settings of rows, and what follows from them alone; copies share them.
final class RowSettings: Sendable {
  let configuration: RowsLayout
  let space: LayoutSpace

  struct Justified: Sendable {
    let target: Double
    /// The sums of lengths between which a row is complete.
    let least: Double
    let most: Double
    let breaking: RowsLayout.Breaking
    let lastRow: RowsLayout.Alignment
    /// The heights of filled rows, and the largest one of all items in one row.
    let limits: ClosedRange<Double>
    let singleMost: Double
  }

  let justified: Justified?
  /// The columns of even rows.
  let tracks: Tracks?
  let flow: (height: Double, alignment: RowsLayout.Alignment, hasOwnHeights: Bool)?
  /// The logical coordinate across the axis at which rows begin, and the length they may fill.
  let start: Double
  let available: Double
  /// The final near edge and length across the axis of a row that fills this length.
  let whole: (near: Double, length: Double)
  /// The least and the most items in a row.
  let itemsInRow: ClosedRange<Int>
  /// The length across the axis of an item that fills a row.
  let fillingLength: Double

  init(valid configuration: RowsLayout, in space: LayoutSpace) {
    self.configuration = configuration
    self.space = space
    start = space.axis.cross.ends(of: configuration.contentInsets).start
    available = space.available(within: configuration.contentInsets)
    whole = space.across(start, start + available, length: available)
    tracks = configuration.evenColumns.map { Tracks($0, in: space) }
    itemsInRow = tracks.map { 1...$0.count } ?? configuration.itemsInRow
    fillingLength = tracks.map { $0.crossLength(span: $0.count) } ?? whole.length
    if case .justified(let height, let tolerance, let breaking, let lastRow) = configuration.rule {
      // Without the spacings, as `justified-layout` has it.
      justified = Justified(
        target: height, least: available * (1 - tolerance), most: available * (1 + tolerance),
        breaking: breaking, lastRow: lastRow,
        limits: configuration.rowHeights ?? height / 2...2 * height,
        singleMost: configuration.singleRowMaximumHeight ?? .infinity)
    } else {
      justified = nil
    }
    if case .flowing(let height, let alignment, let hasOwnHeights) = configuration.rule {
      flow = (height, alignment, hasOwnHeights)
    } else {
      flow = nil
    }
  }

  var isOptimal: Bool { justified?.breaking == .optimal }

  /// Whether items may be lower than their row.
  var hasOwnHeights: Bool { tracks != nil || flow?.hasOwnHeights == true }

  /// The length that the items of a row and the spacings between them leave.
  @inline(__always)
  func room(for count: Int) -> Double {
    max(0, available - Double(count - 1) * configuration.itemSpacing)
  }

  var differingTracks: Tracks? { tracks.flatMap { $0.areEqual ? nil : $0 } }

  var asksForOwnLengths: Bool { flow?.hasOwnHeights == true }

  /// In a flow, an item that is wider than the rows is as wide as they are.
  func finalCrossLength(_ length: Double) -> Double { length > available ? fillingLength : length }

  func question(_ request: LaneRequest) -> (axis: LayoutAxis, crossLength: Double) {
    if request == .filling { return (space.axis, fillingLength) }
    if let tracks { return (space.axis, tracks.crossLength(span: 1)) }
    return (space.axis.cross, justified?.target ?? flow?.height ?? 0)
  }

  func request(_ request: LaneRequest) -> LaneRequest {
    request.span(in: .max) > 1 ? .filling : .unconstrained
  }
}
