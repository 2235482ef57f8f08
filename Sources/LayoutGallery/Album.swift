import SampleImages

/// Pictures under one heading: what a section of a feed shows.
struct Album {
  let name: String
  let pictures: [PictureSize]
}

extension PictureCollection {
  /// The categories as albums, the largest first, with their pictures in the order of the file.
  var albums: [Album] {
    var byRank = Array(repeating: [PictureSize](), count: categories.count)
    for picture in pictures { byRank[rank(of: picture)].append(picture) }
    return zip(categories, byRank).map { Album(name: $0.name, pictures: $1) }
  }
}
