import Foundation
import XCTest

final class PublicNameTests: XCTestCase {
  func testTheListHoldsAllThatTheLibrariesDeclare() throws {
    XCTAssertEqual(publicNames.sorted(), try declaredNames().sorted())
  }

  /// The public names at the top level of the sources: of declarations that begin their line.
  private func declaredNames() throws -> [String] {
    let sources = (1...5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }.appendingPathComponent("Sources")
    let declaration =
      #/^(?:@\S+ )*public (?:\w+ )*?(?:actor|class|enum|func|let|macro|protocol|struct|typealias|var) (\w+)/#

    return try ["LayoutGeometry", "MasonryLayout", "CircularLayout"].flatMap { library in
      let folder = sources.appendingPathComponent(library)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
      }
    }
  }
}
