import Foundation
import XCTest

final class PublicNameTests: XCTestCase {
  func testTheListHoldsAllThatTheLibrariesDeclare() throws {
    XCTAssertEqual(publicNames.sorted(), try declaredNames().sorted())
  }

  /// Names of SwiftUI, UIKit and AppKit that no model here declares.
  ///
  /// All that are known to begin with Layout or Wheel, and neighbours of ours. A name that a model
  /// declares is ambiguous in the list of ours, and does not compile.
  private let namesOfFrameworks = """
    Anchor Animation AnyLayout ContainerValues ContentMode CoordinateSpace Fixed FixedPoint
    FixedRect Fract GeometryReader Grid GridItem GridLayout GridRow Group HStack HStackLayout Handle
    HorizontalEdge Image LayoutDirectionBehavior LayoutProperties LazyHGrid LazyHStack LazyVGrid
    LazyVStack List NSAnimation NSCollectionLayoutAnchor NSCollectionLayoutContainer
    NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment
    NSCollectionLayoutGroup NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
    NSCollectionLayoutSpacing NSCollectionViewCompositionalLayout NSCollectionViewFlowLayout
    NSCollectionViewGridLayout NSCollectionViewLayout NSCollectionViewLayoutAttributes
    NSCollectionViewLayoutInvalidationContext NSCollectionViewTransitionLayout
    NSDirectionalEdgeInsets NSDirectionalRectEdge NSGridColumn NSGridRow NSGridView
    NSLayoutConstraint NSLayoutGuide NSRectAlignment NSUserInterfaceLayoutDirection
    NSUserInterfaceLayoutOrientation Path PinnedScrollableViews Point ProjectionTransform Ptr Rect
    Rectangle RoundedRectangle ScrollPhase ScrollViewReader Section Size Spacer Style TimeRecord
    TimeScale TimeValue Transaction UIAxis UICollectionLayoutListConfiguration
    UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    UICoordinateSpace UILayoutGuide UILayoutPriority UIOffset UIRectEdge UITraitEnvironment
    UnsignedFixed UserInterfaceSizeClass VStackLayout VersRec VerticalAlignment ViewDimensions
    ViewSpacing ViewThatFits WheelDatePickerStyle WheelPickerStyle ZStackLayout
    """

  func testNoNameIsThatOfAFramework() {
    let theirs = Set(namesOfFrameworks.split(whereSeparator: \.isWhitespace).map(String.init))
    XCTAssertTrue(theirs.isDisjoint(with: publicNames))
  }

  /// The public names at the top level of the sources: of declarations that begin their line.
  private func declaredNames() throws -> [String] {
    let sources = (1...5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }.appendingPathComponent("Sources")
    let declaration =
      #/^(?:@\S+ )*(?:public|open) (?:\w+ )*?(?:actor|class|enum|func|let|macro|protocol|struct|typealias|var) (\w+)/#

    return try [
      "LayoutGeometry", "MasonryLayout", "CircularLayout", "CollectionLayoutsUIKit",
      "CollectionLayoutsSwiftUI",
    ].flatMap { library in
      let folder = sources.appendingPathComponent(library)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
      }
    }
  }
}
