extension Wheel {
  /// The index at a position of items that are not evenly spaced.
  @inline(never)
  func unevenIndex(atPosition position: Double) -> Double {
    let (item, part) = itemAndPart(atPosition: position)
    return item + part
  }

  /// The position of an index of items that are not evenly spaced.
  ///
  /// The first item is at position 0, and the last of a list at just as many items as precede it.
  @inline(never)
  func unevenPosition(ofIndex index: Double) -> Double {
    guard index.magnitude < 0x1p53 else { return index }
    guard angles.isRing || (index > 0 && index < Double(itemCount - 1)) else { return index }
    let item = index.rounded(.down)
    let start = angle(ofItem: item)
    guard index > item else { return start / angles.perItem }
    return (start + (index - item) * (angle(ofItem: item + 1) - start)) / angles.perItem
  }

  /// The focus at a position of items that are not evenly spaced.
  @inline(never)
  func focus(atPosition position: Double) -> FocusPosition {
    let (item, part) = itemAndPart(atPosition: position)
    return part < 0.5
      ? FocusPosition(nearest: item, fraction: part)
      : FocusPosition(nearest: item + 1, fraction: part - 1)
  }

  /// The last item that is not after a position, and the part of the way from it to the next.
  private func itemAndPart(atPosition position: Double) -> (item: Double, part: Double) {
    let count = Double(itemCount)
    let whole = position.rounded(.down)
    guard
      position.magnitude < 0x1p53, angles.isRing || (position > 0 && position < count - 1)
    else { return (whole, position - whole) }
    let turns = angles.isRing ? (position / count).rounded(.down) : 0
    let angle = (position - turns * count) * angles.perItem
    // A ring has no more turns to take off: rounding alone must not add one.
    let within = min(angle, (2 * Double.pi).nextDown)
    let next = firstItem(.after, angles.isRing ? within : angle, near: whole - turns * count)
    let item = max(next - 1, 0)
    let start = self.angle(ofItem: item)
    let length = self.angle(ofItem: item + 1) - start
    let part = length > 0 ? min(max((angle - start) / length, 0), 1) : 0
    return (turns * count + item, part)
  }
}
