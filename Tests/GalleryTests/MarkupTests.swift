import XCTest

@testable import LayoutGallery

final class MarkupTests: XCTestCase {
  func testWhatXMLReservesOrForbidsIsReplaced() {
    let element = Markup("a", ["b": "<\"&\">"], [.text("x < y\u{1} & \"é\"\n")])
    XCTAssertEqual(
      element.source,
      "<a b=\"&lt;&quot;&amp;&quot;&gt;\">x &lt; y\u{FFFD} &amp; &quot;é&quot;\n</a>")
    XCTAssertEqual(Markup("a").source, "<a/>")
    XCTAssertEqual(Markup("a", [:], []).source, "<a></a>")
  }

  func testColoursAreThoseOfSRGB() {
    XCTAssertEqual(OKLCH(lightness: 0, chroma: 0, hue: 0).hex, "#000000")
    XCTAssertEqual(OKLCH(lightness: 1, chroma: 0, hue: 0).hex, "#ffffff")
    // Pure red as CSS Color 4 converts it.
    XCTAssertEqual(OKLCH(lightness: 0.627955, chroma: 0.257683, hue: 29.2339).hex, "#ff0000")
  }

  func testWhatIsLeftOutHasADefault() throws {
    XCTAssertNil(try Options(arguments: []).sizesFile)
    XCTAssertEqual(try Options(arguments: []).outputFolder, "./gallery")
    let options = try Options(arguments: ["--output", "out", "--sizes", "in.csv"])
    XCTAssertEqual(options.sizesFile, "in.csv")
    XCTAssertEqual(options.outputFolder, "out")
  }

  func testAWrongCommandLineExitsWith64() {
    let wrong = [["--sizes"], ["--output"], ["--sizes", "--output"], ["in.csv"], ["-h"]]
    for arguments in wrong {
      XCTAssertThrowsError(try Options(arguments: arguments)) { error in
        XCTAssertEqual((error as? GalleryError)?.exitCode, 64, "\(arguments)")
      }
    }
  }
}
