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
    (scroll.axes, scroll.behavior, scroll.anchors) = (axes, place.behavior, place.anchors)
    scroll.isEnabled = place.environment.isScrollEnabled
    if let position = place.position { scroll.position = position }
    // Bars of the screen cover its own scroll view, and none in it.
    let bars = place.scrolls.isEmpty ? place.screen.bars : EdgeInsets()
    scroll.isMirrored = place.environment.layoutDirection == .rightToLeft
    scroll.insets = (bars + place.margins).mirrored(scroll.isMirrored)
    scroll.countsFromRest = place.screen.countsFromRest
    var inner = place
    inner.scrolls.append(scroll)
    (inner.position, inner.behavior, inner.anchors) = (nil, nil, ScrollAnchors())
    let content = place.screen.node(of: content, at: inner)
    let isStack = axes.contains(.vertical) && content.elements.count != 1
    return ScrollNode(isStack ? StackNode(content, spacing: 0) : content, scroll)
  }
}

/// What a scroll view keeps as long as it is on screen.
///
/// As pages `ScrollGeometry` and `ScrollPosition` say: the offset is negative at rest by the top inset;
/// a scroll goes as far as there is content, and that is the content of the layout before.
final class ScrollState {
  var axes: Axis.Set = .vertical
  var contentOffset = CGPoint.zero
  var behavior: (any ScrollTargetBehavior)?
  var anchors = ScrollAnchors()
  var position: PositionBox?
  var phase = ScrollPhase.idle
  var isEnabled = true

  /// Points in a frame, once the finger has let go.
  var velocity: CGFloat = 0

  /// Where content that was let go of goes on from: where it is, or where it would be without the orders
  /// since, as in GTK, whose decelerations write positions that were computed before. No page says which.
  var forgetsOrders = false, track = CGPoint.zero

  /// What bars cover at the edges, and the margins of the content; leading is left, and trailing right.
  var insets = EdgeInsets(), isMirrored = false

  /// Where `scrollTo(y:)` counts from, which no page says: the resting place under the bars, or else the
  /// origin of the content.
  var countsFromRest = true

  /// The scrolls of a finger that an order has stopped, and whether the last order was animated.
  private(set) var stopped = 0
  private(set) var isLastOrderAnimated = false

  private(set) var contentSize = CGSize.zero
  fileprivate(set) var frame = CGRect.zero
  private var seen: ScrollPosition?
  private var isLaidOut = false

  /// Goes where it was told to, in the content that there was.
  func obey(_ transaction: Transaction) {
    guard let wanted = position?.binding.wrappedValue, wanted != seen else { return }
    defer { seen = wanted }
    guard isLaidOut else { return }
    if let edge = wanted.edge {
      move(to: edge == .bottom || edge == .trailing ? CGPoint(x: 1e9, y: 1e9) : CGPoint(x: -1e9, y: -1e9))
    } else if let point = wanted.place {
      let (left, top) = countsFromRest ? (insets.leading, insets.top) : (0, 0)
      move(to: CGPoint(
        x: point.x.map { $0 - left } ?? contentOffset.x, y: point.y.map { $0 - top } ?? contentOffset.y))
    } else {
      return
    }
    isLastOrderAnimated = transaction.animation != nil
    if phase != .idle, isLastOrderAnimated || !transaction.scrollPositionUpdatePreservesVelocity {
      (phase, velocity, stopped) = (.idle, 0, stopped + 1)
    }
    // Whoever holds the content by a finger does not feel it move.
    if phase == .tracking || phase == .interacting { stopped += 1 }
  }

  /// A scroll by a finger: the position is the user's from now on.
  func moveByUser(to offset: CGPoint) {
    contentOffset = offset
    guard let position, position.binding.wrappedValue != .user else { return }
    position.binding.wrappedValue = .user
    seen = .user
  }

  func move(to offset: CGPoint) {
    let end = CGPoint(
      x: contentSize.width + insets.trailing - frame.width,
      y: contentSize.height + insets.bottom - frame.height)
    contentOffset = CGPoint(
      x: max(-insets.leading, min(offset.x, end.x)), y: max(-insets.top, min(offset.y, end.y)))
  }

  /// Where the content goes: between its ends at rest, and beyond them under a finger.
  fileprivate func offset(of content: CGSize) -> CGPoint {
    contentSize = content
    if !isLaidOut, content.width > 0, content.height > 0 {
      isLaidOut = true
      let edge = seen?.edge.map { $0 == .bottom || $0 == .trailing ? 1.0 : 0 }
      let anchor = edge ?? anchors.initial?.y ?? 0
      move(to: CGPoint(x: axes.contains(.horizontal) ? anchor * 1e9 : 0, y: anchor * 1e9))
      if anchor == 0 { move(to: CGPoint(x: -insets.leading, y: -insets.top)) }
    }
    if phase != .interacting { move(to: contentOffset) }
    // Content that is shorter lies where the anchor says.
    let free = frame.height - insets.top - insets.bottom - content.height
    let aligned = axes.contains(.vertical) && free > 0 ? free * (anchors.alignment?.y ?? 0) : 0
    return CGPoint(x: contentOffset.x, y: contentOffset.y - aligned)
  }

  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: contentOffset, contentSize: contentSize, contentInsets: insets.mirrored(isMirrored),
      containerSize: frame.size)
  }
}

/// Page `ScrollView`: the content is proposed no length along the axes, and is moved by the offset.
///
/// Several views are arranged as in a `VStack`, which the page does not say.
final class ScrollNode: WrapperNode {
  let state: ScrollState
  init(_ child: Node, _ state: ScrollState) {
    self.state = state
    super.init(child)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func placeChildren(_ proposal: ProposedViewSize) {
    let inner = ProposedViewSize(
      width: state.axes.contains(.horizontal) ? nil : frame.width,
      height: state.axes.contains(.vertical) ? nil : frame.height)
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

  /// Page `GeometryProxy`, for a node in scroll views.
  func proxy(in scrolls: [ScrollState]) -> GeometryProxy {
    func bounds(_ scroll: ScrollState?) -> CGRect? {
      scroll?.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    let innermost = scrolls.last
    return GeometryProxy(
      size: frame.size,
      nearest: bounds(innermost)?.offsetBy(dx: 0, dy: innermost?.insets.top ?? 0),
      vertical: bounds(scrolls.last { $0.axes.contains(.vertical) }),
      horizontal: bounds(scrolls.last { $0.axes.contains(.horizontal) }))
  }
}

extension EdgeInsets {
  static func + (one: Self, other: Self) -> Self {
    .init(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
  }

  /// With the leading edge on the other side, if so.
  func mirrored(_ isMirrored: Bool) -> Self {
    isMirrored ? .init(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}

/// Page `ContentMarginPlacement`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement(), scrollContent = ContentMarginPlacement()
}

extension View {
  /// Page `contentMargins(_:_:for:)`: insets the content of scroll views inside by the safe area and the
  /// margins.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    ModifiedView(self) { place, content in
      var place = place
      if edges.contains(.top) { place.margins.top = insets.top }
      if edges.contains(.leading) { place.margins.leading = insets.leading }
      if edges.contains(.bottom) { place.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { place.margins.trailing = insets.trailing }
      return content(place)
    }
  }
}
