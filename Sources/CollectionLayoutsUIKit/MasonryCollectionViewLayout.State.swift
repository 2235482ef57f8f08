#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// How the feed stands to the data; while it is not current the layout answers nothing.
  enum Status {
    /// To be built anew.
    case stale

    /// The counts are new, and the collection view has yet to say what came and went.
    case awaitingUpdates

    case current
  }

  /// What the feed and its sections follow.
  struct Surroundings: Equatable {
    var crossLength: Double
    var environment: LayoutEnvironment
    var insets: LayoutInsets
  }

  /// What the layout remembers beside its feed.
  struct State {
    var status = Status.stale

    /// What the feed was last fitted to, or `nil` if sections are to be asked for again.
    var surroundings: Surroundings?

    /// The insets of the content for which the elements were last asked for.
    var insets: UIEdgeInsets?

    /// What stays still while cells measure themselves, and where the bounds are if nothing else
    /// scrolls.
    var resting: (anchor: MasonryFeed.Anchor, bounds: CGRect)?

    /// What stays still while the size changes, and the size that the bounds are about to get.
    var turning: (anchor: MasonryFeed.Anchor, size: CGSize)?

    /// What the collection view is showing a change of.
    var update: MasonryUpdate?

    /// Where the item that a finger moves was before, where it is, and where the finger holds it.
    var movement: (original: IndexPath, current: IndexPath, finger: CGPoint)?

    /// How far carousels are to be scrolled, by section, if their content is long enough.
    var wantedOffsets: [Int: Double] = [:]

    /// The carousel that a finger scrolls, or that comes to rest.
    var pannedSection: Int?

    /// Where attachments have been shown, by their kinds, since the last change.
    var shownAttachments: [String: Set<IndexPath>] = [:]
  }
}
#endif
