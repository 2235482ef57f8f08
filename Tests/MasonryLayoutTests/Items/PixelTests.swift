import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Frames on the pixels of a screen: what the documentation of the scale promises.
final class PixelTests: XCTestCase {
  /// Upright walls, and walls of the whole space: tracks that differ, both axes, dense packings.
  private func withEveryWall(
    isUpright: Bool, scales: [Double?] = [1, 2, 3, 1.3, 0.5],
    _ body: (Host, MasonryItems, _ scale: Double) throws -> Void
  ) {
    let seeds: ClosedRange<UInt64> = isUpright ? 1...1500 : 5001...6000
    withEveryAtOnce("seed", in: sample(seeds, every: 3)) { seed in
      var random = SplitMix64(seed: seed)
      var host =
        isUpright
        ? random.uprightHost(.fractions, itemCount: 25, scales: scales)
        : random.host(.fractions, itemCount: 25, scales: scales)
      if seed % 3 == 0 { host.configuration.itemSpacing = 0 }
      try body(host, try host.layout(), host.configuration.scale ?? 1)
    }
  }

  private func expectWhole(_ pixels: Double, _ message: String, line: UInt = #line) {
    expectEqual(pixels, pixels.rounded(), within: 1e-9, message, line: line)
  }

  func testAllEdgesLieOnPixels() {
    for isUpright in [true, false] {
      withEveryWall(isUpright: isUpright) { _, items, scale in
        for frame in frames(of: items) {
          expectWhole(frame.minX * scale, "Left edge in pixels")
          expectWhole(frame.minY * scale, "Top edge in pixels")
          expectWhole(frame.maxX * scale, "Right edge in pixels")
          expectWhole(frame.maxY * scale, "Bottom edge in pixels")
        }
      }
    }
  }

  /// Edges move by half a pixel along columns; across, left edges and widths are rounded down.
  func testFramesAreLessThanAPixelFromWhereTheyWouldBe() {
    withEveryWall(isUpright: true) { host, items, scale in
      var exactHost = host
      exactHost.configuration.scale = nil
      var bottoms: [Int?: Double] = [:]
      let hasSpans = host.items.contains { $0.span > 1 }
      for (index, exact) in frames(of: try exactHost.layout()).enumerated() {
        let (frame, column) = (items.frame(ofItemAt: index), items.column(ofItemAt: index))
        let loss = (left: exact.minX - frame.minX, width: exact.width - frame.width)
        // Whole numbers of pixels but for rounding are kept.
        let lossOfPixel = -1e-4 / scale..<1 / scale
        expect(lossOfPixel.contains(loss.left), "Left edge: \(frame) for \(exact)")
        expect(lossOfPixel.contains(loss.width), "Width: \(frame) for \(exact)")
        expectEqual(frame.minY, exact.minY, within: 0.5 / scale + 1e-9, "Top edge")
        expectEqual(frame.maxY, exact.maxY, within: 0.5 / scale + 1e-9, "Bottom edge")
        if items.columnSpan(ofItemAt: index) == 1 {
          expectEqual(frame.width.bitPattern, items.columnWidth?.bitPattern, "Width of \(index)")
        }
        if let bottom = bottoms[column], !hasSpans {
          let (distance, spacing) = (frame.minY - bottom, host.configuration.itemSpacing)
          expectEqual(distance, spacing, within: 1 / scale + 1e-9, "Distance above \(index)")
        }
        bottoms[column] = frame.maxY
      }
    }
  }

  /// Of two edges that only what was rounded keeps apart, either may be the end of the content.
  func testTheContentIsAsHighAsTheLowestItem() {
    withEveryWall(isUpright: true, scales: [1, 3, nil, nil]) { host, items, _ in
      let lowest = try XCTUnwrap(frames(of: items).map(\.maxY).max())
      let height = lowest + host.configuration.contentInsets.bottom
      expectEqual(items.contentSize.height, height, within: 2 * height.ulp, "Height")
      expectEqual(items.contentSize.width, host.crossLength)
    }
  }

  /// A width of 374 pixels that is divided to 373.99999999999994 is not rounded down to 373.
  func testAWidthOfWholePixelsIsKept() {
    withEvery("columns", in: 1...12) { columns in
      withEvery("pixels", in: 1...120) { pixels in
        withEvery("scale", in: [1.0, 2, 3]) { scale in
          let crossLength = Double(columns * pixels) / scale + Double(columns - 1) * 0.1 + 0.6
          let items = try MasonryItems(
            WallSettings(
              columns: .fixed(columns), columnSpacing: 0.1, contentInsets: LayoutInsets(0.3),
              scale: scale), across: crossLength)
          expectEqual(items.columnWidth, Double(pixels) / scale)
        }
      }
    }
  }

  /// Pixels larger than the wall put everything on one of them; the smallest ones move nothing.
  func testScalesFarFromAnyScreen() {
    let host = Host(
      configuration: .init(columns: .fixed(3), columnSpacing: 1, contentInsets: LayoutInsets(2)),
      crossLength: 33, items: [3, 5.5, 0.3, 7].map { HostItem(height: $0) } + [HostItem(span: 2)])
    let scales = [1e-150, 1e-149, 1e-9, 1e149, 1e150]
    withEvery("scale", in: scales) { scale in
      var scaled = host
      scaled.configuration.scale = scale
      let frames = Array(try scaled.layout().frames)
      for (frame, exact) in zip(frames, try host.layout().frames) {
        if scale < 1 {
          expectEqual(frame, .zero)
        } else {
          expectEqual(frame.minX, exact.minX, within: 1e-13, "Left edge")
          expectEqual(frame.width, exact.width, within: 1e-13, "Width")
          expectEqual(frame.minY, exact.minY, within: 1e-13, "Top edge")
          expectEqual(frame.maxY, exact.maxY, within: 1e-13, "Bottom edge")
        }
      }
    }
  }

  /// The first frame is rounded to a pixel, and the content was rounded to none.
  func testHalfAPixelAtTheStartOfRowsFromRightToLeft() throws {
    for width in [0.25, 0.5, 0.75, 1.5] {
      var sideways = try MasonryItems(
        .columns(.fixed(1)), in: .height(10, environment: .init(direction: .rightToLeft, scale: 1)))
      try sideways.appendItems(1, measuredBy: MasonryHeights(widths: [0]))
      sideways.keptPlaces = .all
      try sideways.prependItems(1, measuredBy: MasonryHeights(widths: [width]))
      XCTAssertEqual(sideways.frame(ofItemAt: 0).maxX, sideways.contentSize.width, "\(width)")
    }
  }

  /// Upward items end at sums that are rounded otherwise than those with which the next ones begin.
  func testUpwardItemsDoNotOverlapByAPixel() throws {
    let lengths = [7.75 / 3, 13.5, 23.0 / 3, 11.5, 0.1, 4, 1.0 / 3, 8.7]
    withEvery("seed", in: UInt64(0)..<300) { seed in
      var random = SplitMix64(seed: seed)
      let heights = (0..<12).map { _ in lengths[Int.random(in: lengths.indices, using: &random)] }
      let spacing = seed % 2 == 0 ? 0 : 1.0 / 3
      var items = try MasonryItems(
        .columns(.init(columns: .fixed(1), itemSpacing: spacing)), width: 9,
        environment: .init(scale: 3))
      try items.appendItems(of: MasonryHeights([2.5]))
      items.keptPlaces = .all
      try items.prependItems(heights.count, measuredBy: MasonryHeights(heights))
      for index in 0..<heights.count {
        let gap = items.frame(ofItemAt: index + 1).minY - items.frame(ofItemAt: index).maxY
        expect((gap - spacing).magnitude < 0.01, "\(gap) after item \(index), not \(spacing)")
      }
    }
  }
}
