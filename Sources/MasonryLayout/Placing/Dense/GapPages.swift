/// The pages of all lists, while one of these changes.
///
/// A change begins at the topmost page. Each page makes it in the page below, and then notes what has
/// become of that. A page that is full is parted in two, and the page above gets the new one, too.
struct GapPages {
  /// The number of entries that a page has room for.
  static var capacity: Int { 16 }

  let entries: UnsafeMutablePointer<GapTree.Entry>
  let counts: UnsafeMutablePointer<Int32>
  var count: Int

  mutating func makePage() -> Int32 {
    count += 1
    counts[count - 1] = 0
    return Int32(truncatingIfNeeded: count - 1)
  }

  func entries(of page: Int32) -> UnsafeMutableBufferPointer<GapTree.Entry> {
    UnsafeMutableBufferPointer(
      start: entries + Int(page) * Self.capacity, count: Int(counts[Int(page)]))
  }

  /// What a page above says of a page.
  func summary(of page: Int32) -> GapTree.Entry {
    var summary = GapTree.Entry(page: page)
    for entry in entries(of: page) {
      if entry.end > summary.end { summary.end = entry.end }
      if entry.room > summary.room { summary.room = entry.room }
    }
    return summary
  }

  /// Puts a page above the topmost one and its new sibling, if there is one.
  mutating func update(_ list: inout GapTree.List, _ sibling: Int32?) {
    if let sibling {
      let top = makePage()
      _ = insert(summary(of: list.page), at: 0, of: top)
      _ = insert(summary(of: sibling), at: 1, of: top)
      list.page = top
      list.height += 1
    }
    let summary = summary(of: list.page)
    (list.end, list.room) = (summary.end, summary.room)
  }

  mutating func append(_ gap: GapTree.Entry, to page: Int32, _ height: Int32) -> Int32? {
    let entries = entries(of: page)
    guard height > 0 else { return insert(gap, at: entries.count, of: page) }
    let last = entries.count - 1
    if let sibling = append(gap, to: entries[last].page, height - 1) {
      return insert(summary(of: sibling), at: entries.count, of: page)
    }
    entries[last].end = gap.end
    entries[last].room = max(entries[last].room, gap.room)
    return nil
  }

  /// Takes what lies between two positions out of the topmost gap that ends below the first of them.
  ///
  /// - Returns: The new page if the page was parted, and how far down nothing is left to be cut.
  mutating func cut(
    from start: Double, to end: Double, in page: Int32, _ height: Int32
  ) -> (sibling: Int32?, cutEnd: Double) {
    let entries = entries(of: page)
    // From the end on, since most items go back only a little way.
    var index = entries.count
    var place = index - 1
    while place >= 0, start < entries[place].end || entries[place].end == -.infinity {
      // A page whose gaps were all cut stays, and ends nowhere.
      if start < entries[place].end { index = place }
      place -= 1
    }
    GapTree.noteSteps(entries.count - place)
    if height > 0 {
      let child = entries[index].page
      let (sibling, cutEnd) = cut(from: start, to: end, in: child, height - 1)
      entries[index] = summary(of: child)
      return (sibling.flatMap { insert(summary(of: $0), at: index + 1, of: page) }, cutEnd)
    }
    let gap = Gap(start: entries[index].start, end: entries[index].end)
    guard gap.start < end else { return (nil, .infinity) }
    let above = Gap(start: gap.start, end: start)
    let below = Gap(start: end, end: gap.end)
    if below.start < below.end {
      guard above.start < above.end else {
        entries[index] = GapTree.Entry(below)
        return (nil, .infinity)
      }
      entries[index] = GapTree.Entry(above)
      return (insert(GapTree.Entry(below), at: index + 1, of: page), .infinity)
    }
    if above.start < above.end {
      entries[index] = GapTree.Entry(above)
    } else {
      for later in index + 1..<entries.count { entries[later - 1] = entries[later] }
      counts[Int(page)] -= 1
    }
    return (nil, gap.end)
  }

  /// Inserts an entry into a page, and returns the page that gets a part of its entries if it was full.
  mutating func insert(_ entry: GapTree.Entry, at place: Int, of page: Int32) -> Int32? {
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
