import MasonryLayout

/// A tile that a finger drags through a wall.
struct DraggedTile {
  let wall: Wall
  let index: Int

  /// The numbers of the tiles, in the order of the wall; a tile keeps its number wherever it goes.
  let numbers: [Int]

  init(wall: Wall, index: Int, numbers: [Int]? = nil) {
    (self.wall, self.index) = (wall, index)
    self.numbers = numbers ?? Array(0..<wall.items.itemCount)
  }

  /// The wall with the tile at the place that it has for a finger, and its index there.
  func dropped(at finger: LayoutPoint) throws(MasonryError) -> DraggedTile {
    try moved(to: wall.items.dropIndex(at: finger, moving: index))
  }

  /// The wall with the tile at the index of whatever is under the finger, as is done everywhere.
  func replacingItem(at finger: LayoutPoint) throws(MasonryError) -> DraggedTile {
    try moved(to: wall.items.index(containing: finger) ?? index)
  }

  private func moved(to target: Int) throws(MasonryError) -> DraggedTile {
    var (masonry, pictures, numbers) = (wall.masonry, wall.pictures, numbers)
    masonry.items.moveItem(from: index, to: target)
    pictures.insert(pictures.remove(at: index), at: target)
    numbers.insert(numbers.remove(at: index), at: target)
    return DraggedTile(
      wall: Wall(masonry: masonry, pictures: pictures), index: target, numbers: numbers)
  }

  func isUnder(_ finger: LayoutPoint) -> Bool {
    wall.items.frame(ofItemAt: index).contains(finger)
  }
}
