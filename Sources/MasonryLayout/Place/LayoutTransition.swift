/// A transition from one feed to another by a progress: a pinch from days to months.
///
///     let mapping = try months.update(from: byDay, to: byMonth, section: …, measuredBy: …)
///     let pinch = LayoutTransition(
///       from: days, to: months, by: mapping, around: finger, in: visible)
///     for element in pinch.elements(at: progress) {         // 0 is days, 1 is months
///       show(element.address, at: element.frame, opacity: element.opacity)
///     }
///     (feed, visible) = (pinch.end, pinch.endVisible)       // the pinch has ended
///
/// Walls have ``MasonryWall/Transition``. Elements are matched by their addresses: apply changes of
/// items first, or pass their mapping. Coordinates count from the top left corner of the visible
/// rectangle.
///
/// - **From 0 to 1** the size of the view and each frame in it change in proportion to the
///   progress. An element of only one feed stays at its place in the view and fades. At the ends
///   the elements are those of the two feeds; in between their edges are not on pixels. Headers
///   and footers go from where the first viewport pins them to where the second does.
/// - **Past the ends** the nearer feed is scaled about the finger, to the power of the overshoot,
///   at most 1 either way, by a ratio of the second feed to the first: that of the widths of
///   first columns, or of the heights of rows, of the section under the finger. A ratio
///   of 0, and one that is not finite, counts as 1, and a progress of NaN as 0.
///
/// A transition holds copies of both feeds, which share their storage until one changes.
public struct LayoutTransition: Sendable, Equatable {
  /// The feeds at progress 0 and at progress 1.
  public let start, end: MasonryFeed
  /// The visible parts of both feeds.
  public let startVisible, endVisible: MasonryFeed.Viewport
  /// Where elements of the first feed are in the second one.
  package let mapping: MasonryFeed.AddressMapping
  private let passage: Passage
  /// The elements in view at some progress from 0 to 1, and a few others, in order.
  let passing: [PassingElement]

  /// Creates the transition from one feed, in its visible rectangle, to another in another.
  ///
  /// A rectangle that is not finite counts as an empty one at the origin. The finger is in the
  /// coordinates of the first feed's content, by default in the middle of its view.
  ///
  /// - Complexity: for each section in view at any progress from 0 to 1, O(*c* log *n* + *k* log
  ///   *k* + *w*) for *c* columns in both feeds, *n* items, *k* items in view at any progress, and
  ///   *w* indices from the first item after the view of one feed to the last before that of the
  ///   other. If they scroll in different directions, *k* is *n*. By a mapping that changes the
  ///   order, its runs count too.
  @inline(never)  // Inlined in the initializers of walls, the two take 10 kB more.
  public init(
    from start: MasonryFeed, in startVisible: MasonryFeed.Viewport, to end: MasonryFeed,
    in endVisible: MasonryFeed.Viewport, by mapping: MasonryFeed.AddressMapping = .unchanged,
    around finger: LayoutPoint? = nil
  ) {
    self.start = start
    self.end = end
    self.mapping = mapping
    func finite(_ visible: MasonryFeed.Viewport) -> MasonryFeed.Viewport {
      visible.rect.isFinite
        ? visible : visible.looking(at: .zero)
    }
    let (startVisible, endVisible) = (finite(startVisible), finite(endVisible))
    self.startVisible = startVisible
    self.endVisible = endVisible
    let rect = startVisible.rect
    let held = start.anchor(at: finger ?? rect.center, in: startVisible).address
    let way = Passage(
      from: rect, to: endVisible.rect, around: finger,
      ratio: end.typicalLength(around: held.flatMap { mapping.newAddress(of: $0) })
        / start.typicalLength(around: held))
    passage = way
    passing = start.passingElements(
      from: startVisible.looking(at: way.content(of: way.start, in: start)),
      to: endVisible.looking(at: way.content(of: way.end, in: end)), of: end, by: mapping)
  }

  /// Creates the transition around a finger: along the axis, the item under it stays there.
  ///
  /// The second visible rectangle is as large as the first, and scrolled to the
  /// ``MasonryFeed/anchor(at:in:)``, but not beyond the ends of the content.
  @inline(never)
  public init(
    from start: MasonryFeed, to end: MasonryFeed,
    by mapping: MasonryFeed.AddressMapping = .unchanged,
    around finger: LayoutPoint, in visible: MasonryFeed.Viewport
  ) {
    var endVisible = visible
    let anchor = start.anchor(at: finger, in: visible)
    let held = anchor.address.flatMap { mapping.newAddress(of: $0) }
    if end.existingInterval(of: held) != nil {
      // The mapping of the anchor followed by a mapping of many runs would take all of these.
      end.follow(&endVisible, by: mapping, from: nil)
      let points = AnchorPoints(anchor.points) { mapping.newAddress(of: $0) }
      end.scroll(&endVisible, to: LayoutAnchor(points: points, mapping: .unchanged))
    } else {
      end.scroll(&endVisible, to: anchor, after: mapping)
    }
    self.init(
      from: start, in: visible, to: end, in: endVisible, by: mapping, around: finger)
  }
}

extension LayoutTransition {
  /// An element in view, and how to show it.
  public struct Element: Hashable, Sendable {
    /// The address in the second feed, or else in the first one.
    public let address: MasonryFeed.Address
    /// The address in the first feed, or `nil` if that does not show the element.
    public let oldAddress: MasonryFeed.Address?
    /// The address in the second feed, or `nil` if that does not show the element.
    public let newAddress: MasonryFeed.Address?
    /// The frame, in the coordinates of the view.
    public let frame: LayoutRect
    /// From 0 to 1: less than 1 while an element of only one feed fades.
    public let opacity: Double
  }

  /// The size of the view at a progress; past the ends that at the nearer end.
  public func viewSize(at progress: Double) -> LayoutSize { passage.viewSize(at: progress) }

  /// The elements whose frames at a progress intersect the view, in the order of the content.
  ///
  /// By a mapping those of the second layout come in its order, then those of only the first.
  ///
  /// - Complexity: O(*k*) for *k* elements in view at any progress from 0 to 1. Past the ends that
  ///   of `elements(in:)`.
  public func elements(at progress: Double) -> [Element] {
    func shown(
      _ layout: MasonryFeed, _ rect: LayoutRect, _ visible: MasonryFeed.Viewport
    ) -> [MasonryFeed.Address] {
      let content = passage.content(of: rect, in: layout, at: progress)
      return layout.elements(in: visible.looking(at: content)).map { $0.address }
    }
    let ids =
      progress < 0
      ? shown(start, passage.start, startVisible).map { PassingID(old: $0, by: mapping) }
      : progress > 1
        ? shown(end, passage.end, endVisible).map { PassingID(new: $0, by: mapping) } : nil
    let seen =
      ids.map { start.passingElements($0, from: startVisible, to: endVisible, of: end) } ?? passing
    return seen.compactMap { element in
      let ids = element.ids
      guard let sight = passage.sight(of: element.oldFrame, element.newFrame, at: progress),
        let id = ids.new ?? ids.old
      else { return nil }
      return Element(
        address: id, oldAddress: ids.old, newAddress: ids.new, frame: sight.frame,
        opacity: sight.opacity)
    }
  }
}

/// An element that two layouts show, or one of them, and its frames there.
struct PassingElement: Equatable, Sendable {
  let ids: PassingID
  let oldFrame, newFrame: LayoutRect?
}

/// Where an element is in two layouts.
struct PassingID: Comparable, Sendable {
  let old, new: MasonryFeed.Address?

  /// The order of the second layout; then come the elements of only the first.
  static func < (one: Self, other: Self) -> Bool {
    if (one.new == nil) != (other.new == nil) { return other.new == nil }
    guard let id = one.new ?? one.old, let next = other.new ?? other.old else { return false }
    return id < next
  }
}

extension PassingID {
  init(old: MasonryFeed.Address, by mapping: MasonryFeed.AddressMapping) {
    self.init(old: old, new: mapping.newAddress(of: old))
  }

  init(new: MasonryFeed.Address, by mapping: MasonryFeed.AddressMapping) {
    self.init(old: mapping.oldAddress(of: new), new: new)
  }
}

extension MasonryFeed {
  /// Elements with their frames; those that neither layout shows are left out.
  fileprivate func passingElements(
    _ ids: [PassingID], from start: Viewport, to end: Viewport, of other: Self
  ) -> [PassingElement] {
    let oldFrames = frames(of: ids.map { $0.old }, in: start)
    let newFrames = other.frames(of: ids.map { $0.new }, in: end)
    return ids.indices.compactMap { place in
      let (old, new) = (oldFrames[place], newFrames[place])
      guard old != nil || new != nil else { return nil }
      let ids = PassingID(
        old: old == nil ? nil : ids[place].old, new: new == nil ? nil : ids[place].new)
      return PassingElement(ids: ids, oldFrame: old, newFrame: new)
    }
  }

  /// The elements in view at any progress of a transition, and a few beside them.
  ///
  /// One that is in view in neither layout is before the view in one and after it in the other.
  fileprivate func passingElements(
    from start: Viewport, to end: Viewport, of other: Self, by mapping: AddressMapping
  ) -> [PassingElement] {
    guard mapping != .unchanged else {
      let ids = elementIDs(from: start, to: end, of: other).map { PassingID(old: $0, new: $0) }
      return passingElements(ids, from: start, to: end, of: other)
    }
    let isAlike =
      axis == other.axis && space.isMirroredAlong == other.space.isMirroredAlong
    let (own, others) = (
      division(by: isAlike ? start : nil), other.division(by: isAlike ? end : nil)
    )
    var passing = own.met.map { PassingID(old: $0, by: mapping) }
    passing += others.met.map { PassingID(new: $0, by: mapping) }
    func add(
      from old: (first: Address?, last: Address?),
      to new: (first: Address?, last: Address?)
    ) {
      passing += elementIDs(from: old, to: new, by: mapping).map { PassingID(old: $0, new: $1) }
    }
    if let after = own.firstAfter, let before = others.lastBefore {
      add(from: (after, nil), to: (nil, before))
    }
    if let before = own.lastBefore, let after = others.firstAfter {
      add(from: (nil, before), to: (after, nil))
    }
    passing = passing.sorted(byKey: { $0 })
    // What is in view in both feeds is there twice. The second may not have some of the addresses.
    return passingElements(passing.withoutRepeats, from: start, to: end, of: other)
      .sorted(byKey: { $0.ids })
  }
}

/// The way of a view from one layout to another, as a function of a progress.
struct Passage: Sendable, Equatable {
  let start, end: LayoutRect
  /// The point of the view about which the nearer layout is scaled past the ends.
  let fixedPoint: LayoutPoint
  /// The ratio of the second layout's columns to the first layout's.
  let ratio: Double

  /// The rectangles are finite; the point is the first layout's.
  init(from start: LayoutRect, to end: LayoutRect, around point: LayoutPoint?, ratio: Double) {
    self.start = start
    self.end = end
    let middle = LayoutPoint(x: start.width / 2, y: start.height / 2)
    let fixed = point?.offsetBy(dx: -start.minX, dy: -start.minY) ?? middle
    fixedPoint = fixed.isFinite ? fixed : middle
    self.ratio = ratio
  }

  func viewSize(at progress: Double) -> LayoutSize { progress.share.blend(start.size, end.size) }

  /// The frame and the opacity of an item, given its two frames; `nil` if it is not in view.
  func sight(
    of old: LayoutRect?, _ new: LayoutRect?, at progress: Double
  ) -> (frame: LayoutRect, opacity: Double)? {
    let opacity = old == nil ? progress.share : new == nil ? 1 - progress.share : 1
    let first = old?.offsetBy(dx: -start.minX, dy: -start.minY)
    let last = new?.offsetBy(dx: -end.minX, dy: -end.minY)
    guard opacity > 0, let from = first ?? last, let to = last ?? first else { return nil }
    let share = first == nil ? 1 : last == nil ? 0 : progress.share
    let size = share.blend(from.size, to.size)
    let scale = progress.overshootScale(ratio: ratio)
    let frame = LayoutRect(
      origin: scale.scale(share.blend(from.origin, to.origin), about: fixedPoint),
      size: LayoutSize(width: size.width * scale, height: size.height * scale))
    let view = LayoutRect(origin: .zero, size: viewSize(at: progress))
    // At the ends it is what the feeds show: coordinates of the view are rounded.
    let isSeen =
      scale == 1 && progress.share == 0
      ? old?.intersects(start) : scale == 1 && progress.share == 1 ? new?.intersects(end) : nil
    return isSeen ?? frame.intersects(view) ? (frame, opacity) : nil
  }

  /// A rectangle of one layout's content, endless across its axis.
  ///
  /// From 0 to 1, what is before the rectangles of both feeds, or after both, is out of sight;
  /// past the ends, what does not meet the rectangle of the nearer layout.
  func content(
    of visible: LayoutRect, in layout: MasonryFeed, at progress: Double = 0
  ) -> LayoutRect {
    let axis = layout.axis
    let length = axis.length(of: layout.contentSize)
    let shrink = 1 / progress.overshootScale(ratio: ratio)
    let (seen, fixed) = (axis.interval(of: visible), axis.coordinate(of: fixedPoint))
    let magnitude = max(length, fixed.magnitude, seen.near.magnitude, seen.far.magnitude)
    let slack = 4 * max(1, shrink) * .roundingSlack(upTo: magnitude)
    let first = seen.near + fixed - fixed * shrink - slack
    let last = first + max(axis.length(of: start), axis.length(of: end)) * shrink + 2 * slack
    // Far beyond the ends of the content there is nothing, and sums could be infinite.
    let near = min(max(first, -length - 1), 2 * length + 1)
    let far = min(max(last, near), 2 * length + 1)
    let across = Double.greatestFiniteMagnitude / 4
    return axis.rect(main: near, length: far - near, cross: -across, crossLength: 2 * across)
  }
}
