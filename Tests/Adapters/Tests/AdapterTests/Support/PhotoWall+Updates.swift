import UIKit

@testable import CollectionLayoutsUIKit

extension PhotoWall {
  /// Replaces the albums, and tells the collection view what came, went, moved and changed.
  ///
  /// A photo that has another height, and has not moved, is reloaded, and so is an album with other
  /// settings. Before anything is told, `first` is called.
  func update(to albums: [Album], first: @escaping () -> Void = {}) {
    let old = gallery.albums
    view.performBatchUpdates { [view, gallery] in
      gallery.albums = albums
      first()
      let reloaded = albums.filter { album in
        old.contains { $0.id == album.id && $0.section != album.section }
      }
      let moved = view.tellChanges(
        from: old.map { ($0.id, $0.photos.map(\.id)) },
        to: albums.map { ($0.id, $0.photos.map(\.id)) }, reloading: Set(reloaded.map(\.id)))
      for (section, album) in old.enumerated() {
        let now = albums.first { $0.id == album.id && $0.section == album.section }?.photos ?? []
        for (item, photo) in album.photos.enumerated() where !moved.contains(photo.id) {
          guard now.contains(where: { $0.id == photo.id && $0 != photo }) else { continue }
          view.reloadItems(at: [IndexPath(section, item)])
        }
      }
    }
  }
}
