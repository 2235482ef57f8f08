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

    init(_ gap: Gap) {
      start = gap.start
      end = gap.end
      room = gap.room
    }

    init(page: Int32) {
      start = Double(bitPattern: UInt64(UInt32(bitPattern: page)))
      end = -.infinity
      room = -.infinity
    }

    var page: Int32 { Int32(truncatingIfNeeded: start.bitPattern) }
  }

  private var entries: [Entry] = []
  private var counts: [Int32] = []
  private var pageCount = 0

  #if DEBUG
  /// The number of entries and windows read, as ``Placement/placingCount`` counts items.
  nonisolated(unsafe) static var stepCount: Int?
  #endif

  @inline(__always)
  static func noteSteps(_ count: Int) {
    #if DEBUG
    if let steps = stepCount { stepCount = steps + count }
    #endif
  }

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

  /// Calls `body` with the pages; enough of them are free for one change of a list.
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

/// The pages of all lists, while one list changes: each page changes the one below, then updates
/// its summary of it; a full page is split in two, and the page above gets the new one.
struct GapPages {
  static var capacity: Int { 16 }

  let entries: UnsafeMutablePointer<GapTree.Entry>
  let counts: UnsafeMutablePointer<Int32>
  var count: Int

  private mutating func makePage() -> Int32 {
    count += 1
    counts[count - 1] = 0
    return Int32(truncatingIfNeeded: count - 1)
  }

  private func entries(of page: Int32) -> UnsafeMutableBufferPointer<GapTree.Entry> {
    UnsafeMutableBufferPointer(
      start: entries + Int(page) * Self.capacity, count: Int(counts[Int(page)]))
  }

  private func summary(of page: Int32) -> GapTree.Entry {
    var summary = GapTree.Entry(page: page)
    for entry in entries(of: page) {
      summary.end = entry.end
      if entry.room > summary.room { summary.room = entry.room }
    }
    return summary
  }

  mutating func append(_ gap: GapTree.Entry, to list: inout GapTree.List) {
    if list.newest < 0 { list.newest = makePage() }
    if let sibling = insert(gap, at: entries(of: list.newest).count, of: list.newest) {
      endNewest(of: &list, goingOnWith: sibling)
    }
    list.end = gap.end
    list.room = max(list.room, gap.room)
  }

  /// Moves the page of the newest gaps into the tree of older gaps.
  private mutating func endNewest(of list: inout GapTree.List, goingOnWith page: Int32) {
    let newest = summary(of: list.newest)
    if list.page < 0 {
      list.page = list.newest
    } else if let sibling = append(newest, to: list.page, list.height) {
      grow(&list, sibling)
    }
    list.olderEnd = newest.end
    list.olderRoom = max(list.olderRoom, newest.room)
    list.newest = page
  }

  /// Adds a page above the top page and its new sibling.
  private mutating func grow(_ list: inout GapTree.List, _ sibling: Int32) {
    let top = makePage()
    _ = insert(summary(of: list.page), at: 0, of: top)
    _ = insert(summary(of: sibling), at: 1, of: top)
    list.page = top
    list.height += 1
  }

  /// Appends a page of gaps below a page; a page that holds gaps gets it as a sibling.
  private mutating func append(
    _ gaps: GapTree.Entry, to page: Int32, _ height: Int32
  ) -> Int32? {
    guard height > 0 else { return gaps.page }
    let entries = entries(of: page)
    let last = entries.count - 1
    if let sibling = append(gaps, to: entries[last].page, height - 1) {
      return insert(summary(of: sibling), at: entries.count, of: page)
    }
    entries[last].end = gaps.end
    entries[last].room = max(entries[last].room, gaps.room)
    return nil
  }

  /// Cuts an interval from the list's topmost gap that ends below `start`, and returns the position
  /// up to which nothing is left to cut.
  mutating func cut(
    from start: Double, to end: Double, outOf list: inout GapTree.List
  ) -> Double {
    let found: Cut?
    if start < list.olderEnd, let cut = cut(from: start, to: end, in: list.page, list.height) {
      if let sibling = cut.sibling { grow(&list, sibling) }
      update(&list.olderEnd, &list.olderRoom, of: list.page, after: cut)
      found = cut
    } else {
      found = cut(from: start, to: end, in: list.newest, 0)
      if let sibling = found?.sibling { endNewest(of: &list, goingOnWith: sibling) }
    }
    guard let cut = found else { return .infinity }
    let newest = entries(of: list.newest)
    list.end = newest.last?.end ?? list.olderEnd
    if cut.room >= list.room {
      list.room = newest.reduce(list.olderRoom) { max($0, $1.room) }
    }
    return cut.end
  }

  private struct Cut {
    let room: Double
    var end = Double.infinity
    var sibling: Int32?
  }

  private mutating func cut(
    from start: Double, to end: Double, in page: Int32, _ height: Int32
  ) -> Cut? {
    let entries = entries(of: page)
    var index = UnsafeBufferPointer(entries).firstIndex(endingBelow: start)
    if height > 0 {
      // The first candidate page may have no gap below the position, or no gaps at all.
      while index < entries.count {
        GapTree.noteSteps(1)
        let child = entries[index].page
        if entries[index].room >= 0,
          var cut = cut(from: start, to: end, in: child, height - 1)
        {
          let sibling = cut.sibling
          update(&entries[index].end, &entries[index].room, of: child, after: cut)
          cut.sibling = sibling.flatMap { insert(summary(of: $0), at: index + 1, of: page) }
          return cut
        }
        index += 1
      }
    }
    guard index < entries.count else { return nil }
    let gap = Gap(start: entries[index].start, end: entries[index].end)
    var cut = Cut(room: entries[index].room)
    guard gap.start < end else { return cut }
    let above = Gap(start: gap.start, end: start)
    let below = Gap(start: end, end: gap.end)
    if below.start < below.end {
      guard above.start < above.end else {
        entries[index] = GapTree.Entry(below)
        return cut
      }
      entries[index] = GapTree.Entry(above)
      cut.sibling = insert(GapTree.Entry(below), at: index + 1, of: page)
      return cut
    }
    cut.end = gap.end
    if above.start < above.end {
      entries[index] = GapTree.Entry(above)
    } else {
      for later in index + 1..<entries.count { entries[later - 1] = entries[later] }
      counts[Int(page)] -= 1
    }
    return cut
  }

  /// Updates the summary of a page in which a gap was cut, which is read only if the gap was its
  /// largest; `end` stays an upper bound, as gaps shrink, so even empty pages stay in order.
  private func update(_ end: inout Double, _ room: inout Double, of page: Int32, after cut: Cut) {
    guard cut.sibling != nil || cut.room >= room else { return }
    let summary = summary(of: page)
    room = summary.room
    if cut.sibling != nil { end = summary.end }
  }

  /// Inserts an entry into a page; a full page is split, and the new page is returned.
  private mutating func insert(_ entry: GapTree.Entry, at place: Int, of page: Int32) -> Int32? {
    let first = entries + Int(page) * Self.capacity
    let oldCount = Int(counts[Int(page)])
    guard oldCount == Self.capacity else {
      (first + place + 1).update(from: first + place, count: oldCount - place)
      first[place] = entry
      counts[Int(page)] += 1
      return nil
    }
    let sibling = makePage()
    // At the end, where most gaps are added, pages stay full.
    let kept = place == Self.capacity ? place : Self.capacity / 2
    (entries + Int(sibling) * Self.capacity).update(
      from: first + kept, count: Self.capacity - kept)
    counts[Int(sibling)] = Int32(Self.capacity - kept)
    counts[Int(page)] = Int32(kept)
    if place <= kept, kept < Self.capacity {
      _ = insert(entry, at: place, of: page)
    } else {
      _ = insert(entry, at: place - kept, of: sibling)
    }
    return sibling
  }
}

extension UnsafeBufferPointer<GapTree.Entry> {
  /// The index of the first entry that ends below a position, or the count if there is none.
  @inline(__always)
  func firstIndex(endingBelow position: Double) -> Int {
    // Most items go back only to the last gap.
    guard count > 1, position < self[count - 2].end else {
      GapTree.noteSteps(1)
      return count > 0 && position < self[count - 1].end ? count - 1 : count
    }
    return (0..<count - 1).partitioningIndex { index in
      GapTree.noteSteps(1)
      return position < self[index].end
    }
  }
}
