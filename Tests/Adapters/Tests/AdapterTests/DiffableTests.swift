import CollectionLayoutsUIKit
import MasonryLayout
import UIKit
import XCTest

/// Snapshots of a diffable data source, with cells that measure themselves.
@MainActor
final class DiffableTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private static func section(_ id: Int) -> MasonryFeed.Section {
    .init(
      layout: .columns(.init(columns: .fixed(3), columnSpacing: 4, itemSpacing: 4)),
      header: .init(length: 30, isPinned: true), spacingAfter: 6)
  }

  private var heights: [Int: Double] = [:]

  private func height(of id: Int) -> Double { heights[id] ?? Double(40 + id * 37 % 150) }

  func testSnapshotsLeadToWhatARebuildGives() async throws {
    var generator = SplitMix64(state: 17)
    let layout = MasonryCollectionViewLayout { section, _ in Self.section(section) }
    layout.keepsColumns = false
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 6_000), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      [unowned self] _, _, id in
      PhotoCell(Photo(id: id, ratio: 1, measuredHeight: self.height(of: id))) {}
    }
    var sections = (0..<3).map { section in (section, Array(20 * section..<20 * section + 20)) }
    var nextID = 100
    for step in 0..<40 {
      let index = Int.random(in: 0..<3, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: sections[index].1.shuffle(using: &generator)
      case 1: sections[index].1 = Array(sections[index].1.dropFirst(3))
      case 2: sections.swapAt(0, index)
      default:
        sections[index].1.insert(contentsOf: nextID..<nextID + 4, at: sections[index].1.count / 2)
        nextID += 4
      }
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      if step % 5 == 4, let id = sections[0].1.first {
        heights[id] = Double(500 + step)
        snapshot.reloadItems([id])
      }
      await source.apply(snapshot)
      view.layoutIfNeeded()

      var feed = try MasonryFeed(width: 320, environment: .init(scale: 1))
      for (section, items) in sections {
        try feed.appendSection(
          Self.section(section), itemCount: items.count,
          measuredBy: MasonryHeights(items.map { height(of: $0) }))
      }
      for element in feed.elements(in: LayoutRect(view.bounds)) {
        guard case .item(let item, let section) = element.address else { continue }
        let cell = view.cellForItem(at: IndexPath(section, item)) as? PhotoCell
        XCTAssertEqual(cell?.photo.id, sections[section].1[item], "step \(step)")
        XCTAssertTrue(
          cell?.frame.isAlmost(CGRect(element.frame)) == true, "step \(step), \(element.address)")
      }
      XCTAssertEqual(view.contentSize.height, feed.contentSize.height, "step \(step)")
    }
  }
}
