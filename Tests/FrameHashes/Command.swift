import SampleImages

/// Prints what this machine computes, for a comparison with the same code elsewhere.
///
///     swift run -c release FrameHashes [ITEMS]
@main
enum Command {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    let pictures = try PictureSize.samples().filter { !$0.isBroken }
    try printFrameHashes(
      ratios: (0..<count).map { item in
        let picture = pictures[item % pictures.count]
        return picture.width / picture.height
      })
  }
}
