import CollectionLayoutsSwiftUI
import CollectionLayoutsUIKit
import SwiftUI
import UIKit

// Compiled as an app is by default from Xcode 26 on: everything is on the main actor, also what makes an
// identity `Hashable`. The products take such identities wherever an app has some of its own.

struct Picture: Identifiable {
  struct ID: Hashable { var number = 0 }
  var id = ID()
  var ratio = 1.5
}

struct Album: Identifiable {
  struct ID: Hashable { var name = "" }
  var id = ID()
  var pictures: [Picture] = []
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct AlbumsView: View {
  @State private var albums = [Album(), Album()]
  @State private var picture = Picture.ID()
  @State private var position = LazyScrollPosition(id: Picture.ID(number: 7))

  var body: some View {
    ScrollView {
      LazyMasonry(albums[0].pictures, spacing: 8, aspectRatio: \.ratio) { _ in Color.clear }
      LazyFeed(albums, items: \.pictures, sizing: { _, picture in .aspectRatio(picture.ratio) }) {
        _, _ in Color.clear
      }
    }
    .lazyScrollPosition($position)
    .lazyReordering { (id: Picture.ID, index, section) in
      guard let old = albums[section].pictures.firstIndex(where: { $0.id == id }) else { return }
      albums[section].pictures.insert(albums[section].pictures.remove(at: old), at: index)
      position.scrollTo(id: id)
      if position.viewID(type: Picture.ID.self) == id { position.scrollTo(id: albums[section].id) }
    }
    LazyWheel(
      albums[0].pictures, selection: $picture,
      configuration: .init(itemSize: .init(width: 80, height: 100), radiusToItemCenter: 300)
    ) { _ in Color.clear }
  }
}

/// An app's identities and a layout of UIKit.
///
/// Those of a diffable data source are `Sendable`, as UIKit itself wants them to be.
final class AlbumsController: UIViewController {
  nonisolated struct Row: Hashable, Sendable { var number = 0 }

  var pictures = [Picture()]
  let layout = MasonryCollectionViewLayout { _, _ in
    .init(layout: .columns(.fixed(2), spacing: 8))
  }
  let wheel = WheelCollectionViewLayout(configuration: .tutorial())
  var bookmark: LayoutBookmark<Picture.ID>?
  var card: Wheel.Bookmark<Picture.ID>?

  func measure(_ rows: [Row], in dataSource: UICollectionViewDiffableDataSource<Int, Row>) {
    layout.heightForItem = { [unowned self] path, width in width / pictures[path.item].ratio }
    layout.remeasureItems(withIDs: rows, in: dataSource)
  }

  func remember(_ visible: LayoutRect) {
    bookmark = layout.feed?.bookmark(in: .init(visible)) { [pictures] address in
      address.item.map { pictures[$0].id }
    }
    card = wheel.wheel?.bookmark(atOffset: 0) { [pictures] in pictures[$0].id }
  }
}

/// Sizes that an app knows, also on the main actor.
struct PictureSizes: MasonryHeightProvider {
  var pictures: [Picture] = []
  func height(ofItemAt index: Int, width: Double) -> Double { width / pictures[index].ratio }
}

func update(_ feed: inout MasonryFeed, from old: [Album], to new: [Album]) throws {
  func identities(_ albums: [Album]) -> [(id: Album.ID, items: [Picture.ID])] {
    albums.map { album in (id: album.id, items: album.pictures.map { $0.id }) }
  }
  try feed.update(from: identities(old), to: identities(new)) { _ in
    .init(layout: .columns(.fixed(2)))
  } measuredBy: { section in
    PictureSizes(pictures: new[section].pictures)
  }
}
