import Foundation
import MasonryLayout
import XCTest

/// The README: its snippets of a wall, as an app would write them, and that all of it is true to the code.
final class ReadmeTests: XCTestCase {
  private struct Photo: Equatable {
    var name: String
    var size: LayoutSize
  }

  private struct ScrollView {
    var contentHeight = 0.0
  }

  private let photos = (0..<40).map { index in
    Photo(
      name: "\(index)", size: LayoutSize(width: 400, height: Double(300 + index * 37 % 200)))
  }

  func testAWallInTenLines() throws {
    let visibleRect = LayoutRect(x: 0, y: 200, width: 1024, height: 300)
    var scrollView = ScrollView()
    var shown: [String: LayoutRect] = [:]
    func show(_ photo: Photo, at frame: LayoutRect) { shown[photo.name] = frame }

    var wall = try MasonryGrid(
      configuration: .init(
        columns: .adaptive(minimumWidth: 160), columnSpacing: 8, itemSpacing: 8,
        contentInsets: .init(16)),
      width: 1024)
    try wall.appendItems(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))

    scrollView.contentHeight = wall.contentSize.height
    for item in wall.items(in: visibleRect) {
      show(photos[item.index], at: item.frame)
    }

    // (1024 - 32 + 8) / (160 + 8) = 5.95 columns of (992 - 4 · 8) / 5 = 192 points.
    XCTAssertEqual(wall.columnCount, 5)
    XCTAssertEqual(wall.columnWidth, 192)
    var expected: [String: LayoutRect] = [:]
    for (index, frame) in wall.frames.enumerated() where frame.intersects(visibleRect) {
      expected[photos[index].name] = frame
    }
    XCTAssertEqual(shown, expected)
    XCTAssertFalse(shown.isEmpty)
    let lowest = wall.frames.map(\.maxY).max() ?? 0
    XCTAssertEqual(scrollView.contentHeight, lowest + 16)
  }

  func testChanges() throws {
    let heights = MasonryHeights([], default: 100)
    let old = Array(photos.prefix(40))
    let new = Array(photos.reversed().prefix(25))
    let page = photos.suffix(20).map(\.size)
    var wall = try MasonryGrid(width: 320)
    try wall.appendItems(20, measuredBy: heights)
    try wall.appendItems(of: MasonryAspectRatios(sizes: page))  // places the page, moves nothing
    try wall.insertItems(1, at: 0, measuredBy: heights)
    wall.removeItem(at: 3)
    wall.moveItem(from: 0, to: 7)
    try wall.setHeight(180, ofItemAt: 4)  // a view has measured itself
    try wall.resize(width: 768, measuredBy: heights)  // rotation
    try wall.apply(new.difference(from: old), measuredBy: heights)  // CollectionDifference
    XCTAssertEqual(wall.itemCount, new.count)
  }

  func testSizesThatArriveLate() throws {
    let heights = MasonryHeights((0..<60).map { Double(90 + $0 * 37 % 80) }, default: 100)
    let cards = 0..<500
    let cells = MasonryHeightClosure { index, _ in Double(120 + index * 53 % 100) }
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(4)), width: 400)
    try wall.appendItems(60, measuredBy: MasonryHeights([], default: 100))
    var visible = LayoutRect(x: 0, y: 1200, width: 400, height: 400)
    let shown = wall.indices(in: visible)
    let seen = try XCTUnwrap(shown.last) + 1
    let arrived = Array(0..<seen)
    let columns = shown.map { wall.column(ofItemAt: $0) }

    wall.keptPlaces = .before(seen)  // seen: the number of items shown so far
    try wall.keepingPlace(in: &visible) { wall in  // scrolls, so that what is visible stays
      try wall.remeasure(arrived, measuredBy: heights)  // items already seen keep their column
    }
    try wall.prependItems(20, in: &visible, measuredBy: heights)  // what is visible stays
    try wall.appendItems(cards.count, measuredBy: MasonryEstimates(height: 180))  // measures none
    try wall.measure(itemsIn: &visible, measuredBy: cells)  // measures what is visible

    XCTAssertEqual(shown.map { wall.column(ofItemAt: $0 + 20) }, columns)
    XCTAssertEqual(wall.frame(ofItemAt: shown[0] + 20).minY, visible.minY)
    XCTAssertTrue(wall.items(in: visible).allSatisfy { !wall.isEstimated(itemAt: $0.index) })
    XCTAssertFalse(wall.hasExactContentSize)
  }

  /// Every snippet stands, line by line, in code that is compiled: in these tests, or by those of the
  /// adapters, which have models of the frameworks.
  func testEverySnippetIsCompiled() throws {
    let code = try [
      "Tests/ClientTests", "Sources/CollectionLayoutsUIKit", "Tests/Adapters/Sources/SampleApp",
      "Tests/Adapters/Tests/AdapterTests",
    ].flatMap(sources).map(lines)
    let articles =
      ["README.md"]
      + [
        "EveryDay", "ItemsInRows", "LazyMasonryInSwiftUI", "DrivingACollectionView",
        "APhotoTimeline", "YourFirstWall", "SizesAndSections", "DataThatChanges",
      ].map {
        "Sources/MasonryLayout/MasonryLayout.docc/\($0).md"
      }
    let snippets = try articles.map { article in
      try text(of: article).components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
        .filter { !$0.hasPrefix(".package") }
    }
    XCTAssertEqual(snippets.map(\.count), [8, 14, 2, 7, 6, 4, 3, 4, 4])
    for snippet in snippets.joined() {
      let snippet = lines(snippet)
      let isCompiled = code.contains { code in
        code.indices.contains { Array(code.dropFirst($0).prefix(snippet.count)) == snippet }
      }
      XCTAssertTrue(isCompiled, "Compiled nowhere:\n" + snippet.joined(separator: "\n"))
    }
  }

  /// A client depends on the newest version of the changelog, or on the branch as long as that has no
  /// tag.
  func testTheVersion() throws {
    let changelog = try text(of: ".github/CHANGELOG.md")
    let heading = try XCTUnwrap(changelog.components(separatedBy: "\n## ").dropFirst().first)
    let version = try XCTUnwrap(heading.components(separatedBy: "\n").first)
    let isTagged = !version.hasSuffix(" (not tagged yet)")
    let requirement = isTagged ? "from: \"\(version)\"" : "branch: \"main\""
    for page in ["README.md", "Sources/MasonryLayout/MasonryLayout.docc/YourFirstWall.md"] {
      XCTAssertTrue(try text(of: page).contains("layouts\", \(requirement))"), page)
    }
  }

  /// What the README says of the manifest: the oldest systems and the products.
  func testTheManifest() throws {
    let manifest = try text(of: "Package.swift")
    let readme = lines(try text(of: "README.md")).joined(separator: " ")
    let systems = [
      ".iOS(.v13)": "iOS 13", ".macOS(.v10_15)": "macOS 10.15", ".tvOS(.v13)": "tvOS 13",
      ".watchOS(.v6)": "watchOS 6", ".visionOS(.v1)": "visionOS 1",
    ]
    for (declaration, name) in systems {
      XCTAssertTrue(manifest.contains(declaration), declaration)
      XCTAssertTrue(readme.contains(name), name)
    }
    let products = manifest.components(separatedBy: ".library(name: \"").dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }
    XCTAssertEqual(products.count, 5)
    for product in products { XCTAssertTrue(readme.contains("`\(product)`"), product) }
    XCTAssertTrue(readme.contains("of the five products"))
  }

  /// The lines of a text but for the empty ones, with single spaces between words.
  private func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  private func sources(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }
      .map { try text(of: folder + "/" + $0) }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
