// The SDK documents these declarations.
// swift-format-ignore-file

// uicollectionviewdiffabledatasource, nsdiffabledatasourcesnapshot: the difference of two snapshots is
// applied as batch updates.

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  @available(iOS 15, tvOS 15, *)
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  @available(iOS 15, tvOS 15, *)
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let path = path(of: beforeIdentifier) else { return }
    items[sectionIdentifiers[path.section]]?.insert(contentsOf: identifiers, at: path.item)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in sectionIdentifiers { items[section]?.removeAll { identifiers.contains($0) } }
  }

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  @available(iOS 15, tvOS 15, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  var lists: [(id: SectionIdentifierType, items: [ItemIdentifierType])] {
    sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) }
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let offset = itemIdentifiers(inSection: section).firstIndex(of: item) {
        return IndexPath(item: offset, section: index)
      }
    }
    return nil
  }
}

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(
      inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    let old = current
    view.performBatchUpdates {
      self.current = snapshot
      view.tellChanges(from: old.lists, to: snapshot.lists)
      view.reloadItems(at: snapshot.reloadedItemIdentifiers.compactMap { old.path(of: $0) })
    } completion: { _ in
      completion?()
    }
    view.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) })
    view.layoutIfNeeded()
  }

  @available(iOS 15, tvOS 15, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    current = snapshot
    view?.reloadData()
  }

  /// In an async function a call without a completion is this one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.sectionIdentifiers.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// Tells what came, went and moved between two lists of items in sections, inside a block of updates.
  ///
  /// The items of reloaded sections count as new. UIKit has no such method.
  ///
  /// - Returns: The items that have moved, or are gone.
  @discardableResult
  public func tellChanges<Section: Hashable, Item: Hashable>(
    from old: [(id: Section, items: [Item])], to new: [(id: Section, items: [Item])],
    reloading reloaded: Set<Section> = []
  ) -> Set<Item> {
    for change in new.map(\.id).difference(from: old.map(\.id)).inferringMoves() {
      switch change {
      case .insert(let offset, _, nil): insertSections([offset])
      case .remove(let offset, _, nil): deleteSections([offset])
      case .insert(let offset, _, let origin?): moveSection(origin, toSection: offset)
      case .remove: break
      }
    }
    var (gone, come) = ([Item: IndexPath](), [IndexPath: Item]())
    for (section, list) in new.enumerated() {
      guard let before = old.firstIndex(where: { $0.id == list.id }) else { continue }
      guard !reloaded.contains(list.id) else {
        reloadSections([before])
        continue
      }
      for change in list.items.difference(from: old[before].items) {
        switch change {
        case .insert(let item, let id, _): come[IndexPath(item: item, section: section)] = id
        case .remove(let item, let id, _): gone[id] = IndexPath(item: item, section: before)
        }
      }
    }
    let arrivals = Set(come.values)
    for (path, id) in come.sorted(by: { $0.key < $1.key }) {
      if let origin = gone[id] { moveItem(at: origin, to: path) } else { insertItems(at: [path]) }
    }
    deleteItems(at: gone.filter { !arrivals.contains($0.key) }.values.sorted())
    return Set(gone.keys)
  }
}
