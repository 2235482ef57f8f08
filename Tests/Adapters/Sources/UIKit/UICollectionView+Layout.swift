// The SDK documents these declarations.
// swift-format-ignore-file

// The layout pass. Modelled is what Apple documents:
//
// - uicollectionviewlayout/shouldinvalidatelayout(forboundschange:): whoever changes the bounds asks it
//   first, while the collection view still has its old ones, and then for the context;
// - uicollectionviewlayout/prepare(): after any invalidation it comes before every other question;
// - uicollectionviewlayout/layoutattributesforelements(in:): the rectangle is larger than the bounds
//   (observed), and elements are not asked for again while the bounds stay within it; a context that
//   names elements makes these alone be asked for again (uicollectionviewlayoutinvalidationcontext);
// - uicollectionviewlayout/shouldinvalidatelayout(forpreferredlayoutattributes:
//   withoriginalattributes:): views say what they would rather have; if the layout agrees it is
//   invalidated with its context, whose adjustment moves the content offset, and everything begins anew;
// - uicollectionviewlayout/register(_:fordecorationviewofkind:): only these decorations can be shown.

extension UICollectionView {
  /// Everything anew, cells included.
  public func reloadData() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    recycle(Array(views.values) + Array(viewsAhead.values))
    (views, viewsAhead) = ([:], [:])
    collectionViewLayout.invalidateLayout(with: context)
  }

  func changeBounds(to bounds: CGRect) {
    guard bounds != currentBounds else { return }
    if isPreparing, !isAdjusting { misuses.append("The layout scrolls while it prepares") }
    let isTurn = bounds.size != currentBounds.size
    isChangingBounds = true
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }
    currentBounds = bounds
    needsLayout = true
    isChangingBounds = false
    if adjustsAtOnce, !isAdjusting { applyAdjustment() }
    // openradar 30043880: before it is prepared for the new size. Prefetching asks far away.
    if isTurn {
      for distance in [0, 3 * bounds.height] {
        let rect = bounds.offsetBy(dx: 0, dy: distance)
        let answer = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        precondition(answer.allSatisfy(isOfData), "The layout returns a cell that does not exist")
      }
    }
  }

  /// What the layout passes on of an invalidation.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if isPreparing, losesInvalidationsWhilePreparing { return }
    invalidations.append(context)
    if context.invalidateEverything || context.invalidateDataSourceCounts { knownItemCounts = nil }
    if !isUpdating {
      offsetAdjustment.x += context.contentOffsetAdjustment.x
      offsetAdjustment.y += context.contentOffsetAdjustment.y
      if isAnimating, UIView.areAnimationsEnabled, context.contentOffsetAdjustment != .zero {
        misuses.append("The layout adjusts the offset inside an animation")
      }
      if adjustsAtOnce, !isChangingBounds { applyAdjustment() }
    }
    if let named = context.namedElements {
      staleElements.formUnion(named)
    } else {
      forgetAttributes()
    }
    needsPreparation = true
    needsLayout = true
  }

  func forgetAttributes() {
    attributes = [:]
    staleElements = []
    askedRect = nil
  }

  func layoutPasses() {
    for _ in 0..<1_000 {
      needsLayout = false
      prepareLayout()
      askForElements()
      showViews()
      if letViewsMeasureThemselves() || needsLayout || letViewsAheadMeasureThemselves() { continue }
      comeToRest()
      if !needsLayout { return }
    }
    preconditionFailure("The layout and its cells never come to an agreement")
  }

  /// Prepares the layout until neither its adjustments nor the end of the content move the bounds.
  func prepareLayout() {
    while needsPreparation {
      needsPreparation = false
      isPreparing = true
      collectionViewLayout.prepare()
      isPreparing = false
      contentSize = collectionViewLayout.collectionViewContentSize
      applyAdjustment()
      contentOffset = reachable(contentOffset)
    }
  }

  /// Adjustments add to one another, and to the offset.
  func applyAdjustment() {
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    isAdjusting = true
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    isAdjusting = false
  }

  /// A view that no finger holds shows no more than its content (observed).
  func comeToRest() {
    guard !isDragging, !isDecelerating else { return }
    let offset = reachable(contentOffset)
    let inset = adjustedContentInset
    contentOffset = CGPoint(x: max(offset.x, -inset.left), y: max(offset.y, -inset.top))
  }

  /// An offset, or the nearest to it that the content leaves; before its start it can be pulled.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let furthest = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(x: min(offset.x, furthest.x), y: min(offset.y, furthest.y))
  }

  func askForElements() {
    if let askedRect, askedRect.contains(bounds) {
      for key in staleElements { attributes[key] = collectionViewLayout.attributes(for: key) }
    } else {
      let rect = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
      let answer = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      attributes = Dictionary(answer.map { ($0.key, $0) }) { _, _ in
        preconditionFailure("The layout returns an element twice")
      }
      precondition(answer.allSatisfy(isOfData), "The layout returns a cell that does not exist")
      askedRect = rect
    }
    staleElements = []
  }

  /// Whether attributes are not those of a cell that the data source does not have.
  func isOfData(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .cell else { return true }
    return path.section < itemCounts.count && path.item < itemCounts[path.section]
  }

  func showViews() {
    let shown = attributes.filter { !$1.isHidden && $1.frame.overlaps(bounds) }
    recycle(views.filter { !shown.keys.contains($0.key) }.map(\.value))
    views = views.filter { shown.keys.contains($0.key) }
    for (key, attributes) in shown {
      let view = views[key] ?? viewsAhead.removeValue(forKey: key) ?? newView(for: key)
      view.superview = self
      view.apply(attributes)
      views[key] = view
    }
  }

  func recycle(_ views: [UICollectionReusableView]) {
    for view in views {
      view.settledSize = nil
      view.superview = nil
      if let identifier = view.reuseIdentifier { reusePool[identifier, default: []].append(view) }
    }
  }

  private func newView(for key: ElementKey) -> UICollectionReusableView {
    switch key.category {
    case .cell:
      let path = dataSourceIndexPath(forPresentationIndexPath: dataPath(of: key.indexPath))
      return path.flatMap { dataSource?.collectionView(self, cellForItemAt: $0) }
        ?? UICollectionViewCell(frame: .zero)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        ?? UICollectionReusableView(frame: .zero)
    case .decorationView:
      precondition(
        collectionViewLayout.decorationClasses[key.kind] != nil,
        "No class is registered for decoration views of kind \(key.kind)")
      return UICollectionReusableView(frame: .zero)
    }
  }

  /// Asks the views on screen one after the other, and says whether the layout had to give way.
  func letViewsMeasureThemselves() -> Bool {
    let keys = views.keys.filter { $0.category != .decorationView }
      .sorted { ($0.category.rawValue, $0.indexPath) < ($1.category.rawValue, $1.indexPath) }
    return keys.contains { key in views[key].map { letMeasure($0, key) } ?? false }
  }

  /// Cells that were asked for and are out of sight, made and measured ahead, the furthest first.
  func letViewsAheadMeasureThemselves() -> Bool {
    guard measuresAhead, !isUpdating else { return false }
    let ahead = attributes.filter { $0.key.category == .cell && views[$0.key] == nil }
    recycle(viewsAhead.filter { ahead[$0.key] == nil }.map(\.value))
    viewsAhead = viewsAhead.filter { ahead[$0.key] != nil }
    for (key, attributes) in ahead.sorted(by: { $0.key.indexPath > $1.key.indexPath }) {
      let view = viewsAhead[key] ?? newView(for: key)
      viewsAhead[key] = view
      if view.settledSize == nil { view.apply(attributes) }
      if letMeasure(view, key) { return true }
    }
    return false
  }

  /// Cells measured ahead are for paths that are others now.
  func forgetViewsAhead() {
    recycle(Array(viewsAhead.values))
    viewsAhead = [:]
  }

  private func letMeasure(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
    guard let original = attributes[key], view.settledSize != original.size,
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    view.settledSize = preferred.size
    guard preferred.size != original.size || asksAboutContentCells,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else {
      view.settledSize = original.size
      return false
    }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }
}
