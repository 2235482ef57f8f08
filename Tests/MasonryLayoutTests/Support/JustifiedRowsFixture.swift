import LayoutOracles
import MasonryLayout

/// A file of layouts that Flickr's `justified-layout` 4.1 made.
struct JustifiedRowsFixture: Decodable {
  let cases: [Case]

  struct Case: Decodable {
    let name: String
    let input: Input
    let expect: Expectation
  }

  struct Input: Decodable {
    let containerWidth: Double
    let containerPadding: Padding
    let boxSpacing: Spacing
    let targetRowHeight: Double
    let targetRowHeightTolerance: Double
    let widowLayoutStyle: String
    let ratios: [Double]
  }

  struct Padding: Decodable {
    let top, right, bottom, left: Double
  }

  struct Spacing: Decodable {
    let horizontal, vertical: Double
  }

  struct Expectation: Decodable {
    let contentHeight: Double
    let boxes: [[Double]]
  }
}

extension JustifiedRowsFixture.Input {
  var settings: RowsSettings {
    let lastRow: MasonryRows.Alignment =
      switch widowLayoutStyle {
      case "center": .center
      case "justify": .fill
      default: .start
      }
    return RowsSettings(
      .init(
        rule: .justified(
          height: targetRowHeight, tolerance: targetRowHeightTolerance, lastRow: lastRow),
        itemSpacing: boxSpacing.horizontal, rowSpacing: boxSpacing.vertical,
        contentInsets: LayoutInsets(
          top: containerPadding.top, leading: containerPadding.left,
          bottom: containerPadding.bottom, trailing: containerPadding.right)))
  }

  /// The rows as the oracle lays them out.
  var reference: ReferenceRows {
    ReferenceRows(settings, across: containerWidth, ratios.map { .init($0 * targetRowHeight) })
  }
}
