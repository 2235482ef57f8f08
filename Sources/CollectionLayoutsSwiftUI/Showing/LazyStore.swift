#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The state of a lazy view between evaluations of its body: the layout and the visible part.
///
/// The place is kept in two steps. What is to be scrolled is held back at first: the elements are
/// drawn that much before their places, in the same update in which the layout changes, and nothing
/// is seen to move. Once that is laid out, and no finger holds the content, the scroll view is
/// scrolled and the elements are drawn at their places, in one transaction.
@MainActor final class LazyStore<Host: LazyHost>: LazyScrollable {
  var host: Host
  /// Has the body evaluated again.
  var update: () -> Void = {}

  private(set) var shown: [LazyElement] = []
  private(set) var revision = 0
  /// Whether the view has not been laid out: the space is the one that is proposed.
  private(set) var isOpening = false
  private(set) var arranging: LazyArranging?
  /// The distance by which the content is drawn before its place, until the scroll view scrolls.
  private(set) var heldBack = 0.0
  private(set) var settings = LazySettings()

  /// The position of a scroll view that holds nothing else: that of a carousel.
  var position = LazyScrollPosition()
  /// The item that is dragged, and where the finger was when it was last moved.
  var lifted: (id: AnyHashable, point: LayoutPoint?)?
  /// The items that SwiftUI drags, which keep their views wherever the content is scrolled.
  var dragged: [AnyHashable] = []
  /// The number of columns with which a pinch began, and the point of the content between the fingers.
  var pinched: (columns: Int, point: LayoutPoint)?
  /// The item at which a finger began to select others, if it does, and what was selected before.
  private var swept: (first: AnyHashable?, selected: Set<AnyHashable>)?
  /// Scrolls on while a finger that selects is near an edge of the view.
  private var scrollingOn: Task<Void, Never>?
  var isMoving = false

  private weak var view: LazyLifetime?
  private(set) var visible = MasonryFeed.Viewport(.zero)
  private var window = LayoutRect.zero
  private var crossLength: Double?
  /// The visible rectangle when the host last made an anchor, where its content is seen since.
  private var remembered: LayoutRect?
  private var stage = Stage.laidOut
  private enum Stage { case outdated, laidOut, looked, measured }
  private var told: [Int: [Edge: AnyHashable]] = [:]

  init(_ host: Host) { self.host = host }

  private var axis: LayoutAxis { host.axis }
  private var scroller: LazyScroller? { settings.scroller }

  /// What bars cover of the bounds of the scroll view along the axis, counted from the left.
  var covered: LayoutInsets {
    let (near, far) = axis.ends(of: scroller?.insets ?? .zero)
    return axis == .vertical
      ? LayoutInsets(top: near, bottom: far) : LayoutInsets(leading: near, trailing: far)
  }

  func look(_ sight: LazySight) {
    let size = LayoutSize(sight.size ?? .zero)
    let bounds = sight.bounds.map { LayoutRect($0).inset(by: covered, in: .leftToRight) }
    let new = axis.move(bounds ?? LayoutRect(origin: .zero, size: size), by: heldBack)
    // A view without width, as in a column that is closed, has not been laid out, or stays as it was.
    guard new.isFinite, axis.cross.length(of: size) > 0 else { return }
    let (old, oldCrossLength) = (visible.rect, crossLength)
    visible.rect = new
    crossLength = axis.cross.length(of: size)
    let isMoved = remembered.map { $0.origin.distance(to: new.origin) >= 1 } ?? true
    // What is seen in another size, or in a new view, is to be what was seen in the old one.
    if oldCrossLength != nil, isMoved, new.size.isSame(as: old.size) { remember(isMoved: true) }
    // Views report in the round in which their layout is first looked at, unless that was dropped.
    let isDropped = stage == .looked && shown.contains { !$0.measuredAxes.isEmpty }
    if stage == .laidOut { stage = .looked }
    let isPaid = heldBack != 0 && scroller?.canScroll == true
    if isPaid {
      scroller?.scroll(by: heldBack, along: axis)
      heldBack = 0
    }
    if isPaid || isDropped || !noteTarget() || crossLength != oldCrossLength
      || !new.size.isSame(as: old.size)
      || host.window(around: new, overscan: settings.overscan, insteadOf: window) != window
    {
      setOutdated()
    }
    scroller?.read()
    levelStart()
  }

  func goOn() {
    if heldBack != 0 || scroller?.owner === self && scroller?.target != nil { setOutdated() }
    levelStart()
  }

  private func levelStart() {
    guard settings.levelsStart, stage == .looked || stage == .measured, crossLength != nil,
      view != nil, heldBack == 0, scroller?.isAtRest == true, lifted == nil, dragged.isEmpty,
      host.levelStart(in: visible)
    else { return }
    withAnimation { setOutdated() }
  }

  func pinch(at location: CGPoint, by magnification: Double) {
    guard let (columns, range) = settings.pinch, magnification > 0 else { return }
    if pinched == nil {
      pinched = (columns.wrappedValue, point(at: location))
      remember(isMoved: true)
    }
    // Fingers that move apart see fewer columns.
    let wanted = Double(pinched?.columns ?? 0) / magnification
    let count = Int(min(max(wanted, Double(range.lowerBound)), Double(range.upperBound)).rounded())
    if count != columns.wrappedValue { withAnimation { columns.wrappedValue = count } }
  }

  /// Selects the items from where a finger began to where it is, or deselects them as the first one.
  func select(from start: CGPoint, to location: CGPoint) {
    func item(at location: CGPoint) -> AnyHashable? {
      let point = point(at: location)
      return shown.first { $0.address.item != nil && $0.frame.contains(point) }?.id
    }
    if swept == nil, let selection = settings.selection {
      let (dx, dy) = (abs(location.x - start.x), abs(location.y - start.y))
      let isAcross = axis == .vertical ? dx >= dy : dy >= dx
      swept = (isAcross ? item(at: start) : nil, selection.ids.wrappedValue)
      scroller?.isBlocked = swept?.first != nil
    }
    guard case (let first?, let old)? = swept, let last = item(at: location) else { return }
    let items = Set(host.items(from: first, to: last))
    let new = old.contains(first) ? old.subtracting(items) : old.union(items)
    if let ids = settings.selection?.ids, ids.wrappedValue != new { ids.wrappedValue = new }
  }

  func endSelecting() {
    swept = nil
    scrollingOn?.cancel()
    scroller?.isBlocked = false
  }

  /// Selects as far as a finger, which scrolls the view on near its edges.
  func sweep(from start: CGPoint, to location: CGPoint) {
    select(from: start, to: location)
    scrollingOn?.cancel()
    let (seen, along) = (axis.interval(of: visible.rect), axis.coordinate(of: point(at: location)))
    // Up to 600 points in a second, within the 48 points at an edge.
    let depth = max(along - seen.far + 48, 0) + min(along - seen.near - 48, 0)
    guard swept?.first != nil, depth != 0, seen.far - seen.near > 96 else { return }
    let old = seen.near - heldBack
    scrollingOn = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 16_000_000)
      guard let self, !Task.isCancelled else { return }
      // The finger stays where it is in the view, which the last scroll has moved.
      let moved = axis.coordinate(of: visible.rect.origin) - heldBack - old
      scroller?.scroll(by: min(max(depth, -48), 48) / 5, along: axis)
      sweep(from: start, to: CGPoint(axis.move(LayoutPoint(location), by: moved)))
    }
  }

  func point(at place: CGPoint) -> LayoutPoint { axis.move(LayoutPoint(place), by: heldBack) }

  private func remember(isMoved: Bool) {
    host.remember(visible, isMoved: isMoved, at: isMoved ? pinched?.point : nil, settings)
    remembered = visible.rect
  }

  func setOutdated() {
    guard stage != .outdated else { return }
    stage = .outdated
    update()
  }

  /// Reports the size of a view, if it has one; all of one round is laid out in the next.
  func take(_ size: CGSize?, of element: LazyElement) {
    if stage != .outdated { stage = .measured }
    if host.take(size.map { LayoutSize($0) }, of: element) { setOutdated() }
  }

  /// Lays out all that has changed, and chooses the elements that need views.
  func layOut(for view: LazyLifetime, in environment: LayoutEnvironment, _ settings: LazySettings) {
    if self.view !== view { crossLength = nil }  // A new view starts without a visible rectangle.
    (self.view, self.settings, stage) = (view, settings, .laidOut)
    revision += 1
    visible.hangsFromEnd = scroller?.hangsFromEnd ?? false
    scroller?.add(self)
    guard let crossLength, visible.rect.isFinite else { return open(in: environment) }
    isOpening = false
    var kept = visible
    var item = scroller?.kept
    let space = LayoutSpace(axis: axis, crossLength: crossLength, environment: environment)
    do {
      try host.settle(
        in: space, seen: &kept, keeping: &item, canScroll: scroller != nil, isMoving: isMoving)
    } catch {
      assertionFailure("\(error)")  // A release shows nothing of data that cannot be laid out.
    }
    isMoving = false
    scroller?.kept = item
    let isTarget = scrollToTarget(&kept)
    if scroller != nil {
      let distance = distance(to: kept.rect)
      heldBack += distance
      pinched = pinched.map { ($0.columns, axis.move($0.point, by: distance)) }
      visible = kept
      remembered = remembered.map { axis.move($0, by: distance) }
    }
    // What is kept from now on is what was possible. In another size it is still what was seen.
    if isTarget || remembered?.size.isSame(as: visible.rect.size) != false {
      remember(isMoved: isTarget)
    }
    window = host.window(around: visible.rect, overscan: settings.overscan, insteadOf: window)
    shown = host.elements(in: window, keeping: dragged, isOpening: false)
    arranging = settings.move == nil ? nil : host.arranging(shown, in: visible)
  }

  /// Shows as many elements as a screen may at most, before the space is known: as in 1,000 points.
  private func open(in environment: LayoutEnvironment) {
    var first = host
    var top = MasonryFeed.Viewport(axis.rect(main: 0, length: 1_000, cross: 0, crossLength: 1_000))
    var item: AnyHashable?
    try? first.settle(
      in: LayoutSpace(axis: axis, crossLength: 1_000, environment: environment), seen: &top,
      keeping: &item, canScroll: false, isMoving: false)
    if axis.isMirrored(in: environment.direction) {
      top.rect = axis.rect(top.rect, movedTo: axis.length(of: first.contentSize) - 1_000)
    }
    let window = first.window(around: top.rect, overscan: 3, insteadOf: .zero)
    shown = Array(first.elements(in: window, keeping: [], isOpening: true).prefix(60))
    arranging = first.arranging(shown, in: top)
    isOpening = true
    heldBack = 0
  }

  /// Lays out the target of the app's scroll in its place until all around it is measured, and keeps
  /// nothing else in place while the scroll view goes there by itself.
  private func scrollToTarget(_ kept: inout MasonryFeed.Viewport) -> Bool {
    guard let scroller, scroller.owner == nil || scroller.owner === self,
      let target = scroller.target
    else { return false }
    let wanted = rect(kept, at: target)
    if wanted != nil { scroller.owner = self }
    if target.edge != nil || wanted != nil && scroller.isOnTheWay { kept = visible }
    guard let wanted, !scroller.isOnTheWay else { return false }
    kept.rect = wanted
    return true
  }

  /// Notes that the target of the app's scroll is reached; returns whether it is in its place, or was
  /// missed a few times.
  private func noteTarget() -> Bool {
    guard let scroller, !scroller.isOnTheWay, let target = scroller.target else { return true }
    let isOwner = scroller.owner === self
    let wanted = (isOwner ? rect(visible, at: target) : nil) ?? visible.rect
    if wanted.origin.distance(to: visible.rect.origin) >= 1, scroller.corrections < 8 {
      scroller.corrections += 1
      return false
    }
    let isReached = target.edge.map { abs(scroller.distance(to: $0).length) < 1 } ?? isOwner
    if isReached, !host.hasEstimates(in: wanted) { scroller.target = nil }
    return true
  }

  /// The rectangle scrolled to a target, as far as there is content, of other views too.
  private func rect(_ visible: MasonryFeed.Viewport, at target: LazyTarget) -> LayoutRect? {
    var scrolled = visible
    guard host.scroll(&scrolled, to: target) else { return nil }
    let seen = axis.interval(of: scrolled.rect)
    let last = axis.length(of: host.contentSize) - (seen.far - seen.near)
    let rest = scroller?.distance(to: axis == .vertical ? .bottom : .trailing).length ?? 0
    let end = max(last, axis.coordinate(of: self.visible.rect.origin) + rest)
    let wanted = target.offset == 0 ? seen.near : max(seen.near - target.offset, 0)
    return axis.rect(scrolled.rect, movedTo: min(wanted, end))
  }

  func distance(to target: LazyTarget) -> (length: Double, axis: LayoutAxis)? {
    guard crossLength != nil, view != nil else { return nil }
    return rect(visible, at: target).map { (distance(to: $0), axis) }
  }

  private func distance(to rect: LayoutRect) -> Double {
    axis.coordinate(of: rect.origin) - axis.coordinate(of: visible.rect.origin)
  }

  var first: (id: AnyHashable, offset: Double)? {
    guard crossLength != nil, view != nil, !isOpening else { return nil }
    return host.first(in: visible.rect)
  }

  var bookmark: LayoutBookmark<AnyHashable>? { host.bookmark(in: visible) }

  /// Tells of the ends of the data that are near and were not told of with their present items.
  func tellEdges(in direction: LayoutReadingDirection) {
    let seen = axis.interval(of: visible.rect)
    guard seen.far > seen.near, !isOpening, !settings.edgeActions.isEmpty else { return }
    let edges: [Edge] = axis == .vertical ? [.top, .bottom] : [.leading, .trailing]
    var distances = [seen.near, axis.length(of: host.contentSize) - seen.far]
    if axis.isMirrored(in: direction) { distances.reverse() }
    let ends = zip(edges, zip(host.ends, distances))
    for (index, action) in settings.edgeActions.enumerated() {
      let reach = action.lengths * (seen.far - seen.near)
      for (edge, (id, distance)) in ends
      where distance <= reach && told[index]?[edge] != id && action.edges.contains(Edge.Set(edge)) {
        told[index, default: [:]][edge] = id
        Task {
          do { try await action.perform(edge) } catch { told[index]?[edge] = nil }
        }
      }
    }
  }
}

extension LayoutSize {
  /// Whether it is the same size, up to rounding.
  fileprivate func isSame(as other: LayoutSize) -> Bool {
    abs(width - other.width) < 1.0 / 1024 && abs(height - other.height) < 1.0 / 1024
  }
}

/// An object that lives as long as its view is on screen.
final class LazyLifetime {}
#endif
