#if canImport(AppKit)
import AppKit
#endif
#if canImport(UIKit)
import UIKit
#endif
import CircularLayout
import CollectionLayoutsSwiftUI
import CollectionLayoutsUIKit
import CoreGraphics
import Foundation
import LayoutGeometry
import MasonryLayout
import SwiftUI

/// The name of everything that the libraries declare at the top level.
///
/// An app imports them along with the frameworks of the SDK. A name that one of those has too is ambiguous
/// here, and this file does not compile. `.ci/adapters --apple` is to check against the SDK's own; it has
/// not run on a Mac yet.
let publicNames = Names<
  // LayoutGeometry
  LayoutAngle, LayoutAxis, LayoutEnvironment, LayoutIndexMapping, LayoutInsets, LayoutPoint,
  LayoutQuad, LayoutReadingDirection, LayoutRect, LayoutSide, LayoutSize, LayoutTransform,

  // MasonryLayout
  ColumnsLayout, ItemsLayout, LayoutAnchor, LayoutBookmark<Int>,
  LayoutFrameChanges<LayoutItem, Int>, LayoutItem, LayoutKeptPlaces, LayoutMove<Int>,
  LayoutScrollPosition, LayoutSpace, LayoutTransition, MasonryAspectRatios, MasonryError,
  MasonryEstimates<MasonryHeights>, MasonryFeed, MasonryHeightClosure, any MasonryHeightProvider,
  MasonryHeights, MasonryItems, MasonryWall, RowsLayout,

  // CircularLayout
  Wheel, WheelError,

  // CollectionLayoutsUIKit
  MasonryCollectionViewCell, MasonryCollectionViewLayout, MasonryReusableView,
  WheelCollectionViewCell, WheelCollectionViewLayout,

  // CollectionLayoutsSwiftUI
  LazyFeed<[NoData], Int, [NoData], Int, EmptyView, EmptyView, EmptyView>,
  LazyMasonry<[NoData], Int, EmptyView>, LazyScrollPosition, LazySizing,
  LazyWheel<[NoData], Int, EmptyView>
>.texts

private struct NoData: Identifiable {
  let id: Int
}

/// Types by their names alone, without what they are generic over.
///
/// Between angle brackets an ambiguous name is an error. In the expression `LayoutAngle.self` it is not:
/// there the compiler takes one of the two types without a word.
private struct Names<each Named> {
  static var texts: [String] {
    var texts: [String] = []
    repeat texts.append(String(String(describing: (each Named).self).prefix { $0 != "<" }))
    return texts
  }
}
