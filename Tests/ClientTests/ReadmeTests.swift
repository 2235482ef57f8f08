import Foundation
import XCTest

/// The snippets of the README and the articles are compiled, and what they say is true.
final class ReadmeTests: XCTestCase {
  /// Every snippet stands, line by line, in these tests or in the package `Tests/Adapters`.
  func testEverySnippetIsCompiled() throws {
    let code = try [
      "Tests/ClientTests", "Sources/CollectionLayoutsUIKit", "Tests/Adapters/Sources/SampleApp",
      "Tests/Adapters/Sources/ReadmeApp", "Tests/Adapters/Tests/AdapterTests",
    ].flatMap(sources).map { lines($0) }
    let masonry = "Sources/MasonryLayout/MasonryLayout.docc/"
    let hosts = "Sources/CollectionLayouts"
    let articles = [
      ("README.md", 3),
      (masonry + "APhotoTimeline.md", 5),
      (masonry + "ChangingAWall.md", 6),
      (masonry + "DataThatChanges.md", 4),
      (masonry + "DrivingACollectionView.md", 6),
      (masonry + "EveryDay.md", 14),
      (masonry + "ItemsInRows.md", 3),
      (masonry + "LazyMasonryInSwiftUI.md", 10),
      (masonry + "MasonryLayout.md", 1),
      (masonry + "MeasuringItems.md", 7),
      (masonry + "SectionsAndPinning.md", 5),
      (masonry + "WhenSizesArriveLate.md", 1),
      (masonry + "YourFirstWall.md", 9),
      ("Sources/CircularLayout/CircularLayout.docc/CircularLayout.md", 3),
      (hosts + "SwiftUI/CollectionLayoutsSwiftUI.docc/CollectionLayoutsSwiftUI.md", 1),
      (hosts + "UIKit/CollectionLayoutsUIKit.docc/CollectionLayoutsUIKit.md", 1),
    ]
    let snippets = try articles.map { article, count in
      let snippets = try text(of: article).components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
        .filter { !$0.hasPrefix(".package") }
      XCTAssertEqual(snippets.count, count, article)
      return snippets
    }
    for snippet in snippets.joined() {
      let snippet = lines(snippet)
      let isCompiled = code.contains { code in
        code.indices.contains { Array(code.dropFirst($0).prefix(snippet.count)) == snippet }
      }
      XCTAssertTrue(isCompiled, "Compiled nowhere:\n" + snippet.joined(separator: "\n"))
    }
  }

  /// The README is short: one picture, five headings, and at most 900 words with its code.
  func testTheReadmeIsShort() throws {
    let readme = try text(of: "README.md")
    let words = readme.components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }
    XCTAssertLessThanOrEqual(words.count, 900)
    XCTAssertEqual(readme.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.count, 5)
    XCTAssertEqual(readme.components(separatedBy: "![").count, 2)
    for command in ["swift run -c release LayoutGallery", "swift test"] {
      XCTAssertTrue(readme.contains("\n" + command), command)
    }
  }

  /// The recording is an animated WebP of about 12 seconds and of less than 1.5 MB.
  func testTheRecording() throws {
    let readme = try text(of: "README.md")
    let path = try XCTUnwrap(
      readme.components(separatedBy: "](").first { $0.contains(".webp)") }?
        .components(separatedBy: ")").first)
    let file = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
    XCTAssertLessThan(file.count, 1_500_000)
    func number(at start: Int, bytes: Int) throws -> Int {
      try XCTUnwrap(start + bytes <= file.count ? file[start..<start + bytes] : nil)
        .reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    XCTAssertEqual(try number(at: 4, bytes: 4), file.count - 8)
    // Chunks of a name, a length and contents, padded to an even length, after "RIFF" and "WEBP".
    var (start, width, durations) = (12, 0, [Int]())
    while start + 8 <= file.count {
      switch String(decoding: file[start..<start + 4], as: UTF8.self) {
      case "VP8X": width = try number(at: start + 12, bytes: 3) + 1
      case "ANMF": durations.append(try number(at: start + 20, bytes: 3))
      default: break
      }
      start += 8 + (try number(at: start + 4, bytes: 4) + 1) / 2 * 2
    }
    XCTAssertTrue((720...860).contains(width), "\(width) pixels wide")
    XCTAssertGreaterThan(durations.count, 60)
    let milliseconds = durations.reduce(0, +)
    XCTAssertTrue((11_000...13_000).contains(milliseconds), "\(milliseconds) ms")
  }

  /// A link of the README leads to a file that exists, or to what is published.
  func testTheLinks() throws {
    let targets = try text(of: "README.md").components(separatedBy: "](").dropFirst()
      .compactMap { $0.components(separatedBy: ")").first }
    XCTAssertGreaterThan(targets.count, 15)
    let site = "https://swift-collection-layouts.github.io/swift-collection-layouts/"
    XCTAssertTrue(try text(of: ".ci/site").contains("site=\(site)"))
    let published = targets.filter { $0.hasPrefix(site) }.map { $0.dropFirst(site.count) }
    XCTAssertEqual(published, ["", "gallery/", "documentation/documentation/"])
    for target in targets where !target.hasPrefix(site) {
      let path = root.appendingPathComponent(target).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path), target)
    }
  }

  /// A client depends on the newest version of the changelog; before its tag there is no address.
  func testTheVersion() throws {
    let changelog = try text(of: ".github/CHANGELOG.md")
    let heading = try XCTUnwrap(changelog.components(separatedBy: "\n## ").dropFirst().first)
    let version = try XCTUnwrap(heading.components(separatedBy: "\n").first)
    let isTagged = !version.hasSuffix(" (not tagged yet)")
    let requirement =
      isTagged ? "layouts\", from: \"\(version)\")" : "(path: \"../swift-collection-layouts\")"
    for page in ["README.md", "Sources/MasonryLayout/MasonryLayout.docc/YourFirstWall.md"] {
      XCTAssertTrue(try text(of: page).contains(requirement), page)
    }
  }

  /// What the README says of the manifest: the oldest systems and the products.
  func testTheManifest() throws {
    let manifest = try text(of: "Package.swift")
    let readme = lines(try text(of: "README.md")).joined(separator: " ")
    let tools = try XCTUnwrap(lines(manifest).first?.components(separatedBy: "version: ").last)
    XCTAssertTrue(readme.contains("Swift \(tools) "), tools)
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

  /// No line within a paragraph begins as a list, a heading or a quotation does.
  ///
  /// Markdown would make it one. All pages and all documentation comments are looked at.
  func testNoLineBeginsAListByAccident() throws {
    for (text, accidents) in [
      ("It is (½,\n1) the middle.", ["1) the middle."]), ("It is 3\n- 2.\n- 1.", ["- 2."]),
      ("1. One.\n2. Two, and\n   more.\n3. Three.\n7. Four.", ["7. Four."]),
      ("- One is 3\n  + 2.\n- Two:\n  - a\n  - b\n\n  > c", ["+ 2."]),
      ("It is\n\n    3\n    - 2\n\n```\n+ 1\n- 1\n```\n\n# -\n\n- 1", []),
      ("It is\n# 3, −\n2,\n\n1. 3.", ["# 3, −"]),
    ] {
      XCTAssertEqual(accidentalItems(in: text), accidents, text)
    }
    let paths = try [".github", "Sources"].flatMap { folder in
      let folder = root.appendingPathComponent(folder)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .map { folder.lastPathComponent + "/" + $0 }
    }
    let pages = paths.filter { $0.hasSuffix(".md") } + ["README.md", "Tests/README.md"]
    XCTAssertGreaterThan(pages.count, 25)
    for page in pages { XCTAssertEqual(accidentalItems(in: try text(of: page)), [], page) }
    let sources = paths.filter { $0.hasSuffix(".swift") }
    XCTAssertGreaterThan(sources.count, 200)
    for source in sources {
      let comments = try text(of: source).components(separatedBy: "\n").map { line in
        let line = line.drop { $0 == " " }
        return line.hasPrefix("///") ? line.dropFirst(line.hasPrefix("/// ") ? 4 : 3) : ""
      }
      XCTAssertEqual(accidentalItems(in: comments.joined(separator: "\n")), [], source)
    }
  }

  /// The lines that begin as items do but go on in a paragraph: neither is a blank line before
  /// them, nor an item of the same list, nor a colon that ends the line above.
  private func accidentalItems(in text: String) -> [String] {
    var accidents: [String] = []
    var lines: [(indent: Int, text: String)] = []
    var (isFenced, isCode) = (false, false)
    for line in text.components(separatedBy: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let text = String(line.dropFirst(indent))
      if text.hasPrefix("```") { isFenced.toggle() }
      isCode = indent >= 4 && (isCode || lines.last?.text.isEmpty != false)
      defer { lines.append((indent, isFenced || isCode ? "" : text)) }
      guard !isFenced, !isCode, let marker = marker(of: text), let last = lines.last,
        let above = lines.last(where: { $0.indent <= indent || $0.text.isEmpty }),
        !above.text.isEmpty, !last.text.hasSuffix(":")
      else { continue }
      let previous = above.indent == indent ? self.marker(of: above.text) : nil
      let isNext = previous?.mark == marker.mark && previous?.number == marker.number.map { $0 - 1 }
      if !isNext { accidents.append(text) }
    }
    return accidents
  }

  /// What Markdown takes a line for an item by, such as "-" or ")", and its number if it has one.
  private func marker(of text: String) -> (mark: Substring, number: Int?)? {
    guard let first = text.first, first.isNumber || "-+*>#".contains(first),
      let match = text.prefixMatch(of: #/([0-9]{0,9})([-+*>.)]|#{1,6})(?: |$)/#),
      match.1.isEmpty != ".)".contains(match.2)
    else { return nil }
    return (match.2, Int(match.1))
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
