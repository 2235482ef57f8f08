import MasonryLayout
import SampleImages

/// A wall on a screen while newer pictures are prepended and sizes of pictures above the screen arrive,
/// with columns kept and packed anew, and once its start is level.
struct PrependedFeed {
  /// The screen after a change.
  struct Moment {
    let wall: Wall

    /// The part of the content that is on screen.
    let window: LayoutRect

    /// Those of the pictures on screen before that are elsewhere relative to it.
    let moved: [Int]

    /// The number of pictures that were on screen before.
    let shownBefore: Int

    /// The number of pictures that were prepended until then.
    let addedCount: Int
  }

  /// Nothing prepended yet; then the newer pictures and the late sizes, with columns kept and packed anew;
  /// then the level start of the wall that keeps them.
  let moments: [Moment]

  /// Prepends the first pictures to the others, and tells the sizes of three that were squares.
  ///
  /// The screen is scrolled as an app does it.
  init(
    _ pictures: [PictureSize], prepending addedCount: Int, on screen: LayoutRect, columns: Int
  ) throws(MasonryError) {
    var configuration = Wall.configuration(.shortestColumn, columns: .fixed(columns))
    configuration.contentInsets = .zero
    let old = Array(pictures.dropFirst(addedCount))
    var masonry = try Wall(old, width: screen.width, configuration: configuration).masonry
    let above = (0..<old.count).filter { masonry.items.frame(ofItemAt: $0).maxY < screen.minY }
    let late = Array(above.prefix(3))
    try masonry.items.remeasure(
      late, measuredBy: MasonryHeightClosure { _, width in width })
    let first = Moment(
      wall: Wall(masonry: masonry, pictures: old), window: screen, moved: [], shownBefore: 0,
      addedCount: 0)

    func change(
      _ before: Moment, keeping: LayoutKeptPlaces, adding count: Int,
      _ body: (inout MasonryWall) throws(MasonryError) -> Void
    ) throws(MasonryError) -> Moment {
      var masonry = before.wall.masonry
      var window = before.window
      masonry.items.keptPlaces = keeping
      try masonry.keepingPlace(in: &window, sticksToStart: false, body)
      let shown = before.wall.items.indices(in: before.window)
      let moved = shown.map { $0 + count }.filter { index in
        let now = masonry.items.frame(ofItemAt: index).offsetBy(dx: 0, dy: -window.minY)
        let frame = before.wall.items.frame(ofItemAt: index - count)
          .offsetBy(dx: 0, dy: -before.window.minY)
        // The heights of pictures are not whole numbers, and scrolling rounds.
        return now.minX != frame.minX || (now.minY - frame.minY).magnitude > 1e-6
      }
      return Moment(
        wall: Wall(masonry: masonry, pictures: pictures), window: window, moved: moved,
        shownBefore: shown.count, addedCount: addedCount)
    }
    func prepend(_ wall: inout MasonryWall) throws(MasonryError) {
      let heights = MasonryAspectRatios(sizes: pictures.map(\.size))
      try wall.items.insertItems(addedCount, at: 0, measuredBy: heights)
      try wall.items.remeasure(late.map { $0 + addedCount }, measuredBy: heights)
    }
    let kept = try change(first, keeping: .all, adding: addedCount, prepend)
    let anew = try change(first, keeping: .none, adding: addedCount, prepend)
    let level = try change(kept, keeping: .all, adding: 0) { $0.items.restackFromStart() }
    moments = [first, kept, anew, level]
  }
}
