import LayoutGeometry
package import MasonryLayout

/// Rows to which anything is done.
package typealias RowsWorld = ItemWorld<MasonryRows>

extension MasonryRows: WorldLayout {
  package static var name: String { "Rows" }

  package init(_ settings: RowsSettings, across length: Double) throws(MasonryError) {
    try self.init(
      configuration: settings.configuration,
      in: LayoutSpace(
        axis: settings.axis, crossLength: length, environment: settings.environment))
  }

  package var settings: RowsSettings {
    RowsSettings(
      axis: axis, configuration: configuration, direction: environment.direction,
      scale: environment.scale)
  }

  package var hasWidths: Bool {
    guard case .even(.tracks(let tracks)) = configuration.rule else { return false }
    return tracks.contains { $0 != tracks[0] }
  }

  /// The widths of the frames of one full row, or of an item that fills a row.
  package func widths(ofSpan span: Int, pin: Int?) -> [Double] {
    guard case .even(.tracks(let tracks)) = configuration.rule else { return [] }
    let count = span > 1 ? 1 : tracks.count
    let provider = MasonryHeightClosure(
      columnSpan: { _ in span }, width: { _, _ in 1 }
    ) { _, _ in 1 }
    guard var probe = try? MasonryRows(configuration: configuration, in: space),
      (try? probe.appendItems(count, measuredBy: provider)) != nil
    else { return [] }
    return distinct((0..<count).map { probe.question(ofItemAt: $0, span: span).crossLength })
  }

  package func question(ofItemAt index: Int, span: Int) -> ItemQuestion {
    let frame = frame(ofItemAt: index)
    let breadth = axis == .vertical ? frame.width : frame.height
    guard span == 1 else { return ItemQuestion(axis: axis, crossLength: breadth) }
    switch configuration.rule {
    case .justified(let height, _, _, _):
      return ItemQuestion(axis: axis.cross, crossLength: height)
    case .flowing(let height, _, let hasOwnHeights):
      return ItemQuestion(
        axis: axis.cross, crossLength: height, breadth: hasOwnHeights ? breadth : nil)
    case .even: return ItemQuestion(axis: axis, crossLength: breadth)
    }
  }

  /// Other settings and another width break all rows anew.
  package func isPacked(after old: MasonryRows) -> Bool? {
    settings != old.settings || crossLength != old.crossLength ? true : nil
  }

  package var facts: [UInt64] {
    var facts = [
      UInt64(itemCount), UInt64(rowCount), contentSize.width.bitPattern,
      contentSize.height.bitPattern,
    ]
    for row in 0..<rowCount {
      facts.append(UInt64(items(inRow: row).lowerBound))
      let frame = frame(ofRow: row)
      facts += [frame.minX, frame.minY, frame.width, frame.height].map { $0.bitPattern }
    }
    for index in 0..<itemCount {
      let frame = frame(ofItemAt: index)
      facts += [frame.minX, frame.minY, frame.width, frame.height].map { $0.bitPattern }
      facts.append(length(ofItemAt: index).bitPattern)
    }
    return facts
  }

  package static func rebuilt(_ world: RowsWorld) throws(Failure) -> MasonryRows {
    do {
      var rebuilt = try MasonryRows(world.layout.settings, across: world.layout.crossLength)
      try rebuilt.appendItems(world.items.count, measuredBy: world.known)
      rebuilt.keptPlaces = world.layout.keptPlaces
      return rebuilt
    } catch { throw Failure("Building it from nothing threw \(error)") }
  }

  /// Only whether any rows are stacked upwards is known; another width stacks them downwards.
  package static func note(
    _ plan: RowsWorld.Plan, in world: inout RowsWorld, from old: MasonryRows, to new: MasonryRows
  ) {
    world.upwardCount = world.isPacked ? 0 : max(world.upwardCount, plan.prependedCount)
  }
}
