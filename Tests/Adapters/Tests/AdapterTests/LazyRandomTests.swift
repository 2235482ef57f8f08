import CollectionLayoutsSwiftUI
import CoreGraphics
import LayoutGeometry
import MasonryLayout
import SwiftUI
import XCTest

/// Random changes of data, scrolls and turns: after each the screen shows a wall built from nothing,
/// and what stays on screen has not moved.
@MainActor
final class LazyRandomTests: XCTestCase {
  private struct Wall: View {
    let box: Pictures
    let isMeasured: Bool

    var body: some View {
      BetweenViews(scroller: box.scroller) {
        LazyMasonry(
          box.pictures, configuration: LazyRandomTests.configuration,
          sizing: isMeasured ? .estimated(150) : .aspectRatio(\.ratio)
        ) { picture in
          CardLayout(picture: picture) {}
        }
      }
    }
  }

  private static let configuration = MasonryGrid.Configuration(
    columns: .adaptive(minimumWidth: 120), columnSpacing: 8, itemSpacing: 4)

  /// Changes the data somehow; returns whether the item that is to stay in place is still there.
  private func change(_ box: Pictures, by generator: inout SplitMix64, next: inout Int) {
    let count = box.pictures.count
    let at = count == 0 ? 0 : Int(generator.next() % UInt64(count))
    switch generator.next() % 5 {
    case 0:
      let added = Picture.some(1 + Int(generator.next() % 7), from: next)
      next += added.count
      box.pictures.insert(contentsOf: added, at: at)
    case 1: box.pictures.removeSubrange(at..<min(count, at + 1 + Int(generator.next() % 9)))
    case 2 where count > 0:
      box.pictures.insert(
        box.pictures.remove(at: at), at: Int(generator.next() % UInt64(count)))
    case 3 where count > 0: box.pictures[at].ratio = 0.4 + Double(generator.next() % 20) / 10
    default: box.pictures.shuffle(using: &generator)
    }
  }

  func testAnyChangesShowWhatARebuildWould() async throws {
    for seed in 0..<2 as Range<UInt64> {
      var (generator, next) = (SplitMix64(state: seed), 1_000)
      let box = Pictures(Picture.some(120))
      let screen = Screen(Wall(box: box, isMeasured: false), size: CGSize(width: 390, height: 700))
      for step in 0..<50 {
        switch generator.next() % 4 {
        case 0: screen.scroll(toY: Double(generator.next() % 12_000))
        case 1: screen.turn(to: CGSize(width: Double(200 + generator.next() % 700), height: 600))
        default:
          change(box, by: &generator, next: &next)
          screen.update()
        }
        let visible = screen.visibleRect.offsetBy(dx: 0, dy: -BetweenViews<Color>.bannerHeight)
        var grid = try MasonryGrid(
          configuration: Self.configuration, width: visible.width, environment: .init(scale: 1))
        try grid.appendItems(of: MasonryAspectRatios(box.pictures.map(\.ratio)))
        let (shown, around) = (screen.shown, visible.insetBy(dx: 0, dy: -visible.height / 2))
        for item in grid.items(in: LayoutRect(around)) {
          XCTAssertEqual(
            shown[box.pictures[item.index].id],
            CGRect(item.frame).offsetBy(dx: 0, dy: BetweenViews<Color>.bannerHeight),
            "seed \(seed), step \(step)")
        }
        XCTAssertEqual(
          screen.contentSize.height, grid.contentSize.height + 300, "seed \(seed), step \(step)")
      }
    }
  }

  func testAnyChangesLeaveNothingInSightUnmeasured() async {
    for seed in 0..<2 as Range<UInt64> {
      var (generator, next) = (SplitMix64(state: seed), 1_000)
      let box = Pictures(Picture.some(300))
      let screen = Screen(Wall(box: box, isMeasured: true), size: CGSize(width: 390, height: 700))
      for step in 0..<30 {
        switch generator.next() % 4 {
        case 0: screen.scroll(toY: Double(generator.next() % 30_000))
        case 1: screen.turn(to: CGSize(width: Double(200 + generator.next() % 700), height: 600))
        default:
          change(box, by: &generator, next: &next)
          screen.update()
        }
        let shown = screen.shown
        for picture in box.pictures {
          guard let frame = shown[picture.id] else { continue }
          XCTAssertEqual(
            frame.height, picture.height(width: frame.width), accuracy: 1e-6,
            "seed \(seed), step \(step)")
        }
        XCTAssertTrue(Set(box.pictures.map { AnyHashable($0.id) }).isSuperset(of: shown.keys))
      }
    }
  }
}
