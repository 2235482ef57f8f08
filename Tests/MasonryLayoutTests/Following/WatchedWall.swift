import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// A wall that changes, and what is said about each change to those who watch it through viewports.
struct WatchedWall {
  var tracked: TrackedWall

  /// Anchors of the last changes.
  private var cases: [AnchorCase] = []

  /// Chooses viewports; changes have a generator of their own.
  private var random: SplitMix64

  init(_ wall: TrackedWall, seed: UInt64) {
    tracked = wall
    random = SplitMix64(seed: ~seed)
  }

  /// Carries out a change of the wall and its host, and fails unless frames and anchors follow it.
  ///
  /// The identities are those of the change.
  mutating func watch(_ change: Change, _ body: (inout TrackedWall) throws -> Void) throws {
    cases = cases.suffix(2)
    cases.append(
      AnchorCase(
        of: tracked, in: random.viewport(of: tracked.wall),
        sticksToStart: random.chance(1, of: 2), sticksToEnd: random.chance(1, of: 3)))
    let old = tracked
    try body(&tracked)
    let mapping = tracked.items.apply(change, from: old.host)
    for index in cases.indices {
      cases[index].follow(mapping)
      cases[index].expectKept(in: tracked)
    }
    tracked.expectFrames(from: old, by: mapping)
    let rects = RandomRects(around: frames(of: tracked.wall) + frames(of: old.wall))
    tracked.expectFrameChanges(
      from: old, by: mapping, in: rects.next(using: &random), before: rects.next(using: &random))
  }
}
