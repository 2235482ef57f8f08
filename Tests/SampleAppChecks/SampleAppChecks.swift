import XCTest

/// What a person would try first in the sample app.
///
/// It has not been compiled or run yet.
final class SampleAppChecks: XCTestCase {
  /// Scrolls the photos, inserts one at the start, and rotates the device.
  ///
  /// Photos in view must not move when one is inserted above them, and one of them must still be in
  /// view after a rotation.
  @MainActor
  func testPhotosKeepTheirPlace() throws {
    continueAfterFailure = false
    let app = XCUIApplication()
    XCUIDevice.shared.orientation = .portrait
    app.launch()
    app.tabBars.buttons["Photos"].tap()

    let atStart = try photosAtRest(in: app)
    XCTAssertGreaterThan(atStart.count, 3, "The first screen has photos")
    for _ in 0..<5 { app.swipeUp(velocity: .fast) }
    let scrolled = try photosAtRest(in: app)
    XCTAssertGreaterThan(scrolled.count, 3, "Five flicks end among photos")
    XCTAssertTrue(Set(scrolled.keys).isDisjoint(with: atStart.keys), "Five flicks go further")

    app.buttons["Insert at the start"].tap()
    let inserted = try photosAtRest(in: app)
    XCTAssertEqual(Set(inserted.keys), Set(scrolled.keys), "The same photos are in view")
    for (photo, frame) in inserted {
      let before = try XCTUnwrap(scrolled[photo])
      XCTAssertEqual(frame.midX, before.midX, accuracy: 1, "Photo \(photo)")
      XCTAssertEqual(frame.midY, before.midY, accuracy: 1, "Photo \(photo)")
    }

    XCUIDevice.shared.orientation = .landscapeLeft
    let rotated = try photosAtRest(in: app)
    XCTAssertFalse(
      Set(rotated.keys).isDisjoint(with: scrolled.keys), "A photo is in view before and after")
    XCUIDevice.shared.orientation = .portrait
  }

  /// The frames of the numbers of all photos in view, once they are the same twice in a row.
  @MainActor
  private func photosAtRest(in app: XCUIApplication) throws -> [Int: CGRect] {
    var last: [Int: CGRect] = [:]
    for _ in 0..<20 {
      let screen = try app.snapshot()
      let found = photos(in: screen, on: screen.frame)
      if !found.isEmpty, found == last { return found }
      last = found
      Thread.sleep(forTimeInterval: 0.5)
    }
    throw NeverAtRest()
  }

  /// The frames of the texts that are numbers, as photos have them, and lie within a screen.
  @MainActor
  private func photos(in element: any XCUIElementSnapshot, on screen: CGRect) -> [Int: CGRect] {
    var found: [Int: CGRect] = [:]
    if element.elementType == .staticText, let photo = Int(element.label),
      screen.contains(element.frame)
    {
      found[photo] = element.frame
    }
    for child in element.children {
      found.merge(photos(in: child, on: screen)) { first, _ in first }
    }
    return found
  }

  private struct NeverAtRest: Error {}
}
