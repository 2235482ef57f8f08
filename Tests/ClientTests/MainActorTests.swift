import MasonryLayout
import XCTest

/// A controller on the main actor that measures for a grid.
final class MainActorTests: XCTestCase {
  /// By itself, and in a closure, as before there were isolated conformances.
  func testAControllerOnTheMainActorIsAProvider() async throws {
    let heights = try await MainActor.run {
      let controller = CaptionsController(captions: ["one", "three", "fifteen"])
      var wall = try MasonryGrid(width: 20)
      try wall.appendItems(3, measuredBy: controller)
      try wall.appendItems(
        2,
        measuredBy: MasonryHeightClosure { controller.height(ofItemAt: $0 - 3, width: $1) })
      return wall.frames.map(\.height)
    }
    // Ten points a letter in columns of ten points: as many lines as letters.
    XCTAssertEqual(heights, [30, 50, 70, 30, 50])
  }
}

@MainActor
private final class CaptionsController: @MainActor MasonryHeightProvider {
  let captions: [String]

  init(captions: [String]) {
    self.captions = captions
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    Double(captions[index].count) * 10 * 10 / width
  }
}
