public import LayoutGeometry

extension Picture {
  /// Reads the frames from a drawing, one line for each row of cells.
  ///
  /// - Throws: ``Flaw`` if the cells of an item do not fill a rectangle, if a letter is left out,
  ///   or if there is another character than letters and dots.
  public init(drawing: String, cell: LayoutSize = Picture.point) throws(Flaw) {
    let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    var blocks: [Character: Block] = [:]
    for (row, characters) in rows.enumerated() {
      for (column, character) in characters.enumerated() where character != Self.background {
        blocks[character, default: Block(column: column, row: row)].add(column: column, row: row)
      }
    }

    if let stranger = blocks.keys.filter({ !Self.letters.contains($0) }).min() {
      throw Flaw("\"\(stranger)\" is neither a letter nor a dot.")
    }
    var frames: [LayoutRect] = []
    for letter in Self.letters.prefix(blocks.count) {
      guard let block = blocks[letter] else { throw Flaw("There is no item \(letter).") }
      guard block.isFilled else { throw Flaw("The cells of \(letter) do not fill a rectangle.") }
      frames.append(
        Self.frame(
          columns: block.left..<block.right + 1, rows: block.top..<block.bottom + 1, cell: cell))
    }
    self.init(frames: frames, cell: cell)
  }

  /// What is wrong with a drawing.
  public struct Flaw: Error {
    /// A sentence that names the item.
    public let reason: String

    init(_ reason: String) {
      self.reason = reason
    }
  }

  /// The extent of one letter, and how many cells it marks.
  private struct Block {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
    var count = 0

    init(column: Int, row: Int) {
      (left, right, top, bottom) = (column, column, row, row)
    }

    mutating func add(column: Int, row: Int) {
      left = min(left, column)
      right = max(right, column)
      bottom = max(bottom, row)
      count += 1
    }

    var isFilled: Bool { count == (right - left + 1) * (bottom - top + 1) }
  }
}
