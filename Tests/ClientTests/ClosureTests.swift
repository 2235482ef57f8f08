import CircularLayout
import MasonryLayout
import XCTest

/// Every closure of the engines, with several statements, loops and branches, as apps write them.
///
/// They have to be built: type-checking alone accepts some that building refuses.
final class ClosureTests: XCTestCase {
  private let heights = MasonryHeights([], default: 40)

  private func newWall(_ count: Int) throws -> MasonryWall {
    var wall = try MasonryWall(.columns(.fixed(1)), width: 100)
    try wall.items.appendItems(count, measuredBy: heights)
    return wall
  }

  private func newFeed(_ counts: [Int]) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 100)
    for count in counts {
      try feed.appendSection(
        .init(layout: .columns(.fixed(1))), itemCount: count, measuredBy: heights)
    }
    return feed
  }

  func testChangesThatKeepThePlace() throws {
    var wall = try newWall(20)
    var visible = LayoutRect(x: 0, y: 400, width: 100, height: 200)
    let first: Int? = 0
    try wall.keepingPlace(in: &visible) { wall in
      try wall.items.insertItems(3, at: 0, measuredBy: heights)
      try wall.items.setLength(60, ofItemAt: 4)
    }
    XCTAssertEqual(visible.minY, 400 + 3 * 40 + 20)
    try wall.keepingPlace(in: &visible) { wall in
      for index in 0..<3 { try wall.items.setLength(50, ofItemAt: index) }
    }
    XCTAssertEqual(visible.minY, 570)
    try wall.keepingPlace(in: &visible) { wall in
      if wall.itemCount > 20 { try wall.items.setLength(60, ofItemAt: 0) }
    }
    wall.keepingPlace(in: &visible) { wall in
      if let first { wall.items.removeItem(at: first) }
    }
    XCTAssertEqual(visible.minY, 520)
    try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
      guard wall.itemCount > 0 else { return }
      wall.items.moveItem(from: 0, to: 1)
    }
    XCTAssertEqual(visible.minY, 520)
  }

  func testChangesOfAFeedThatKeepThePlace() throws {
    var feed = try newFeed(Array(repeating: 10, count: 3))
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 900, width: 100, height: 200))
    try feed.keepingPlace(in: &visible) { feed in
      try feed[0].insertItems(3, at: 0, measuredBy: heights)
      try feed[1].setLength(180, ofItemAt: 4)
    }
    XCTAssertEqual(visible.rect.minY, 900 + 120 + 140)
    try feed.keepingPlace(in: &visible) { feed in
      for section in 0..<2 {
        try feed[section].setLength(50, ofItemAt: 0)
        if section == 0 { feed[section].removeItem(at: 1) }
      }
    }
    XCTAssertEqual(visible.rect.minY, 1160 + 20 - 40)
    feed.keepingPlace(in: &visible) { feed in
      feed.removeSection(at: 0)
      feed.moveSection(from: 0, to: 1)
    }
    XCTAssertEqual(feed.sectionCount, 2)
  }

  func testSettingsThatAreEdited() throws {
    var wall = try newWall(6)
    try wall.items.reconfigure(measuredBy: heights) { layout in
      layout.columns?.columns = .fixed(3)
      for edge in [5.0, 6] where edge > 5 { layout.columns?.contentInsets.top = edge }
      if layout.columns?.itemSpacing == 0 { layout.columns?.itemSpacing = 4 }
    }
    XCTAssertEqual(wall.contentSize.height, 6 + 40 + 4 + 40)
    var feed = try newFeed(Array(repeating: 2, count: 2))
    try feed.reconfigureSection(at: 1) { section in
      section.header = .init(length: 20)
      if section.footer == nil { section.footer = .init(length: 10) }
    }
    XCTAssertEqual(feed.contentSize.height, 4 * 40 + 30)
  }

  func testProvidersOfSections() throws {
    let old = [(id: "a", items: [1, 2, 3])]
    let new = [(id: "b", items: [4]), (id: "a", items: [2, 3, 5])]
    var feed = try newFeed(Array(repeating: 3, count: 1))
    try feed.update(
      from: old, to: new,
      section: { index in
        var section = MasonryFeed.Section(layout: .columns(.fixed(1)))
        if new[index].id == "b" { section.header = .init(length: 20) }
        return section
      },
      measuredBy: { index in
        let isNew = new[index].id == "b"
        if isNew { return MasonryEstimates(height: 90) }
        return MasonryEstimates(height: 70)
      })
    XCTAssertEqual(feed.contentSize.height, 20 + 90 + 2 * 40 + 70)
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 300))
    try feed.measure(itemsIn: &visible) { index in
      var lengths: [Double] = []
      for item in new[index].items { lengths.append(Double(item)) }
      return MasonryHeights(lengths)
    }
    XCTAssertEqual(feed.contentSize.height, 20 + 4 + 2 * 40 + 5)
    try feed.resize(width: 50) { index in
      if index == 0 { return MasonryHeights([30]) }
      return MasonryHeights([10, 10, 10])
    }
    XCTAssertEqual(feed.contentSize.height, 20 + 30 + 30)
  }

  func testWhatIsVisited() throws {
    let wall = try newWall(6)
    var rows = try MasonryWall(.rows(.even(.fixed(1))), width: 100)
    try rows.items.appendItems(6, measuredBy: heights)
    let rect = LayoutRect(x: 0, y: 40, width: 100, height: 80)
    var seen: [Int] = []
    wall.items.forEachItem(in: rect) { item in
      let index = item.index
      if index > 1 { seen.append(index) }
    }
    rows.items.forEachItem(in: rect) { item in
      for _ in 0..<1 { seen.append(item.index) }
    }
    XCTAssertEqual(seen, [2, 1, 2])
  }

  func testIdentities() throws {
    let wall = try newWall(9)
    var visible = LayoutRect(x: 0, y: 130, width: 100, height: 80)
    let names = (0..<9).map { "item \($0)" }
    let bookmark = wall.bookmark(in: visible) { index in
      let name = names[index]
      if name.isEmpty { return String?.none }
      return name
    }
    visible.origin.y = 0
    wall.scroll(&visible, to: bookmark) { name in
      for (index, other) in names.enumerated() where other == name { return index }
      return nil
    }
    XCTAssertEqual(visible.minY, 130)
  }

  func testAHeightClosure() throws {
    let provider = MasonryHeightClosure(
      columnSpan: { index in
        if index == 0 { return 2 }
        return 1
      },
      pinnedColumn: { index in
        let isPinned = index == 2
        return isPinned ? 1 : nil
      },
      width: { index, height in
        let ratio = index == 0 ? 2.0 : 1
        return ratio * height
      }
    ) { index, width in
      var height = width
      for _ in 0..<index { height += 10 }
      return height
    }
    var wall = try MasonryWall(.columns(.fixed(2)), width: 100)
    try wall.items.appendItems(3, measuredBy: provider)
    XCTAssertEqual(wall.frame(ofItemAt: 0), LayoutRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(wall.frame(ofItemAt: 2), LayoutRect(x: 50, y: 100, width: 50, height: 70))
  }

  func testAWheel() throws {
    let small = LayoutSize(width: 50, height: 60)
    let configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500)
    var offset = 0.0
    var wheel = try Wheel(
      itemCount: 9, configuration: configuration,
      viewportSize: LayoutSize(width: 375, height: 667)
    ) { index in
      if index == 2 { return small }
      return nil
    }
    XCTAssertEqual(wheel.size(ofItemAt: 2), small)
    try wheel.reconfigure(keepingFocusAt: &offset) { settings in
      settings.radiusToItemCenter = 450
      if settings.itemSize.width > 100 { settings.itemSize.width = 100 }
    }
    XCTAssertEqual(wheel.size(ofItemAt: 0).width, 100)
    try wheel.insertItems(2, at: 0, keepingFocusAt: &offset) { index in
      let isFirst = index == 0
      return isFirst ? small : nil
    }
    try wheel.remeasure([3], keepingFocusAt: &offset) { index in
      for other in [3, 4] where other == index { return small }
      return nil
    }
    XCTAssertEqual([0, 1, 3, 4].map { wheel.size(ofItemAt: $0).width }, [50, 100, 50, 50])
    try wheel.update(from: 0..<11, to: 0..<12, keepingFocusAt: &offset) { index in
      if index == 11 { return small }
      return nil
    }
    var visited: [Int] = []
    wheel.forEachVisibleItem(atOffset: offset) { item in
      let index = item.index
      if index >= 0 { visited.append(index) }
    }
    XCTAssertEqual(Set(visited), Set(wheel.visibleItems(atOffset: offset).map(\.index)))
    let bookmark = wheel.bookmark(atOffset: offset) { index in
      let name = "card \(index)"
      return name
    }
    let found = wheel.offset(at: bookmark) { name in
      for index in 0..<12 where "card \(index)" == name { return index }
      return nil
    }
    XCTAssertEqual(found, offset, accuracy: 1e-9)
  }
}
