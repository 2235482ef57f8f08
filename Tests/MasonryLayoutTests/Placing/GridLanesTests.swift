import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Every case of the fixtures, compared with the boxes of a browser or of the Web Platform Tests.
///
/// The variable `GRID_LANES_FIXTURES` names further files, separated by colons.
final class GridLanesTests: XCTestCase {
  private let bundled = [(name: "grid-lanes", count: 240), ("grid-lanes-wpt", 26)]

  func testTheBoxesAreThoseOfTheFixtures() throws {
    try checkFixtures("Grid lanes", bundled: bundled, further: "GRID_LANES_FIXTURES") {
      (layout: FixtureFile<LanesInput, LanesBoxes>.Case) in
      let (input, tolerance) = (layout.input, layout.exact == true ? 0 : 1.0 / 16)
      let items = try input.host().layout()
      let failure = firstMismatch(Array(items.frames), layout.expect.rects, within: tolerance)
      if let failure { return failure }
      // The size of a case is that of the content without padding; without items there is none.
      let (size, insets) = (items.contentSize, input.insets)
      let padding = items.isEmpty ? .zero : insets
      let content =
        input.axis == .vertical
        ? [size.width - insets.horizontal, size.height - padding.vertical]
        : [size.width - padding.horizontal, size.height - insets.vertical]
      return agree(content, layout.expect.size, within: tolerance)
        ? nil : "the content is \(content), not \(layout.expect.size)"
    }
  }

  /// A browser and the Web Platform Tests agree with the oracle of the other tests, too.
  func testTheOracleAgreesWithTheFixtures() throws {
    try checkFixtures("The oracle", bundled: bundled) {
      (layout: FixtureFile<LanesInput, LanesBoxes>.Case) in
      guard layout.exact == true else { return nil }
      let frames = try layout.input.host().reference.frames
      return firstMismatch(frames, layout.expect.rects, within: 0)
    }
  }
}

private struct LanesBoxes: Decodable {
  let size: [Double]
  let rects: [[Double]]
}

private struct LanesInput: Decodable {
  let axis: LayoutAxis
  let rtl: Bool
  let width: Double
  let tracks: Tracks
  let columnGap, rowGap: Double
  let tolerance: NumberOrText
  let dense: Bool
  let padding: [Double]
  let items: [Item]
  let fontSize: Double?

  struct Tracks: Decodable {
    let kind: String
    let n: Int?
    let weights, sizes: [Double]?
    let list: [String]?
    let min, max: Double?
  }

  struct Item: Decodable {
    let height: Double
    let span: NumberOrText?
    let column: Int?
  }

  enum NumberOrText: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try? container.decode(Double.self)
      self = try number.map { .number($0) } ?? .text(container.decode(String.self))
    }
  }
}

extension LanesInput {
  /// The padding, which CSS lists clockwise from the top.
  var insets: LayoutInsets {
    LayoutInsets(
      top: padding[0], leading: rtl ? padding[1] : padding[3], bottom: padding[2],
      trailing: rtl ? padding[3] : padding[1])
  }

  func host() throws -> Host {
    Host(
      configuration: WallSettings(
        axis: axis, columns: try tracks.columns(),
        columnSpacing: axis == .vertical ? columnGap : rowGap,
        itemSpacing: axis == .vertical ? rowGap : columnGap, contentInsets: insets,
        packing: .gridLanes(tolerance: try gridTolerance(), dense: dense),
        direction: rtl ? .rightToLeft : .leftToRight),
      crossLength: width + (axis == .vertical ? insets.horizontal : insets.vertical),
      items: items.map(\.hostItem))
  }

  private func gridTolerance() throws -> ColumnsLayout.Tolerance {
    switch tolerance {
    case .number(let points): return .points(points)
    case .text("infinite"): return .infinite
    // `normal` is the size of the font, which is 16 pixels if not said otherwise.
    case .text("normal"): return .points(fontSize ?? 16)
    case .text(let text):
      guard text.hasSuffix("%"), let percent = Double(text.dropLast()) else {
        throw UnknownInput(text: "tolerance \(text)")
      }
      return .partOfWidth(percent / 100)
    }
  }
}

extension LanesInput.Tracks {
  func columns() throws -> ColumnsLayout.Columns {
    switch kind {
    case "count": .fixed(n ?? 0)
    case "fr": .tracks((weights ?? []).map { .fraction($0) })
    case "fixed": .tracks((sizes ?? []).map { .points($0) })
    case "mixed": .tracks(try (list ?? []).map(track))
    case "autofill": .adaptive(minimumWidth: min ?? 0, maximumWidth: max)
    default: throw UnknownInput(text: "tracks \(kind)")
    }
  }

  private func track(_ text: String) throws -> ColumnsLayout.Track {
    guard let number = Double(text.dropLast(2)) else { throw UnknownInput(text: "track \(text)") }
    return text.hasSuffix("fr") ? .fraction(number) : .points(number)
  }
}

extension LanesInput.Item {
  /// The item, whose column CSS counts from 1; the full span is `1 / -1` and so has one, too.
  var hostItem: HostItem {
    switch span {
    case .text: HostItem(height: height, span: .max, pin: 0)
    case .number(let span): HostItem(height: height, span: Int(span), pin: column.map { $0 - 1 })
    case nil: HostItem(height: height, pin: column.map { $0 - 1 })
    }
  }
}
