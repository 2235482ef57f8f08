#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// Places views at the frames of their elements, or where these are arranged otherwise.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementLayout: Layout {
  let size: LayoutSize
  let axis: LayoutAxis
  /// The distance by which views are placed before their frames.
  let heldBack: Double
  /// Whether the elements are laid out in the proposed space, since none is known yet.
  let isOpening: Bool
  let arranging: LazyArranging?

  typealias Cache = (crossLength: Double?, order: [MasonryFeed.Address?], layout: LazyFrames?)?
  func makeCache(subviews: Subviews) -> Cache { nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let size = arranged(proposal, subviews, &cache)?.size ?? size
    let length = axis.length(of: size)
    // What is drawn after the end counts too.
    return CGSize(
      axis.size(
        main: max(length, length - heldBack),
        cross: crossLength(proposal) ?? axis.cross.length(of: size)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let origin = axis.move(LayoutPoint(bounds.origin), by: -heldBack)
    let arranged = arranged(ProposedViewSize(bounds.size), subviews, &cache)
    for subview in subviews {
      let element = subview[LazyElement.self]
      // A view without an element stands for the one that is dragged.
      let frame = (element?.address ?? arranged?.moved).flatMap { arranged?.frames[$0] }
      guard let frame = (frame ?? element?.frame)?.offsetBy(dx: origin.x, dy: origin.y)
      else { continue }
      // At first a view has no length of its own, and may be smaller than its place.
      let axes = isOpening ? [] : element?.measuredAxes ?? []
      var proposal = ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : frame.width,
        height: axes.contains(.vertical) ? nil : frame.height)
      // A text that is longer on one line wraps.
      if axes.contains(axis.cross), let longest = element?.longestAcross,
        axis.cross.length(of: LayoutSize(subview.sizeThatFits(proposal))) > longest
      {
        if axis == .vertical { proposal.width = longest } else { proposal.height = longest }
      }
      subview.place(
        at: CGPoint(isOpening ? frame.center : frame.origin),
        anchor: isOpening ? .center : .topLeading, proposal: proposal)
    }
  }

  private func arranged(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> LazyFrames? {
    guard let arranging else { return nil }
    let crossLength = isOpening ? crossLength(proposal) : nil
    let order = subviews.map { $0[LazyElement.self]?.address }
    if cache?.crossLength != crossLength || cache?.order != order {
      cache = (crossLength, order, arranging(crossLength, order))
    }
    return cache?.layout
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
