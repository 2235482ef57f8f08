// The SDK documents these declarations.
// swift-format-ignore-file

// uicollectionviewdiffabledatasource, nsdiffabledatasourcesnapshot: the difference of two snapshots is
// applied as batch updates. Here an item that goes to another section is removed and inserted.

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
      let sections = snapshot.sectionIdentifiers
      for change in sections.difference(from: old.sectionIdentifiers).inferringMoves() {
        switch change {
        case .insert(let offset, _, nil): view.insertSections([offset])
        case .remove(let offset, _, nil): view.deleteSections([offset])
        case .insert(let offset, _, let origin?): view.moveSection(origin, toSection: offset)
        case .remove: break
        }
      }
      for (index, section) in sections.enumerated() {
        guard let before = old.sectionIdentifiers.firstIndex(of: section) else { continue }
        let (was, now) = (old.itemIdentifiers(inSection: section), snapshot.itemIdentifiers(inSection: section))
        for change in now.difference(from: was).inferringMoves() {
          switch change {
          case .insert(let offset, _, nil): view.insertItems(at: [IndexPath(item: offset, section: index)])
          case .remove(let offset, _, nil): view.deleteItems(at: [IndexPath(item: offset, section: before)])
          case .insert(let offset, _, let origin?):
            view.moveItem(
              at: IndexPath(item: origin, section: before), to: IndexPath(item: offset, section: index))
          case .remove: break
          }
        }
      }
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
