import MasonryLayout

/// One of several walls in a figure, with a title and a note above it.
struct WallPanel {
  let title: String

  /// What was measured on this wall, in a few words.
  let note: String

  let drawing: WallDrawing

  /// The title and the note, in the 56 units of the canvas above the drawing.
  var heading: [Markup] {
    let left = drawing.frame.minX
    let top = drawing.frame.minY
    return [
      .label(title, at: LayoutPoint(x: left, y: top - 48), size: 24, class: "ink strong"),
      .label(note, at: LayoutPoint(x: left, y: top - 22), size: 15, class: "muted"),
    ]
  }
}
