import MasonryLayout

/// A tile that a finger drags through a wall.
struct DraggedTile {
  let wall: Wall
  let index: Int

  /// The wall with the tile at the place that it has for a finger, and its index there.
  func dropped(at finger: LayoutPoint) throws(MasonryError) -> DraggedTile {
    try moved(to: wall.grid.dropIndex(at: finger, moving: index))
  }

  /// The wall with the tile at the index of whatever is under the finger, as is done everywhere.
  func replacingItem(at finger: LayoutPoint) throws(MasonryError) -> DraggedTile {
    try moved(to: wall.grid.index(containing: finger) ?? index)
  }

  private func moved(to target: Int) throws(MasonryError) -> DraggedTile {
    var (grid, pictures) = (wall.grid, wall.pictures)
    try grid.moveItem(from: index, to: target)
    pictures.insert(pictures.remove(at: index), at: target)
    return DraggedTile(wall: Wall(grid: grid, pictures: pictures), index: target)
  }

  func isUnder(_ finger: LayoutPoint) -> Bool {
    wall.grid.frame(ofItemAt: index).contains(finger)
  }
}
