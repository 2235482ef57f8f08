// swift-format-ignore-file

/// A screen that shows a view, for tests to look at and to scroll.
@MainActor public final class Screen {
  private let root: any View
  private let state: ScreenState

  public init(_ root: some View, size: CGSize) {
    self.root = root
    state = ScreenState(size: size)
    update()
  }

  /// Brings on screen what has changed in the data of the root.
  public func update() {
    state.build(root)
    state.update()
  }

  public func scroll(toY y: CGFloat) {
    state.scroll.contentOffset.y = y
    state.update()
  }

  public func scroll(toX x: CGFloat) {
    state.scroll.contentOffset.x = x
    state.update()
  }

  /// The part in sight of a scroll view that is in an element of a `ForEach`; `nil` if it is not shown.
  public func visibleRect(inside id: AnyHashable) -> CGRect? {
    node(of: id)?.scroll.map { CGRect(origin: $0.contentOffset, size: $0.frame.size) }
  }

  /// Scrolls a scroll view that is in an element of a `ForEach`.
  public func scroll(inside id: AnyHashable, to offset: CGPoint) {
    node(of: id)?.scroll?.contentOffset = offset
    state.update()
  }

  private func node(of id: AnyHashable) -> Node? { state.root?.first { $0.id == id } }

  /// Brings on screen what states have changed, and the orders to scroll.
  public func settle() { state.update() }

  /// Lets go of the content with a velocity. Page `ScrollTargetBehavior`: it changes where that leads.
  public func flick(toX x: CGFloat, velocity: CGFloat) {
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: x, y: 0), size: state.size), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      velocity: CGVector(dx: velocity, dy: 0), containerSize: state.size,
      contentSize: contentSize, environment: state.environment)
    state.scroll.behavior?.updateTarget(&target, context: context)
    scroll(toX: target.rect.minX)
  }

  public func turn(to size: CGSize) {
    state.size = size
    state.update()
  }

  public var environment: EnvironmentValues {
    get { state.environment }
    set {
      state.environment = newValue
      update()
    }
  }

  public var visibleRect: CGRect { CGRect(origin: state.scroll.contentOffset, size: state.size) }
  public var contentSize: CGSize { state.scroll.contentSize }

  /// How often the bodies of views of a type were evaluated.
  public func evaluations(of name: String) -> Int { state.evaluations[name, default: 0] }

  /// What a `ForEach` shows, by identity, in the coordinates of the content.
  public var drawn: [AnyHashable: Drawing] {
    var drawn: [AnyHashable: Drawing] = [:]
    state.root?.visit { node in
      guard let id = node.id, drawn[id] == nil else { return }
      // Effects are what modifiers inside the element say.
      var (drawing, inner) = (Drawing(), Optional(node))
      drawing.zIndex = node.traits[ObjectIdentifier(ZIndex.self)] as? Double ?? 0
      while let one = inner {
        drawing = drawing.applying(one.drawing)
        inner = one.children.count == 1 ? one.children[0] : nil
      }
      drawing.frame = node.frame.offsetBy(
        dx: drawing.offset.x + visibleRect.minX, dy: drawing.offset.y + visibleRect.minY)
      drawn[id] = drawing
    }
    return drawn
  }

  /// What a `ForEach` shows, in the order of the tree, which is that of accessibility.
  public var order: [AnyHashable] {
    var order: [AnyHashable] = []
    state.root?.visit { node in
      if let id = node.id, !order.contains(id) { order.append(id) }
    }
    return order
  }

  /// What of it is marked as a header.
  public var headers: Set<AnyHashable> {
    var headers: Set<AnyHashable> = []
    state.root?.visit { node in
      let traits = node.traits[ObjectIdentifier(AccessibilityTraits.self)] as? AccessibilityTraits
      if let id = node.id, traits == .isHeader { headers.insert(id) }
    }
    return headers
  }

  public var shown: [AnyHashable: CGRect] { drawn.mapValues(\.frame) }
}
