import MasonryLayout

/// Albums that change at random.
struct RandomAlbums {
  var generator: SplitMix64
  var albums: [Album] = []
  private var nextID = 0
  private let hasCarousels: Bool

  init(seed: UInt64, hasCarousels: Bool = false) {
    generator = SplitMix64(seed: seed)
    self.hasCarousels = hasCarousels
    for _ in 0..<Int.random(in: 0...4, using: &generator) { albums.append(newAlbum()) }
  }

  private mutating func newAlbum() -> Album {
    let count = Int.random(in: 0...14, using: &generator)
    var album = Album.random(
      nextID, count, firstPhoto: nextID + 1, columns: .random(in: 2...3, using: &generator),
      by: &generator)
    for item in album.photos.indices where chance(0.5) {
      album.photos[item].measuredHeight = Double.random(in: 20...300, using: &generator).rounded()
      album.photos[item].measuredWidth = Double.random(in: 20...300, using: &generator).rounded()
    }
    let rules: [RowsLayout.Rule] = [
      .justified(height: 90), .even(.fixed(2)), .flowing(height: 70),
    ]
    if chance(0.5), let rule = rules.randomElement(using: &generator) {
      album.section.layout = .rows(.init(rule: rule, itemSpacing: 4, rowSpacing: 4))
    }
    if hasCarousels, chance(0.5) {
      album.section.layout = .columns(.init(columns: .fixed(2), itemSpacing: 4))
      album.section.carousel = .init(length: 150)
    }
    nextID += count + 1
    return album
  }

  /// Changes albums, then photos, in an order in which no change undoes another.
  mutating func change() {
    if !albums.isEmpty, chance(0.3) { albums.remove(at: anyIndex(of: albums)) }
    if albums.count < 6, chance(0.4) {
      albums.insert(newAlbum(), at: .random(in: 0...albums.count, using: &generator))
    }
    if !albums.isEmpty, chance(0.3) {
      let moved = albums.remove(at: anyIndex(of: albums))
      albums.insert(moved, at: .random(in: 0...albums.count, using: &generator))
    }
    if !albums.isEmpty, chance(0.2) {
      albums[anyIndex(of: albums)].section.spacingAfter += 1
    }
    for _ in 0..<Int.random(in: 0...6, using: &generator) where !albums.isEmpty { changePhotos() }
  }

  private mutating func changePhotos() {
    let album = anyIndex(of: albums)
    if chance(0.5) {
      let index = Int.random(in: 0...albums[album].photos.count, using: &generator)
      albums[album].photos.insert(
        Photo(id: nextID, ratio: .random(in: 0.4...2, using: &generator)), at: index)
      nextID += 1
    }
    guard !albums[album].photos.isEmpty else { return }
    if chance(0.1) { albums[album].photos.shuffle(using: &generator) }
    let index = anyIndex(of: albums[album].photos)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      albums[album].photos.remove(at: index)
    case 1:
      let photo = albums[album].photos.remove(at: index)
      let other = anyIndex(of: albums)
      let place = Int.random(in: 0...albums[other].photos.count, using: &generator)
      albums[other].photos.insert(photo, at: place)
    case 2:
      // A photo that also moves would have to be reloaded in an update of its own: a new one instead.
      albums[album].photos[index] = Photo(id: nextID, ratio: 1)
      nextID += 1
    default:
      break
    }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  private mutating func anyIndex<T>(of array: [T]) -> Int {
    Int.random(in: array.indices, using: &generator)
  }

  /// The photos that are new, in a new or reloaded album, or have come from columns of another width.
  func photosToAsk(after old: [Album]) -> [Int] {
    var origins: [Int: Album] = [:]
    for album in old {
      for photo in album.photos { origins[photo.id] = album }
    }
    return albums.flatMap { album in
      let before = old.first { $0.id == album.id }
      let isKept = before.map { $0.section == album.section } ?? false
      return album.photos.filter { photo in
        guard let origin = origins[photo.id], isKept else { return true }
        let isOriginKept = albums.contains { $0.id == origin.id && $0.section == origin.section }
        return !isOriginKept || origin.section.layout != album.section.layout
          || origin.section.carousel != album.section.carousel
      }.map(\.id)
    }.sorted()
  }
}
