import MasonryLayout

/// Throws unless items are the same to the bit, but for widths that items do not have.
func requireSame(
  _ layout: MasonryItems, _ expected: MasonryItems, isAllKnown: Bool = true,
  _ what: @autoclosure () -> FailureText
) throws(Failure) {
  let (facts, expectedFacts) = (layout.facts, expected.facts)
  try require(facts == expectedFacts, "It is \(facts) and not \(what()), \(expectedFacts)")
  let isMadeAlike = layout.layout == expected.layout && layout.space == expected.space
  try require(
    isMadeAlike && (layout == expected || !isAllKnown && layout.hasWidths), "It is not \(what())")
}

/// The frames of the items that are shown.
func allFrames(of layout: MasonryItems) -> [LayoutRect] {
  (0..<layout.shownItemCount).map { layout.frame(ofItemAt: $0) }
}

/// Throws unless every query answers what a look at every frame does.
func requireScans(
  of layout: MasonryItems, _ frames: [LayoutRect], in rect: LayoutRect
) throws(Failure) {
  let expected = fullScan(of: frames, in: rect)
  func same(_ indices: [Int], _ query: FailureText) throws(Failure) {
    try require(indices == expected, "\(query) in \(rect) are \(indices), not \(expected)")
  }
  try same(layout.indices(in: rect), "Indices")
  let items = layout.items(in: rect)
  try same(items.map { $0.index }, "Items")
  for item in items { try require(item.frame == frames[item.index], "Frame of \(item)") }
  var collected: [Int] = [7, 7, 7]
  layout.indices(in: rect, replacing: &collected)
  try same(collected.sorted(), "Collected indices")
  var visited: [Int] = []
  var areFramesSame = true
  layout.forEachItem(in: rect) { item in
    visited.append(item.index)
    areFramesSame = areFramesSame && item.frame == frames[item.index]
  }
  try require(
    visited == collected && areFramesSame, "Visited are \(visited), and collected \(collected)")
  // Neighbours may overlap by what was rounded; then either will do.
  let hit = layout.index(containing: rect.origin)
  let isHit = hit.map { frames[$0].contains(rect.origin) } ?? true
  let isMissed = hit == nil && frames.contains { $0.contains(rect.origin) }
  try require(isHit && !isMissed, "\(rect.origin) is in \(any: hit)")
}
