import LayoutGeometry
import MasonryLayout

/// Throws if two frames have more in common than the rounding of sums of all columns explains.
func requireNoOverlap(_ frames: [LayoutRect], in items: MasonryItems) throws(Failure) {
  let content = max(
    items.contentSize.width, items.contentSize.height, items.layout.columns?.breadth ?? 0)
  for (index, frame) in frames.enumerated() {
    for (other, otherFrame) in frames[..<index].enumerated() {
      guard let common = frame.intersection(otherFrame) else { continue }
      let isWide = common.width > 16 * max(content, frame.maxX, -frame.minX).ulp
      let isHigh = common.height > 16 * max(content, frame.maxY, -frame.minY).ulp
      try require(!isWide || !isHigh, "\(other) at \(otherFrame) overlaps \(index) at \(frame)")
    }
  }
}

extension ColumnsLayout {
  /// At most as much as all columns and the spacings between them are set to take up.
  fileprivate var breadth: Double {
    switch columns {
    case .fixed(let count): return Double(count) * columnSpacing
    case .adaptive(let minimum, _, let count): return Double(count) * (minimum + columnSpacing)
    case .tracks(let tracks):
      var breadth = Double(tracks.count) * columnSpacing
      for case .points(let points) in tracks { breadth += points }
      return breadth
    }
  }
}
