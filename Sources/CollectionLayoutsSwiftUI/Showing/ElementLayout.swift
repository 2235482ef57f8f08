#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// Places views at the frames of their elements, or where an opening has them.
///
/// Along the axis it is as long as its content, across it as long as the parent proposes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementLayout: Layout {
  let size: CGSize
  let axis: LayoutAxis
  let environment: LayoutEnvironment

  /// Lays out the first elements in the proposed space; `nil` once frames are known.
  let opening: LazyOpening?

  func makeCache(subviews: Subviews) -> LazyFrames? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyFrames?
  ) -> CGSize {
    let size = open(proposal, &cache).map { CGSize($0.size) } ?? size
    return switch axis {
    case .vertical: CGSize(width: length(proposal.width, or: size.width), height: size.height)
    case .horizontal: CGSize(width: size.width, height: length(proposal.height, or: size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyFrames?
  ) {
    let opened = open(ProposedViewSize(bounds.size), &cache)
    for subview in subviews {
      guard let element = subview[LazyElement.self] else { continue }
      if let frame = opened?.frames[element.address] {
        // In an opening a view has no frame of its own, and may be smaller than its place.
        subview.place(
          at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
          proposal: ProposedViewSize(CGSize(frame.size)))
      } else {
        let (frame, axes) = (element.frame, element.measuredAxes)
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : frame.width,
            height: axes.contains(.vertical) ? nil : frame.height))
      }
    }
  }

  private func open(_ proposal: ProposedViewSize, _ cache: inout LazyFrames?) -> LazyFrames? {
    guard let opening, let length = axis == .vertical ? proposal.width : proposal.height,
      length.isFinite
    else { return nil }
    let space = LayoutSpace(axis: axis, crossLength: Double(length), environment: environment)
    if cache?.space != space { cache = opening(space) }
    return cache
  }

  private func length(_ proposed: CGFloat?, or own: CGFloat) -> CGFloat {
    guard let proposed, proposed.isFinite else { return own }
    return proposed
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension LazyElement: LayoutValueKey {
  static var defaultValue: LazyElement? { nil }
}
#endif
