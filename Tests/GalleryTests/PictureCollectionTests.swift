import XCTest

@testable import LayoutGallery
@testable import SampleImages

final class PictureCollectionTests: XCTestCase {
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
    XCTAssertEqual(collection.mixed(1_000), collection.mixed())
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
