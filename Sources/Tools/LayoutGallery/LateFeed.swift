import MasonryLayout
import SampleImages

/// A wall on a screen while the last of its pictures arrive: squares stand in for them until then.
struct LateFeed {
  /// The screen after some pictures have arrived.
  struct Moment {
    let wall: Wall

    /// The part of the content that is on screen.
    let window: LayoutRect

    /// The pictures that are no longer squares.
    let arrived: Set<Int>

    /// Those that were on screen, and are in another column than at the moment before.
    let moved: [Int]

    /// The number of pictures that were on screen at the moment before.
    let shownBefore: Int
  }

  /// Which pictures stay in their columns.
  enum Kept: String, CaseIterable {
    case none = "packed anew"
    case all = "all columns kept"
    case columnsOfSeen = "columns kept of what was seen"

    fileprivate func keeping(seen: Int) -> LayoutKeptPlaces {
      switch self {
      case .none: .none
      case .all: .all
      case .columnsOfSeen: .before(seen)
      }
    }
  }

  /// Nothing late yet; then one picture above the screen, all others above it, and those on it.
  let moments: [Moment]

  /// Lets every fourth picture arrive late; the screen keeps its place by the first picture on it.
  init(
    _ pictures: [PictureSize], on screen: LayoutSize, columns: Int, kept: Kept
  ) throws(MasonryError) {
    let late = Set(stride(from: 1, to: pictures.count, by: 4))
    var configuration = Wall.configuration(.shortestColumn, columns: .fixed(columns))
    configuration.contentInsets = .zero
    var wall = try MasonryWall(.columns(configuration), width: screen.width)
    try wall.items.appendItems(
      of: MasonryAspectRatios(
        sizes: pictures.indices.map { late.contains($0) ? .zero : pictures[$0].size }))

    var window = LayoutRect(origin: LayoutPoint(x: 0, y: 3 * screen.height), size: screen)
    let shown = wall.items.indices(in: window)
    var seen = (shown.last ?? -1) + 1
    let above = late.filter { $0 < seen && !shown.contains($0) }.sorted()

    let heights = MasonryAspectRatios(sizes: pictures.map(\.size))
    var arrived = Set(pictures.indices).subtracting(late)
    var moments: [Moment] = []
    let steps: [ArraySlice<Int>] = [
      [], above.suffix(1), above.dropLast(), shown.filter(late.contains)[...],
    ]
    for arriving in steps {
      let old = wall.items
      let shown = wall.items.indices(in: window)
      seen = max(seen, (shown.last ?? -1) + 1)
      wall.items.keptPlaces = kept.keeping(seen: seen)
      try wall.keepingPlace(in: &window) { wall throws(MasonryError) in
        try wall.items.remeasure(arriving, measuredBy: heights)
      }
      arrived.formUnion(arriving)
      moments.append(
        Moment(
          wall: Wall(masonry: wall, pictures: pictures), window: window, arrived: arrived,
          moved: shown.filter { wall.items.column(ofItemAt: $0) != old.column(ofItemAt: $0) },
          shownBefore: shown.count))
    }
    self.moments = moments
  }
}
