#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// Places views at the frames of their elements, or where an opening has them.
///
/// Along the axis it is as long as its content, across it as long as the parent proposes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementLayout: Layout {
  let size: LayoutSize
  let axis: LayoutAxis
  /// The distance by which views are placed before their frames.
  let heldBack: Double
  let environment: LayoutEnvironment
  /// Lays out the first elements in the proposed space; `nil` once frames are known.
  let opening: LazyOpening?

  func makeCache(subviews: Subviews) -> LazyFrames? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyFrames?
  ) -> CGSize {
    let size = open(proposal, &cache)?.size ?? size
    let length = axis.length(of: size)
    // What is drawn after the end counts too.
    return CGSize(
      axis.size(
        main: max(length, length - heldBack),
        cross: crossLength(proposal) ?? axis.cross.length(of: size)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyFrames?
  ) {
    let origin = axis.move(LayoutPoint(bounds.origin), by: -heldBack)
    let opened = open(ProposedViewSize(bounds.size), &cache)
    for subview in subviews {
      guard let element = subview[LazyElement.self] else { continue }
      let frame = (opened?.frames[element.address] ?? element.frame)
        .offsetBy(dx: origin.x, dy: origin.y)
      if opened != nil {
        // A view has no frame of its own yet, and may be smaller than its place.
        subview.place(
          at: CGPoint(frame.center), anchor: .center,
          proposal: ProposedViewSize(CGSize(frame.size)))
      } else {
        let axes = element.measuredAxes
        subview.place(
          at: CGPoint(frame.origin),
          proposal: ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : frame.width,
            height: axes.contains(.vertical) ? nil : frame.height))
      }
    }
  }

  private func open(_ proposal: ProposedViewSize, _ cache: inout LazyFrames?) -> LazyFrames? {
    guard let opening, let length = crossLength(proposal) else { return nil }
    let space = LayoutSpace(axis: axis, crossLength: length, environment: environment)
    if cache?.space != space { cache = opening(space) }
    return cache
  }

  private func crossLength(_ proposal: ProposedViewSize) -> Double? {
    let length = (axis == .vertical ? proposal.width : proposal.height).map { Double($0) }
    return length?.isFinite == true ? length : nil
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyElement: LayoutValueKey {
  static var defaultValue: LazyElement? { nil }
}
#endif
