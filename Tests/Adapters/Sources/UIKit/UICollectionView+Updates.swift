// The SDK documents these declarations.
// swift-format-ignore-file

// Updates. Modelled is the order that Apple documents (uicollectionview/performbatchupdates(_:completion:),
// uicollectionviewlayout/prepare(forcollectionviewupdates:)): the data source has changed when the block ends;
// paths of what is deleted, reloaded, or moved away are those before all updates, paths of what is
// inserted, or arrives, those after all of them; the layout is invalidated with the counts, prepared,
// told the updates, asked for what appears and disappears, and told that it is over.
//
// UIKit also asks for elements between the preparation and the updates, when a layout cannot know them
// yet. That is observed, and not documented: the model asks, and wants no cells that are not there. Also
// observed: views measure themselves before the end, and adjustments of the offset are ignored meanwhile.

extension UICollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    layoutIfNeeded()  // What is asked for before the block runs is the old data.
    let oldCounts = itemCounts
    gatheredUpdates = []
    updates?()
    let items = gatheredUpdates ?? []
    gatheredUpdates = nil
    knownItemCounts = nil
    forgetViewsAhead()
    let order = UpdatedOrder(items, from: oldCounts, to: itemCounts)
    if window == nil {
      // Public reports: there is nothing to animate, and the counts alone are said to be new.
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateDataSourceCounts = true
      recycle(Array(views.values))
      views = [:]
      collectionViewLayout.invalidateLayout(with: context)
    } else {
      animate(items, order)
    }
    layoutIfNeeded()
    completion?(true)
  }

  func animate(_ items: [UICollectionViewUpdateItem], _ order: UpdatedOrder) {
    let layout = collectionViewLayout
    (insertedViews, deletedViews, initialAttributes, finalAttributes) = ([:], [:], [:], [:])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    isPreparing = true
    layout.prepare()
    isPreparing = false
    let early = layout.layoutAttributesForElements(in: bounds) ?? []
    precondition(early.allSatisfy(isOfData), "The layout returns a cell that is not there any more")

    layout.prepare(forCollectionViewUpdates: items)
    needsPreparation = false
    contentSize = layout.collectionViewContentSize
    forgetAttributes()
    contentOffset = layout.targetContentOffset(
      forProposedContentOffset: reachable(contentOffset))
    prepareLayout()
    askForElements()

    let old = Set(indexPathsForVisibleItems)
    let oldKeys = Set(views.keys).filter { $0.category != .cell }
    let before = Set(views.values)
    views = order.carried(views)
    recycle(Array(before.subtracting(views.values)))
    let carried = Set(views.keys)
    isUpdating = true
    showViews()
    while letViewsMeasureThemselves() {
      prepareLayout()
      askForElements()
      showViews()
    }
    needsLayout = false
    isUpdating = false
    for path in old.subtracting(order.origins.values) {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    }
    for key in attributes.keys where key.category == .cell && !carried.contains(key) {
      _ = layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
    askAboutOtherViews(from: oldKeys, to: Set(attributes.keys).filter { $0.category != .cell })
    didAskForAnimation?()
    isAnimating = true
    layout.finalizeCollectionViewUpdates()
    isAnimating = false
    needsLayout = true
  }

  /// uicollectionviewlayout/indexpathstodeleteforsupplementaryview(ofkind:) and its siblings: what comes
  /// and goes with the cells is asked for by kinds, and then where it comes from or goes to.
  private func askAboutOtherViews(from old: Set<ElementKey>, to new: Set<ElementKey>) {
    let layout = collectionViewLayout
    for kind in Set(old.union(new).map { ElementKey($0.category, $0.kind, IndexPath()) }) {
      let isDecoration = kind.category == .decorationView
      let deleted = isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind.kind)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.kind)
      let inserted = isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind.kind)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind.kind)
      func keys(_ paths: [IndexPath]) -> Set<ElementKey> {
        precondition(Set(paths).count == paths.count, "The layout names a view twice")
        return Set(paths.map { ElementKey(kind.category, kind.kind, $0) })
      }
      insertedViews[kind.kind] = inserted.sorted()
      deletedViews[kind.kind] = deleted.sorted()
      let isOfKind = { (key: ElementKey) in key.kind == kind.kind && key.category == kind.category }
      for key in keys(deleted).union(old.subtracting(new).filter(isOfKind)) {
        finalAttributes[key] = isDecoration
          ? layout.finalLayoutAttributesForDisappearingDecorationElement(
            ofKind: key.kind, at: key.indexPath)
          : layout.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: key.kind, at: key.indexPath)
      }
      for key in keys(inserted).union(new.subtracting(old).filter(isOfKind)) {
        initialAttributes[key] = isDecoration
          ? layout.initialLayoutAttributesForAppearingDecorationElement(
            ofKind: key.kind, at: key.indexPath)
          : layout.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: key.kind, at: key.indexPath)
      }
    }
  }

  /// uicollectionview/reconfigureitems(at:): the cells stay, and measure themselves again.
  @available(iOS 15, tvOS 15, *)
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { views[ElementKey(.cell, "", path)]?.settledSize = nil }
    setNeedsLayout()
  }

  private func gather(_ items: [UICollectionViewUpdateItem]) {
    if gatheredUpdates == nil {
      // The data source has changed already, so that this one change is the whole block.
      performBatchUpdates { self.gather(items) }
    } else {
      gatheredUpdates?.append(contentsOf: items)
    }
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    gather(indexPaths.map { .init(.insert, after: $0) })
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    gather(indexPaths.map { .init(.delete, before: $0) })
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    gather(indexPaths.map { .init(.reload, before: $0, after: $0) })
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    gather([.init(.move, before: indexPath, after: newIndexPath)])
  }

  public func insertSections(_ sections: IndexSet) {
    gather(sections.map { .init(.insert, after: .section($0)) })
  }

  public func deleteSections(_ sections: IndexSet) {
    gather(sections.map { .init(.delete, before: .section($0)) })
  }

  public func reloadSections(_ sections: IndexSet) {
    gather(sections.map { .init(.reload, before: .section($0), after: .section($0)) })
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    gather([.init(.move, before: .section(section), after: .section(newSection))])
  }
}

extension IndexPath {
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
