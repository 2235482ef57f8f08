import MasonryLayout
import SampleImages

/// Prints what this machine computes, for a comparison with the same code in a browser.
///
///     swift run -c release FrameHashes [ITEMS]
///
/// First come walls in every packing, a line for each: its settings, and a hash over the frames of all
/// its items. Then come the sines and cosines of angles all around the circle, as bit patterns.
@main
enum FrameHashes {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    let pictures = try PictureSize.samples().filter { !$0.isBroken }
    let ratios = (0..<count).map { item in
      let picture = pictures[item % pictures.count]
      return picture.width / picture.height
    }
    for wall in HashedWall.all {
      print("wall", wall.settings, try wall.hash(ratios: ratios), separator: "\t")
    }
    for step in -50_000...50_000 {
      let turn = LayoutTransform(rotation: .radians(Double(step) / 50_000 * .pi))
      print("angle", step, turn.b.bitPattern, turn.a.bitPattern, separator: "\t")
    }
  }
}
