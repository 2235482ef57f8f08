import CircularLayout
import Foundation

extension WheelTask {
  /// Someone who does a piece of work at every offset; what is found at the first is compared.
  func contender(
    _ name: String, frames: Int? = nil, rounds: Int = 15, _ work: @escaping (_ frame: Int) -> Int
  ) -> Contender {
    let frames = frames ?? offsets.count
    return Contender(
      name: name, units: frames,
      body: {
        let first = work(0)
        for frame in 1..<max(frames, 1) { blackHole(work(frame)) }
        return first
      }, rounds: rounds)
  }

  /// The tutorial in its two forms, each prepared at every offset, as after any scroll.
  ///
  /// The first form makes an object for each item. It draws fewer frames, takes part in fewer
  /// rounds, and with more than a million items, where one frame takes minutes, not at all. Neither
  /// form knows a ring.
  func tutorials(
    _ work: @escaping (_ layout: SpinningWheelLayout, _ offset: Double) -> Int
  ) -> [Contender] {
    guard packing == "list" else { return [] }
    let itemCount = wheel.itemCount
    let plain = contender(
      "tutorial", frames: max(1, min(offsets.count, 100_000 / itemCount)),
      rounds: itemCount < 1_000_000 ? 15 : 5, preparing(isOptimized: false, work))
    let optimized = contender("tutorialOptimized", preparing(isOptimized: true, work))
    return itemCount > 1_000_000 ? [optimized] : [plain, optimized]
  }

  private func preparing(
    isOptimized: Bool, _ work: @escaping (_ layout: SpinningWheelLayout, _ offset: Double) -> Int
  ) -> (_ frame: Int) -> Int {
    let layout = SpinningWheelLayout(
      itemCount: wheel.itemCount, viewport: Self.viewportSize, isOptimized: isOptimized)
    return { frame in
      layout.prepare(offset: offsets[frame])
      return work(layout, offsets[frame])
    }
  }

  /// The floor: nothing but the sine, the cosine and the place of each item found at an offset.
  func floor(
    _ find: (_ offset: Double, _ body: (Wheel.Item) -> Void) -> Void
  ) -> Contender {
    var turns: [Double] = []
    var starts = [0]
    var firstFocus = Focus()
    for offset in offsets {
      find(offset) { item in
        turns.append(item.angle.radians)
        if starts.count == 1 { firstFocus.see(item.index, turn: item.angle.radians) }
      }
      starts.append(turns.count)
    }
    let radius = wheel.configuration.radiusToItemCenter
    let center = wheel.center(atOffset: 0)
    var points: [LayoutPoint] = []
    return contender("floor") { [turns, starts, firstFocus] frame in
      points.removeAll(keepingCapacity: true)
      for turn in turns[starts[frame]..<starts[frame + 1]] {
        points.append(
          LayoutPoint(x: center.x + radius * sin(turn), y: center.y - radius * cos(turn)))
      }
      return frame == 0 ? firstFocus.checksum : points.count
    }
  }

  /// The item nearest to the focus of those seen.
  struct Focus {
    private var index = -1
    private var turn = Double.infinity

    mutating func see(_ index: Int, turn: Double) {
      guard turn.magnitude < self.turn.magnitude else { return }
      (self.index, self.turn) = (index, turn)
    }

    /// The index, and the turn in thousandths of a radian.
    var checksum: Int { index < 0 ? -1 : index &* 10_000 &+ Int((turn * 1000).rounded()) }
  }
}
