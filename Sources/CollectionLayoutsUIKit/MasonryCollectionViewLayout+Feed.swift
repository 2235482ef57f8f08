#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import MasonryLayout
public import UIKit

extension MasonryCollectionViewLayout {
  /// A closure that returns the settings of a section, as in a compositional layout.
  public typealias SectionProvider =
    (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> MasonryFeed.Section

  /// A closure that returns the height of an item at a width, or its width at a height, in points.
  public typealias ItemLength = (_ indexPath: IndexPath, _ crossLength: CGFloat) -> CGFloat

  /// The area at both sides that the items keep free, besides the insets of the content.
  ///
  /// By default, and with `.automatic`, it is the safe area. UIKit does not tell a layout that insets
  /// alone have changed. The layout is updated on the next scroll; call `invalidateLayout()` in
  /// `viewSafeAreaInsetsDidChange()` for it to happen at once.
  @available(iOS 14, tvOS 14, *)
  public var contentInsetsReference: UIContentInsetsReference {
    get { UIContentInsetsReference(rawValue: rawInsetsReference) ?? .automatic }
    set { rawInsetsReference = newValue.rawValue }
  }

  /// Notes that the data are others, and what was in sight.
  func leave() {
    if state.status != .stale, state.turning == nil {
      state.turning = placeToUpdate.map { ($0, bounds.size) }
    }
    (state.status, state.held, state.pannedSection, state.wanted) = (.stale, nil, nil, nil)
    state.kept = nil
    for edge in state.askedPages.keys { state.askedPages[edge]?.isUnanswered = true }
  }

  /// Builds a stale feed anew, or lays it out for another size, other insets or other sections, and
  /// keeps the place.
  ///
  /// A view without width, as before its first layout, has no items to ask for.
  func followSurroundings() {
    if case .awaitingUpdates = state.status { return }
    let isStale = state.status == .stale
    guard isStale || state.turning != nil || state.surroundings != currentSurroundings,
      currentSurroundings.space.crossLength > 0
    else { return }
    let place = state.turning?.place ?? heldPlace
    let (old, shown) = (feed, viewport(of: bounds))
    change { feed in
      if isStale { feed = try built() } else { try fit(&feed) }
      state.status = .current
    }
    // The collection view may not have the size yet that it has announced.
    if !isStale, let turning = state.turning, turning.size != bounds.size { return }
    state.turning = nil
    if isStale, let old { state.wantedOffsets = carouselOffsets(keeping: shown, of: old) }
    guard let place = place ?? heldPlace else { return }
    if !isStale, state.resizing?.isBehind == true { measureNearby(place) }
    scroll(to: place)
    state.pending?.isOfPreparing = true
  }

  /// Changes a copy of the feed: the owner may look at the feed itself while it is asked.
  ///
  /// Lengths are checked when they are asked for. If a setting is not valid, the change is made again
  /// with checked settings, so that nothing is left out of date.
  func change(_ operation: (inout MasonryFeed?) throws -> Void) {
    for _ in 0..<2 {
      var changed = feed
      do {
        try operation(&changed)
        return feed = changed
      } catch {
        report("\(error)")
        state.checksSections = true
      }
    }
  }

  /// Logs the first message about data that are not valid.
  func report(_ message: String) {
    guard !state.hasReported else { return }
    state.hasReported = true
    NSLog("MasonryCollectionViewLayout: \(message.filter { $0 != "%" })")
  }

  /// The settings that the provider gives, or those of two columns without one.
  func section(at index: Int) -> MasonryFeed.Section {
    var section = sectionProvider?(index, ContainerEnvironment(self)) ?? .init()
    // Settings keep the reference free.
    section.layout.columns?.contentInsets.widen(by: referenceInsets)
    section.layout.rows?.contentInsets.widen(by: referenceInsets)
    if section.carousel != nil, carouselPanning == nil, let collectionView {
      MasonryCarouselPanning.install(in: collectionView)
    }
    guard state.checksSections else { return section }
    do {
      var feed = try MasonryFeed(in: LayoutSpace(axis: axis, crossLength: 0))
      try feed.appendSection(section, itemCount: 0, measuredBy: MasonryHeights([]))
      return section
    } catch { return .init(layout: .columns(.init(contentInsets: referenceInsets))) }
  }

  /// The insets of the reference across the axis, beyond the insets of the content.
  var referenceInsets: LayoutInsets {
    guard let collectionView else { return .zero }
    var reference = collectionView.safeAreaInsets
    if #available(iOS 14, tvOS 14, *) {
      switch contentInsetsReference {
      case .none: return .zero
      case .layoutMargins: reference = collectionView.layoutMargins
      case .readableContent:
        let readable = collectionView.readableContentGuide.layoutFrame
        reference = UIEdgeInsets(
          top: readable.minY - bounds.minY, left: readable.minX - bounds.minX,
          bottom: bounds.maxY - readable.maxY, right: bounds.maxX - readable.maxX)
      default: break
      }
    }
    let rest = LayoutInsets(
      UIEdgeInsets(
        top: max(0, reference.top - insets.top), left: max(0, reference.left - insets.left),
        bottom: max(0, reference.bottom - insets.bottom),
        right: max(0, reference.right - insets.right)), direction: environment.direction)
    return axis == .vertical
      ? LayoutInsets(leading: rest.leading, trailing: rest.trailing)
      : LayoutInsets(top: rest.top, bottom: rest.bottom)
  }

  /// The surroundings of the collection view now.
  var currentSurroundings: Surroundings {
    let length = Double(axis.cross.length(of: pinningRect(of: bounds).size))
    let space = LayoutSpace(
      axis: axis, crossLength: length.isLength ? length : 0, environment: environment)
    return Surroundings(space: space, insets: referenceInsets)
  }

  /// The feed as the closures and the data source have it.
  func built() throws -> MasonryFeed {
    let current = currentSurroundings
    var feed = try MasonryFeed(in: current.space)
    for (index, count) in (collectionView?.shownCounts ?? []).enumerated() {
      let measures = ItemMeasures(layout: self, section: index)
      try feed.appendSection(section(at: index), itemCount: count, measuredBy: measures)
    }
    state.surroundings = current
    state.resizing?.isBehind = false
    return feed
  }

  /// Follows the size, the direction, the screen and the safe area, and asks for all sections.
  func fit(_ feed: inout MasonryFeed?) throws {
    let current = currentSurroundings
    guard state.surroundings != current, let old = feed else { return }
    var changed: Set<Int> = []
    for index in 0..<old.sectionCount {
      let before = old.section(at: index)
      var after = section(at: index)
      if supplementaryViewsMeasureThemselves { after.keepLengths(of: before) }
      guard after != before else { continue }
      if after.layout != before.layout || after.carousel?.length != before.carousel?.length {
        changed.insert(index)
      }
      try feed?.reconfigureSection(at: index) { $0 = after }
    }
    if current.space.crossLength != old.space.crossLength { waitForRest(resizing: old) }
    if state.resizing?.isBehind == true {
      try feed?.resize(to: current.space)
    } else {
      try feed?.resize(to: current.space) { index in
        ItemMeasures(layout: self, section: index, isSilent: changed.contains(index))
      }
    }
    for index in changed {
      let measures = ItemMeasures(layout: self, section: index)
      try feed?[index].remeasure(0..<old[index].itemCount, measuredBy: measures)
    }
    state.surroundings = current
  }
}

extension LayoutInsets {
  fileprivate mutating func widen(by other: LayoutInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}

/// The environment that section providers of compositional layouts are given.
private final class ContainerEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let effectiveContentSize: CGSize
  let effectiveContentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  var contentInsets: NSDirectionalEdgeInsets { effectiveContentInsets }
  var container: any NSCollectionLayoutContainer { self }

  init(_ layout: MasonryCollectionViewLayout) {
    let size = layout.pinningRect(of: layout.bounds).size
    let insets = layout.referenceInsets
    contentSize = size
    effectiveContentInsets = NSDirectionalEdgeInsets(insets)
    effectiveContentSize = CGSize(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    traitCollection = layout.collectionView?.traitCollection ?? UITraitCollection(displayScale: 1)
  }
}
#endif
