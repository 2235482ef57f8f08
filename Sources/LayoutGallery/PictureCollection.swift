import SampleImages

/// The pictures of a gallery, and the categories they fall into.
struct PictureCollection {
  let pictures: [PictureSize]

  /// The categories with the number of pictures in each, the largest first.
  let categories: [(name: String, count: Int)]

  /// The place of each category among ``categories``; its colour follows from it.
  private let ranks: [String: Int]

  init(_ pictures: [PictureSize]) {
    self.pictures = pictures
    var counts: [String: Int] = [:]
    for picture in pictures { counts[picture.category, default: 0] += 1 }
    categories =
      counts
      .map { (name: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
    ranks = Dictionary(
      uniqueKeysWithValues: categories.enumerated().map { ($0.element.name, $0.offset) })
  }

  func rank(of picture: PictureSize) -> Int {
    ranks[picture.category] ?? 0
  }

  /// So many pictures from all parts of the collection, or all of them, in a repeatable mixture.
  ///
  /// Files are sorted by category, so pictures that follow each other in a file have one colour. The
  /// step is the golden section of the count, which spreads any number of picks evenly, and coprime
  /// with it, so that each picture comes once before any comes again.
  func mixed(_ wantedCount: Int? = nil) -> [PictureSize] {
    let count = pictures.count
    guard count > 0 else { return [] }
    var step = Int((Double(count) * 0.618033988749895).rounded())
    while greatestCommonDivisor(step, count) > 1 { step += 1 }
    return (0..<(wantedCount ?? count)).map { pictures[$0 * step % count] }
  }

  private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
