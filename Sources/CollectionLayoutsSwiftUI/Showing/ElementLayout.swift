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

  /// The frames of an opening, and the length across the axis that they are for.
  struct Cache {
    var crossLength: CGFloat?
    var opened: LazyFrames?
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let size = open(proposal, &cache).map { CGSize($0.size) } ?? size
    return switch axis {
    case .vertical: CGSize(width: length(proposal.width, or: size.width), height: size.height)
    case .horizontal: CGSize(width: size.width, height: length(proposal.height, or: size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let opened = open(ProposedViewSize(bounds.size), &cache)
    for subview in subviews {
      guard let element = subview[ElementKey.self] else { continue }
      if let opened, opened.frames.indices.contains(element.order) {
        // In an opening a view has no frame of its own, and may be smaller than its place.
        let frame = opened.frames[element.order]
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

  private func open(_ proposal: ProposedViewSize, _ cache: inout Cache) -> LazyFrames? {
    guard let opening,
      let crossLength = axis == .vertical ? proposal.width : proposal.height,
      crossLength.isFinite
    else { return nil }
    if cache.crossLength != crossLength {
      cache.crossLength = crossLength
      cache.opened = opening(
        LayoutSpace(axis: axis, crossLength: Double(crossLength), environment: environment))
    }
    return cache.opened
  }

  private func length(_ proposed: CGFloat?, or own: CGFloat) -> CGFloat {
    guard let proposed, proposed.isFinite else { return own }
    return proposed
  }
}

/// The element of a view, with the frame in the coordinates of the layout.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementKey: LayoutValueKey {
  static var defaultValue: LazyElement? { nil }
}
#endif
