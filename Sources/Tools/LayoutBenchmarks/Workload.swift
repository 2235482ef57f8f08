import MasonryLayout
import SampleImages

/// Items as they come in practice: the real picture sizes, repeated and jittered by a seed.
struct Workload {
  let ratios: [Double]

  init(itemCount: Int) {
    let pictures = ((try? PictureSize.samples()) ?? []).filter { !$0.isBroken }
    precondition(!pictures.isEmpty, "The sample pictures are part of the package")
    var state: UInt64 = 2026
    ratios = (0..<itemCount).map { index in
      let picture = pictures[index % pictures.count]
      // Knuth's MMIX generator; its high bits stretch each picture by up to 10 %.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let stretch = 0.9 + 0.2 * Double(state >> 11) / 0x1p53
      return picture.width / picture.height * stretch
    }
  }

  /// The heights of all items in columns of a width.
  func heights(columnWidth: Double) -> [Double] {
    ratios.map { columnWidth / $0 }
  }
}
