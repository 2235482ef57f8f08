import Foundation
import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Which rows stay, and which items do not move.
final class RowKeepingTests: XCTestCase {
  private static let rules: [MasonryRows.Rule] = [
    .justified(height: 20), .justified(height: 20, breaking: .optimal), .flowing(height: 20),
    .even(.fixed(3)), .flowing(height: 20, alignment: .end, hasOwnHeights: true),
  ]

  private let lengths = MasonryHeightClosure(
    columnSpan: { $0 % 11 == 5 ? 2 : 1 }, width: { index, _ in Double(index * 7 % 5 * 8 + 8) }
  ) { index, _ in Double(index * 7 % 5 * 8 + 8) }

  private func rows(_ rule: MasonryRows.Rule, _ count: Int) throws -> MasonryRows {
    var rows = try MasonryRows(configuration: .init(rule: rule, rowSpacing: 1), width: 100)
    try rows.appendItems(count, measuredBy: lengths)
    return rows
  }

  private func starts(_ rows: MasonryRows) -> [Int] {
    (0..<rows.rowCount).map { rows.items(inRow: $0).lowerBound }
  }

  private func expectSnapshot(_ rows: MasonryRows) throws {
    let json = try JSONEncoder().encode(rows)
    let decoded = try JSONDecoder().decode(MasonryRows.self, from: json)
    XCTAssertEqual(decoded, rows)
    XCTAssertEqual(Array(decoded.frames), Array(rows.frames))
  }

  func testKeptRowsBeginWhereTheyBegan() throws {
    for rule in Self.rules {
      var rows = try rows(rule, 50)
      rows.keptRows = .all
      let old = starts(rows)
      try rows.appendItems(30, measuredBy: lengths)
      XCTAssertEqual(Array(starts(rows).prefix(old.count)), old, "\(rule)")
      let before = rows
      try rows.setLength(39, ofItemAt: 20)
      XCTAssertEqual(starts(rows), starts(before), "\(rule)")
      let row = rows.row(ofItemAt: 20)
      XCTAssertEqual(rows.frame(ofItemAt: 0), before.frame(ofItemAt: 0))
      XCTAssertEqual(
        rows.frame(ofRow: row).minY, before.frame(ofRow: row).minY, accuracy: 1e-9)
      try expectSnapshot(rows)
      try rows.removeItem(at: 30)
      try rows.insertItems(2, at: 30, measuredBy: lengths)
      XCTAssertEqual(rows.itemCount, 81)
      rows.keptRows = .none
      rows.repack()
      // There the number that is known is the height, and not the width.
      if case .flowing(_, _, hasOwnHeights: true) = rule { continue }
      let (known, filling) = (rows, [5, 16, 27, 38, 49, 60, 71])
      // Two items went to 30 in place of one, so those behind have an index that is larger by 1.
      let spans = filling.filter { $0 < 30 } + filling.filter { $0 > 30 }.map { $0 + 1 }
      var rebuilt = try MasonryRows(configuration: rows.configuration, width: 100)
      try rebuilt.appendItems(
        81,
        measuredBy: MasonryHeightClosure(
          columnSpan: { spans.contains($0) ? 2 : 1 },
          width: { index, _ in known.length(ofItemAt: index) }
        ) { index, _ in known.length(ofItemAt: index) })
      XCTAssertEqual(starts(rebuilt), starts(rows), "\(rule)")
      XCTAssertEqual(rebuilt, rows, "\(rule)")
    }
  }

  func testPrependingMovesNothing() throws {
    for rule in Self.rules {
      var rows = try rows(rule, 40)
      rows.keptRows = .all
      var visible = LayoutRect(x: 0, y: 50, width: 100, height: 60)
      for count in [7, 20] {
        let (old, shown) = (rows, rows.items(in: visible))
        let before = visible.minY
        try rows.prependItems(count, in: &visible, measuredBy: lengths)
        let distance = visible.minY - before
        XCTAssertGreaterThan(distance, 0)
        for index in 0..<old.itemCount {
          let (one, other) = (old.frame(ofItemAt: index), rows.frame(ofItemAt: index + count))
          XCTAssertEqual(one.minX, other.minX)
          XCTAssertEqual(one.size, other.size)
          XCTAssertEqual(other.minY - one.minY, distance, accuracy: 1e-9, "\(rule)")
        }
        XCTAssertEqual(rows.frame(ofItemAt: 0).minY, 0, accuracy: 1e-9)
        XCTAssertEqual(rows.items(in: visible).map { $0.index - count }, shown.map { $0.index })
        try expectSnapshot(rows)
      }
      try rows.appendItems(9, measuredBy: lengths)
      try rows.insertItems(3, at: 2, measuredBy: lengths)
      try rows.removeItems(in: 20..<45)
      let frames = Array(rows.frames)
      XCTAssertEqual(frames.map(\.minY).min() ?? -1, 0, accuracy: 1e-9)
      for row in 1..<rows.rowCount {
        XCTAssertEqual(
          rows.frame(ofRow: row).minY, rows.frame(ofRow: row - 1).maxY + 1, accuracy: 1e-9)
      }
    }
  }
}
