import Foundation
import MasonryLayout

/// A file of layouts with the boxes that a browser, or a test of the standard, gives their items.
struct GridLanesFixture: Decodable {
  let cases: [Case]

  struct Case: Decodable {
    let name: String
    let exact: Bool
    let input: Input
    let expect: Expectation
  }

  struct Input: Decodable {
    let axis: String
    let rtl: Bool
    let width: Double
    let tracks: Tracks
    let columnGap: Double
    let rowGap: Double
    let tolerance: NumberOrText
    let dense: Bool
    let padding: [Double]
    let items: [Item]
    let fontSize: Double?
  }

  struct Tracks: Decodable {
    let kind: String
    let n: Int?
    let weights: [Double]?
    let sizes: [Double]?
    let list: [String]?
    let min: Double?
    let max: Double?
  }

  struct Item: Decodable {
    let height: Double
    let span: NumberOrText?
    let column: Int?
  }

  struct Expectation: Decodable {
    let size: [Double]
    let rects: [[Double]]
  }

  enum NumberOrText: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .number(try container.decode(Double.self))
      } catch {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// A property of a case that a grid has no counterpart for.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }
}

extension GridLanesFixture.Input {
  var layoutAxis: LayoutAxis { axis == "horizontal" ? .horizontal : .vertical }

  /// The padding, which CSS lists clockwise from the top.
  var insets: LayoutInsets {
    LayoutInsets(
      top: padding[0], leading: rtl ? padding[1] : padding[3], bottom: padding[2],
      trailing: rtl ? padding[3] : padding[1])
  }

  /// The length across the lanes, padding included.
  var crossLength: Double {
    layoutAxis == .vertical ? width + insets.horizontal : width + insets.vertical
  }

  func configuration() throws -> WallSettings {
    WallSettings(
      axis: layoutAxis,
      columns: try tracks.columns(),
      columnSpacing: layoutAxis == .vertical ? columnGap : rowGap,
      itemSpacing: layoutAxis == .vertical ? rowGap : columnGap,
      contentInsets: insets,
      packing: .gridLanes(tolerance: try gridTolerance(), dense: dense),
      direction: rtl ? .rightToLeft : .leftToRight)
  }

  private func gridTolerance() throws -> MasonryGrid.Tolerance {
    switch tolerance {
    case .number(let points): return .points(points)
    case .text("infinite"): return .infinite
    // `normal` is the size of the font, which is 16 pixels if not said otherwise.
    case .text("normal"): return .points(fontSize ?? 16)
    case .text(let text):
      guard text.hasSuffix("%"), let percent = Double(text.dropLast()) else {
        throw GridLanesFixture.Unknown(description: "tolerance \(text)")
      }
      return .fraction(percent / 100)
    }
  }
}

extension GridLanesFixture.Tracks {
  func columns() throws -> MasonryGrid.Columns {
    switch kind {
    case "count": return .fixed(n ?? 0)
    case "fr": return .tracks((weights ?? []).map { .fraction($0) })
    case "fixed": return .tracks((sizes ?? []).map { .points($0) })
    case "mixed": return .tracks(try (list ?? []).map(track))
    case "autofill": return .adaptive(minimumWidth: min ?? 0, maximumWidth: max)
    default: throw GridLanesFixture.Unknown(description: "tracks \(kind)")
    }
  }

  private func track(_ text: String) throws -> MasonryGrid.Track {
    guard let number = Double(text.dropLast(2)) else {
      throw GridLanesFixture.Unknown(description: "track \(text)")
    }
    return text.hasSuffix("fr") ? .fraction(number) : .points(number)
  }
}

/// The items of a case as a host has them.
struct GridLanesItems: MasonryHeightProvider {
  let items: [GridLanesFixture.Item]

  func height(ofItemAt index: Int, width: Double) -> Double { items[index].height }

  func width(ofItemAt index: Int, height: Double) -> Double { items[index].height }

  func columnSpan(ofItemAt index: Int) -> Int {
    switch items[index].span {
    case .number(let span): Int(span)
    case .text: .max
    case nil: 1
    }
  }

  /// The column, which CSS counts from 1; the full span is `1 / -1` and so has one, too.
  func pinnedColumn(ofItemAt index: Int) -> Int? {
    if case .text = items[index].span { return 0 }
    return items[index].column.map { $0 - 1 }
  }
}
