extension SectionKind {
  /// Whether the length of an item is an estimate.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return estimates[index]
  }

  /// The first item whose length is an estimate, or `nil` if all are measured.
  public var firstEstimatedIndex: Int? { estimates.first }

  /// Arranges the items by other settings, in another space.
  public mutating func arrange(
    by configuration: Configuration, in space: LayoutSpace,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try rearrange(configuration, in: space, sharing: nil, measuredBy: provider)
  }

  /// Adds, removes and moves items as a mapping says, asks for some again, and places once.
  public mutating func _changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, reloading reloaded: [Int],
    upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try update(
      by: mapping, count: count, moving: moved, arrivals: [], reloading: reloaded,
      upwards: upwards && keptState.kept != .none && !isEmpty, measuredBy: provider)
  }

  /// Measures what is estimated where the rectangle is scrolled to, until nothing there is.
  ///
  /// Each round asks for all estimated items in the rectangle, and places once. Others may be in
  /// the rectangle then, so there are rounds until none of them is estimated. That ends: a round
  /// measures at least one item, and measured items stay so. As a rule there are two or three
  /// rounds: only items much shorter than estimated draw many others in.
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double,
    measuredBy provider: some MasonryHeightProvider, scrolling: (Self, inout LayoutRect) -> Void
  ) throws(MasonryError) {
    var undo = MeasuringUndo()
    do throws(MasonryError) {
      while true {
        var rect = visible
        scrolling(self, &rect)
        let near = axis.interval(of: rect).near
        let indices = estimatedIndices(in: axis.rect(rect, movedTo: near, margin: margin))
        guard !indices.isEmpty else { return visible = rect }
        try measure(indices, by: provider, undo: &undo)
      }
    } catch {
      restore(undo)
      throw error
    }
  }

  /// The items in a rectangle that are estimated, in the order in which they are found.
  private func estimatedIndices(in rect: LayoutRect) -> [Int] {
    var indices: [Int] = []
    let estimates = estimates
    guard !estimates.isEmpty else { return indices }
    forEachItem(in: rect) { if estimates[$0.index] { indices.append($0.index) } }
    return indices
  }
}

extension SectionKind {
  /// The length of the content along the axis, insets included; 0 without items.
  var contentLength: Double { contentEnd - contentStart }

  /// The start of the content along the axis: 0, or less if items are stacked upwards.
  ///
  /// The first frame begins where it would at position 0. On pixels it is a whole number of them.
  var contentStart: Double {
    guard let start = upwardStart else { return 0 }
    let mapper = AxisMapper(space, inset: insets.start, contentLength: contentEnd)
    // From right to left the far edges count: half a pixel is rounded to larger coordinates.
    return space.isMirroredAlong
      ? mapper.far(from: 0, to: 0) - mapper.far(from: start, to: start)
      : mapper.near(from: start, to: start) - mapper.near(from: 0, to: 0)
  }

  /// Maps logical coordinates along the axis to those of the content.
  var mapper: AxisMapper {
    AxisMapper(
      space, inset: insets.start, content: LayoutInterval(near: contentStart, far: contentEnd))
  }
}
