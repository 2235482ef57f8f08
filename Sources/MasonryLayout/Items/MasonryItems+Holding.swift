import LayoutGeometry

/// The part of the items that a call keeps where it is, in logical coordinates.
struct HeldView: Sendable {
  let interval: LayoutInterval
  /// Whether what ends in view stays, and what grows pushes upwards what is before it.
  let hangsFromEnd: Bool
  /// Where the first item in view begins in each lane that was measured when the call began; none
  /// are listed if all items were.
  var known: [Double?] = []
}

extension MasonryItems {
  /// Keeps what a rectangle shows where it is in the changes to come, as far as places are kept.
  ///
  /// It was rounded where coordinates reach a magnitude.
  mutating func hold(_ visible: LayoutRect, hangsFromEnd: Bool, magnitude: Double) {
    guard keptPlaces != .none, visible.isFinite else { return }
    let (logical, _) = mapper.logical(axis.interval(of: visible))
    let distance = max(logical.near.magnitude, logical.far.magnitude, magnitude)
    // Beside lengths that are absurd, places are lost in sums.
    guard distance < 0x1p40 else { return }
    // On pixels, edges of frames are up to half a pixel away.
    let slack = .roundingSlack(upTo: distance) + (space.environment.scale.map { 0.5 / $0 } ?? 0)
    var view = HeldView(
      interval: LayoutInterval(near: logical.near - slack, far: logical.far + slack),
      hangsFromEnd: hangsFromEnd)
    if !isInRows, !hangsFromEnd, !items.estimates.isEmpty {
      view.known = firstKnown(in: visible, view)
    }
    held = view
  }

  /// The coordinate of the logical position 0, from which what stays keeps its distance.
  var origin: Double { mapper.near(from: 0, to: 0) }
}
