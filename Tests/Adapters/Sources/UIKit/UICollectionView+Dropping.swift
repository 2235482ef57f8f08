// The SDK documents these declarations.
// swift-format-ignore-file

// Drag and drop with .insertAtDestinationIndexPath. Modelled is what the header of UIDataSourceTranslating
// says: items make room for the dragged one, or it is moved, before the data source knows; the layout
// is asked with presentation paths, and translates these before it asks the data source. Without such
// changes a path is translated to itself, and the gap of an item from outside to nil. What the
// collection view is asked for is of the data source, unless it is asked inside
// performUsingPresentationValues(_:). That the layout hears of these changes as of others is observed.

@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// Where a dragged item comes from, if it is of this view, and where it is now. UIKit has no such type.
struct DropGap {
  var source: IndexPath?
  var target: IndexPath
}

extension UICollectionView: UIDataSourceTranslating {
  public func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? {
    gap == nil ? path : originsInDrag.first { $0.value == path }?.key
  }

  public func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? {
    gap == nil ? path : path.flatMap { originsInDrag[$0] }
  }

  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    answersWithPresentation = true
    actionsToTranslate()
    answersWithPresentation = false
  }

  /// Drags an item of the view, or one from outside, over an item.
  public func drag(itemAt source: IndexPath?, over target: IndexPath) {
    layoutIfNeeded()
    if let origin = gap?.target ?? source {
      present(.init(.move, before: origin, after: target), DropGap(source: source, target: target))
    } else {
      present(.init(.insert, after: target), DropGap(source: nil, target: target))
    }
  }

  /// Takes the drag away; a drop does so too, before the data source changes.
  public func endDrag() {
    guard let gap else { return }
    if let source = gap.source {
      present(.init(.move, before: gap.target, after: source), nil)
    } else {
      present(.init(.delete, before: gap.target), nil)
    }
  }

  private func present(_ update: UICollectionViewUpdateItem, _ gap: DropGap?) {
    let old = itemCounts
    self.gap = gap
    knownItemCounts = nil
    forgetViewsAhead()
    animate([update], UpdatedOrder([update], from: old, to: itemCounts))
    layoutIfNeeded()
  }

  /// The paths of the data source, by those that are presented.
  private var originsInDrag: [IndexPath: IndexPath] {
    guard let gap else { return [:] }
    let update = UICollectionViewUpdateItem(
      gap.source == nil ? .insert : .move, before: gap.source, after: gap.target)
    return UpdatedOrder([update], from: dataCounts, to: itemCounts).origins
  }
}
