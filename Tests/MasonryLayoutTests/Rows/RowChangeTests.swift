import LayoutGeometry
import LayoutTestSupport
@testable import MasonryLayout
import XCTest

/// What changes cost, and what they ask for; what they give is in the world of rows.
final class RowChangeTests: XCTestCase {
  private static let rules: [MasonryRows.Rule] = [
    .justified(height: 20), .justified(height: 20, breaking: .optimal),
    .flowing(height: 20), .flowing(height: 20, alignment: .fill, hasOwnHeights: true),
    .even(.fixed(3)),
  ]

  #if DEBUG
  func testAChangeBreaksAgainOnlyUntilBreaksAgree() throws {
    // Not periodic: there breaks in other phases may be as good for ever.
    var random = SplitMix64(seed: 5)
    let ratios = MasonryAspectRatios((0..<5000).map { _ in Double(15 + random.next() % 40) / 20 })
    for rule in Self.rules.prefix(3) {
      var rows = try MasonryRows(configuration: .init(rule: rule), width: 100)
      try rows.appendItems(5000, measuredBy: ratios)
      Placement.placingCount = 0
      try rows.setLength(33, ofItemAt: 700)
      XCTAssertLessThan(Placement.placingCount ?? .max, 100, "\(rule)")
      Placement.placingCount = nil
    }
  }
  #endif

  /// A host of any layout sets only what the provider of that layout is asked for.
  func testAnyHostSetsWhatIsAskedFor() throws {
    func set(_ layout: inout some ItemLayout) -> [MasonryError?] {
      var errors: [MasonryError?] = []
      do throws(MasonryError) {
        try layout.setHeight(9, ofItemAt: 0)
        errors.append(nil)
      } catch { errors.append(error) }
      do throws(MasonryError) {
        try layout.setWidth(9, ofItemAt: 0)
        errors.append(nil)
      } catch { errors.append(error) }
      return errors
    }
    for rule in Self.rules.prefix(5) {
      for axis in LayoutAxis.allCases {
        var rows = try MasonryRows(
          configuration: .init(rule: rule), in: LayoutSpace(axis: axis, crossLength: 100))
        try rows.appendItems(1, measuredBy: MasonryAspectRatios([2]))
        let isAcross =
          switch rule {
          case .justified: true
          case .flowing(_, _, let hasOwnHeights): !hasOwnHeights
          case .even: false
          }
        let takesWidths = (axis == .vertical) == isAcross
        XCTAssertEqual(
          set(&rows),
          takesWidths ? [.heightOfRow(item: 0), nil] : [nil, .widthOfColumn(item: 0)], "\(rule)")
        XCTAssertEqual(rows.length(ofItemAt: 0), 9)
      }
    }
  }
}
