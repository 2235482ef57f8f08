import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Mappings of other walls: the answers mean nothing, but there are some, and nothing traps.
final class WrongMappingTests: XCTestCase {
  private func mapping(_ random: inout SplitMix64) -> LayoutIndexMapping {
    var mapping = LayoutIndexMapping.unchanged
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let (low, high) = (
        Int.random(in: 0...9, using: &random), Int.random(in: 10...30, using: &random)
      )
      let next: [LayoutIndexMapping] = [
        .inserting(high, at: low), .removing(low..<high), .moving(from: low, to: high),
        .moving(from: high, to: low),
      ]
      mapping = mapping.then(next[Int.random(in: next.indices, using: &random)])
    }
    return mapping
  }

  func testWalls() {
    withEveryAtOnce("seed", in: UInt64(1)...100) { seed in
      var random = SplitMix64(seed: seed)
      let old = try random.host(.quarters, itemCount: Int(seed % 9)).grid()
      let new = try random.host(.quarters, itemCount: Int(seed % 7)).grid()
      let rects = RandomRects(around: frames(of: old) + frames(of: new))
      for _ in 0..<20 {
        let mapping = mapping(&random)
        let rect = rects.next(using: &random)
        let changes = new.frameChanges(from: old, by: mapping, in: rect)
        expect(
          changes.moved.allSatisfy { $0.newIndex < new.itemCount && $0.oldIndex < old.itemCount })
        let anchor = old.anchor(in: rect, sticksToStart: random.chance(1, of: 2))
        var visible = rect
        new.scroll(&visible, to: anchor, after: mapping)
        expect(visible.minY.isFinite == rect.minY.isFinite)
      }
    }
  }

  func testFeeds() {
    withEveryAtOnce("seed", in: UInt64(1)...100) { seed in
      var random = SplitMix64(seed: seed)
      let old = try random.feedHost(.quarters, sectionCount: Int(seed % 5)).feed()
      let new = try random.feedHost(.quarters, sectionCount: Int(seed % 4)).feed()
      let rects = RandomRects(around: (old.allElements() + new.allElements()).map(\.frame))
      for _ in 0..<20 {
        let section = Int.random(in: 0...4, using: &random)
        let mapping = MasonryFeed.AddressMapping.sections(mapping(&random))
          .then(.items(mapping(&random), inSection: section))
          .then(.moving(.item(1, section: section), to: .item(2, section: 1)))
        let rect = rects.next(using: &random)
        let changes = new.frameChanges(from: old, by: mapping, in: .init(rect))
        expect(changes.moved.allSatisfy { $0.newAddress.section < new.sectionCount })
        let anchor = old.anchor(in: .init(rect), sticksToStart: random.chance(1, of: 2))
        expect(new.offset(keeping: anchor, after: mapping, in: rect).isFinite)
      }
    }
  }
}
