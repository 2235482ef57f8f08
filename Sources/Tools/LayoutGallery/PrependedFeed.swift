import MasonryLayout
import SampleImages

/// A wall on a screen while newer pictures are prepended, and once its start is level.
struct PrependedFeed {
  /// The screen after a change.
  struct Moment {
    let wall: Wall

    /// The part of the content that is on screen.
    let window: LayoutRect

    /// Those of the pictures on screen at the moment before that are elsewhere relative to it.
    let moved: [Int]

    /// The number of pictures that were on screen at the moment before.
    let shownBefore: Int

    /// The number of pictures that were prepended until then.
    let addedCount: Int
  }

  /// Nothing prepended yet; then the newer pictures above the others; then the level start.
  let moments: [Moment]

  /// Prepends the first pictures to the others; the screen is scrolled as an app would.
  init(
    _ pictures: [PictureSize], prepending addedCount: Int, on screen: LayoutRect, columns: Int
  ) throws(MasonryError) {
    var configuration = Wall.configuration(.shortestColumn, columns: .fixed(columns))
    configuration.contentInsets = .zero
    let old = Array(pictures.dropFirst(addedCount))
    var masonry = try Wall(old, width: screen.width, configuration: configuration).masonry
    masonry.items.keptPlaces = .all

    var window = screen
    var moments = [
      Moment(
        wall: Wall(masonry: masonry, pictures: old), window: window, moved: [], shownBefore: 0,
        addedCount: 0)
    ]
    func note(prepended count: Int) {
      let last = moments[moments.count - 1]
      let shown = last.wall.items.indices(in: last.window)
      let moved = shown.map { $0 + count }.filter { index in
        let oldY = last.wall.items.frame(ofItemAt: index - count).minY - last.window.minY
        // The heights of pictures are not whole numbers, and scrolling rounds.
        return (masonry.frame(ofItemAt: index).minY - window.minY - oldY).magnitude > 1e-6
      }
      moments.append(
        Moment(
          wall: Wall(masonry: masonry, pictures: pictures), window: window, moved: moved,
          shownBefore: shown.count, addedCount: addedCount))
    }

    try masonry.keepingPlace(in: &window, sticksToStart: false) { wall throws(MasonryError) in
      try wall.items.insertItems(
        addedCount, at: 0, measuredBy: MasonryAspectRatios(sizes: pictures.map(\.size)))
    }
    note(prepended: addedCount)

    masonry.keepingPlace(in: &window) { $0.items.restackFromStart() }
    note(prepended: 0)
    self.moments = moments
  }
}
