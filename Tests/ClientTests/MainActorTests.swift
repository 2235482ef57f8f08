import MasonryLayout
import XCTest

/// A controller on the main actor that measures for a grid.
final class MainActorTests: XCTestCase {
  #if compiler(>=6.2)
  func testAControllerOnTheMainActorIsAProvider() async throws {
    let heights = try await MainActor.run {
      let controller = CaptionsController(captions: ["one", "three", "fifteen"])
      var wall = try MasonryGrid(breadth: 20)
      try wall.append(3, measuredBy: controller)
      return wall.frames.map(\.height)
    }
    // Ten points a letter in columns of ten points: as many lines as letters.
    XCTAssertEqual(heights, [30, 50, 70])
  }
  #endif

  func testAClosureServesAControllerBeforeIsolatedConformances() async throws {
    let heights = try await MainActor.run {
      let controller = CaptionsController(captions: ["one", "three"])
      var wall = try MasonryGrid(breadth: 20)
      try wall.append(
        2,
        measuredBy: MasonryMeasure { index, slot in controller.height(index, width: slot.breadth) })
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

#if compiler(>=6.2)
extension CaptionsController: @MainActor MasonryHeightProvider {
  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    height(index, width: slot.breadth)
  }
}
#endif
