// The SDK documents these declarations.
// swift-format-ignore-file

// Article "Reordering items in lists, stacks, grids, and custom layouts": while an item is dragged, its
// container shows it elsewhere among the views of its collections, which a layout sees by the order of its
// subviews; the data are told once, at the drop. Not written is whether what is shown there is the view of
// the item or a view of the system's instead, nor that sessions are told of reordering, so tests try both.
// An item that leaves its `ForEach` during the drag ends it here.

/// Page `DynamicViewContent`.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Page `ReorderDifference`.
@available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
public struct ReorderDifference<ItemID, CollectionID> {
  public struct Destination {
    public enum Position { case before(ItemID), end }
    public var collectionID: CollectionID
    public var position: Position
  }
  public var sources: [ItemID]
  public var destination: Destination
}

/// Page `DragSession`.
@available(iOS 26, macOS 26, visionOS 26, *)
public struct DragSession {
  public enum Phase: Equatable, Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
  public let phase: Phase
  let ids: [AnyHashable]
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    ids.compactMap { $0.base as? ItemID }
  }
}

extension DynamicViewContent {
  /// Page `reorderable(collectionID:)`.
  @available(iOS 27, macOS 27, watchOS 27, visionOS 27, *)
  @available(tvOS, unavailable)
  public func reorderable(
    collectionID: some Hashable & Sendable
  ) -> some DynamicViewContent<Self.Data> {
    ReorderableContent(content: self, collection: collectionID)
  }
}

extension View {
  /// Page `reorderContainer(for:itemID:in:isEnabled:move:)`.
  @available(iOS 27, macOS 27, watchOS 27, visionOS 27, *)
  @available(tvOS, unavailable)
  public func reorderContainer<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type,
    isEnabled: Bool = true, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> ()
  ) -> some View where ItemID: Hashable, ItemID: Sendable, CollectionID: Hashable, CollectionID: Sendable {
    ReorderContainer(content: self, isEnabled: isEnabled) { ids, next, collection in
      guard let collection = collection.base as? CollectionID else { return }
      let next = next?.base as? ItemID
      move(
        ReorderDifference(
          sources: ids.compactMap { $0.base as? ItemID },
          destination: .init(collectionID: collection, position: next.map { .before($0) } ?? .end)))
    }
  }

  /// Page `onDragSessionUpdated(_:)`.
  @available(iOS 27, macOS 26, visionOS 27, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View { DragSessionView(content: self, onUpdate: onUpdate) }
}

/// The drag in a container.
final class Reordering {
  var isEnabled = true
  var move: (_ ids: [AnyHashable], _ next: AnyHashable?, _ collection: AnyHashable) -> Void = { _, _, _ in }

  /// What is dragged, in the order in which it was lifted, and before which element of a collection it is.
  var lifted: [AnyHashable] = []
  var next: AnyHashable?
  var collection: AnyHashable?

  /// What is shown there if it is not the view of the item.
  var placeholder: Node?

  weak var container: ReorderContainerNode?

  func end() { (lifted, next, collection, placeholder) = ([], nil, nil, nil) }
}

struct ReorderableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  let content: Content
  let collection: AnyHashable
  var data: Content.Data { content.data }

  init(content: Content, collection: some Hashable) {
    (self.content, self.collection) = (content, AnyHashable(collection))
  }

  func makeNode(at place: Place) -> Node {
    ReorderableNode(place.screen.node(of: content, at: place), collection, place.reordering)
  }
}

struct ReorderContainer<Content: View>: PrimitiveView {
  let content: Content
  let isEnabled: Bool
  let move: ([AnyHashable], AnyHashable?, AnyHashable) -> Void

  init(
    content: Content, isEnabled: Bool,
    move: @escaping ([AnyHashable], AnyHashable?, AnyHashable) -> Void
  ) { (self.content, self.isEnabled, self.move) = (content, isEnabled, move) }

  func makeNode(at place: Place) -> Node {
    var place = place
    let reordering = place.screen.reordering(at: place.path)
    (reordering.isEnabled, reordering.move) = (isEnabled, move)
    place.reordering = reordering
    return ReorderContainerNode(place.screen.node(of: content, at: place.child("~")), reordering)
  }
}

struct DragSessionView<Content: View>: PrimitiveView {
  let content: Content
  let onUpdate: (DragSession) -> Void

  init(content: Content, onUpdate: @escaping (DragSession) -> Void) {
    (self.content, self.onUpdate) = (content, onUpdate)
  }

  func makeNode(at place: Place) -> Node {
    DragSessionNode(place.screen.node(of: content, at: place.child("~")), onUpdate)
  }
}

final class ReorderContainerNode: WrapperNode {
  let reordering: Reordering
  init(_ child: Node, _ reordering: Reordering) {
    self.reordering = reordering
    super.init(child)
    reordering.container = self
  }

  var collections: [ReorderableNode] {
    var collections: [ReorderableNode] = []
    visit { if let node = $0 as? ReorderableNode { collections.append(node) } }
    return collections
  }

  /// The views of what is dragged.
  var lifted: [Node] {
    let nodes = collections.flatMap(\.content.elements)
    return reordering.lifted.compactMap { id in nodes.first { $0.id == id } }
  }
}

final class DragSessionNode: WrapperNode {
  let onUpdate: (DragSession) -> Void
  init(_ child: Node, _ onUpdate: @escaping (DragSession) -> Void) {
    self.onUpdate = onUpdate
    super.init(child)
  }
}

/// The views of a collection, in the order in which a drag shows them.
final class ReorderableNode: Node {
  let content: Node
  let collection: AnyHashable
  private let reordering: Reordering?

  init(_ content: Node, _ collection: AnyHashable, _ reordering: Reordering?) {
    (self.content, self.collection, self.reordering) = (content, collection, reordering)
  }
  override var children: [Node] { [content] }

  override var elements: [Node] {
    guard let reordering, let target = reordering.collection else { return content.elements }
    let rest = content.elements.filter { $0.id.map { !reordering.lifted.contains($0) } ?? true }
    guard target == collection else { return rest }
    let place = rest.firstIndex { $0.id == reordering.next } ?? rest.endIndex
    let arrived = reordering.placeholder.map { [$0] } ?? reordering.container?.lifted ?? []
    return rest[..<place] + arrived + rest[place...]
  }
}

extension Screen {
  private var container: ReorderContainerNode? {
    state.root?.first { $0 is ReorderContainerNode } as? ReorderContainerNode
  }

  /// The collections of the first reorderable container, and what they show.
  public var collections: [(id: AnyHashable, elements: [AnyHashable])] {
    (container?.collections ?? []).map { ($0.collection, $0.elements.compactMap(\.id)) }
  }

  /// Begins to drag elements in the container; whether it has them all.
  @discardableResult public func liftReorderable(
    _ ids: [AnyHashable], asPlaceholder: Bool = false
  ) -> Bool {
    guard let container, container.reordering.isEnabled else { return false }
    container.reordering.lifted = ids
    guard container.lifted.count == ids.count else {
      container.reordering.end()
      return false
    }
    container.reordering.placeholder = asPlaceholder ? Node() : nil
    tell(.active, ids)
    return true
  }

  /// Drags them before another element of a collection, or to its end; whether the drag goes on.
  @discardableResult public func dragReorderable(
    before next: AnyHashable?, in collection: AnyHashable
  ) -> Bool {
    guard let container, !container.reordering.lifted.isEmpty else { return false }
    let reordering = container.reordering
    guard container.lifted.count == reordering.lifted.count else {
      cancelReorderable()
      return false
    }
    (reordering.next, reordering.collection) = (next, collection)
    state.update()
    return true
  }

  /// Where a view of the system's is shown instead of that of the element.
  public var placeholder: CGRect? {
    let offset = state.scroll.contentOffset
    return container?.reordering.placeholder?.frame.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Lets go of them where they are.
  public func dropReorderable() {
    guard let reordering = container?.reordering, let collection = reordering.collection else { return }
    let (ids, next) = (reordering.lifted, reordering.next)
    reordering.end()
    reordering.move(ids, next, collection)
    tell(.ended(.move), ids)
    update()
  }

  public func cancelReorderable() {
    guard let reordering = container?.reordering else { return }
    let ids = reordering.lifted
    reordering.end()
    tell(.ended(.cancel), ids)
    state.update()
  }

  private func tell(_ phase: DragSession.Phase, _ ids: [AnyHashable]) {
    guard tellsDragSessions else { return }
    state.root?.visit { node in
      guard let node = node as? DragSessionNode, node.first(where: { $0 === container }) != nil
      else { return }
      node.onUpdate(DragSession(phase: phase, ids: ids))
    }
  }
}
