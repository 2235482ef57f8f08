import CollectionLayoutsSwiftUI
import CoreGraphics
import LayoutGeometry
import MasonryLayout
import SwiftUI
import XCTest

/// Random changes of a feed with carousels, rows, spans and headers that measure themselves, scrolls
/// along and across it, and turns: after each the screen shows what a feed built from nothing does.
@MainActor
final class LazyFeedRandomTests: XCTestCase {
  private func change(_ box: Shelves, by generator: inout SplitMix64, next: inout Int) {
    let section = Int(generator.next() % UInt64(box.shelves.count))
    let count = box.shelves[section].pictures.count
    let item = count == 0 ? 0 : Int(generator.next() % UInt64(count))
    next += 1
    switch generator.next() % 9 {
    case 0: box.shelves.insert(contentsOf: Shelf.some(1, from: next), at: section)
    case 1: if box.shelves.count > 3 { box.shelves.remove(at: section) }
    case 2: box.shelves.append(box.shelves.remove(at: section))
    case 3:
      let pictures = Picture.some(1 + Int(generator.next() % 4), from: 10_000 + 100 * next)
      box.shelves[section].pictures.insert(contentsOf: pictures, at: item)
    case 4:
      box.shelves[section].pictures.removeSubrange(
        item..<min(count, item + Int(generator.next() % 9)))
    case 5 where count > 0:
      // Into another section, too.
      let picture = box.shelves[section].pictures.remove(at: item)
      box.shelves[Int(generator.next() % UInt64(box.shelves.count))].pictures.append(picture)
    case 6: box.shelves[section].settings.isCollapsed.toggle()
    case 7:
      let carousel = box.shelves[section].settings.carousel
      box.shelves[section].settings.carousel = carousel == nil ? .init(length: 120) : nil
    default: if count > 0 { box.shelves[section].pictures[item].ratio += 0.3 }
    }
  }

  func testAnyChangesShowWhatARebuildWould() async throws {
    for seed in 0..<4 as Range<UInt64> {
      let direction = seed % 4 < 2 ? LayoutDirection.leftToRight : .rightToLeft
      var (generator, next) = (SplitMix64(state: seed), 100)
      let box = Shelves(Shelf.some(10))
      box.measuresHeaders = seed % 2 == 0
      for index in box.shelves.indices { box.shelves[index].titleHeight = 30 + 9 * Double(index) }
      let screen = Screen(ShelvesView(box: box), size: CGSize(width: 390, height: 700))
      screen.environment.layoutDirection = direction
      for step in 0..<60 {
        switch generator.next() % 5 {
        case 0: screen.scroll(toY: Double(generator.next() % 12_000))
        case 1: screen.turn(to: CGSize(width: Double(300 + generator.next() % 600), height: 600))
        case 2:
          for shelf in box.shelves {
            guard let id = screen.carousel(shelf) else { continue }
            screen.scroll(inside: id, to: CGPoint(x: Double(generator.next() % 3_000), y: 0))
          }
        case 3 where step % 7 == 0:
          box.columnSpan = box.columnSpan == nil ? { $0.id % 4 == 0 ? 2 : 1 } : nil
          screen.update()
        default:
          change(box, by: &generator, next: &next)
          screen.update()
        }
        try assertShows(box, on: screen, direction: direction, "seed \(seed), step \(step)")
      }
    }
  }
}
