import UIKit

@testable import CollectionLayoutsUIKit

extension PhotoWall {
  /// Replaces the albums, and tells the collection view what came, went, moved and changed.
  ///
  /// A photo that is in two albums one after the other has moved; one that has another height, and
  /// has not moved, is reloaded, and so is an album with other settings.
  func update(to albums: [Album], first: @escaping () -> Void = {}) {
    let old = gallery.albums
    view.performBatchUpdates { [view, gallery] in
      gallery.albums = albums
      first()
      let kept = Self.updateSections(of: view, from: old, to: albums)
      Self.updateItems(of: view, from: old, to: albums, kept: kept)
    }
  }

  /// Tells the changes of sections, and which are the old and new indices of those that stay.
  private static func updateSections(
    of view: UICollectionView, from old: [Album], to new: [Album]
  ) -> [(old: Int, new: Int)] {
    let difference = new.map(\.id).difference(from: old.map(\.id)).inferringMoves()
    for change in difference {
      switch change {
      case .insert(let offset, _, nil): view.insertSections([offset])
      case .remove(let offset, _, nil): view.deleteSections([offset])
      case .insert(let offset, _, let origin?): view.moveSection(origin, toSection: offset)
      case .remove: break
      }
    }
    return new.indices.compactMap { index in
      guard let before = old.firstIndex(where: { $0.id == new[index].id }) else { return nil }
      guard old[before].section != new[index].section else { return (before, index) }
      view.reloadSections([before])
      return nil
    }
  }

  private static func updateItems(
    of view: UICollectionView, from old: [Album], to new: [Album], kept: [(old: Int, new: Int)]
  ) {
    var gone: [Int: IndexPath] = [:]
    var come: [Int: IndexPath] = [:]
    for (before, after) in kept {
      let ids = new[after].photos.map(\.id)
      for change in ids.difference(from: old[before].photos.map(\.id)) {
        switch change {
        case .insert(let offset, let id, _): come[id] = IndexPath(after, offset)
        case .remove(let offset, let id, _): gone[id] = IndexPath(before, offset)
        }
      }
      for (item, photo) in old[before].photos.enumerated() where gone[photo.id] == nil {
        guard let now = new[after].photos.first(where: { $0.id == photo.id }) else { continue }
        if now != photo { view.reloadItems(at: [IndexPath(before, item)]) }
      }
    }
    for (id, path) in come.sorted(by: { $0.key < $1.key }) where gone[id] == nil {
      view.insertItems(at: [path])
    }
    for (id, path) in gone.sorted(by: { $0.key > $1.key }) {
      if let arrival = come[id] {
        view.moveItem(at: path, to: arrival)
      } else {
        view.deleteItems(at: [path])
      }
    }
  }
}
