// The SDK documents these declarations.
// swift-format-ignore-file

/// What is out of date, in the collection view's words or in the layout's
/// (uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Set by the collection view alone, when it is to load everything anew.
  open internal(set) var invalidateEverything = false

  /// Set by the collection view alone, then and when items or sections come, go or move.
  open internal(set) var invalidateDataSourceCounts = false

  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The elements that are named one by one, or `nil` if none is, which means all of them.
  var namedElements: Set<ElementKey>? {
    guard !invalidateEverything, !invalidateDataSourceCounts else { return nil }
    let items = (invalidatedItemIndexPaths ?? []).map { ElementKey(.cell, "", $0) }
    let supplements = (invalidatedSupplementaryIndexPaths ?? [:]).flatMap { kind, paths in
      paths.map { ElementKey(.supplementaryView, kind, $0) }
    }
    let decorations = (invalidatedDecorationIndexPaths ?? [:]).flatMap { kind, paths in
      paths.map { ElementKey(.decorationView, kind, $0) }
    }
    let all = Set(items + supplements + decorations)
    return all.isEmpty ? nil : all
  }
}

/// One change of an item, or of a section, whose paths have `NSNotFound` for the item
/// (uicollectionviewupdateitem).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
