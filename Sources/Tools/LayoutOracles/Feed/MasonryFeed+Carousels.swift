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
    let isMirrored = items.axis.isMirrored(in: environment.direction)
    return items.frames.map { frame in
      let own = items.axis.interval(of: frame)
      return isMirrored ? (length - own.far, length - own.near) : (own.near, own.far)
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
      let (own, all) = (axis.interval(of: frame), axis.interval(of: whole))
      let isInside = own.near - all.near >= -1e-8 && all.far - own.far >= -1e-8
      try require(isInside, "Item \(index) at \(frame) is not in \(whole)")
    }
    let insets = items.layout.columns?.contentInsets ?? items.layout.rows?.contentInsets
    let (before, after) = items.axis.ends(of: insets ?? .zero)
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

  /// The coordinate of what a carousel shows at an offset, as if it were a layout of its own.
  private func near(_ offset: Double, inSection section: Int) -> Double {
    self[section].axis.isMirrored(in: environment.direction)
      ? contentLength(ofSection: section) - offset - crossLength : offset
  }

  /// The rectangle of what a carousel shows at an offset, in a layout of its own.
  func shown(_ section: Int, at offset: Double) -> LayoutRect {
    let items = self[section]
    return items.axis.rect(
      main: near(offset, inSection: section), length: crossLength, cross: -1,
      crossLength: items.axis.cross.length(of: items.contentSize) + 2)
  }

  /// In a change, what a carousel shows stays in place as in a layout of its own.
  func checkKeptCarousels(
    after old: MasonryFeed, by mapping: AddressMapping, offsets: [Int: Double]
  ) throws(Failure) {
    guard space == old.space else { return }
    let start = Viewport(LayoutRect(x: 0, y: 0, width: 50, height: 50), offsets: offsets)
    var visible = start
    follow(&visible, by: mapping, from: (old, start))
    for (section, offset) in offsets where old.isCarousel(section) {
      guard let new = mapping.newAddress(of: .header(section: section))?.section, isCarousel(new),
        offset == old.clampedOffset(offset, ofSection: section), offset.isExact,
        old[section].frames.allSatisfy({ $0.isExact }), old[section].contentSize.isExact,
        self[new].frames.allSatisfy({ $0.isExact }), self[new].contentSize.isExact
      else { continue }
      let origins = (0..<self[new].itemCount).map { index in
        let address = mapping.oldAddress(of: .item(index, section: new))
        return address?.section == section ? address?.item ?? -1 : -1 - index
      }
      let items = LayoutIndexMapping(from: Array(0..<old[section].itemCount), to: origins)
      var own = shown(new, at: 0)
      let anchor = MasonryWall(old[section]).anchor(in: old.shown(section, at: offset))
      MasonryWall(self[new]).scroll(&own, to: anchor, after: items)
      let found = shown(new, at: visible.offsets[new] ?? .nan)
      let distance = found.distance(from: own)
      try require(
        distance <= environment.scale.map { 1 / $0 } ?? 1e-6,
        "Section \(section) at \(offset) shows \(found), and not \(own)")
    }
  }
}
