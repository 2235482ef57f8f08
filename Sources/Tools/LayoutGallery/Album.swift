import SampleImages

/// Pictures under one heading: what a section of a feed shows.
struct Album {
  let name: String
  let pictures: [PictureSize]
}

extension PictureCollection {
  /// The categories as albums with readable names, the largest first, with their pictures in the order of the file.
  var albums: [Album] {
    var byRank = Array(repeating: [PictureSize](), count: categories.count)
    for picture in pictures { byRank[rank(of: picture)].append(picture) }
    return zip(categories, byRank).map { Album(name: $0.name.title, pictures: $1) }
  }
}

extension String {
  /// The name of a category for people: `signs_and_symbols` is "Signs and symbols".
  var title: String {
    prefix(1).uppercased() + dropFirst().map { $0 == "_" ? " " : String($0) }.joined()
  }
}
