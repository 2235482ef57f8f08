import LayoutGeometry

/// Which items take the place of a stretch of items, when some are added, removed or moved.
struct Rearrangement {
  /// Some items that follow each other before the change and after it, or some new ones.
  struct Piece {
    /// The first of them before the change, or `nil` if they are new.
    let old: Int?
    let count: Int

    /// Whether the items are moved, and so choose their lanes.
    let isMoved: Bool
  }

  /// The old items that are replaced; those before and after stay side by side.
  let range: Range<Int>

  private(set) var pieces: [Piece] = []

  var isEmpty: Bool { range.isEmpty && pieces.isEmpty }

  /// The stretch that a mapping changes, or that has items which are moved.
  ///
  /// - Parameters:
  ///   - mapping: Where the items go.
  ///   - oldCount: The number of items before the change.
  ///   - newCount: The number of items after it.
  ///   - moved: The new indices of the items that are moved, in ascending order.
  init(_ mapping: LayoutIndexMapping, from oldCount: Int, to newCount: Int, moving moved: [Int]) {
    var runs = mapping.runs.runsByNew.compactMap { run -> (old: Int, new: Int, count: Int)? in
      let (old, new) = (Int(clamping: run.old), Int(clamping: run.new))
      let count = min(Int(clamping: run.count), oldCount - old, newCount - new)
      return count > 0 ? (old, new, count) : nil
    }
    var (start, tailCount) = (0, 0)
    if let first = runs.first, first.old == 0, first.new == 0 {
      start = min(first.count, moved.first ?? .max)
      runs[0] = (start, start, first.count - start)
    }
    if let last = runs.last, last.old + last.count == oldCount, last.new + last.count == newCount {
      tailCount = min(last.count, newCount - 1 - (moved.last ?? -1))
      runs[runs.count - 1].count -= tailCount
    }
    range = start..<oldCount - tailCount
    var (index, rest) = (start, moved[...])
    for run in runs where run.count > 0 {
      add(nil, run.new - index)
      index = run.new
      while index < run.new + run.count {
        let isMoved = rest.first == index
        if isMoved { rest.removeFirst() }
        let end = isMoved ? index + 1 : min(run.new + run.count, rest.first ?? .max)
        add(run.old + index - run.new, end - index, isMoved: isMoved)
        index = end
      }
    }
    add(nil, newCount - tailCount - index)
  }

  private mutating func add(_ old: Int?, _ count: Int, isMoved: Bool = false) {
    if count > 0 { pieces.append(Piece(old: old, count: count, isMoved: isMoved)) }
  }

  /// The indices of the new items, in ascending order.
  var newItems: [Range<Int>] {
    var (index, ranges) = (range.lowerBound, [Range<Int>]())
    for piece in pieces {
      if piece.old == nil { ranges.append(index..<index + piece.count) }
      index += piece.count
    }
    return ranges
  }

  /// The number of items that are stacked upwards, if it was `seam` before.
  ///
  /// Those before the last one that stays upward are, and those that were and are moved right behind it.
  ///
  /// New items in front of them are stacked upwards only if told so.
  func seam(insteadOf seam: Int, upwards: Bool) -> Int {
    var (index, end) = (range.lowerBound, min(range.lowerBound, seam))
    for piece in pieces {
      if let old = piece.old, old < seam {
        let isNext = index == end
        if !piece.isMoved || isNext { end = index + min(piece.count, seam - old) }
      } else if piece.old == nil, upwards, index == end {
        end += piece.count
      }
      index += piece.count
    }
    return range.upperBound < seam ? index + seam - range.upperBound : end
  }
}

extension Array {
  /// Puts items in another order, and takes those that are new from others.
  mutating func rearrange(_ change: Rearrangement, adding new: [Element]) {
    var (stretch, new) = ([Element](), new[...])
    for piece in change.pieces {
      if let old = piece.old {
        stretch += self[old..<old + piece.count]
      } else {
        stretch += new.prefix(piece.count)
        new = new.dropFirst(piece.count)
      }
    }
    replaceSubrange(change.range, with: stretch)
  }
}
