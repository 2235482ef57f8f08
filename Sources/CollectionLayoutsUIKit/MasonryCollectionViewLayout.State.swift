#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

extension MasonryCollectionViewLayout {
  /// Whether the feed matches the data source; if it does not, the layout returns no attributes.
  enum Status: Equatable {
    /// To be built anew.
    case stale

    /// The counts are new, and the collection view has yet to say what came and went.
    case awaitingUpdates(isPrepared: Bool)

    case current
  }

  /// What the feed and its sections depend on.
  struct Surroundings: Equatable {
    var space: LayoutSpace
    var insets: LayoutInsets

    /// Whether the sections are to be asked for again.
    var isStale = false
  }

  /// The state of the layout besides its feed.
  struct State {
    var status = Status.stale

    /// The surroundings of the last layout pass.
    var surroundings: Surroundings?

    /// The insets of the content for which the elements were last asked for.
    var insets: UIEdgeInsets?

    /// Whether an item has ever been in sight.
    var hasShownItems = false

    /// The place that is to be shown with the first items.
    var stored: HeldPlace?

    /// What stays in place, what the feed holds in view, and the adjustments that are to come.
    var held: HeldPlace?
    var heldBounds: HeldBounds?
    var pending: PendingAdjustment?

    /// The place that is kept while the size changes, and the new size; while the data or the layout
    /// object is replaced, the same size.
    var turning: (place: HeldPlace, size: CGSize)?

    /// Whether UIKit asks for the content offset, and the place that it is told.
    var isAskedForOffset = false
    var destination: HeldPlace?

    /// The element that the next update keeps in place, with all that follows it.
    var kept: MasonryFeed.Address?

    /// The element that the app scrolls to.
    var wanted: (place: HeldPlace, offset: Double, isAnimated: Bool, hasArrived: Bool)?

    /// The change that the collection view is animating.
    var update: MasonryUpdate?

    /// The gap that a drag from outside has made, which the data source does not have.
    var gap: IndexPath?

    /// The original and the present path of the item that a finger moves, and where that is.
    var movement: (original: IndexPath, current: IndexPath, finger: CGPoint)?

    /// The wanted offsets of carousels, by section: `MasonryFeed.Viewport` gets them clamped, but
    /// content may still grow to them.
    var wantedOffsets: [Int: Double] = [:]

    /// The carousel that a finger scrolls, or that comes to rest.
    var pannedSection: Int?

    /// The paths of attachments shown since the last change, by kind.
    var shownAttachments: [String: Set<IndexPath>] = [:]

    /// The number of columns with which a pinch began.
    var pinchedColumns: Int?

    /// Whether the start of the content is to become level.
    var isLevelling = false

    /// The number of items for which a page was last asked for, at each end, and whether it failed or
    /// was of data that have been replaced.
    var askedPages: [NSDirectionalRectEdge.RawValue: (itemCount: Int, isUnanswered: Bool)] = [:]

    /// What waits for the width to rest, and whether items out of view have not been asked for since.
    var resizing: (rest: Task<Void, Never>, isBehind: Bool)?

    /// Whether settings of sections are checked one by one, because some were not valid.
    var checksSections = false

    /// Whether an invalid length or setting has been logged.
    var hasReported = false
  }
}
#endif
