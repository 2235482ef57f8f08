/// Lists of gaps, each from the top down, in which the first one with room is found in O(log *n*).
///
/// Most gaps are too small to be ever filled and stay. Looking through them for each item would make
/// placing quadratic. So each list is a B-tree in which a page says of each page below it how far its
/// gaps reach at most, and how much room the largest of them has.
///
/// Most changes are near the end of a list. So the page of the newest gaps hangs beside the tree until it
/// is full, and what is done to it changes no other page.
///
/// The pages of all lists share one array: an array for each would be counted and checked for other
/// owners with every step, which was measured to be a sixth of the work.
struct GapTree: Sendable {
  /// A list: where its pages are, and what a page above them would say.
  struct List: Sendable {
    /// The page of the newest gaps; negative as long as there was no gap.
    var newest: Int32 = -1

    /// The topmost page of the older gaps; negative if there is none.
    var page: Int32 = -1

    /// The number of levels of pages above those that hold the older gaps.
    var height: Int32 = 0

    /// A position that none of the older gaps ends below, and the room of the largest one; negative if
    /// there is none.
    var olderEnd = -Double.infinity
    var olderRoom = -Double.infinity

    /// The same of all gaps.
    var end = -Double.infinity
    var room = -Double.infinity
  }

  /// A gap, or what a page says of one below it.
  struct Entry: Sendable {
    /// The start of the gap, or the bits of the number of the page.
    var start: Double
    var end: Double
    var room: Double

    init(_ gap: Gap) { (start, end, room) = (gap.start, gap.end, gap.room) }

    init(page: Int32) {
      start = Double(bitPattern: UInt64(UInt32(bitPattern: page)))
      (end, room) = (-.infinity, -.infinity)
    }

    var page: Int32 { Int32(truncatingIfNeeded: start.bitPattern) }
  }

  private var entries: [Entry] = []
  private var counts: [Int32] = []
  private var pageCount = 0

  #if DEBUG
  /// The number of entries and windows that were looked at, for tests of how the work grows; `nil` while
  /// nobody counts, so that walls can be placed on several threads.
  nonisolated(unsafe) static var stepCount: Int?
  #endif

  @inline(__always)
  static func noteSteps(_ count: Int) {
    #if DEBUG
    if let steps = stepCount { stepCount = steps + count }
    #endif
  }
}

extension GapTree {
  /// The topmost gap of a list that has room for a need.
  func firstGap(in list: List, room need: Double) -> Gap? {
    guard need <= list.room else { return nil }
    return entries.withUnsafeBufferPointer { entries in
      var (page, height) =
        need <= list.olderRoom ? (list.page, list.height) : (list.newest, 0)
      while true {
        // A page that claims to have such a gap has one.
        var index = Int(page) * GapPages.capacity
        while entries[index].room < need {
          index += 1
          Self.noteSteps(1)
        }
        guard height > 0 else {
          return Gap(start: entries[index].start, end: entries[index].end)
        }
        page = entries[index].page
        height -= 1
      }
    }
  }

  /// The topmost gap of a list that ends below a position and has room for a need.
  func firstGap(in list: List, endingBelow position: Double, room need: Double) -> Gap? {
    guard position < list.end, need <= list.room else { return nil }
    return entries.withUnsafeBufferPointer { entries in
      counts.withUnsafeBufferPointer { counts in
        guard let entries = entries.baseAddress, let counts = counts.baseAddress else { return nil }
        func gap(in page: Int32, _ height: Int32) -> Gap? {
          Self.firstGap(page, height, endingBelow: position, room: need, entries, counts)
        }
        let isOlder = position < list.olderEnd && need <= list.olderRoom
        return (isOlder ? gap(in: list.page, list.height) : nil) ?? gap(in: list.newest, 0)
      }
    }
  }

  private static func firstGap(
    _ page: Int32, _ height: Int32, endingBelow position: Double, room need: Double,
    _ entries: UnsafePointer<Entry>, _ counts: UnsafePointer<Int32>
  ) -> Gap? {
    let page = UnsafeBufferPointer(
      start: entries + Int(page) * GapPages.capacity, count: Int(counts[Int(page)]))
    // Only on the way to the position may a page that claims to have such a gap have none.
    for index in page.firstIndex(endingBelow: position)..<page.count {
      noteSteps(1)
      guard need <= page[index].room else { continue }
      if height == 0 { return Gap(start: page[index].start, end: page[index].end) }
      let gap = firstGap(
        page[index].page, height - 1, endingBelow: position, room: need, entries, counts)
      if let gap { return gap }
    }
    return nil
  }

  /// Drops all lists, and keeps the memory for others unless it is shared.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    pageCount = 0
  }

  /// Adds a gap below all others.
  mutating func append(_ gap: Gap, to list: inout List) {
    withPages(&list) { pages, list in pages.append(Entry(gap), to: &list) }
  }

  /// Takes what lies between two positions out of all gaps of a list.
  mutating func cut(from start: Double, to end: Double, outOf list: inout List) {
    var isDone = false
    while !isDone, start < list.end {
      withPages(&list) { pages, list in
        isDone = pages.cut(from: start, to: end, outOf: &list) >= end
      }
    }
  }

  /// Hands out the pages, enough of which are free for one change of a list.
  @inline(__always)
  private mutating func withPages(
    _ list: inout List, _ body: (inout GapPages, inout List) -> Void
  ) {
    let needed = pageCount + Int(list.height) + 4
    if needed > counts.count {
      // Arrays grow by a factor by themselves, and not at all where they have memory from before.
      let added = needed - counts.count + 8
      counts.append(0, count: added)
      let free = Entry(page: -1)
      entries += Array(repeating: free, count: added * GapPages.capacity)
    }
    entries.withUnsafeMutableBufferPointer { entries in
      counts.withUnsafeMutableBufferPointer { counts in
        guard let entries = entries.baseAddress, let counts = counts.baseAddress else { return }
        var pages = GapPages(entries: entries, counts: counts, count: pageCount)
        body(&pages, &list)
        pageCount = pages.count
      }
    }
  }
}
