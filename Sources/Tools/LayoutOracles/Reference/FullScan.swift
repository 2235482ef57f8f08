public import LayoutGeometry

/// The places of the frames that meet a rectangle, by looking at every frame.
public func fullScan(of frames: [LayoutRect], in rect: LayoutRect) -> [Int] {
  var places: [Int] = []
  var place = 0
  while place < frames.count {
    if meets(frames[place], rect) { places.append(place) }
    place += 1
  }
  return places
}

/// Whether a frame meets a rectangle, which must be finite.
public func meets(_ frame: LayoutRect, _ rect: LayoutRect) -> Bool {
  let isFinite = rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite
  return isFinite && rect.maxY.isFinite && frame.intersects(rect)
}

/// What a change did to what is on screen, by looking at everything before and after it.
public struct ReferenceChanges: Equatable {
  /// The new places of what came into being and meets the rectangle now.
  public var inserted: [Int] = []

  /// The old places of what is gone and met the rectangle before.
  public var removed: [Int] = []

  /// The new places of what has another frame, and meets the rectangle now or did before.
  public var moved: [Int] = []

  /// Creates changes that were told.
  public init(inserted: [Int], removed: [Int], moved: [Int]) {
    (self.inserted, self.removed, self.moved) = (inserted, removed, moved)
  }

  /// The changes from some frames, seen in a rectangle, to others, told apart by identities.
  public init<ID: Hashable>(
    from old: [(id: ID, frame: LayoutRect)], in oldRect: LayoutRect,
    to new: [(id: ID, frame: LayoutRect)], in rect: LayoutRect
  ) {
    let oldFrames = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.frame) })
    let newIDs = Set(new.map { $0.id })
    for (place, (id, frame)) in new.enumerated() {
      let isShown = meets(frame, rect)
      guard let oldFrame = oldFrames[id] else {
        if isShown { inserted.append(place) }
        continue
      }
      if isShown || meets(oldFrame, oldRect), oldFrame != frame { moved.append(place) }
    }
    for (place, (id, frame)) in old.enumerated() where !newIDs.contains(id) {
      if meets(frame, oldRect) { removed.append(place) }
    }
  }
}
