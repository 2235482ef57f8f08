#if canImport(UIKit)
import MasonryLayout
import UIKit

extension MasonryFeed {
  /// Keeps what is in a rectangle, and all before it, in its columns from now on.
  mutating func keepColumns(in rect: CGRect) {
    for case .item(let item, let section) in elements(in: rect).map(\.address) {
      self[section].keepColumns(upTo: item)
    }
  }

  /// Keeps columns while a cell measures itself.
  ///
  /// Cells that come into sight do so one after the other: what is behind the cell is packed anew, and so
  /// each item gets its column by measured heights. A cell that had been in sight before grows late: then
  /// everything else in sight has been there, too.
  mutating func keepColumns(measuring path: IndexPath, in rect: CGRect) {
    if self[path.section].keepsColumn(ofItemAt: path.item) {
      keepColumns(in: rect)
    } else {
      self[path.section].keepColumns(upTo: path.item)
    }
  }
}

extension MasonryFeed.SectionItems {
  fileprivate func keepsColumn(ofItemAt index: Int) -> Bool {
    if case .before(let end) = keptPlaces { index < end } else { keptPlaces == .all }
  }

  fileprivate mutating func keepColumns(upTo index: Int) {
    if !keepsColumn(ofItemAt: index) { keptPlaces = .before(index + 1) }
  }
}
#endif
