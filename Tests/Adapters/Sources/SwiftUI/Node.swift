// The SDK documents these declarations.
// swift-format-ignore-file

// The tree of what is shown. Page `Layout`: a parent proposes a size, the child chooses its own, and
// the parent places it.

/// Where a view is about to be made part of the tree.
@MainActor struct Place {
  let screen: ScreenState

  /// The way to it from the root: state belongs to a place.
  var path = ""
  var environment = EnvironmentValues()

  /// The scroll views around it, from the outermost to the innermost.
  var scrolls: [ScrollState] = []

  /// The drag in the container around it.
  var reordering: Reordering?

  /// What modifiers say to the scroll view inside.
  var position: PositionBox?, behavior: (any ScrollTargetBehavior)?
  var anchors = ScrollAnchors()

  /// The margins of scroll views inside, whether they are in one another or not.
  var margins = EdgeInsets()

  func child(_ name: String) -> Place {
    var place = self
    place.path += "/" + name
    return place
  }
}

/// What is shown at a place: a view that takes the size that it is proposed, unless a subclass says else.
class Node {
  /// The identity in the `ForEach` that it is an element of.
  var id: AnyHashable?

  /// What a view tells its container, by keys.
  var traits: [ObjectIdentifier: Any] = [:]

  /// Where it is on the screen, once it is placed.
  private(set) var frame = CGRect.zero

  var children: [Node] { [] }

  /// What a container arranges: a list stands for its elements.
  var elements: [Node] { [self] }

  /// Calls a closure with this node and with all in it, in the order of the tree.
  final func visit(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The first node in the tree from here on that is one that is looked for.
  final func first(where isWanted: (Node) -> Bool) -> Node? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(proposal))
    placeChildren(proposal)
  }

  func placeChildren(_ proposal: ProposedViewSize) {}

  /// How the node draws what is in it: none but a visual effect changes anything.
  var drawing: Drawing { Drawing() }
}

final class TextNode: Node {
  private let characters: Int
  init(characters: Int) { self.characters = characters }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    // Without words it is one line high.
    guard characters > 0 else { return CGSize(width: 0, height: 20) }
    let width = min(8 * Double(characters), proposal.width.map { max(8, Double($0)) } ?? .infinity)
    return CGSize(width: width, height: 20 * (8 * Double(characters) / width).rounded(.up))
  }
}

/// The elements of a `ForEach` or of a builder.
final class ListNode: Node {
  private let list: [Node]
  init(_ list: [Node]) { self.list = list }
  override var children: [Node] { list }
  override var elements: [Node] {
    list.flatMap { node in
      let elements = node.elements
      for element in elements where element.id == nil { element.id = node.id }
      return elements
    }
  }
}

/// A node around another one, which is as large and tells its container the same.
class WrapperNode: Node {
  var child: Node
  init(_ child: Node) {
    self.child = child
    super.init()
    traits = child.traits
  }
  override var children: [Node] { [child] }
  override var elements: [Node] { child.elements.isEmpty ? [] : [self] }
  override func size(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func placeChildren(_ proposal: ProposedViewSize) { child.place(at: frame.origin, proposal) }
}

/// Page `overlay(alignment:content:)`: what lies over a view is proposed its size.
final class OverlayNode: WrapperNode {
  private let overlay: Node
  init(_ child: Node, overlay: Node) {
    self.overlay = overlay
    super.init(child)
  }
  override var children: [Node] { [child, overlay] }
  override func placeChildren(_ proposal: ProposedViewSize) {
    super.placeChildren(proposal)
    let size = overlay.size(ProposedViewSize(frame.size))
    overlay.place(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
      ProposedViewSize(frame.size))
  }
}

/// Page `frame(width:height:alignment:)`.
final class FrameNode: WrapperNode {
  let width: CGFloat?, height: CGFloat?, alignment: Alignment
  init(_ child: Node, _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
    super.init(child)
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  override func placeChildren(_ proposal: ProposedViewSize) {
    let size = child.size(inner(proposal))
    child.place(
      at: CGPoint(
        x: frame.minX + (frame.width - size.width) * alignment.x,
        y: frame.minY + (frame.height - size.height) * alignment.y), inner(proposal))
  }
}

/// Page `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
final class FlexibleFrameNode: WrapperNode {
  typealias Bounds = (min: CGFloat?, max: CGFloat?)
  let widths: Bounds, heights: Bounds, alignment: Alignment
  init(_ child: Node, _ widths: Bounds, _ heights: Bounds, _ alignment: Alignment) {
    (self.widths, self.heights, self.alignment) = (widths, heights, alignment)
    super.init(child)
  }
  private func clamped(_ length: CGFloat, _ bounds: Bounds) -> CGFloat {
    max(bounds.min ?? -.infinity, min(length, bounds.max ?? .infinity))
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { clamped($0, widths) },
      height: proposal.height.map { clamped($0, heights) })
  }
  /// Without a bound on a side the view's own length is one.
  private func length(_ proposed: CGFloat?, _ own: CGFloat, _ bounds: Bounds) -> CGFloat {
    if bounds.min == nil && bounds.max == nil { return own }
    let (least, greatest) = (bounds.min ?? own, bounds.max ?? own)
    return max(least, min(proposed ?? own, greatest))
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: length(proposal.width, size.width, widths),
      height: length(proposal.height, size.height, heights))
  }
  override func placeChildren(_ proposal: ProposedViewSize) {
    let inner = inner(ProposedViewSize(
      width: widths.max == nil ? proposal.width : frame.width,
      height: heights.max == nil ? proposal.height : frame.height))
    let size = child.size(inner)
    child.place(
      at: CGPoint(
        x: frame.minX + (frame.width - size.width) * alignment.x,
        y: frame.minY + (frame.height - size.height) * alignment.y), inner)
  }
}

/// Pages `ZStack` and `VStack`.
final class StackNode: Node {
  private let content: Node, alignment: Alignment, spacing: CGFloat?
  init(_ content: Node, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    (self.content, self.alignment, self.spacing) = (content, alignment, spacing)
  }
  override var children: [Node] { [content] }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    spacing == nil ? proposal : ProposedViewSize(width: proposal.width, height: nil)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = content.elements.map { $0.size(inner(proposal)) }
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    guard let spacing else { return CGSize(width: width, height: height) }
    let sum = sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: width, height: sum)
  }
  override func placeChildren(_ proposal: ProposedViewSize) {
    var y = frame.minY
    for element in content.elements {
      let size = element.size(inner(proposal))
      let x = frame.minX + (frame.width - size.width) * alignment.x
      let free = spacing == nil ? (frame.height - size.height) * alignment.y : 0
      element.place(at: CGPoint(x: x, y: y + free), inner(proposal))
      if let spacing { y += size.height + spacing }
    }
  }
}
