#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// Places views at the frames that they carry.
///
/// Along the axis it is as long as its content, across it as long as the parent proposes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ElementLayout: Layout {
  let size: CGSize
  let axis: LayoutAxis

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    switch axis {
    case .vertical: CGSize(width: length(proposal.width, or: size.width), height: size.height)
    case .horizontal: CGSize(width: size.width, height: length(proposal.height, or: size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let (frame, axes) = (subview[ElementFrame.self], subview[ElementMeasure.self])
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : frame.width,
          height: axes.contains(.vertical) ? nil : frame.height))
    }
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
#endif
