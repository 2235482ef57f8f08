#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

/// An invalidation that may keep the settings of the sections.
@available(iOS 13, tvOS 13, *)
final class MasonryInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var asksForSections = true
}

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// A closure that returns the settings of a section, as in a compositional layout.
  public typealias SectionProvider =
    (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> MasonryFeed.Section

  /// The class of what the layout returns.
  public typealias Attributes = UICollectionViewLayoutAttributes

  /// The class of what says which part of the layout is out of date.
  public typealias Context = UICollectionViewLayoutInvalidationContext

  /// The area at both sides that the items keep free.
  public enum InsetsReference: Hashable, Sendable {
    /// No area: items lie between the insets of the content.
    case none

    /// The safe area of the collection view.
    case safeArea

    /// The layout margins of the collection view.
    case layoutMargins

    /// The area outside the readable content guide.
    case readableContent
  }

  var delegate: (any UICollectionViewDelegateMasonryLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateMasonryLayout
  }

  var bounds: CGRect { collectionView?.bounds ?? .zero }

  func prepareFeed() {
    switch state.status {
    case .stale:
      let isFirst = feed == nil
      change { feed in
        feed = try built()
        state.status = .current
      }
      state.turning = nil
      if isFirst { scrollToStart() }
    case .awaitingUpdates: break
    case .current:
      if state.turning == nil, state.surroundings != currentSurroundings, let anchor {
        state.turning = (anchor, bounds.size)
      }
      change { try fit(&$0) }
      finishTurn()
    }
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      state.status = .stale
      (state.resting, state.pannedSection, state.wantedOffsets) = (nil, nil, [:])
    } else if context.invalidateDataSourceCounts, state.status == .current {
      state.status = .awaitingUpdates
    }
    if let context = context as? MasonryInvalidationContext, context.asksForSections {
      state.surroundings = nil
      if !context.invalidateDataSourceCounts { state.shownAttachments = [:] }
    }
  }

  /// Changes a copy of the feed: the owner may look at the feed itself while it is asked.
  func change(_ operation: (inout MasonryFeed?) throws -> Void) {
    var changed = feed
    do {
      try operation(&changed)
      feed = changed
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  // The data, as the delegate, the provider and the data source have it.

  func measures(ofSection section: Int) -> ItemMeasures {
    ItemMeasures(layout: self, section: section)
  }

  /// The settings that the closure gives, or those of two columns without one.
  func providedSection(at index: Int) -> MasonryFeed.Section {
    sectionProvider?(index, ContainerEnvironment(self)) ?? .init()
  }

  func section(at index: Int) -> MasonryFeed.Section {
    var section =
      if let delegate, let collectionView {
        delegate.collectionView(collectionView, layout: self, sectionAt: index)
      } else {
        providedSection(at: index)
      }
    let (top, bottom) = (referenceInsets.top, referenceInsets.bottom)
    let (leading, trailing) = (referenceInsets.leading, referenceInsets.trailing)
    func widen(_ insets: inout LayoutInsets) {
      insets = LayoutInsets(
        top: insets.top + top, leading: insets.leading + leading,
        bottom: insets.bottom + bottom, trailing: insets.trailing + trailing)
    }
    switch section.layout {
    case .columns(var columns):
      widen(&columns.contentInsets)
      section.layout = .columns(columns)
    case .rows(var rows):
      widen(&rows.contentInsets)
      section.layout = .rows(rows)
    }
    return section
  }

  /// The insets of the reference across the axis, beyond the insets of the content.
  var referenceInsets: LayoutInsets {
    guard let collectionView else { return .zero }
    let reference: UIEdgeInsets
    switch insetsReference {
    case .none: return .zero
    case .safeArea: reference = collectionView.safeAreaInsets
    case .layoutMargins: reference = collectionView.layoutMargins
    case .readableContent:
      let readable = collectionView.readableContentGuide.layoutFrame
      reference = UIEdgeInsets(
        top: readable.minY - bounds.minY, left: readable.minX - bounds.minX,
        bottom: bounds.maxY - readable.maxY, right: bounds.maxX - readable.maxX)
    }
    let rest =
      axis == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(0, reference.left - insets.left), bottom: 0,
        right: max(0, reference.right - insets.right))
      : UIEdgeInsets(
        top: max(0, reference.top - insets.top), left: 0,
        bottom: max(0, reference.bottom - insets.bottom), right: 0)
    return LayoutInsets(rest, direction: LayoutEnvironment(collectionView).direction)
  }

  /// The surroundings of the collection view now.
  var currentSurroundings: Surroundings {
    Surroundings(
      crossLength: max(0, axis.cross.length(of: pinningRect(of: bounds).size)),
      environment: LayoutEnvironment(collectionView), insets: referenceInsets)
  }

  /// The feed as the delegate and the data source have it.
  func built() throws -> MasonryFeed {
    let current = currentSurroundings
    var feed = try MasonryFeed(
      in: LayoutSpace(
        axis: axis, crossLength: current.crossLength, environment: current.environment))
    for index in 0..<(collectionView?.numberOfSections ?? 0) {
      try feed.appendSection(
        section(at: index), itemCount: collectionView?.numberOfItems(inSection: index) ?? 0,
        measuredBy: measures(ofSection: index))
    }
    state.surroundings = current
    return feed
  }

  /// Follows the size, the direction, the screen and the safe area, and asks for all sections.
  func fit(_ feed: inout MasonryFeed?) throws {
    let current = currentSurroundings
    guard state.surroundings != current, let old = feed else { return }
    var changed: Set<Int> = []
    for index in 0..<old.sectionCount {
      let before = old.section(at: index)
      let after = fitting(section(at: index), to: before)
      guard after != before else { continue }
      let isSameLayout = after.layout == before.layout && after.carousel == before.carousel
      if !isSameLayout { changed.insert(index) }
      try feed?.reconfigureSection(at: index) { $0 = after }
    }
    try feed?.resize(
      to: LayoutSpace(
        axis: axis, crossLength: current.crossLength, environment: current.environment)
    ) { index in
      ItemMeasures(layout: self, section: index, isSilent: changed.contains(index))
    }
    for index in changed {
      let count = old[index].itemCount
      try feed?[index].remeasure(0..<count, measuredBy: measures(ofSection: index))
    }
    state.surroundings = current
  }

  /// New settings with the lengths of headers and footers that have measured themselves.
  private func fitting(
    _ new: MasonryFeed.Section, to old: MasonryFeed.Section
  ) -> MasonryFeed.Section {
    guard supplementaryViewsMeasureThemselves else { return new }
    var new = new
    if let length = old.header?.length { new.header?.length = length }
    if let length = old.footer?.length { new.footer?.length = length }
    return new
  }
}

/// The environment that section providers of compositional layouts are given.
@available(iOS 13, tvOS 13, *)
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
    traitCollection =
      layout.collectionView?.traitCollection ?? UITraitCollection(displayScale: 1)
  }
}
#endif
