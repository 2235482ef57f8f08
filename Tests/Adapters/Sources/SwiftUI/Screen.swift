// swift-format-ignore-file

/// A screen that shows a view, for tests to look at and to scroll.
@MainActor public final class Screen {
  private let root: any View
  let state: ScreenState

  /// Whether sessions are told of drags in reorderable containers, and how tests name what is shown.
  public var tellsDragSessions = true
  public var name: (AnyHashable) -> AnyHashable? = { $0 }

  /// Shows a view on a screen with bars, of which the scroll view of the view takes the insets.
  ///
  /// With no rounds it stops after the first body, as previews, widgets and `ImageRenderer` do.
  public init(
    _ root: some View, size: CGSize, bars: EdgeInsets = EdgeInsets(), countsFromRest: Bool = true,
    roundsPerFrame: Int = 100
  ) {
    self.root = root
    state = ScreenState(size: size)
    (state.bars, state.countsFromRest) = (bars, countsFromRest)
    state.roundsPerFrame = roundsPerFrame
    update()
  }

  /// Brings on screen what has changed in the data of the root.
  public func update() {
    state.build(root)
    state.update()
  }

  /// Scrolls by a wheel or a trackpad, to an offset from the resting place under the bars.
  public func scroll(toY y: CGFloat) {
    scroll(to: CGPoint(x: state.scroll.contentOffset.x, y: y - state.bars.top))
  }

  public func scroll(toX x: CGFloat) {
    scroll(to: CGPoint(x: x - state.bars.leading, y: state.scroll.contentOffset.y))
  }

  private func scroll(to offset: CGPoint) {
    state.scroll.phase = .decelerating
    state.scroll.moveByUser(to: offset)
    state.update()
    state.scroll.phase = .idle
    state.update()
  }

  /// Moves the content with a finger, also beyond its ends, by a distance.
  public func drag(by distance: CGFloat) {
    state.scroll.phase = .interacting
    state.scroll.moveByUser(
      to: CGPoint(x: state.scroll.contentOffset.x, y: state.scroll.contentOffset.y + distance))
    state.update()
  }

  /// Lets go of the content, which goes on by so many points in the next frame.
  public func letGo(velocity: CGFloat = 0) {
    (state.scroll.velocity, state.scroll.track) = (velocity, state.scroll.contentOffset)
    state.scroll.phase = velocity == 0 ? .idle : .decelerating
    state.update()
  }

  /// The next frame, in which content that was let go of goes on.
  public func frame() {
    let scroll = state.scroll
    if scroll.phase == .decelerating {
      let start = scroll.forgetsOrders ? scroll.track : scroll.contentOffset
      scroll.track = CGPoint(x: start.x, y: start.y + scroll.velocity)
      scroll.moveByUser(to: scroll.track)
      scroll.velocity *= 0.9
      if abs(scroll.velocity) < 1 { (scroll.velocity, scroll.phase) = (0, .idle) }
    }
    state.update()
  }

  /// Whether content that was let go of takes no notice of orders on its way.
  public var forgetsOrders: Bool {
    get { state.scroll.forgetsOrders }
    set { state.scroll.forgetsOrders = newValue }
  }

  /// Whether content that was let go of still moves.
  public var isDecelerating: Bool { state.scroll.phase == .decelerating }

  /// How many scrolls of a finger an order has stopped or fought against, and how often geometry was not
  /// told for want of rounds.
  public var stoppedScrolls: Int { state.scroll.stopped }
  public var droppedReports: Int { state.dropped }

  /// The rounds of geometry in the last frame, and whether the last order to scroll was animated.
  public var rounds: Int { state.rounds }
  public var isLastScrollAnimated: Bool { state.scroll.isLastOrderAnimated }

  /// The part in sight of a scroll view that is in an element of a `ForEach`; `nil` if it is not shown.
  public func visibleRect(inside id: AnyHashable) -> CGRect? {
    node(of: id)?.scroll.map { CGRect(origin: $0.contentOffset, size: $0.frame.size) }
  }

  /// Scrolls a scroll view that is in an element of a `ForEach`.
  public func scroll(inside id: AnyHashable, to offset: CGPoint) {
    node(of: id)?.scroll?.moveByUser(to: offset)
    state.update()
  }

  private func node(of id: AnyHashable) -> Node? { state.root?.first { $0.id.flatMap(name) == id } }

  /// Brings on screen what states have changed, and the orders to scroll.
  public func settle() { state.update() }

  /// Lets go of the content with a velocity. Page `ScrollTargetBehavior`: it changes where that leads.
  public func flick(toX x: CGFloat, velocity: CGFloat) {
    scroll(toX: target(of: state.scroll, toX: x, velocity: velocity))
  }

  /// The same for a scroll view that is in an element of a `ForEach`.
  public func flick(inside id: AnyHashable, toX x: CGFloat) {
    guard let inner = node(of: id)?.scroll else { return }
    scroll(inside: id, to: CGPoint(x: target(of: inner, toX: x, velocity: 0), y: 0))
  }

  private func target(of scroll: ScrollState, toX x: CGFloat, velocity: CGFloat) -> CGFloat {
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: x, y: 0), size: scroll.frame.size), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      velocity: CGVector(dx: velocity, dy: 0), containerSize: scroll.frame.size,
      contentSize: scroll.contentSize, environment: state.environment)
    scroll.behavior?.updateTarget(&target, context: context)
    return target.rect.minX
  }

  /// Begins to drag an element of a `ForEach` that is draggable.
  public func lift(_ id: AnyHashable) {
    traits { $0.traits[ObjectIdentifier(Draggable.self)] as? () -> Void }[id]?()
  }

  /// Drags to a point of the content, over the first view that takes it; whether one does.
  @discardableResult public func dragLifted(to point: CGPoint, letsGo: Bool = false) -> Bool {
    guard let node = state.root?.first(where: { $0 is DropNode }) as? DropNode else { return false }
    let offset = state.scroll.contentOffset
    let info = DropInfo(
      location: CGPoint(
        x: point.x - offset.x - node.frame.minX, y: point.y - offset.y - node.frame.minY))
    guard node.delegate.validateDrop(info: info) else { return false }
    _ = letsGo ? node.delegate.performDrop(info: info) : node.delegate.dropUpdated(info: info) != nil
    return true
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

  /// What of the content bars leave in sight.
  public var visibleRect: CGRect {
    let (offset, bars) = (state.scroll.contentOffset, state.bars)
    return CGRect(
      x: offset.x + bars.leading, y: offset.y + bars.top,
      width: state.size.width - bars.leading - bars.trailing,
      height: state.size.height - bars.top - bars.bottom)
  }

  /// The environment's bars, as those of a keyboard.
  public var bars: EdgeInsets {
    get { state.bars }
    set {
      state.bars = newValue
      state.scroll.insets = newValue.mirrored(state.scroll.isMirrored)
      state.update()
    }
  }
  public var contentSize: CGSize { state.scroll.contentSize }

  /// How often the bodies of views of a type were evaluated.
  public func evaluations(of name: String) -> Int { state.evaluations[name, default: 0] }

  /// What a `ForEach` shows, by identity, in the coordinates of the content.
  public var drawn: [AnyHashable: Drawing] {
    Dictionary(allDrawn.map { ($0.id, $0.drawing) }) { first, _ in first }
  }

  /// The same in the order of the tree, also where elements share an identity, which a page of
  /// `ForEach` forbids.
  public var allDrawn: [(id: AnyHashable, drawing: Drawing)] {
    var drawn: [(id: AnyHashable, drawing: Drawing)] = []
    state.root?.visit { node in
      if let id = node.id.flatMap(name) { drawn.append((id, drawing(of: node))) }
    }
    return drawn
  }

  private func drawing(of node: Node) -> Drawing {
    // Effects are what modifiers inside the element say.
    var (drawing, inner) = (Drawing(), Optional(node))
    drawing.zIndex = node.traits[ObjectIdentifier(ZIndex.self)] as? Double ?? 0
    while let one = inner {
      drawing = drawing.applying(one.drawing)
      inner = one.children.count == 1 ? one.children[0] : nil
    }
    let offset = state.scroll.contentOffset
    drawing.frame = node.frame.offsetBy(
      dx: drawing.offset.x + offset.x, dy: drawing.offset.y + offset.y)
    return drawing
  }

  /// What a `ForEach` shows, in the order of the tree, which is that of accessibility.
  public var order: [AnyHashable] {
    var order: [AnyHashable] = []
    state.root?.visit { node in
      if let id = node.id.flatMap(name), !order.contains(id) { order.append(id) }
    }
    return order
  }

  /// What of it is marked as a header.
  public var headers: Set<AnyHashable> { elements(with: .isHeader) }

  /// The elements that are marked as selected.
  public var selected: Set<AnyHashable> { elements(with: .isSelected) }

  private func elements(with trait: AccessibilityTraits) -> Set<AnyHashable> {
    var elements: Set<AnyHashable> = []
    state.root?.visit { node in
      let traits = node.traits[ObjectIdentifier(AccessibilityTraits.self)] as? AccessibilityTraits
      if let id = node.id.flatMap(name), traits?.contains(trait) == true { elements.insert(id) }
    }
    return elements
  }

  /// What a screen reader says of elements that are not hidden, if they have a value.
  public var spoken: [AnyHashable: String] {
    traits { node in
      let isHidden = node.traits[ObjectIdentifier(AccessibilityHidden.self)] as? Bool
      return isHidden == true ? nil : node.traits[ObjectIdentifier(Text.self)] as? String
    }
  }

  /// Swipes up or down on an element that is adjustable.
  public func adjust(_ id: AnyHashable, _ direction: AccessibilityAdjustmentDirection) {
    let key = ObjectIdentifier(AccessibilityAdjustmentDirection.self)
    let actions = traits { $0.traits[key] as? (AccessibilityAdjustmentDirection) -> Void }
    actions[id]?(direction)
    state.update()
  }

  private func traits<T>(_ value: (Node) -> T?) -> [AnyHashable: T] {
    var values: [AnyHashable: T] = [:]
    state.root?.visit { node in
      if let id = node.id.flatMap(name), values[id] == nil { values[id] = value(node) }
    }
    return values
  }

  public var shown: [AnyHashable: CGRect] { drawn.mapValues(\.frame) }
}
