import LayoutTestSupport
import MasonryLayout
import XCTest

/// Where addresses go; programs compare it with the identities of sections and items.
final class AddressMappingTests: XCTestCase {
  private typealias Mapping = MasonryFeed.AddressMapping

  func testAbsurdNumbers() {
    let mappings: [Mapping] = [
      .unchanged, .sections(.inserting(.max, at: 0)), .sections(.moving(from: .max, to: 0)),
      .items(.inserting(.max, at: 2), inSection: 1), .items(.removing(0..<Int.max), inSection: 0),
      .items(.moving(from: 1, to: .max), inSection: .max),
      .moving(.item(0, section: .max), to: .item(.max - 1, section: 3)),
    ]
    let numbers = [Int.min, -1, 0, 1, 2, 1 << 40, .max]
    withEvery("one", in: mappings) { one in
      withEvery("other", in: mappings) { other in
        let both = one.then(other)
        for section in numbers {
          for item in numbers {
            let address = MasonryFeed.Address.item(item, section: section)
            guard let new = both.newAddress(of: address) else { continue }
            expectEqual(both.oldAddress(of: new), address)
          }
          let header = MasonryFeed.Address.header(section: section)
          if let new = both.newAddress(of: header) {
            expectEqual(both.oldAddress(of: new), header)
          }
        }
      }
    }
  }
}
