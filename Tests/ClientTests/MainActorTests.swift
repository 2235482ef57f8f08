import MasonryLayout
import XCTest

/// A controller on the main actor that measures for a grid.
final class MainActorTests: XCTestCase {
  func testAControllerOnTheMainActorIsAProvider() async throws {
    let heights = try await MainActor.run {
      let controller = CaptionsController(captions: ["one", "three", "fifteen"])
      var wall = try MasonryGrid(width: 20)
      try wall.appendItems(3, measuredBy: controller)
      return wall.frames.map(\.height)
    }
    // Ten points a letter in columns of ten points: as many lines as letters.
    XCTAssertEqual(heights, [30, 50, 70])
  }

  func testAClosureServesAControllerBeforeIsolatedConformances() async throws {
    let heights = try await MainActor.run {
      let controller = CaptionsController(captions: ["one", "three"])
      var wall = try MasonryGrid(width: 20)
      try wall.appendItems(
        2,
        measuredBy: MasonryHeightClosure { index, width in controller.height(index, width: width) })
      return wall.frames.map(\.height)
    }
    XCTAssertEqual(heights, [30, 50])
  }
}

@MainActor
private final class CaptionsController {
  let captions: [String]

  init(captions: [String]) {
    self.captions = captions
  }

  func height(_ index: Int, width: Double) -> Double {
    Double(captions[index].count) * 10 * 10 / width
  }
}

extension CaptionsController: @MainActor MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double {
    height(index, width: width)
  }
}
