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
let publicNames = [
  // LayoutGeometry
  Name<LayoutAngle>.text, Name<LayoutAxis>.text, Name<LayoutEnvironment>.text,
  Name<LayoutIndexMapping>.text, Name<LayoutInsets>.text, Name<LayoutPoint>.text,
  Name<LayoutQuad>.text, Name<LayoutReadingDirection>.text, Name<LayoutRect>.text,
  Name<LayoutSide>.text, Name<LayoutSize>.text, Name<LayoutTransform>.text,

  // MasonryLayout
  Name<any ItemLayout>.text, Name<LayoutAnchor<LayoutIndexMapping>>.text,
  Name<LayoutBookmark<Int>>.text,
  Name<any LayoutElement>.text, Name<LayoutFrameChanges<LayoutItem>>.text,
  Name<LayoutFrames<MasonryGrid>>.text, Name<LayoutItem>.text, Name<LayoutKeptPlaces>.text,
  Name<LayoutScrollPosition>.text, Name<LayoutSpace>.text,
  Name<any LayoutMapping>.text, Name<LayoutMove<Int>>.text,
  Name<LayoutTransition<MasonryGrid>>.text,
  Name<LayoutVisibilityChange<LayoutItem>>.text, Name<MasonryAspectRatios>.text,
  Name<MasonryError>.text,
  Name<MasonryEstimates<MasonryHeights>>.text, Name<MasonryFeed>.text, Name<MasonryGrid>.text,
  Name<MasonryHeightClosure>.text, Name<any MasonryHeightProvider>.text, Name<MasonryHeights>.text,
  Name<any MasonryPage>.text, Name<MasonryRows>.text, Name<any ScrollingLayout>.text,

  // CircularLayout
  Name<Wheel>.text, Name<WheelError>.text, Name<WheelSizeClosure>.text,
  Name<any WheelSizeProvider>.text, Name<WheelSizes>.text,

  // CollectionLayoutsUIKit
  Name<MasonryCarouselPanning>.text, Name<MasonryCollectionViewLayout>.text,
  Name<any UICollectionViewDelegateMasonryLayout>.text,
  Name<WheelCollectionViewLayout>.text,

  // CollectionLayoutsSwiftUI
  Name<LazyFeed<[NoData], [NoData], EmptyView, EmptyView, EmptyView>>.text,
  Name<LazyMasonry<[NoData], EmptyView>>.text, Name<LazyRows<[NoData], EmptyView>>.text,
  Name<LazyScroller>.text, Name<LazySizing<Int>>.text, Name<LazyWheel<[NoData], EmptyView>>.text,
  Name<WheelTargetBehavior>.text,
]

private struct NoData: Identifiable {
  let id: Int
}

/// A type by its name alone, without what it is generic over.
///
/// Between angle brackets an ambiguous name is an error. In the expression `LayoutAngle.self` it is not:
/// there the compiler takes one of the two types without a word.
private enum Name<Named> {
  static var text: String { String(String(describing: Named.self).prefix { $0 != "<" }) }
}
