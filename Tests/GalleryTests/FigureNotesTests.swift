import Foundation
import XCTest

@testable import LayoutGallery
@testable import SampleImages

/// What stands beside each figure: its Swift compiles, and its links lead to something.
final class FigureNotesTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func gallery() throws -> Gallery {
    try Gallery(of: PictureCollection(Array(try PictureSize.samples().prefix(60))))
  }

  private func figures(_ gallery: Gallery) -> [Figure] {
    gallery.walls + gallery.rows + gallery.feeds + gallery.wheels
  }

  func testEachFigureHasFewLinesOfSwiftAndAnArticle() throws {
    let names = Set(figures(try gallery()).map(\.fileName))
    XCTAssertEqual(names, Set(FigureNotes.all.keys))
    let documented = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path
    ).filter { $0.hasSuffix(".md") }.map { path in
      let parts = path.dropLast(3).lowercased().split(separator: "/")
      return parts.last == parts.first ? "\(parts[0])/" : "\(parts[0])/\(parts[parts.count - 1])/"
    }
    for (name, notes) in FigureNotes.all {
      XCTAssertTrue(documented.contains(notes.article), "\(name): \(notes.article)")
      let lines = notes.code.components(separatedBy: "\n")
      XCTAssertTrue((1...6).contains(lines.count), "\(name) has \(lines.count) lines")
      XCTAssertLessThanOrEqual(lines.map(\.count).max() ?? 0, 100, name)
    }
  }

  /// The documentation shows figures as they are drawn today; what one reads first stands before what one
  /// looks up.
  func testTheDocumentationShowsTheFigures() throws {
    let drawn = Dictionary(
      uniqueKeysWithValues: figures(
        try Gallery(of: PictureCollection(try PictureSize.samples()))
      ).map { ($0.fileName, $0.svg) })
    let sources = root.appendingPathComponent("Sources")
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".svg") {
      let file = sources.appendingPathComponent(path)
      guard let svg = drawn[file.lastPathComponent] else { continue }
      count += 1
      let isSame = try String(contentsOf: file, encoding: .utf8) == svg
      XCTAssertTrue(isSame, "\(path) is not what the gallery draws")
    }
    XCTAssertGreaterThan(count, 14)
    for library in [
      "MasonryLayout", "CircularLayout", "CollectionLayoutsSwiftUI", "CollectionLayoutsUIKit",
    ] {
      let page = try String(
        contentsOf: sources.appendingPathComponent("\(library)/\(library).docc/\(library).md"),
        encoding: .utf8)
      XCTAssertTrue(page.contains("!["), "\(library) has no picture")
      let headings = page.components(separatedBy: "\n### ").dropFirst()
        .compactMap { $0.components(separatedBy: "\n").first }
      XCTAssertFalse(headings.dropLast().contains("Reference"), "\(headings)")
    }
  }

  /// Each link to a place on the page leads there, and each figure can be linked to.
  func testTheContentsLeadToAllFigures() throws {
    let gallery = try gallery()
    let html = IndexPage(gallery: gallery).html
    let places = html.components(separatedBy: " id=\"").dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }
    XCTAssertEqual(Set(places).count, places.count)
    let links = html.components(separatedBy: "href=\"#").dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }
    XCTAssertEqual(Set(links), Set(places))
    for figure in figures(gallery) { XCTAssertTrue(links.contains(figure.anchor), figure.title) }
  }

  #if os(Linux)
  /// One program has the lines of all figures, each in a function of its own.
  func testTheSwiftOfAllFiguresCompiles() throws {
    let products = Bundle(for: Self.self).bundleURL
    let folders = [products, products.deletingLastPathComponent()]
    let modules = try XCTUnwrap(
      folders.map { $0.appendingPathComponent("Modules") }
        .first { FileManager.default.fileExists(atPath: $0.path) })
    let functions = FigureNotes.all.sorted { $0.key < $1.key }.map { name, notes in
      "// \(name)\n{ () throws -> Void in\n\(Self.given)\ndo {\n\(notes.code)\n}\n},\n"
    }
    let program = """
      import CircularLayout
      import MasonryLayout

      func show<Item>(_ item: Item, at frame: LayoutRect) {}
      let programs: [(() throws -> Void)] = [
      \(functions.joined())
      ]
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("figures-\(UUID().uuidString).swift")
    try Data(program.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = try XCTUnwrap(Self.compiler)
    process.arguments = ["-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = said.components(separatedBy: "\n").filter { $0.contains("error:") }
    XCTAssertEqual(process.terminationStatus, 0, errors.joined(separator: "\n"))
  }

  private static var compiler: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
  #endif

  /// What the lines take as given: data, layouts, and where one looks.
  private static let given = """
    let (ratios, spans, counts, arrived, seen) = ([1.5], [1], [7, 12], [3, 5], 20)
    let (progress, offset) = (0.5, 1200.0)
    let size = LayoutSize(width: 667, height: 375)
    let sizes = [size]
    let finger = LayoutPoint(x: 180, y: 330)
    var visible = LayoutRect(x: 0, y: 400, width: 390, height: 844)
    var wall = try MasonryWall(aspectRatios: ratios, columns: 4, spacing: 8, width: 390)
    var feed = try MasonryFeed(width: 390)
    let (days, months, mapping) = (feed, feed, MasonryFeed.AddressMapping.unchanged)
    let wheel = try Wheel(itemCount: 30, configuration: .tutorial(), viewportSize: size)
    let (ring, hand) = (wheel, wheel)
    """
}
