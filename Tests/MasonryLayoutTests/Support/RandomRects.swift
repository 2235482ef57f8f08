import LayoutGeometry
import LayoutTestSupport

/// Draws query rectangles that are hard for some frames, as the worlds do, and finite.
struct RandomRects {
  private let frames: [LayoutRect]

  init(around frames: [LayoutRect]) { self.frames = frames }

  func next(using random: inout SplitMix64) -> LayoutRect {
    while true {
      let rect = random.rect(around: frames)
      if rect.isFinite { return rect }
    }
  }
}
