import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Scroll views as they are: under bars, under a finger, and with few rounds of geometry in a frame.
@MainActor
final class LazyScrollingTests: XCTestCase {
  // Bars.

  func testUnderBarsAnItemIsShownBelowThem() async throws {
    for estimate in [nil, 90.0] {
      let (box, screen) = wallScreen(1_000, estimate: estimate, bars: someBars)
      box.scrollTo(700)
      screen.settle()
      XCTAssertEqual(try XCTUnwrap(screen.shown[700]).minY, screen.visibleRect.minY, accuracy: 1)
      box.scrollTo(300, anchor: .bottom)
      screen.settle()
      XCTAssertEqual(try XCTUnwrap(screen.shown[300]).maxY, screen.visibleRect.maxY, accuracy: 1)
    }
  }

  // Fingers.

  func testAFingerMovesWhatIsSeenByItsWay() async throws {
    let (box, screen) = wallScreen(2_000, estimate: 90, bars: someBars)
    box.scrollTo(1_500)
    screen.settle()
    for step in 0..<40 {
      assertStays(on: screen, movedBy: 70, "step \(step)") { screen.drag(by: -70) }
    }
    XCTAssertEqual(screen.stoppedScrolls, 0)
    assertStays(on: screen) { screen.letGo() }
    try assertShows(box, on: screen)
  }

  /// A tab bar may minimize in the frame of a finger's scroll.
  func testABarThatGivesWayTakesNoStepOfAFinger() async {
    let (_, screen) = wallScreen(400, bars: someBars)
    screen.scroll(toY: 3_000 + 1.0 / 3)
    assertStays(on: screen, movedBy: -120) {
      for bottom in [34.0, 10, 83] {
        screen.drag(by: 40)
        screen.bars.bottom = bottom
      }
      screen.letGo()
    }
  }

  func testAFlickGoesOnWhileViewsMeasureThemselves() async throws {
    let (box, screen) = wallScreen(2_000, estimate: 90, bars: someBars)
    box.scrollTo(1_500)
    screen.settle()
    screen.drag(by: -20)
    screen.letGo(velocity: -180)
    var (frames, velocity) = (0, -180.0)
    while screen.isDecelerating {
      assertStays(on: screen, movedBy: -velocity, "frame \(frames)") { screen.frame() }
      (frames, velocity) = (frames + 1, velocity * 0.9)
    }
    XCTAssertGreaterThan(frames, 30)
    XCTAssertEqual(screen.stoppedScrolls, 0)
    try assertShows(box, on: screen)
  }

  /// Then nothing can be kept while it moves; once it rests all is as it was.
  func testAFlickThatForgetsOrdersEndsInItsPlace() async throws {
    for velocity in [-180.0, 180] {
      let (box, screen) = wallScreen(2_000, estimate: 90, bars: someBars)
      screen.forgetsOrders = true
      box.scrollTo(1_500)
      screen.settle()
      screen.drag(by: velocity / 9)
      screen.letGo(velocity: velocity)
      while screen.isDecelerating {
        screen.frame()
        try assertShows(box, on: screen)
      }
      assertStays(on: screen) { for _ in 0..<3 { screen.frame() } }
      for _ in 0..<20 { assertStays(on: screen, movedBy: 60) { screen.drag(by: -60) } }
      assertStays(on: screen) { screen.letGo() }
      XCTAssertEqual(screen.stoppedScrolls, 0)
      try assertShows(box, on: screen)
    }
  }

  func testDataThatComesUnderAFingerMovesNothing() async throws {
    let (box, screen) = wallScreen(300, bars: someBars)
    box.keepsColumns = true
    screen.update()
    screen.scroll(toY: 4_000)
    screen.drag(by: 30)
    for step in 0..<3 {
      assertStays(on: screen, "inserted") {
        box.pictures.insert(contentsOf: Picture.some(9, from: 1_000 + 10 * step), at: 0)
        screen.update()
      }
      assertStays(on: screen, movedBy: -30, "dragged") { screen.drag(by: 30) }
      if step == 1 { box.pictures.removeSubrange(3..<12) }
    }
    assertStays(on: screen, "let go") { screen.letGo() }
    XCTAssertEqual(screen.stoppedScrolls, 0)
  }

  // Orders to scroll.

  func testAnOrderBeforeTheFirstLayoutIsRemembered() async throws {
    for estimate in [nil, 90.0] {
      let box = Pictures(Picture.some(1_000))
      box.estimate = estimate
      box.scrollTo(700)
      let screen = box.screen(bars: someBars)
      XCTAssertEqual(try XCTUnwrap(screen.shown[700]).minY, screen.visibleRect.minY, accuracy: 1)
      // So is one for an item that is still to come.
      box.scrollTo(1_200)
      screen.settle()
      box.pictures = Picture.some(2_000)
      screen.update()
      screen.settle()
      XCTAssertEqual(try XCTUnwrap(screen.shown[1_200]).minY, screen.visibleRect.minY, accuracy: 1)
    }
  }

  func testOneOrderIsEnoughAmongViewsThatMeasureThemselves() async throws {
    for anchor in [UnitPoint.top, .center, .bottom] {
      let (box, screen) = wallScreen(2_000, estimate: 90, bars: someBars)
      for id in [1_200, 300, 1_999, 700] {
        box.scrollTo(id, anchor: anchor)
        screen.settle()
        let (frame, visible) = (try XCTUnwrap(screen.shown[id]), screen.visibleRect)
        let wanted = visible.minY + Double(anchor.y) * (visible.height - frame.height)
        let last = screen.contentSize.height - visible.height
        let missed = frame.minY - wanted
        // The end of the content may hold it back.
        if missed > 1, visible.minY >= last - 1 { continue }
        XCTAssertEqual(missed, 0, accuracy: 1.01, "\(id) at \(anchor)")
        try assertShows(box, on: screen)
      }
    }
  }

  func testTheNextPageMovesNothingOfTheEnd() async throws {
    let (box, screen) = wallScreen(300, estimate: 90, bars: someBars)
    box.scrollTo(299, anchor: .top)
    screen.settle()
    for step in 0..<4 {
      assertStays(on: screen, "step \(step)") {
        box.pictures += Picture.some(60, from: 1_000 + 100 * step)
        screen.update()
      }
      box.scrollTo(1_059 + 100 * step, anchor: .top)
      screen.settle()
    }
  }

  func testWhatIsInsertedAboveTheEndMovesNothing() async throws {
    let (box, screen) = wallScreen(300, bars: someBars)
    box.keepsColumns = true
    screen.update()
    screen.scroll(toY: 1e6)
    for step in 0..<4 {
      // Less content may end before the same place.
      if step == 3 { screen.scroll(toY: screen.visibleRect.minY - 300) }
      assertStays(on: screen, "step \(step)") {
        if step == 3 {
          box.pictures.removeSubrange(2..<60)
        } else {
          box.pictures.insert(contentsOf: Picture.some(60, from: 1_000 + 100 * step), at: 2)
        }
        screen.update()
      }
    }
  }

  // Rounds.

  func testAFrameTakesFewRounds() async throws {
    let (box, screen) = wallScreen(2_000, estimate: 90, bars: someBars)
    XCTAssertLessThanOrEqual(screen.rounds, 3)
    box.scrollTo(1_200)
    screen.settle()
    XCTAssertLessThanOrEqual(screen.rounds, 4)
    let windows = screen.evaluations(of: "LazyWindow")
    for step in 0..<24 {
      screen.drag(by: step < 12 ? -70 : 70)
      XCTAssertLessThanOrEqual(screen.rounds, 2)
    }
    XCTAssertLessThanOrEqual(screen.evaluations(of: "LazyWindow") - windows, 6)
  }

  /// Without a position no other evaluation asks for it.
  func testWhatWasDroppedIsAskedForAgain() async throws {
    for (estimate, usesScroller) in [(90.0, true), (90, false), (900, false)] {
      let (box, screen) = wallScreen(
        2_000, estimate: estimate, usesScroller: usesScroller, bars: someBars, roundsPerFrame: 2)
      for y in [9_000.0, 30_000, 400] {
        screen.scroll(toY: y)
        for _ in 0..<8 { screen.scroll(toY: screen.visibleRect.minY + 7) }
        try assertShows(box, on: screen, "at \(y)")
      }
      XCTAssertGreaterThan(screen.droppedReports, 0)
    }
  }

  /// Random data, fingers, jumps, orders, keyboards and turns, under bars and with few rounds in a
  /// frame.
  func testAnyChangesStopNoFingerAndShowWhatARebuildWould() async throws {
    for seed in 0..<8 as Range<UInt64> {
      var (generator, next) = (SplitMix64(seed: seed), 1_000)
      let estimate = seed % 2 == 0 ? 90.0 : nil
      let (box, screen) = wallScreen(400, estimate: estimate, bars: someBars, roundsPerFrame: 4)
      for step in 0..<40 {
        let message = "seed \(seed), step \(step)"
        switch generator.next() % 8 {
        case 0:
          box.scrollTo(Int(generator.next() % 400))
          screen.settle()
        case 1:
          screen.bars.bottom = screen.bars.bottom < 100 ? 336 : someBars.bottom
        case 2:
          screen.turn(to: CGSize(width: Double(300 + generator.next() % 500), height: 700))
        case 3, 4:
          let stopped = screen.stoppedScrolls
          for _ in 0..<3 { screen.drag(by: Double(generator.next() % 400) / 3 - 66) }
          box.change(by: &generator, next: &next)
          screen.update()
          screen.letGo(velocity: Double(generator.next() % 600) / 3 - 100)
          while screen.isDecelerating { screen.frame() }
          XCTAssertEqual(screen.stoppedScrolls, stopped, message)
        case 5: screen.scroll(toY: Double(generator.next() % 30_000))
        default:
          box.change(by: &generator, next: &next)
          screen.update()
        }
        for _ in 0..<3 { screen.scroll(toY: screen.visibleRect.minY + 7) }
        try assertShows(box, on: screen, message)
      }
    }
  }
}
