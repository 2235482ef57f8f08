// Every member of SwiftUI that the product CollectionLayoutsSwiftUI calls, with its type as
// developer.apple.com/documentation/swiftui has it, as FrameworkMembers.swift has UIKit.

import CoreGraphics
import SwiftUI

/// layoutsubview: what a container does with it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private func place(_ subview: LayoutSubview, _ proposal: ProposedViewSize) {
  let _: (CGFloat?, CGFloat?) = (proposal.width, proposal.height)
  let _: CGFloat = subview[Length.self]
  subview.place(
    at: CGPoint.zero, anchor: UnitPoint.topLeading,
    proposal: ProposedViewSize(width: nil, height: CGFloat(1)))
}

/// layoutvaluekey, environmentkey.
private struct Length: LayoutValueKey, EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  fileprivate var length: CGFloat {
    get { self[Length.self] }
    set { self[Length.self] = newValue }
  }
}

/// view, state, environment, and the modifiers of views.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct CallingView: View {
  struct Element: Identifiable {
    let id: Int
  }

  @State private var count: Int
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.displayScale) private var scale: CGFloat
  @Environment(\.length) private var length: CGFloat

  init() { _count = State(wrappedValue: 0) }

  @ViewBuilder var body: some View {
    ForEach([Element(id: 1)]) { (_: Element) in
      Color.clear
        .frame(width: CGFloat?.none, height: CGFloat?.some(1))
        .environment(\.layoutDirection, LayoutDirection.leftToRight)
        .visualEffect { (content: EmptyVisualEffect, proxy: GeometryProxy) in
          let _: CGRect? = proxy.bounds(of: .scrollView)
          let _: CGSize = proxy.size
          return content.scaleEffect(CGFloat(1)).rotationEffect(Angle.radians(0)).opacity(
            Double(1)
          )
          .offset(x: CGFloat(0), y: CGFloat(0))
        }
        .layoutValue(key: Length.self, value: CGFloat(1))
        .zIndex(Double(1))
        .accessibilityAddTraits(AccessibilityTraits.isHeader)
    }
    .accessibilityElement(children: AccessibilityChildBehavior.contain)
    .onGeometryChange(for: CGSize.self) { (proxy: GeometryProxy) in
      proxy.size
    } action: { (_: CGSize) in
      count += 1
    }
    .onChange(of: count) {}
    ScrollView(Axis.Set.horizontal, showsIndicators: false) { EmptyView() }
  }
}

/// scrolltarget, scrolltargetbehaviorcontext.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private func update(_ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext) {
  let _: (CGVector, CGSize) = (context.velocity, context.containerSize)
  let _: LayoutDirection = context.layoutDirection
  target.rect.origin.x = CGFloat(0)
}

/// viewmodifier, scrollposition, scrollgeometry.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct Scrolling: ViewModifier {
  @State private var position = ScrollPosition(edge: .top)

  func body(content: Content) -> some View {
    let binding: Binding<ScrollPosition> = $position
    binding.wrappedValue.scrollTo(x: CGFloat(0))
    binding.wrappedValue.scrollTo(y: CGFloat(0))
    return
      content
      .scrollPosition(binding)
      .onScrollGeometryChange(for: CGPoint.self) { (geometry: ScrollGeometry) in
        geometry.contentOffset
      } action: { (_: CGPoint, _: CGPoint) in
      }
  }
}

/// edgeinsets, axis, layoutdirection.
@MainActor
private func values(_ insets: EdgeInsets, _ axis: Axis, _ direction: LayoutDirection) -> [Bool] {
  let _: [CGFloat] = [insets.top, insets.leading, insets.bottom, insets.trailing]
  let _ = EdgeInsets(top: CGFloat(0), leading: CGFloat(0), bottom: CGFloat(0), trailing: CGFloat(0))
  return [axis == .vertical, axis == .horizontal, direction == .rightToLeft]
}
