/// Lists of gaps, each from the top down, that find the first one with room in O(log *n*).
///
/// Most gaps are too small to be filled and stay, so a linear search would make placing quadratic.
/// Each list is a B-tree whose pages store, for each child page, an upper bound of its gaps' ends
/// and the room of its largest gap. Most changes are near the end of a list. So the page of the
/// newest gaps stays beside the tree until it is full, and changes to it touch no other page.
///
/// The pages of all lists share one array. With an array for each page, reference counts and
/// uniqueness checks took a sixth of the work.
struct GapTree: Sendable {
  /// The pages of a list, and their summary.
  struct List: Sendable {
    /// The page of the newest gaps; negative before the first gap.
    var newest: Int32 = -1
    /// The topmost page of the older gaps; negative if there is none.
    var page: Int32 = -1
    /// The number of levels of pages above those that hold the older gaps.
    var height: Int32 = 0
    /// An upper bound of the older gaps' ends, and the room of the largest one; negative without.
    var olderEnd = -Double.infinity
    var olderRoom = -Double.infinity
    /// The same for all gaps.
    var end = -Double.infinity
    var room = -Double.infinity
  }

  /// A gap, or the summary of a child page.
  struct Entry: Sendable {
    /// The start of the gap, or the page number in its bits.
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
  /// The number of entries and windows read, for tests of complexity; `nil` while not counting, so
  /// that walls can be placed on several threads.
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
  func firstGap(in list: List, room need: Double) -> Gap? {
    guard need <= list.room else { return nil }
    return entries.withUnsafeBufferPointer { entries in
      var (page, height) =
        need <= list.olderRoom ? (list.page, list.height) : (list.newest, 0)
      while true {
        // A page whose summary has such a gap contains one.
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
    // Only pages that reach across the position may lack the gap that their summary promises.
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

  /// Removes all lists, and keeps the memory unless it is shared.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    pageCount = 0
  }

  mutating func append(_ gap: Gap, to list: inout List) {
    withPages(&list) { pages, list in pages.append(Entry(gap), to: &list) }
  }

  mutating func cut(from start: Double, to end: Double, outOf list: inout List) {
    var isDone = false
    while !isDone, start < list.end {
      withPages(&list) { pages, list in
        isDone = pages.cut(from: start, to: end, outOf: &list) >= end
      }
    }
  }

  /// Calls `body` with the pages, of which enough are free for one change of a list.
  @inline(__always)
  private mutating func withPages(
    _ list: inout List, _ body: (inout GapPages, inout List) -> Void
  ) {
    let needed = pageCount + Int(list.height) + 4
    if needed > counts.count {
      // Arrays grow geometrically by themselves, and not at all within memory kept from before.
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
