import MasonryLayout
import SampleImages

/// A feed with a section for each album, and the albums that it shows.
struct PictureFeed {
  let feed: MasonryFeed
  let albums: [Album]

  /// Lays out albums, with the settings of the section for each index.
  init(
    _ albums: [Album], width: Double, section: (_ index: Int) -> MasonryFeed.Section
  ) throws(MasonryError) {
    var feed = try MasonryFeed(width: width)
    for (index, album) in albums.enumerated() {
      try feed.appendSection(
        section(index), itemCount: album.pictures.count,
        measuredBy: MasonryAspectRatios(sizes: album.pictures.lazy.map(\.size)))
    }
    self.feed = feed
    self.albums = albums
  }

  /// The albums on a device, with pinned headers: two to four columns in turn on a phone, and as many
  /// times more as phones fit side by side.
  init(_ albums: [Album], on device: Device) throws(MasonryError) {
    let phones = Int(max(1, device.size.width / Device.phone.size.width).rounded())
    try self.init(albums, width: device.size.width) { index in
      MasonryFeed.Section(
        layout: .columns(
          .init(
            columns: .fixed([3, 2, 4][index % 3] * phones), columnSpacing: 8, itemSpacing: 8,
            contentInsets: LayoutInsets(top: 4, leading: 12, bottom: 16, trailing: 12))),
        header: MasonryFeed.Header(length: 48, isPinned: true))
    }
  }
}

extension PictureFeed {
  /// The number of pictures in all sections.
  var itemCount: Int { albums.reduce(0) { $0 + $1.pictures.count } }

  /// The part of the content that a screen shows at an offset, which ends with the content.
  func window(at offset: Double, _ size: LayoutSize) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(x: 0, y: max(0, min(offset, feed.contentSize.height - size.height))),
      size: size)
  }
}
