import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What stays still, against the words of the documentation applied to the frames of all items.
final class AnchorTests: XCTestCase {
  /// A viewport that cuts through the content, lies at an end of it, is pulled past it, or is any.
  private func viewport(
    of wall: MasonryGrid, _ random: inout SplitMix64
  ) -> LayoutRect {
    let isVertical = wall.axis == .vertical
    if random.chance(1, of: 5) {
      return RandomRects(around: frames(of: wall)).next(using: &random).aligned(toScale: 4)
    }
    let content = isVertical ? wall.contentSize.height : wall.contentSize.width
    let length = random.quarter(in: 1...40)
    var start = random.quarter(in: -6...max(0, content) + 6)
    if random.chance(1, of: 8) { start = 0 }
    if random.chance(1, of: 8) { start = content - length }
    return isVertical
      ? LayoutRect(x: 0, y: start, width: 150, height: length)
      : LayoutRect(x: start, y: 0, width: length, height: 150)
  }

  private func view(_ wall: TrackedWall, in rect: LayoutRect) -> ReferenceView<Int> {
    ReferenceView(
      of: Array(zip(wall.items.ids, frames(of: wall.wall))), wall.wall.contentSize, in: rect,
      axis: wall.wall.axis, wall.wall.environment)
  }

  private struct Case {
    var anchor: MasonryGrid.Anchor
    var reference: ReferenceAnchor<Int>
    var start: TrackedWall
    var rect: LayoutRect
    var mapping = MasonryGrid.IndexMapping.unchanged
  }

  private func newCase(_ wall: TrackedWall, _ random: inout SplitMix64) -> Case {
    let rect = viewport(of: wall.wall, &random)
    let (sticksToStart, sticksToEnd) = (random.chance(1, of: 2), random.chance(1, of: 3))
    let view = view(wall, in: rect)
    let seen = zip(wall.items.ids, frames(of: wall.wall)).filter { $0.1.intersects(rect) }
    let anchor = wall.wall.anchor(
      in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    expectEqual(wall.wall.shift(of: anchor), 0, "Nothing has changed")
    return Case(
      anchor: anchor,
      reference: ReferenceAnchor(
        view: view, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd, seen: seen.map(\.0),
        uncovered: (view.start, view.end)),
      start: wall, rect: rect)
  }

  private func expectAnchor(_ test: Case, in wall: TrackedWall, resizedTo rect: LayoutRect?) {
    let new = view(wall, in: rect ?? along(test.rect, from: test.start.wall.axis, wall.wall.axis))
    let kept = test.reference.kept(in: new)
    let followed = test.anchor.following(test.mapping)
    expectEqual(followed.index, kept.flatMap { wall.items.ids.firstIndex(of: $0) }, "Kept item")

    let start = test.reference.start(
      in: new, order: test.start.items.ids, scale: wall.wall.environment.scale)
    let offset = wall.wall.offset(keeping: test.anchor, after: test.mapping, in: rect)
    // Between pixels, what is a half may be rounded either way.
    let isExact = wall.wall.environment.scale == nil || test.reference.keepsEdge(in: new)
    expectEqual(offset, new.offset(at: start), within: isExact ? 1e-9 : 1.001, "Offset")
    expectEqual(wall.wall.offset(keeping: followed, in: rect), offset, "Followed")
    if rect == nil {
      let near = test.start.wall.axis == .vertical ? test.rect.minY : test.rect.minX
      expectEqual(wall.wall.shift(of: test.anchor, after: test.mapping), offset - near, "Shift")
    }
  }

  /// The viewport of an anchor along the axis that the wall has now.
  private func along(_ rect: LayoutRect, from old: LayoutAxis, _ new: LayoutAxis) -> LayoutRect {
    old == new
      ? rect : LayoutRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// 4,000 changes of every kind, each followed by anchors of up to four changes ago.
  func testSeededChanges() {
    withEvery("seed", in: UInt64(1)...200) { seed in
      var random = SplitMix64(seed: seed)
      var wall = try TrackedWall(random.host(.quarters, itemCount: 14, scales: [nil, nil, 1, 2]))
      var cases: [Case] = []
      for _ in 0..<20 {
        cases = cases.suffix(4)
        cases.append(newCase(wall, &random))
        let change = random.change(of: wall.host, .quarters, maximumColumns: 6)
        let mapping = try wall.apply(change)
        withEvery("change", in: [change]) { _ in
          for index in cases.indices {
            let once = cases[index].anchor.following(cases[index].mapping)
            cases[index].mapping = cases[index].mapping.then(mapping)
            expectEqual(
              once.following(mapping), cases[index].anchor.following(cases[index].mapping),
              "Through each change and through all at once")
            withEvery("viewport", in: [cases[index].rect]) { _ in
              expectAnchor(cases[index], in: wall, resizedTo: nil)
              let other = viewport(of: wall.wall, &random)
              withEvery("new viewport", in: [other]) { other in
                expectAnchor(cases[index], in: wall, resizedTo: other)
              }
            }
          }
        }
      }
    }
  }
}
