#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

/// A change that the collection view animates: the old feed, the mapping and the place.
@available(iOS 13, tvOS 13, *)
struct MasonryUpdate {
  let old: MasonryFeed
  let viewport: MasonryFeed.Viewport
  let mapping: MasonryFeed.AddressMapping
  let place: HeldPlace

  /// The paths of attachments before the update, by kind.
  let attachments: [String: Set<IndexPath>]

  /// The views that have measured themselves meanwhile.
  var measured: Set<MeasuredView> = []
}

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  func takeUpdates(_ updates: [UICollectionViewUpdateItem]) {
    guard case .awaitingUpdates = state.status else { return }
    keepColumnsInSight()
    guard let old = feed, let place = state.turning?.place ?? placeToUpdate else { return }
    let visible = viewport(of: restingBounds)
    (state.status, state.held, state.turning, state.wanted) = (.stale, nil, nil, nil)
    change { feed in
      let mapping = try apply(updates.map { DataChange($0) }, counts: dataCounts, to: &feed)
      if mapping == nil { feed = try built() }
      try fit(&feed)
      state.status = .current
      state.update = mapping.map {
        MasonryUpdate(
          old: old, viewport: visible, mapping: $0, place: place,
          attachments: state.shownAttachments)
      }
    }
    state.shownAttachments = [:]
    state.pannedSection = state.pannedSection.flatMap {
      state.update?.mapping.newAddress(of: .header(section: $0))?.section
    }
    followCarousels()
    state.movement = nil
  }

  /// Applies changes and returns the mapping, or `nil` if they contradict each other or the counts.
  ///
  /// The closures measure items that are new, reloaded or get another width.
  func apply(
    _ changes: [DataChange], counts: [Int], to feed: inout MasonryFeed?
  ) throws -> MasonryFeed.AddressMapping? {
    guard let old = feed,
      let changes = DataChanges(changes, from: old.itemCounts, to: counts)
    else { return nil }
    return try feed?.update(
      by: changes.mapping, counts: counts, reloading: { changes.reloaded[$0] ?? [] },
      section: section(at:), measuredBy: measures(ofSection:))
  }
}

@available(iOS 13, tvOS 13, *)
extension MasonryFeed {
  /// The number of items of each section.
  var itemCounts: [Int] { (0..<sectionCount).map { self[$0].itemCount } }
}
#endif
