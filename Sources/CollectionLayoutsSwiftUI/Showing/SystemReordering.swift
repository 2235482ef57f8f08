#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

// SwiftUI's own reordering, from iOS 27 on, whose SDK has SwiftUI 8. It shows an item that is dragged
// elsewhere among the views of a `ForEach`, which a layout sees by their order, and reports the drop.

#if (compiler(>=6.4) && canImport(SwiftUI, _version: 8.0) || ON_MODELS) && !os(tvOS)
@available(iOS 27, macOS 27, watchOS 27, visionOS 27, *)
extension LazyWindow {
  /// Views by sections, in which SwiftUI moves items and nothing else.
  func reorderable(_ layout: ElementLayout) -> some View {
    let sections = Dictionary(grouping: store.shown, by: \.address.section)
      .sorted { $0.key < $1.key }.map(\.value)
    return layout {
      ForEach(sections, id: \.[0].section) { elements in
        let head = elements.prefix { !$0.isMovable }
        let items = elements.dropFirst(head.count).prefix { $0.isMovable }
        Color.clear.layoutValue(key: LazyElement.self, value: elements[0].start)
        ForEach(head) { view(of: $0) }
        if elements[0].itemCount != nil {
          ForEach(items, id: \.key) { view(of: $0) }
            .reorderable(collectionID: elements[0].section)
        }
        ForEach(elements.dropFirst(head.count + items.count)) { view(of: $0) }
      }
    }
    .reorderContainer(for: LazyElement.self, itemID: \.key, in: LazyID.self) { difference in
      var next: LazyID?
      if case .before(let id) = difference.destination.position { next = id }
      store.drop(difference.sources, before: next, in: difference.destination.collectionID)
    }
    #if !os(watchOS)
    .onDragSessionUpdated { session in
      let isActive = if case .active = session.phase { true } else { false }
      store.dragged = isActive ? session.draggedItemIDs(for: LazyID.self).map(\.base) : []
    }
    #endif
  }
}
#endif

/// An identity that SwiftUI takes along in a drag, which stays on the main actor.
///
/// SwiftUI asks for one that is `Sendable`; that of an app may be `Hashable` on the main actor only.
struct LazyID: Hashable, @unchecked Sendable {
  let base: AnyHashable
}

extension LazyElement {
  var key: LazyID { LazyID(base: id) }

  /// The start of its section, also where no header marks it.
  var start: LazyElement {
    LazyElement(id: section, address: .background(section: address.section), frame: .zero)
  }
}

extension LazyStore {
  /// Has the app move items before another one, or behind those of a section that have views.
  func drop(_ ids: [LazyID], before next: LazyID?, in section: LazyID) {
    let lifted = ids.compactMap { id in shown.first { $0.key == id } }
    let elements = shown.filter { $0.section == section }
    let after = elements.first { $0.key == next }?.address
    guard let itemCount = elements.first?.itemCount, next == nil || after != nil else { return }
    let moves = MasonryFeed.Move.moves(
      of: lifted.map(\.address), before: after, among: elements.map(\.address),
      itemCount: itemCount)
    for (element, move) in zip(lifted, moves) where moves.count > 1 || move.item != move.target {
      guard let index = move.target.item else { continue }
      isMoving = true
      settings.move?(element.id, index, move.target.section)
    }
  }
}
#endif
