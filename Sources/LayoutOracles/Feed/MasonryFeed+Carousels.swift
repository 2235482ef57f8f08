import LayoutGeometry
import MasonryLayout

/// What carousels do, by a look at all of their items.
extension MasonryFeed {
  private func isCarousel(_ section: Int) -> Bool { self[section].axis != axis }

  /// How far from an end of the content a view may be and still be there, and a little more.
  var endTolerance: Double { (environment.scale.map { 0.5 / $0 } ?? 0) + 1e-6 }

  /// What the items of a section cover, as distances from the start of its content.
  private func distances(inSection section: Int) -> [(start: Double, end: Double)] {
    let (items, length) = (self[section], contentLength(ofSection: section))
    return items.frames.map { frame in
      if items.axis == .vertical { return (frame.minY, frame.maxY) }
      return environment.direction == .leftToRight
        ? (frame.minX, frame.maxX) : (length - frame.maxX, length - frame.minX)
    }
  }

  /// A carousel stops at the nearest item, and takes up all that its items reach out.
  func checkCarousel(_ section: Int, at offset: Double) throws(Failure) {
    let items = self[section]
    // Where lengths are absurd, so is what a rounding makes of them.
    let longest = max(contentSize.width, contentSize.height, contentLength(ofSection: section))
    guard isCarousel(section), longest < 0x1p20 else { return }
    let (whole, last) = (
      frame(ofSection: section), clampedOffset(.infinity, ofSection: section)
    )
    for index in 0..<items.shownItemCount {
      guard let frame = frame(of: .item(index, section: section)) else { return }
      let (near, far) =
        axis == .vertical
        ? (frame.minY - whole.minY, whole.maxY - frame.maxY)
        : (frame.minX - whole.minX, whole.maxX - frame.maxX)
      try require(near >= -1e-8 && far >= -1e-8, "Item \(index) at \(frame) is not in \(whole)")
    }
    let insets = items.configuration.grid?.contentInsets ?? items.configuration.rows?.contentInsets
    let (before, after) =
      items.axis == .vertical
      ? (insets?.top ?? 0, insets?.bottom ?? 0) : (insets?.leading ?? 0, insets?.trailing ?? 0)
    let from = clampedOffset(offset, ofSection: section)
    for position in [LayoutScrollPosition.start, .center, .end] {
      let stops =
        [0, last]
        + distances(inSection: section).prefix(items.shownItemCount).map { start, end in
          switch position {
          case .start, .nearest: min(max(0, start - before), last)
          case .end: min(max(0, end + after - crossLength), last)
          case .center: min(max(0, (start + end - crossLength) / 2), last)
          }
        }
      let snapped = snappedOffset(offset, ofSection: section, at: position)
      let nearest = stops.reduce(Double.infinity) { min($0, ($1 - from).magnitude) }
      let isStop = stops.contains { ($0 - snapped).magnitude <= 1e-8 }
      try require(
        isStop && (snapped - from).magnitude <= nearest + 1e-8,
        "From \(from) section \(section) snaps to \(snapped), \(position)")
    }
  }

  /// In a change, the first item that begins in view stays where it is.
  func checkKeptCarousels(
    after old: MasonryFeed, by mapping: AddressMapping, offsets: [Int: Double]
  ) throws(Failure) {
    guard space == old.space else { return }
    var (feed, visible) = (
      old, Viewport(LayoutRect(x: 0, y: 0, width: 50, height: 50), offsets: offsets)
    )
    feed.keepingPlace(in: &visible) {
      $0 = self
      return mapping
    }
    for (section, offset) in offsets where old.isCarousel(section) {
      guard let new = mapping.newAddress(of: .header(section: section))?.section, isCarousel(new),
        offset == old.clampedOffset(offset, ofSection: section),
        // Where lengths are absurd, so is what a rounding makes of them.
        max(contentLength(ofSection: new), old.contentLength(ofSection: section)) < 0x1p20
      else { continue }
      let found = visible.offsets[new] ?? .nan
      let last = clampedOffset(.infinity, ofSection: new)
      // Half a pixel beside the start is at the start, and stays there if nothing moves.
      if offset <= old.endTolerance || last == 0 {
        // A little beside it without pixels is at the start or not, by a rounding.
        if offset > 0, last > 0, environment.scale == nil { continue }
        try require(
          found == 0 || found == offset, "Section \(section) leaves its start for \(found)")
        continue
      }
      let own = old.distances(inSection: section).prefix(old[section].shownItemCount)
        .map { ($0.start - offset, $0.end - $0.start) }
      // What begins just at an edge is in view or not, by a rounding.
      let isClear = own.allSatisfy { start, length in
        start.magnitude > 1e-6 && (start - crossLength).magnitude > 1e-6 && length > 1e-6
      }
      guard isClear, let kept = own.firstIndex(where: { 0..<crossLength ~= $0.0 }),
        case .item(let item, new)? = mapping.newAddress(of: .item(kept, section: section))
      else { continue }
      let wanted = distances(inSection: new)[item].start - own[kept].0
      try require(
        (found - min(max(0, wanted), last)).magnitude <= 1e-6,
        "Item \(kept) of section \(section) was kept at \(offset), and is at \(found)")
    }
  }
}
