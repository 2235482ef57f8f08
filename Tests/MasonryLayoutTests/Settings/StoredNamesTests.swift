import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The JSON of settings and addresses, which files of apps rely on.
final class StoredNamesTests: XCTestCase {
  func testSettings() throws {
    typealias Columns = ColumnsLayout.Columns
    try expectStored(Columns.fixed(3), #"{"fixed":{"count":3}}"#)
    try expectStored(
      Columns.adaptive(minimumWidth: 120, maximumWidth: 240, maximumCount: 6),
      #"{"adaptive":{"maximumCount":6,"maximumWidth":240,"minimumWidth":120}}"#)
    try expectStored(
      Columns.tracks([.points(40), .fraction(2)]),
      #"{"tracks":{"sizes":[{"points":{"points":40}},{"fraction":{"weight":2}}]}}"#)
    typealias Packing = ColumnsLayout.Packing
    try expectStored(Packing.roundRobin, #"{"roundRobin":{}}"#)
    try expectStored(Packing.shortestColumn, #"{"shortestColumn":{}}"#)
    try expectStored(
      Packing.gridLanes(tolerance: .points(4), dense: true),
      #"{"gridLanes":{"dense":true,"tolerance":{"points":{"points":4}}}}"#)
    try expectStored(ColumnsLayout.Tolerance.partOfWidth(0.5), #"{"partOfWidth":{"part":0.5}}"#)
    try expectStored(ColumnsLayout.Tolerance.infinite, #"{"infinite":{}}"#)
    try expectStored(LayoutKeptPlaces.none, #"{"none":{}}"#)
    try expectStored(LayoutKeptPlaces.all, #"{"all":{}}"#)
    try expectStored(LayoutKeptPlaces.before(4), #"{"before":{"index":4}}"#)
    XCTAssertThrowsError(try JSON.value(LayoutKeptPlaces.self, from: #"{"some":{}}"#))
    try expectStored(
      ColumnsLayout.TrackAlignment.allCases, #"["start","center","end"]"#)
    try expectStored(
      LayoutScrollPosition.allCases, #"["start","center","end","nearest"]"#)
    try expectStored(LayoutAxis.allCases, #"["vertical","horizontal"]"#)
    try expectStored(LayoutReadingDirection.allCases, #"["leftToRight","rightToLeft"]"#)
    try expectStored(
      MasonryFeed.Header(length: 4),
      #"{"isPinned":false,"isStretching":false,"length":4,"level":0}"#)
    try expectStored(
      RowsLayout(
        rule: .even(.fixed(1)), rowHeights: 1...2, singleRowMaximumHeight: 3, maximumRowCount: 4,
        holdsBackLastRow: true),
      #"{"contentInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"holdsBackLastRow":true,"#
        + #""itemSpacing":0,"itemsInRow":[1,1000],"maximumRowCount":4,"rowHeights":[1,2],"#
        + #""rowSpacing":0,"rule":{"even":{"columns":{"fixed":{"count":1}}}},"#
        + #""singleRowMaximumHeight":3}"#)
  }

  func testAddressesAndTheirMappings() throws {
    typealias Address = MasonryFeed.Address
    try expectStored(Address.item(3, section: 1), #"{"item":{"index":3,"section":1}}"#)
    try expectStored(Address.header(section: 1), #"{"header":{"section":1}}"#)
    try expectStored(Address.footer(section: 1), #"{"footer":{"section":1}}"#)
    try expectStored(Address.background(section: 1), #"{"background":{"section":1}}"#)
    try expectStored(
      MasonryFeed.AddressMapping.items(.inserting(2, at: 1), inSection: 0),
      #"{"items":[[0,0,1],[1,3,4294967293],[4294967296,4294967296]],"sections":[[0,0]]}"#)
    try expectStored(
      MasonryFeed.AddressMapping.items(.unchanged, inSection: 0),
      #"{"items":[[0,0]],"sections":[[0,0]]}"#)
    for section in [0, 1, 900] {
      XCTAssertEqual(MasonryFeed.AddressMapping.items(.unchanged, inSection: section), .unchanged)
    }
  }
}
