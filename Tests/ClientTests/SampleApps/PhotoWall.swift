import MasonryLayout

/// A photo wall with late images, pages at both ends, dragging, pinching and rotation.
struct PhotoWall {
  struct Photo: Equatable {
    var id: Int
    var size: LayoutSize?
  }

  private(set) var photos: [Photo] = []
  private(set) var wall: MasonryGrid
  private(set) var visible: LayoutRect

  init(_ photos: [Photo], in size: LayoutSize) throws {
    wall = try MasonryGrid(
      configuration: .init(
        columns: .adaptive(minimumWidth: 160), columnSpacing: 8, itemSpacing: 8,
        contentInsets: .init(16)),
      width: size.width)
    visible = LayoutRect(origin: .zero, size: size)
    try loadNewer(photos)
  }

  /// What is on screen: in an app, the frames of cells.
  var shown: [(photo: Photo, frame: LayoutRect)] {
    wall.items(in: visible).map { (photos[$0.index], $0.frame) }
  }

  mutating func scroll(to y: Double) {
    visible.origin.y = y
    wall.keepColumns(ofItemsIn: visible)
  }

  mutating func imageArrived(_ size: LayoutSize, for id: Int) throws {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    photos[index].size = size
    let ratios = ratios(of: photos)
    try wall.keepingPlace(in: &visible) { try $0.remeasure([index], measuredBy: ratios) }
  }

  mutating func loadNewer(_ page: [Photo]) throws {
    try wall.appendItems(of: ratios(of: page))
    photos += page
  }

  mutating func loadOlder(_ page: [Photo]) throws {
    try wall.prependItems(of: ratios(of: page), in: &visible)
    photos = page + photos
  }

  mutating func drag(_ index: Int, to finger: LayoutPoint) throws -> Int {
    let target = wall.dropIndex(at: finger, moving: index)
    wall.moveItem(from: index, to: target)
    photos.insert(photos.remove(at: index), at: target)
    return target
  }

  /// The frames on the way to other columns, while two fingers are down.
  func pinch(
    toColumns count: Int, around fingers: LayoutPoint
  ) throws -> MasonryGrid.Transition {
    var end = wall
    try end.reconfigure(measuredBy: ratios(of: photos)) { $0.columns = .fixed(count) }
    return MasonryGrid.Transition(from: wall, to: end, around: fingers, in: visible)
  }

  mutating func end(_ pinch: MasonryGrid.Transition) {
    (wall, visible) = (pinch.end, pinch.endVisible)
  }

  /// What to store until tomorrow.
  var bookmark: LayoutBookmark<Int> { wall.bookmark(in: visible) { photos[$0].id } }

  mutating func show(_ bookmark: LayoutBookmark<Int>) {
    wall.scroll(&visible, to: bookmark) { id in photos.firstIndex { $0.id == id } }
  }

  mutating func rotate(to size: LayoutSize) throws {
    let anchor = wall.anchor(in: visible)
    try wall.resize(width: size.width, measuredBy: ratios(of: photos))
    visible.size = size
    wall.scroll(&visible, to: anchor)
  }

  /// A picture that has not arrived yet is a square.
  private func ratios(of photos: [Photo]) -> MasonryAspectRatios {
    MasonryAspectRatios(sizes: photos.map { $0.size ?? LayoutSize(width: 1, height: 1) })
  }
}
