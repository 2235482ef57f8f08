import LayoutOracles
import MasonryLayout
import XCTest

@testable import LayoutFuzzer

/// A number that must not become 19.
private struct Counted: Subject {
  static var name: String { "Counted" }

  private var sum = 0

  init(looks: UInt64) {}

  mutating func run(_ step: CountedStep) throws(Failure) {
    switch step {
    case .add(let number): sum += number
    case .reset: sum = 0
    }
    try require(sum != 19, "It is 19.")
  }
}

enum CountedStep: FuzzStep {
  case add(Int)
  case reset

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> Self { .reset }

  var simpler: [Self] { if case .add(let number) = self { [.add(number - 1)] } else { [] } }
}

/// Failing programs as the fuzzer prints them: short, and as source to paste into `CorpusTests`.
final class PrintedProgramTests: XCTestCase {
  /// A program that fails is made as short as it can be, and printed in the words of these tests.
  func testAFailureIsShrunk() {
    let steps: [CountedStep] = [.add(2), .add(40), .reset, .add(7), .add(3), .add(9), .add(1)]
    let program = Program<Counted>(looks: 5, steps)
    XCTAssertEqual(program.failure()?.step, 5)
    let shrunk = program.shrunk()
    XCTAssertEqual(shrunk.steps.map(source(of:)), [".add(7)", ".add(3)", ".add(9)"])
    let text = shrunk.test
    XCTAssertTrue(text.hasPrefix("// It is 19.\nfunc testCounted5() throws {"), text)
    XCTAssertTrue(text.contains(".add(7),\n      .add(3),\n      .add(9)"), text)
  }

  /// A step is printed as the source that makes it again.
  func testAStepIsPrintedAsItsSource() {
    let grid = ColumnsLayout(columns: .tracks([.points(2), .fraction(1)]))
    let section = HostSection(
      settings: .init(layout: .columns(grid), header: .init(length: .nan)),
      items: [.init(height: -0.0, pin: 1)])
    XCTAssertEqual(
      source(of: FeedStep.insert(section, at: 3)),
      """
      .insert(.init(settings: .init(layout: .columns(.init(columns: .tracks([.points(2.0), \
      .fraction(1.0)]), trackAlignment: .start, columnSpacing: 0.0, itemSpacing: 0.0, \
      contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), \
      packing: .shortestColumn)), carousel: nil, sharedLine: nil, header: (.init(length: .nan, \
      isPinned: false, isStretching: false, level: 0)), footer: nil, background: nil, \
      spacingAfter: 0.0, isCollapsed: false), items: [.init(height: -0.0, pin: 1)]), at: 3)
      """)
  }

  /// The printed rows with every limit, pasted as they are: the names are those of the initialiser.
  func testPrintedRowsAreSourceThatCompiles() {
    let pasted: ItemStep<RowsSettings> = .reconfigure(
      .init(
        axis: .vertical,
        configuration: .init(
          rule: .justified(height: 4.0, tolerance: 0.25, breaking: .optimal, lastRow: .end),
          itemSpacing: 1.0, rowSpacing: 2.0,
          contentInsets: .init(top: 0.0, leading: 0.5, bottom: 0.0, trailing: 0.0),
          itemsInRow: (1...9), rowHeights: ((2.0...5.0)), singleRowMaximumHeight: (6.0),
          maximumRowCount: (1), holdsBackLastRow: true), direction: .rightToLeft, scale: (3.0)),
      crossLength: nil)
    XCTAssertEqual(
      source(of: pasted),
      """
      .reconfigure(.init(axis: .vertical, configuration: .init(rule: .justified(height: 4.0, \
      tolerance: 0.25, breaking: .optimal, lastRow: .end), itemSpacing: 1.0, rowSpacing: 2.0, \
      contentInsets: .init(top: 0.0, leading: 0.5, bottom: 0.0, trailing: 0.0), \
      itemsInRow: (1...9), rowHeights: ((2.0...5.0)), singleRowMaximumHeight: (6.0), \
      maximumRowCount: (1), holdsBackLastRow: true), direction: .rightToLeft, scale: (3.0)), \
      crossLength: nil)
      """)
  }
}
