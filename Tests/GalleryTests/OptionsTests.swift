import XCTest

@testable import LayoutGallery

final class OptionsTests: XCTestCase {
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
