import LayoutOracles
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutFuzzer

/// Programs that once failed, and some that never did.
final class CorpusTests: XCTestCase {
  func expectGrid(looks: UInt64, _ steps: [GridStep], line: UInt = #line) {
    expectHolds(Program<GridWorld>(looks: looks, steps), line: line)
  }

  func expectFeed(looks: UInt64, _ steps: [FeedStep], line: UInt = #line) {
    expectHolds(Program<FeedWorld>(looks: looks, steps), line: line)
  }

  func expectWheel(looks: UInt64, _ steps: [WheelStep], line: UInt = #line) {
    expectHolds(Program<WheelSubject>(looks: looks, steps), line: line)
  }

  func expectRows(looks: UInt64, _ steps: [ItemStep<RowsSettings>], line: UInt = #line) {
    expectHolds(Program<RowsWorld>(looks: looks, steps), line: line)
  }

  /// A length of 0 in place of -0 was taken, but its row was not measured again.
  func testZeroInPlaceOfMinusZero() {
    expectRows(
      looks: 1159,
      [
        .become(without: [], returning: 86, at: 672, adding: [.init(height: -0.0, span: 2)]),
        .setLength(0.0, at: 0),
      ])
  }

  /// Justified rows asked for widths that a flow with own heights knew.
  func testFromAFlowWithOwnHeightsToJustifiedRows() {
    expectRows(
      looks: 280,
      [
        .reconfigure(
          .init(
            axis: .horizontal,
            configuration: .init(rule: .flowing(height: 2, alignment: .start, hasOwnHeights: true)))
        ),
        .become(without: [], returning: 203, at: 547, adding: [.init()]),
        .reconfigure(
          .init(
            axis: .horizontal,
            configuration: .init(
              rule: .justified(height: 2, tolerance: 0, breaking: .greedy, lastRow: .start)))),
      ])
  }

  /// A late length in a kept row was not noted, so that a snapshot did not have its rows.
  func testALateLengthInAKeptRow() {
    expectRows(
      looks: 15_755_400_384_260_043_840,
      [
        .resize(4.5), .insert([.init(), .init(height: 1), .init(height: 6.5)], at: 0),
        .keep(before: 3), .setLength(0, at: 1), .keep(before: 0), .repack,
      ])
  }

  /// Estimates are not measured only because their width is another one.
  func testEstimatesOfAList() {
    expectRows(
      looks: 1,
      [
        .reconfigure(.init(configuration: .init(rule: .even(.fixed(1))))),
        .insert([.init(height: 3)], at: 0),
        .resizeUnmeasured(7), .resize(9),
      ])
  }

  /// Where the horizon is at the seam, the row behind it is kept as well.
  func testRowsThatAreKeptUpToTheSeam() {
    let items = [HostItem](repeating: .init(height: 3), count: 4)
    for count in 1...4 {
      expectRows(
        looks: 1,
        [
          .resize(7), .insert(items + items, at: 0), .keepAll, .prepend(Array(items[..<count])),
          .keep(before: count), .insert(items, at: 8 + count), .restore,
        ])
    }
  }

  /// A row higher than the greatest length of an item divided rows, and its snapshot was refused.
  func testRowsDivideAtAHighRow() {
    let high = RowsSettings(
      configuration: .init(rule: .justified(height: 1e150, tolerance: 1), itemsInRow: 1...1000))
    expectRows(
      looks: 15_381_428_338_293_693_228,
      [
        .insert([.init(height: 0)], at: 0), .reconfigure(high), .keep(from: nil, before: 277),
        .inView(0, .insert([.init(height: 0)], at: 0)),
      ])
  }

  /// An item above a row that is left out, and that is so high that roundings hide the item.
  func testAnItemAboveAHighRowThatIsLeftOut() {
    let high = RowsSettings(
      configuration: .init(rule: .justified(height: 1e100), maximumRowCount: 1))
    expectRows(
      looks: 6_237_604_001_835_094_339,
      [
        .insert([.init()], at: 0), .reconfigure(high), .keep(from: nil, before: 1),
        .inView(0, .insert([.init(height: 1, span: 2), .init()], at: 0)),
      ])
  }

  /// An item of 10⁻³⁰⁰ points that is stacked upwards is lost in the sum of its position.
  func testAnItemThatIsLostInASum() {
    expectRows(
      looks: 1_552_710_969_891_293_703,
      [
        .keepAll,
        .update(
          order: [], adding: [.init(height: 1e-300, span: 2)], at: 393, reloading: [], as: []),
        .insert([.init(), .init()], at: 862), .insert([.init()], at: 0),
        .inView(956, .remove(at: 156, count: 3)),
      ])
  }

  /// The length of an item was lost in the spacing behind it, and it was put behind its row.
  func testAnItemAlignedBesideAHugeSpacing() {
    let flow = RowsSettings(
      axis: .horizontal,
      configuration: .init(rule: .flowing(height: 4, alignment: .end), itemSpacing: 1e100))
    expectRows(
      looks: 13_841_021_908_854_960_745,
      [.reconfigure(flow), .insert([.init(), .init()], at: 0), .setLength(1, at: 642)])
  }

  /// Slips of half a point were told by a sum that was added in another order.
  func testTheLastBitOfAFilledRow() {
    let filled = RowsSettings(
      configuration: .init(
        rule: .justified(height: 9.999999999999998, tolerance: 0.1, lastRow: .fill),
        itemSpacing: 9.999999999999998, itemsInRow: 1...1000))
    expectRows(
      looks: 4_990_025_626_462_012_738,
      [
        .insert([.init(drift: 0.25), .init()], at: 0),
        .become(without: [], returning: 252, at: 573, adding: []),
        .update(
          order: [10, 9], adding: [], at: 986, reloading: [838, 266],
          as: [.init(height: 9.999999999999998), .init(height: 10)]),
        .insert([.init(), .init()], at: 0), .reconfigure(filled),
      ])
  }

  /// Where a filled last row has no room for its spacings, these stay as in other rows.
  func testAFilledRowWithoutRoom() {
    let filled = RowsSettings(
      configuration: .init(
        rule: .justified(height: 1, breaking: .optimal, lastRow: .fill), itemSpacing: 2,
        itemsInRow: 2...1000))
    expectRows(
      looks: 15_577_149_485_413_416_905,
      [
        .reconfigure(filled), .insert([.init()], at: 0), .insert([.init()], at: 0),
        .resizeUnmeasured(0),
      ])
  }

  /// An item that fills a row was asked for again when others got heights of their own.
  func testAnItemThatFillsARowOfAFlow() {
    expectRows(
      looks: 9_137_439_170_440_507_833,
      [
        .insert([.init(span: 2)], at: 0),
        .reconfigure(.init(configuration: .init(rule: .flowing(height: 16, hasOwnHeights: true)))),
      ])
  }

  /// What began at the edge of a rectangle without width was found in rows without width.
  func testRowsWithoutWidth() {
    let flow = RowsSettings(
      configuration: .init(rule: .flowing(height: 16, alignment: .fill, hasOwnHeights: true)))
    expectRows(
      looks: 13_192_157_848_679_676_650,
      [
        .prepend([.init()]), .prepend([.init(), .init()]), .reconfigure(flow),
        .insert([.init(), .init(), .init()], at: 0),
        .insert([.init(), .init(), .init(height: 1)], at: 660),
        .become(without: [], returning: 888, at: 633, adding: [.init()]), .resize(0),
        .remeasure([325], as: [.init(height: 1)]),
      ])
  }

  func testProgramsOfSomeSeeds() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...20, every: 6)) { seed in
      expectHolds(Program<GridWorld>(seed: seed, length: 20))
      expectHolds(Program<WheelSubject>(seed: seed, length: 20))
      expectHolds(Program<RowsWorld>(seed: seed, length: 20))
      if seed % 3 == 1 { expectHolds(Program<FeedWorld>(seed: seed, length: 12)) }
    }
  }

  /// Rows from right to left were rounded at the length of what is upward, and the query was not.
  func testALongItemInUpwardRowsFromRightToLeft() {
    let rows = WallSettings(
      axis: .horizontal, columns: .fixed(1), itemSpacing: 1, direction: .rightToLeft)
    for looks: UInt64 in [6_746_062_367_688_676_596, 17_996_793_743_663_036_812] {
      expectGrid(
        looks: looks,
        [
          .reconfigure(rows), .keepAll, .prepend([.init(), .init(), .init()]),
          .insert([.init()], at: 0), .prepend([.init()]),
          .become(without: [649], returning: 766, at: 110, adding: [.init(slope: 1e+100)]),
        ])
    }
  }

  /// The far edge of a rectangle was lost when it was mirrored.
  func testAWideRectangleOnAWheelThatTurnsBackwards() {
    expectWheel(looks: 9_161_294_584_731_695_557, [.configure(.init(isCounterclockwise: true))])
    expectWheel(
      looks: 2_115_265_330_345_342_426,
      [.configure(.init(radius: 99.99999999999999, turns: .max, isRightToLeft: true))])
  }

  /// Items that are points, compared with their wheel, were missed at the ends of intervals.
  func testTheFirstPlaceOfAWheelThatIsFarLargerThanItsItems() {
    expectWheel(
      looks: 11_670_441_125_711_596_276,
      [
        .insert(1, at: 0), .scroll(225), .insert(5, at: 576), .insert(5, at: 779),
        .insert(5, at: 307), .configure(.init(radius: 1e101, turns: 1, focus: 1e9)),
      ])
  }

  /// The first item was rounded to a pixel, and the content ended half a pixel before that.
  func testAMirroredWallThatEndedBetweenTwoPixels() {
    expectGrid(
      looks: 15_853_260_957_840_166_800,
      [
        .insert([.init()], at: 0),
        .reconfigure(
          .init(
            axis: .horizontal, columns: .fixed(1), contentInsets: .init(trailing: 14.5),
            direction: .rightToLeft, scale: 1)),
      ])
  }

  /// A list pulled more than half an item beyond an end lost the item there.
  func testAPulledListKeepsItsEndItem() {
    for past in [0.51, -0.51] {
      expectWheel(looks: 1, [.pull(past), .insert(3, at: past < 0 ? 0 : 12)])
      expectWheel(looks: 1, [.pull(past), .move(past < 0 ? 0 : 11, to: 5, isApplied: false)])
      expectWheel(looks: 1, [.pull(past), .move(past < 0 ? 0 : 11, to: 5, isApplied: true)])
    }
  }

  /// Lanes divided that were kept no longer, and a view at the start did not stick to it.
  func testDividedLanesThatAreKeptNoLonger() {
    expectGrid(
      looks: 8_278_110_506_297_828_073,
      [
        .insert([.init(height: 1.0)], times: 1, at: 0),
        .keep(before: 353),
        .inView(0, .insert([.init(height: 1.0, span: 2, estimate: 0.0)], times: 1, at: 202)),
        .insert([.init()], times: 1, at: 128),
        .keep(before: 292),
        .measure(showing: nil, from: 974),
      ])
  }

  /// An estimate without length, at the position of what was measured, pushed that down.
  func testAnEstimateWithoutLength() {
    expectGrid(
      looks: 8564553394345388003,
      [
        .keepAll,
        .insert([.init()], times: 1, at: 0),
        .remeasure([66], as: [.init(height: 1.0)]),
        .insert([.init(), .init()], times: 1, at: 0),
        .insert([.init(height: 1.0), .init()], times: 1, at: 0),
        .reconfigure(
          .init(
            axis: .horizontal, columns: .fixed(1), trackAlignment: .start, columnSpacing: 0.0,
            itemSpacing: 0.0,
            contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0),
            packing: .shortestColumn, direction: .leftToRight, scale: nil), crossLength: nil),
        .become(
          without: [386], returning: 83, at: 852, adding: [.init(height: 1.0, estimate: 0.0)]),
        .measure(showing: nil, from: 76),
      ])
  }

  /// An item that covered the view went away, and a hole before the view closed in another lane.
  func testAHoleBeforeTheView() {
    expectGrid(
      looks: 27047997300233249,
      [
        .insert([.init(height: 10.0), .init(), .init(), .init()], times: 1, at: 0),
        .insert([.init(), .init(), .init()], times: 1, at: 191),
        .keep(before: 1),
        .inView(770, .insert([.init()], times: 1, at: 0)),
        .insert([.init(), .init(), .init(slope: 0.5)], times: 1, at: 189),
        .insert([.init()], times: 1, at: 0),
        .update(
          order: [0, 1, 2, 3], adding: [.init(height: 10.0), .init()], at: 252, reloading: [365],
          as: [.init(height: 1.0, span: 70000, estimate: 0.0)]),
        .inView(962, .remove(at: 569, count: 1)),
      ])
  }

  /// Estimates at one position grew upwards in one lane of a spanning item, downwards in the other.
  func testSpansDivideAtOnePosition() {
    expectGrid(
      looks: 16758327325733470857,
      [
        .insert([.init(), .init(span: 2, estimate: 2.0)], times: 1, at: 0),
        .insert([.init(height: 1.0, span: 2)], times: 1, at: 0),
        .keepAll,
        .measure(showing: nil, from: 40),
      ])
  }

  /// An estimate in view went away downwards and came back above when its request changed.
  func testAnEstimateThatAsksForAnotherSpan() {
    expectGrid(
      looks: 10128815238075308275,
      [
        .insert([.init(height: 1.0)], times: 1, at: 0),
        .become(without: [], returning: 78, at: 737, adding: [.init(height: 1.0)]),
        .insert([.init()], times: 1, at: 607),
        .move(from: 284, to: 10),
        .reconfigure(
          .init(
            axis: .horizontal, columns: .fixed(1), trackAlignment: .start, columnSpacing: 0.0,
            itemSpacing: 0.0,
            contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0),
            packing: .shortestColumn, direction: .leftToRight, scale: nil), crossLength: nil),
        .keepAll,
        .insert(
          [.init(), .init(height: 1.0), .init(estimate: 0.7142857142857144)], times: 1, at: 196),
        .remove(at: 125, count: 1),
        .inView(
          188,
          .update(
            order: [0, 1, 2, 3, 4], adding: [], at: 326, reloading: [982],
            as: [.init(height: 30.333333333333336, span: 9223372036854775807)])),
      ])
  }

  /// An item that begins less than a pixel before the view counted as in view.
  func testAViewBetweenPixels() {
    expectGrid(
      looks: 475778869149192583,
      [
        .become(without: [], returning: 395, at: 141, adding: [.init()]),
        .remeasure([410], as: [.init(estimate: 8.0)]),
        .insert([.init(height: 14.75), .init(estimate: 11.5)], times: 1, at: 0),
        .keep(before: 113),
        .reconfigure(
          .init(
            axis: .vertical, columns: .fixed(1), trackAlignment: .start, columnSpacing: 0.0,
            itemSpacing: 0.0,
            contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0),
            packing: .shortestColumn, direction: .leftToRight, scale: (2.0)), crossLength: nil),
        .insert([.init(estimate: 16.5)], times: 1, at: 28),
        .insert([.init(height: 15.0)], times: 1, at: 1),
        .inView(982, .move(from: 676, to: 193)),
      ])
  }

  /// Rows that are kept no longer stayed as they were when all was stacked downwards.
  func testRestackingWhatIsKeptNoLonger() {
    expectFeed(
      looks: 5084693617012829071,
      [
        .insert(
          .init(
            settings: .init(
              layout: .rows(
                .init(
                  rule: .justified(
                    height: 10.0, tolerance: 0.25, breaking: .greedy, lastRow: .start),
                  itemSpacing: 0.0, rowSpacing: 0.0,
                  contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0),
                  itemsInRow: (1...1000), rowHeights: nil, singleRowMaximumHeight: nil,
                  maximumRowCount: nil, holdsBackLastRow: false)), carousel: nil, sharedLine: nil,
              header: nil, footer: nil, background: nil, spacingAfter: 0.0, isCollapsed: false),
            items: [.init()]), at: 0),
        .change(
          [
            .become(without: [], returning: 686, at: 85, adding: [.init()]), .keep(before: 55),
            .inView(0, .insert([.init()], times: 1, at: 0)), .insert([.init()], times: 1, at: 0),
          ], at: 0),
        .change([.keep(before: 445), .restackFromStart], at: 0),
      ])
  }

  /// A column without items began elsewhere, and what is packed behind the kept items stayed.
  func testAnEmptyColumnStaysWhereItBegins() {
    let settings = MasonryFeed.Section(layout: .columns(.fixed(5)))
    expectFeed(
      looks: 11_734_868_535_953_133_854,
      [
        .insert(
          .init(settings: settings, items: [.init(), .init(), .init(), .init(), .init()]), at: 0),
        .change([.remove(at: 0, count: 1), .remove(at: 0, count: 1)], at: 0),
        .change(
          [
            .insert([.init()], at: 0),
            .become(
              without: [471], returning: 662, at: 430, adding: [.init(), .init(height: 1)]),
          ], at: 0),
        .change([.become(without: [515], returning: 613, at: 964, adding: [.init()])], at: 0),
        .change(
          [.insert([.init(), .init(estimate: 11.2)], at: 478), .keep(before: 115)], at: 0),
        .change([.remove(at: 25, count: 1)], at: 0),
        .change([.sort(by: [0, 3, 6, 9, 1, 4])], at: 0),
        .change(
          [.inView(855, .become(without: [], returning: 684, at: 814, adding: []))], at: 0),
        .measure(showing: nil, from: 936),
        .update([], without: [], reloading: [], as: []),
      ])
  }
}
