import MasonryLayout
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

  /// The first cut of so many mixed pictures whose walls, one for each packing, show what a figure
  /// claims; the very first cut if none of a hundred does.
  func cut(
    _ count: Int, packed packings: [ColumnsLayout.Packing], width: Double,
    showing claim: ([Wall]) -> Bool
  ) throws(MasonryError) -> (pictures: [PictureSize], walls: [Wall]) {
    let all = mixed(count + 100)
    func walls(_ pictures: [PictureSize]) throws(MasonryError) -> [Wall] {
      var walls: [Wall] = []
      for packing in packings {
        var configuration = Wall.configuration(packing, columns: .fixed(5))
        configuration.contentInsets = .zero
        walls.append(try Wall(pictures, width: width, configuration: configuration))
      }
      return walls
    }
    for start in 0..<min(100, all.count) {
      let pictures = Array(all[start...].prefix(count))
      let walls = try walls(pictures)
      if claim(walls) { return (pictures, walls) }
    }
    let pictures = Array(all.prefix(count))
    return (pictures, try walls(pictures))
  }

  private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
