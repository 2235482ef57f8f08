import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What an error says to the developer who reads it.
final class ErrorSentenceTests: XCTestCase {
  func testSentencesNameTheItemAndTheValue() {
    let sentences: [(MasonryError, String)] = [
      (.columnCount(0), "The number of columns must be from 1 to 1024, not 0."),
      (
        .minimumColumnWidth(0),
        "The minimum width of the columns must be a number greater than 0 and at most 1e+150, not 0.0."
      ),
      (.itemHeight(-1, item: 7), "item 7 "), (.itemHeight(.nan, item: 7), "not nan."),
      (.columnSpan(-2, item: 8), "item 8 "), (.columnSpan(-2, item: 8), "not -2."),
      (.columnSpacing(.infinity), "column spacing"), (.columnSpacing(.infinity), "not inf."),
      (.itemSpacing(-3), "item spacing"), (.itemSpacing(-3), "not -3.0."),
      (.contentInsets(.init(top: -4)), "content insets"),
      (.contentInsets(.init(top: -4)), "top: -4.0,"),
      (.scale(-5), "scale"), (.scale(-5), "not -5.0."),
      (.width(-6), "The width"), (.width(-6), "not -6.0."), (.height(-6), "The height must"),
      (.itemWidth(-1, item: 7), "width of item 7 "), (.itemCount(-9), " -9 "),
      (.carouselLength(-1), "carousel"), (.sharedLineSpacing(-1), "shared line"),
      (.headerLength(-1), "header"), (.footerLength(-1), "footer"),
      (.backgroundInsets(.init(top: -1)), "background"), (.spacingAfter(-1), "after the section"),
      (.maximumColumnWidth(-1), "maximum width"), (.maximumColumnWidth(-1), "not -1.0."),
      (.trackSize(0, track: 3), "track 3 "), (.trackSize(0, track: 3), "not 0.0."),
      (.tolerance(-2), "tolerance"), (.tolerance(-2), "not -2.0."),
      (.rowCount(-1), "rows must be at least 0, not -1."),
      (.pinnedColumn(-4, item: 5), "item 5 "), (.pinnedColumn(-4, item: 5), "not -4."),
    ]
    withEvery("sentence", in: sentences) { error, part in
      let sentence = "\(error)"
      expect(sentence.contains(part), "Not in “\(sentence)”")
      expect(sentence.hasPrefix("The ") && sentence.hasSuffix("."), "“\(sentence)” is no sentence")
    }
  }

  /// 1e300 is finite: a sentence that asks for a finite number would send its reader the wrong way.
  func testSentencesSayHowLargeANumberMayBe() {
    let errors: [MasonryError] = [
      .itemHeight(1e300, item: 0), .width(1e300), .itemWidth(1e300, item: 0), .height(1e300),
      .columnSpacing(1e300), .itemSpacing(1e300),
      .contentInsets(LayoutInsets(1e300)), .tolerance(1e300),
    ]
    withEvery("error", in: errors) { error in
      expect("\(error)".contains("\(MasonryItems.maximumLength)"), "The limit is not named")
    }
  }
}
