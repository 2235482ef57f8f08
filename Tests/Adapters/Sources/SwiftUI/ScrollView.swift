// The SDK documents these declarations.
// swift-format-ignore-file

/// Page `ScrollView`.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set, content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }
  func makeNode(at place: Place) -> Node {
    let scroll = place.screen.scroll(at: place.path)
    if let position = place.position { scroll.position = position }
    scroll.behavior = place.behavior
    var inner = place
    (inner.scroll, inner.position, inner.behavior) = (scroll, nil, nil)
    let content = place.screen.node(of: content, at: inner)
    let isStack = axes.contains(.vertical) && content.elements.count != 1
    return ScrollNode(isStack ? StackNode(content, spacing: 0) : content, axes: axes, scroll)
  }
}

/// What a scroll view keeps as long as it is on screen.
final class ScrollState {
  var contentOffset = CGPoint.zero
  var behavior: (any ScrollTargetBehavior)?
  var position: ScrollPosition?
  private(set) var contentSize = CGSize.zero
  fileprivate(set) var frame = CGRect.zero
  private var doneOrders = 0

  /// Goes where it was told to; returns whether it was.
  func obey() -> Bool {
    guard let position, position.count > doneOrders else { return false }
    doneOrders = position.count
    contentOffset = CGPoint(x: position.x ?? contentOffset.x, y: position.y ?? contentOffset.y)
    return true
  }

  /// Where the content goes, which is between its ends at rest.
  fileprivate func offset(of content: CGSize) -> CGPoint {
    contentSize = content
    contentOffset = CGPoint(
      x: min(max(0, contentOffset.x), max(0, content.width - frame.width)),
      y: min(max(0, contentOffset.y), max(0, content.height - frame.height)))
    return contentOffset
  }
}

/// Page `ScrollView`: the content is proposed no length along the axes, and is moved by the offset.
///
/// Several views are arranged as in a `VStack`, which the page does not say.
final class ScrollNode: WrapperNode {
  let axes: Axis.Set, state: ScrollState
  init(_ child: Node, axes: Axis.Set, _ state: ScrollState) {
    (self.axes, self.state) = (axes, state)
    super.init(child)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func placeChildren(_ proposal: ProposedViewSize) {
    let inner = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : frame.width,
      height: axes.contains(.vertical) ? nil : frame.height)
    state.frame = frame
    let offset = state.offset(of: child.size(inner))
    child.place(at: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y), inner)
  }
}

extension Node {
  /// The scroll view that it is, or else the first one in it.
  var scroll: ScrollState? {
    (first { $0 is ScrollNode } as? ScrollNode)?.state
  }

  /// Page `GeometryProxy`, for a node in a scroll view.
  func proxy(in scroll: ScrollState?) -> GeometryProxy {
    GeometryProxy(
      size: frame.size, scrollBounds: scroll?.frame.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }
}
