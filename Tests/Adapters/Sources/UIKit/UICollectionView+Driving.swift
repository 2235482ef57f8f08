// swift-format-ignore-file

// What fingers, devices and settings do to a collection view. UIKit has no such methods.

extension UICollectionView {
  /// Scrolls by a finger, which may pull the content beyond its ends, and lays out.
  public func scroll(to offset: CGPoint) {
    hold {
      contentOffset = offset
      layoutIfNeeded()
    }
  }

  /// Keeps a finger on the view, so that it may stay beyond its ends.
  public func hold(_ body: () -> Void) {
    (isTracking, isDragging) = (true, true)
    body()
    (isTracking, isDragging) = (false, false)
  }

  /// Keeps a finger on the view while time passes.
  public func hold(_ body: () async throws -> Void) async rethrows {
    (isTracking, isDragging) = (true, true)
    try await body()
    (isTracking, isDragging) = (false, false)
  }

  /// Gives the view another size, as a rotation does, and lays out.
  ///
  /// uicollectionviewlayout/prepare(forAnimatedBoundsChange:): the layout hears of the old bounds, is
  /// asked where the content is to be, and hears of the end of the animation. Without an animation, as
  /// when a window is resized, it hears none of these.
  public func turn(to size: CGSize, animated: Bool = true) {
    let old = bounds
    bounds = CGRect(origin: contentOffset, size: size)
    guard animated else { return layoutIfNeeded() }
    collectionViewLayout.prepare(forAnimatedBoundsChange: old)
    prepareLayout()
    contentOffset = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: reachable(contentOffset))
    layoutIfNeeded()
    isAnimating = true
    collectionViewLayout.finalizeAnimatedBoundsChange()
    isAnimating = false
    layoutIfNeeded()
  }

  /// Touches an item.
  public func tap(itemAt indexPath: IndexPath) {
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, didSelectItemAt: indexPath)
    layoutIfNeeded()
  }

  /// Pulls the content down until it is refreshed: the control takes 60 points at the top.
  public func pullToRefresh() {
    scroll(to: CGPoint(x: 0, y: -adjustedContentInset.top - 60))
    refreshControl?.isRefreshing = true
    contentInset.top += 60
    refreshControl?.action.map { $0.handler($0) }
    layoutIfNeeded()
  }

  /// Takes the view out of its window, or puts it into one.
  public func show(inWindow isInWindow: Bool) { window = isInWindow ? UIWindow.shared : nil }

  /// Lifts the finger while the content moves, and lets it come to rest where the layout says.
  public func endDragging(proposing offset: CGPoint, velocity: CGPoint) {
    scroll(
      to: collectionViewLayout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: velocity))
  }

  /// What the system says of the screen, the language and what bars cover.
  public func setEnvironment(
    direction: UIUserInterfaceLayoutDirection? = nil, displayScale: CGFloat? = nil,
    safeAreaInsets: UIEdgeInsets? = nil, readableFrame: CGRect? = nil
  ) {
    if let readableFrame { readableContentGuide.layoutFrame = readableFrame }
    if let direction { effectiveUserInterfaceLayoutDirection = direction }
    if let displayScale { traitCollection = UITraitCollection(displayScale: displayScale) }
    if let safeAreaInsets { self.safeAreaInsets = safeAreaInsets }
  }
}

// uicollectionview/dequeuereusablecell(withreuseidentifier:for:): views that have left the screen come
// back, after prepareForReuse().
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registeredClasses[identifier] = cellClass as? UICollectionReusableView.Type
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registeredClasses[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(identifier) as? UICollectionViewCell else {
      preconditionFailure("No cell class is registered for \(identifier)")
    }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + identifier) else {
      preconditionFailure("No class is registered for \(identifier)")
    }
    return view
  }

  // Registrations: the class and the identifier come from them, and the handler fills in each view.

  @available(iOS 14, tvOS 14, *)
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier = String(UInt64.random(in: .min ... .max))
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @available(iOS 14, tvOS 14, *)
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    let identifier = String(UInt64.random(in: .min ... .max))
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  @available(iOS 14, tvOS 14, *)
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registeredClasses[registration.identifier] = Cell.self
    guard let cell = dequeue(registration.identifier) as? Cell else { preconditionFailure() }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  @available(iOS 14, tvOS 14, *)
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registeredClasses[registration.identifier] = Supplementary.self
    guard let view = dequeue(registration.identifier) as? Supplementary else { preconditionFailure() }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func dequeue(_ identifier: String) -> UICollectionReusableView? {
    if let view = reusePool[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = registeredClasses[identifier]?.init(frame: .zero)
    view?.reuseIdentifier = identifier
    return view
  }
}
