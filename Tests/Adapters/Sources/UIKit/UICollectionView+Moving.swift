// The SDK documents these declarations.
// swift-format-ignore-file

// Interactive movement. Modelled is what Apple documents: uicollectionview/
// beginInteractiveMovementForItem(at:), updateInteractiveMovementTargetPosition(_:),
// endInteractiveMovement(), cancelInteractiveMovement(); uicollectionviewlayout/
// targetIndexPath(forInteractivelyMovingItem:withPosition:) and the two contexts of moving. The data
// source hears of the move when it ends; the cells follow the target until then. That cells of all items
// between follow at once is observed.

extension UICollectionView {
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard let center = attributes[ElementKey(.cell, "", indexPath)]?.center else { return false }
    moving = (indexPath, indexPath, center)
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let (original, current, position) = moving else { return }
    let layout = collectionViewLayout
    let target = layout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: targetPosition)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
      previousIndexPaths: [current], previousPosition: position)
    moving = (original, target, targetPosition)
    if target != current { carryCells(from: current, to: target) }
    layout.invalidateLayout(with: context)
    layoutIfNeeded()
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: target, withTargetPosition: targetPosition)
    cellForItem(at: target)?.apply(attributes)
  }

  public func endInteractiveMovement() { finishMovement(isCancelled: false) }

  public func cancelInteractiveMovement() { finishMovement(isCancelled: true) }

  private func finishMovement(isCancelled: Bool) {
    guard let (original, current, _) = moving else { return }
    moving = nil
    if isCancelled {
      carryCells(from: current, to: original)
    } else if current != original {
      dataSource?.collectionView(self, moveItemAt: original, to: current)
    }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? original : current], previousIndexPaths: [original],
        movementCancelled: isCancelled))
    layoutIfNeeded()
  }

  /// The path that the data source knows an item by, while a finger moves one.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let (original, current, _) = moving, original != current else { return path }
    let update = UICollectionViewUpdateItem(.move, before: original, after: current)
    var counts = itemCounts
    counts[original.section] += 1
    counts[current.section] -= 1
    return UpdatedOrder([update], from: counts, to: itemCounts).origins[path] ?? path
  }

  private func carryCells(from old: IndexPath, to new: IndexPath) {
    let update = UICollectionViewUpdateItem(.move, before: old, after: new)
    var counts = itemCounts
    counts[old.section] -= 1
    counts[new.section] += 1
    forgetViewsAhead()
    views = UpdatedOrder([update], from: itemCounts, to: counts).carried(views)
    knownItemCounts = counts
  }
}
