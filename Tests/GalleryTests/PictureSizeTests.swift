import XCTest

@testable import LayoutGallery
@testable import SampleImages

final class PictureSizeTests: XCTestCase {
  private let header = "category,width,height"

  private func parse(_ text: String) throws(PictureSizeError) -> [PictureSize] {
    try PictureSize.parse(csv: Array(text.utf8))
  }

  private func XCTAssertFails(
    _ text: String, line: Int, naming part: String, at place: UInt = #line
  ) {
    XCTAssertThrowsError(try parse(text), text, line: place) { error in
      guard let error = error as? PictureSizeError else { return XCTFail("\(error)", line: place) }
      XCTAssertEqual(error.line, line, text, line: place)
      XCTAssertTrue(error.reason.contains(part), error.reason, line: place)
    }
  }

  func testLinesEndAsOnAnySystem() throws {
    let expected = [
      PictureSize(category: "a", width: 10, height: 20.5),
      PictureSize(category: "b", width: 1e3, height: 4),
    ]
    let rows = [header, "a,10,20.5", "b,1e3,4"]
    for newline in ["\n", "\r\n"] {
      let text = rows.joined(separator: newline)
      XCTAssertEqual(try parse(text), expected)
      XCTAssertEqual(try parse(text + newline), expected)
      XCTAssertEqual(try parse("\u{FEFF}" + text + newline + newline), expected)
    }
  }

  func testTheHeaderAloneIsNoPictures() throws {
    XCTAssertEqual(try parse(header), [])
    XCTAssertEqual(try parse(header + "\r\n"), [])
  }

  func testAPictureMayBeBroken() throws {
    let pictures = try parse(header + "\na,0,0\na,0,5\na,5,0\na,5,5")
    XCTAssertEqual(pictures.map(\.isBroken), [true, true, true, false])
  }

  func testTheHeaderIsRequiredAndEveryRowHasThreeFields() {
    for (text, line, part) in [
      ("", 1, "not \"\""), ("\n" + header, 1, "not \"\""), ("a,1,2\n", 1, "\"a,1,2\""),
      (header + "\na,1", 2, "not 2"), (header + "\na,1,2\na,1,2,3", 3, "not 4"),
      (header + "\na,1,2\n\na,1,2", 3, "not 1"),
    ] {
      XCTAssertFails(text, line: line, naming: part)
    }
  }

  func testExtentsAreFiniteDecimalNumbersOfAtLeast0() {
    let wrong = ["", "x", "-3", "nan", "inf", "1e400", "0x10", "0X1p3", " 1", "1 ", "\"1\""]
    for bad in wrong {
      XCTAssertFails(header + "\na,1,2\na,\(bad),2", line: 3, naming: "the width")
      XCTAssertFails(header + "\na,1,\(bad)", line: 2, naming: "the height")
    }
  }

  func testAReasonIsOneShortLine() {
    XCTAssertThrowsError(try parse(String(repeating: "\u{1B}\r", count: 9_000))) { error in
      let reason = (error as? PictureSizeError)?.reason ?? ""
      XCTAssertLessThan(reason.count, 400)
      XCTAssertFalse(reason.unicodeScalars.contains { $0.value < 32 }, reason)
    }
  }

  func testTheSamplesAre4186RealPictures() throws {
    let samples = try PictureSize.samples()
    XCTAssertEqual(samples.count, 4_186)
    XCTAssertEqual(Set(samples.map(\.category)).count, 22)
    XCTAssertFalse(samples.contains(where: \.isBroken))
  }

  private func collection(_ count: Int) -> PictureCollection {
    PictureCollection(
      (0..<count).map { PictureSize(category: "a", width: Double($0), height: 1) })
  }

  func testAMixtureHasEveryPictureOnce() {
    for count in 0...200 {
      let mixed = collection(count).mixed()
      XCTAssertEqual(mixed.map(\.width).sorted(), (0..<count).map(Double.init), "\(count)")
    }
  }

  func testAShortMixtureIsTheBeginningOfALongOne() {
    let collection = collection(100)
    XCTAssertEqual(collection.mixed(30), Array(collection.mixed().prefix(30)))
    XCTAssertEqual(collection.mixed(200), collection.mixed() + collection.mixed())
  }

  func testTheLargestCategoriesComeFirstAndEqualOnesByName() {
    let categories = ["b", "c", "a", "c"]
    let pictures = categories.map { PictureSize(category: $0, width: 1, height: 1) }
    let collection = PictureCollection(pictures)
    XCTAssertEqual(collection.categories.map(\.name), ["c", "a", "b"])
    XCTAssertEqual(collection.categories.map(\.count), [2, 1, 1])
    XCTAssertEqual(pictures.map(collection.rank), [2, 0, 1, 0])
  }
}
