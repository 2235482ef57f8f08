// Every member of UIKit and SwiftUI that the products call, with its type as
// developer.apple.com/documentation has it. Here it is type-checked against the models;
// `.ci/adapters --apple` is to check it against the SDK, and has not run on a Mac yet. What a model
// declares in another way than the SDK does not compile in one of the two. What the products
// override or conform to is not here: their own declarations are checked by the compiler.

import CoreGraphics
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// What the layouts call, by the pages of the types that declare it.
@MainActor
private func calledMembers(
  _ layout: UICollectionViewLayout, _ view: UICollectionView,
  _ attributes: UICollectionViewLayoutAttributes,
  _ context: UICollectionViewLayoutInvalidationContext, _ update: UICollectionViewUpdateItem,
  _ environment: any NSCollectionLayoutEnvironment
) {
  // uicollectionviewlayout
  layout.invalidateLayout()
  let _: UICollectionView? = layout.collectionView
  layout.invalidateLayout(with: context)
  let _: AnyClass = type(of: layout).layoutAttributesClass
  let register: (AnyClass?, String) -> Void = layout.register(_:forDecorationViewOfKind:)
  register(UICollectionReusableView.self, "")

  // uicollectionview, uiscrollview, uiview
  let _: (Int, Int) = (view.numberOfSections, view.numberOfItems(inSection: 0))
  let _: (CGRect, CGPoint, UIEdgeInsets) = (
    view.bounds, view.contentOffset, view.adjustedContentInset
  )
  let _: (UIEdgeInsets, UIEdgeInsets) = (view.safeAreaInsets, view.layoutMargins)
  let _: CGRect = view.readableContentGuide.layoutFrame
  let _: CGFloat = view.traitCollection.displayScale
  let _: UIUserInterfaceLayoutDirection = view.effectiveUserInterfaceLayoutDirection
  let _: [String] = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
  view.setContentOffset(CGPoint.zero, animated: true)
  let _: (Bool, Bool, Bool) = (view.isTracking, view.isDragging, view.isDecelerating)
  let _: UIWindow? = view.window
  let translate: (IndexPath?) -> IndexPath? = view.dataSourceIndexPath(forPresentationIndexPath:)
  let present: (IndexPath?) -> IndexPath? = view.presentationIndexPath(forDataSourceIndexPath:)
  view.performUsingPresentationValues { _ = present(translate(nil)) }
  let cell = UICollectionViewCell(frame: .zero)
  let _: IndexPath? = view.indexPath(for: cell)
  let _: (String?, Bool) = (cell.accessibilityValue, cell.isAccessibilityElement)
  let _: UIAccessibilityTraits = cell.accessibilityTraits.union(.adjustable)
  UIAccessibility.post(notification: .layoutChanged, argument: cell)
  let _: (UICollectionViewTransitionLayout) -> UICollectionViewLayout = { $0.currentLayout }
  UIView.performWithoutAnimation {}
  UIView.animate(withDuration: 0.3) {}
  let _: CGRect = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))

  // uicollectionviewlayoutattributes
  let path = IndexPath(item: 0, section: 0)
  let _: [UICollectionViewLayoutAttributes] = [
    .init(forCellWith: path), .init(forSupplementaryViewOfKind: "", with: path),
    .init(forDecorationViewOfKind: "", with: path),
  ]
  // Initializers of Objective-C can be called on any class of attributes.
  let type: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
  let _: [UICollectionViewLayoutAttributes] = [
    type.init(forCellWith: path), type.init(forSupplementaryViewOfKind: "", with: path),
    type.init(forDecorationViewOfKind: "", with: path),
  ]
  attributes.isHidden = true
  (attributes.frame, attributes.size, attributes.center) = (.zero, .zero, .zero)
  (attributes.zIndex, attributes.alpha, attributes.transform) = (0, 1, .identity)
  let _: (IndexPath, String?) = (attributes.indexPath, attributes.representedElementKind)
  let category: UICollectionView.ElementCategory = attributes.representedElementCategory
  let _: Bool = category == .cell || category == .supplementaryView || category == .decorationView

  // uicollectionviewlayoutinvalidationcontext
  let _: (Bool, Bool) = (context.invalidateEverything, context.invalidateDataSourceCounts)
  context.contentOffsetAdjustment = .zero
  context.invalidateItems(at: [path])
  context.invalidateSupplementaryElements(ofKind: "", at: [path])
  context.invalidateDecorationElements(ofKind: "", at: [path])

  // uicollectionviewupdateitem
  let _: (IndexPath?, IndexPath?) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
  let action: UICollectionViewUpdateItem.Action = update.updateAction
  let _: Bool = [.insert, .delete, .reload, .move].contains(action)

  // nscollectionlayoutenvironment, nscollectionlayoutsection, nscollectionlayoutgroup
  let _: (CGSize, CGSize) = (
    environment.container.contentSize, environment.container.effectiveContentSize
  )
  let _: NSDirectionalEdgeInsets = environment.container.effectiveContentInsets
  let _: UITraitCollection = environment.traitCollection
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
  let _ = NSCollectionLayoutSection(
    group: .custom(layoutSize: size) { (_: any NSCollectionLayoutEnvironment) in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect.zero)]
    })
  let _: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
  let _ = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

/// uicollectionreusableview, uicollectionviewdiffabledatasource, uicontentinsetsreference.
@available(iOS 14, tvOS 14, *)
@MainActor
private func calledMembers(
  _ view: UICollectionReusableView, _ source: UICollectionViewDiffableDataSource<Int, String>
) {
  let _: CGSize = view.systemLayoutSizeFitting(
    CGSize.zero, withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  let _: IndexPath? = source.indexPath(for: "")
  let reference: UIContentInsetsReference? = UIContentInsetsReference(rawValue: 2)
  let _: Int? = reference?.rawValue
  let _: [UIContentInsetsReference] = [
    .automatic, .none, .safeArea, .layoutMargins, .readableContent,
  ]
}

/// uiscrollview, uigesturerecognizer: what carousels are panned by.
@MainActor
private func calledMembers(_ scrollView: UIScrollView, in view: UICollectionView) {
  (scrollView.isHidden, scrollView.contentInsetAdjustmentBehavior) = (true, .never)
  scrollView.contentSize = .zero
  view.addSubview(scrollView)
  let _: [UIView] = view.subviews
  scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  let pan: UIPanGestureRecognizer = scrollView.panGestureRecognizer
  view.addGestureRecognizer(pan)
  view.panGestureRecognizer.require(toFail: pan)
  let _: (CGPoint, CGPoint) = (pan.location(in: view), pan.velocity(in: view))
  let pinch = UIPinchGestureRecognizer()
  let _: (CGPoint, CGFloat) = (pinch.location(in: view), pinch.scale)
  let _: Bool = [.began, .ended, .cancelled].contains(pinch.state)
  let _: UICollectionViewLayout = view.collectionViewLayout
  let _: (any UIScrollViewDelegate)? = scrollView.delegate
}

/// layoutsubview, scrolltarget, scrolltargetbehaviorcontext, environmentvalues.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private func calledMembers<Key: LayoutValueKey & EnvironmentKey>(
  _ subview: LayoutSubview, _ proposal: ProposedViewSize, _ values: inout EnvironmentValues,
  _ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext, _ key: Key.Type
) where Key.Value == CGFloat {
  let _: (CGFloat?, CGFloat?) = (proposal.width, proposal.height)
  let _: CGFloat = subview[key]
  subview.place(
    at: CGPoint.zero, anchor: UnitPoint.topLeading,
    proposal: ProposedViewSize(width: nil, height: CGFloat(1)))
  values[key] = CGFloat(values[key])
  let _: (LayoutDirection, CGFloat) = (values.layoutDirection, values.displayScale)
  let _: (CGVector, CGSize) = (context.velocity, context.containerSize)
  let _: LayoutDirection = context.layoutDirection
  target.rect.origin.x = CGFloat(0)
}

#if !os(tvOS) && !os(watchOS)
/// draggesture, spatialtapgesture, magnifygesture, gesturemask.
@available(iOS 17, macOS 14, visionOS 1, *)
@MainActor
private func calledMembers(_ view: Color, _ state: GestureState<Bool>) -> some View {
  view.gesture(
    SpatialTapGesture().onEnded { (value: SpatialTapGesture.Value) in
      let _: CGPoint = value.location
    }, including: GestureMask.subviews
  )
  .gesture(
    DragGesture(minimumDistance: CGFloat(20))
      .onChanged { (value: DragGesture.Value) in
        let _: (CGPoint, CGPoint) = (value.startLocation, value.location)
      }
      .updating(state) { (_: DragGesture.Value, isDragged: inout Bool, _: inout Transaction) in
        isDragged = state.wrappedValue
      }
      .onEnded { _ in }, including: .all
  )
  .transformEnvironment(\.isScrollEnabled) { (isEnabled: inout Bool) in isEnabled = false }
  .simultaneousGesture(
    MagnifyGesture()
      .onChanged { (value: MagnifyGesture.Value) in
        let _: (CGPoint, CGFloat) = (value.startLocation, value.magnification)
      }
      .onEnded { _ in }, including: GestureMask.all
  )
  .accessibilityAddTraits(AccessibilityTraits.isSelected)
  .accessibilityAddTraits([])
}
#endif

/// uicollectionviewdelegate: selection by a drag, which is UIKit's own.
@MainActor
private final class SelectingDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { collectionView.allowsMultipleSelection = true }
}

/// An object in a state, to a property of which there is a binding.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor private final class Holder {
  var position = ScrollPosition(idType: Int.self)
}

/// view, and its modifiers.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
private func calledMembers<Key: LayoutValueKey>(
  _ view: Color, _ position: Binding<ScrollPosition>, _ count: State<Int>, _ key: Key.Type,
  _ holder: State<Holder>
) -> some View where Key.Value == CGFloat {
  position.wrappedValue.scrollTo(x: CGFloat(0))
  position.wrappedValue.scrollTo(y: CGFloat(0))
  position.wrappedValue.scrollTo(edge: Edge.bottom)
  let _: (ScrollPosition, State<Int>) = (ScrollPosition(idType: Int.self), State(wrappedValue: 0))
  let derived: Binding<ScrollPosition> = holder.projectedValue.position
  let _ = Binding<Int?>(count.projectedValue)
  var transaction = Transaction()
  transaction.scrollPositionUpdatePreservesVelocity = true
  withTransaction(transaction) {}
  return ScrollView(Axis.Set.horizontal, showsIndicators: false) {
    view.frame(minWidth: CGFloat?.some(0), maxWidth: .infinity, minHeight: nil, maxHeight: nil)
      .environment(\.layoutDirection, LayoutDirection.leftToRight)
      .visualEffect { (content: EmptyVisualEffect, proxy: GeometryProxy) in
        let _: (CGRect?, CGSize) = (proxy.bounds(of: .scrollView(axis: .vertical)), proxy.size)
        return content.scaleEffect(CGFloat(1)).rotationEffect(Angle.radians(0))
          .opacity(Double(1)).offset(x: CGFloat(0), y: CGFloat(0))
      }
      .layoutValue(key: key, value: CGFloat(1))
      .zIndex(Double(1))
      .accessibilityAddTraits(AccessibilityTraits.isHeader)
      .accessibilityElement(children: AccessibilityChildBehavior.contain)
      .accessibilityHidden(true)
      .accessibilityValue(Text("3 of 12"))
      .accessibilityAdjustableAction { (direction: AccessibilityAdjustmentDirection) in
        let _: Bool = direction == .increment
      }
      .onGeometryChange(for: CGSize.self) { (proxy: GeometryProxy) in
        proxy.size
      } action: { (_: CGSize) in
      }
      .onChange(of: count.wrappedValue) {}
      .draggable("")
      .onDrop(of: [UTType.text], delegate: Delegate())
      .simultaneousGesture(
        MagnifyGesture()
          .onChanged { (value: MagnifyGesture.Value) in
            let _: (CGFloat, CGPoint) = (value.magnification, value.startLocation)
          }
          .onEnded { (_: MagnifyGesture.Value) in }
      )
      .transformEnvironment(\.displayScale) { (scale: inout CGFloat) in scale += 0 }
  }
  .defaultScrollAnchor(UnitPoint(x: 1, y: 1), for: .initialOffset)
  .defaultScrollAnchor(UnitPoint(x: 1, y: 1), for: .alignment)
  .scrollPosition(derived)
  .onScrollGeometryChange(for: CGPoint.self) { (geometry: ScrollGeometry) in
    let _: any Equatable = geometry
    let _: EdgeInsets = geometry.contentInsets
    let _: (CGSize, CGSize) = (geometry.contentSize, geometry.containerSize)
    return geometry.contentOffset
  } action: { (_: CGPoint, _: CGPoint) in
  }
  .onScrollPhaseChange { (_: ScrollPhase, phase: ScrollPhase) in
    let _: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating, phase]
  }
}

/// dropdelegate, dropinfo, dropproposal.
private struct Delegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { true }
  func performDrop(info: DropInfo) -> Bool { true }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    let _: CGPoint = info.location
    return DropProposal(operation: .move)
  }
}

/// dynamicviewcontent, reorderdifference, dragsession, view.
@available(iOS 27, macOS 27, visionOS 27, *)
@MainActor
private func calledMembers(_ content: ForEach<[Draggable], String, Color>) -> some View {
  let container = content.reorderable(collectionID: Int(0))
    .reorderContainer(for: Draggable.self, itemID: \.id, in: Int.self) {
      (difference: ReorderDifference<String, Int>) in
      let _: ([String], Int) = (difference.sources, difference.destination.collectionID)
      if case .before(let id) = difference.destination.position { let _: String = id }
    }
  return container.onDragSessionUpdated { (session: DragSession) in
    if case .active = session.phase {}
    let _: [String] = session.draggedItemIDs(for: String.self)
  }
}

private struct Draggable {
  let id: String
}

/// edgeinsets, axis, layoutdirection.
@MainActor
private func values(_ insets: EdgeInsets, _ axis: Axis, _ direction: LayoutDirection) -> [Bool] {
  let _: [CGFloat] = [insets.top, insets.leading, insets.bottom, insets.trailing]
  let _ = EdgeInsets(top: CGFloat(0), leading: CGFloat(0), bottom: CGFloat(0), trailing: CGFloat(0))
  return [axis == .vertical, axis == .horizontal, direction == .rightToLeft]
}
