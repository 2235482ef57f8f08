#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// Places views at the frames that they carry, or where an opening has them.
///
/// Along the axis it is as long as its content, across it as long as the parent proposes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementLayout: Layout {
  let size: CGSize
  let axis: LayoutAxis
  let environment: LayoutEnvironment

  /// Lays out the first elements in the proposed space; `nil` once frames are known.
  let opening: (@Sendable (LayoutSpace) -> LazyFrames?)?

  /// The frames of an opening, and the length across the axis that they are for.
  struct Cache {
    var crossLength: Double?
    var opened: LazyFrames?
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let opened = open(proposal, &cache)
    let size = opened.map { CGSize($0.size) } ?? size
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
      let order = subview[ElementOrder.self]
      let isOpened = opened?.frames.indices.contains(order) ?? false
      let frame = isOpened ? opened?.frames[order] ?? .zero : subview[ElementFrame.self]
      let axes = subview[ElementMeasure.self]
      // In an opening a view has no frame of its own, and may be smaller than its place.
      subview.place(
        at: isOpened
          ? CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY)
          : CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: isOpened ? .center : .topLeading,
        proposal: ProposedViewSize(
          width: axes.contains(.horizontal) && !isOpened ? nil : frame.width,
          height: axes.contains(.vertical) && !isOpened ? nil : frame.height))
    }
  }

  private func open(_ proposal: ProposedViewSize, _ cache: inout Cache) -> LazyFrames? {
    guard let opening,
      let crossLength = axis == .vertical ? proposal.width : proposal.height,
      crossLength.isFinite
    else { return nil }
    if cache.crossLength != Double(crossLength) {
      cache.crossLength = Double(crossLength)
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

/// The frame of a view in the coordinates of the layout.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementFrame: LayoutValueKey {
  static let defaultValue = LayoutRect.zero
}

/// The axes along which a view chooses its own length.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementMeasure: LayoutValueKey {
  static let defaultValue: Set<LayoutAxis> = []
}

/// The index of a view's element among those of an opening.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementOrder: LayoutValueKey {
  static let defaultValue = 0
}
#endif
