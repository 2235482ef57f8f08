extension MasonryFeed {
  /// The transition from one feed to another, as a function of a progress: a pinch from three
  /// columns to six.
  ///
  ///     let pinch = MasonryFeed.Transition(from: feed, to: six, around: finger, in: visible)
  ///     for element in pinch.elements(at: progress) {      // 0 is the old feed, 1 the new one
  ///       show(element.address, at: element.frame, opacity: element.opacity)
  ///     }
  ///
  /// It is that of walls, see ``MasonryGrid/Transition``, for elements matched by their addresses.
  /// Headers and footers go from where the first viewport pins them to where the second does. Past
  /// the ends the first columns of the section under the finger count.
  public struct Transition: Sendable, Equatable {
    /// The feeds at progress 0 and at progress 1.
    public let start, end: MasonryFeed

    /// What is seen of both feeds.
    public let startVisible, endVisible: Viewport

    private let passage: Passage

    /// The addresses of what is in view from 0 to 1, and of more, in the order of the content.
    let passing: [Address]

    /// Creates the transition from one feed, through its viewport, to another through another.
    ///
    /// A rectangle that is not finite counts as an empty one at the origin. The finger is in the
    /// coordinates of the first feed's content, by default in the middle of its view.
    ///
    /// - Complexity: O(log *s*) for *s* sections, and that of a ``MasonryGrid/Transition`` for each
    ///   section in view at any progress from 0 to 1. If the feeds scroll in different directions,
    ///   these are all sections.
    public init(
      from start: MasonryFeed, in startVisible: Viewport, to end: MasonryFeed,
      in endVisible: Viewport, around finger: LayoutPoint? = nil
    ) {
      (self.start, self.end) = (start, end)
      (self.startVisible, self.endVisible) = (startVisible, endVisible)
      let held = start.anchor(at: finger ?? startVisible.rect.center, in: startVisible).address
      let widths = [start, end].map { feed in
        let items = held.flatMap { $0.section < feed.sectionCount ? feed[$0.section] : nil }
        return items?.typicalLength ?? 0
      }
      let way = Passage(
        from: startVisible.rect, to: endVisible.rect, around: finger, ratio: widths[1] / widths[0])
      passage = way
      passing = start.passing(
        startVisible.looking(
          at: way.content(of: way.start, along: start.axis, length: start.stack.length)),
        to: end,
        endVisible.looking(
          at: way.content(of: way.end, along: end.axis, length: end.stack.length)))
    }

    /// Creates the transition around a finger: along the axis, what it is on stays under it.
    ///
    /// The second viewport is as large as the first, and scrolled to the
    /// ``MasonryFeed/anchor(at:in:)``, but not beyond the ends of the content.
    public init(
      from start: MasonryFeed, to end: MasonryFeed, around finger: LayoutPoint,
      in visible: Viewport
    ) {
      var endVisible = visible
      end.scroll(&endVisible, to: start.anchor(at: finger, in: visible))
      self.init(from: start, in: visible, to: end, in: endVisible, around: finger)
    }
  }
}

extension MasonryFeed.Transition {
  /// An element in view, and how to show it.
  public struct Element: Hashable, Sendable {
    /// The address of the element in both feeds.
    public let address: MasonryFeed.Address

    /// Where it is, in the coordinates of the view.
    public let frame: LayoutRect

    /// From 0 to 1: less than 1 while an element of only one feed fades.
    public let opacity: Double
  }

  /// The size of the view at a progress; past the ends that at the nearer end.
  public func viewSize(at progress: Double) -> LayoutSize { passage.viewSize(at: progress) }

  /// The elements whose frames at a progress intersect the view, in the order of the content.
  ///
  /// - Complexity: O(*k*) for *k* elements in view at any progress from 0 to 1. Past the ends that
  ///   of `elements(in:)`.
  public func elements(at progress: Double) -> [Element] {
    func addresses(
      _ feed: MasonryFeed, _ rect: LayoutRect, _ visible: MasonryFeed.Viewport
    ) -> [MasonryFeed.Address] {
      let length = feed.stack.length
      let content = passage.content(of: rect, along: feed.axis, length: length, at: progress)
      return feed.elements(in: visible.looking(at: content)).map { $0.address }
    }
    let seen =
      progress < 0
      ? addresses(start, passage.start, startVisible)
      : progress > 1 ? addresses(end, passage.end, endVisible) : passing
    return seen.compactMap { address in
      let sight = passage.sight(
        of: start.existingFrame(of: address, in: startVisible),
        end.existingFrame(of: address, in: endVisible), at: progress)
      return sight.map { Element(address: address, frame: $0.frame, opacity: $0.opacity) }
    }
  }
}
