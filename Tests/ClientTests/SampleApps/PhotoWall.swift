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
    try wall.moveItem(from: index, to: target)
    photos.insert(photos.remove(at: index), at: target)
    return target
  }

  mutating func pinch(toColumns count: Int) throws {
    let ratios = ratios(of: photos)
    try wall.keepingPlace(in: &visible) { wall in
      try wall.reconfigure(measuredBy: ratios) { $0.columns = .fixed(count) }
    }
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
