import MasonryLayout
import SampleImages

/// A window of pictures in rows, drawn on a canvas.
struct RowsDrawing {
  let rows: MasonryRows
  let pictures: [PictureSize]
  let collection: PictureCollection

  /// The part of the content that is drawn, in points of the rows.
  let window: LayoutRect

  /// Where the top left corner of the window is on the canvas.
  let origin: LayoutPoint

  /// Units of the canvas for each point of the rows.
  var scale = 1.0

  /// The window on the canvas.
  var frame: LayoutRect {
    LayoutRect(
      x: origin.x, y: origin.y, width: window.width * scale, height: window.height * scale)
  }

  /// The ranks of the categories that appear.
  var ranks: [Int] { rows.indices(in: window).map { collection.rank(of: pictures[$0]) } }

  /// A landscape for each picture.
  var content: [Markup] {
    rows.items(in: window).flatMap { item -> [Markup] in
      let picture = pictures[item.index]
      let tile = onCanvas(item.frame)
      let radius = min(6 * scale, tile.width / 4, tile.height / 4)
      let face =
        picture.isBroken
        ? BrokenMark(frame: tile).content
        : Landscape(frame: tile, radius: radius, variant: item.index).content
      let shape = Markup.rect(tile, radius: radius, class: "tile")
      let name = "c\(collection.rank(of: picture))" + (picture.isBroken ? " broken" : "")
      return [.group(class: name, [shape] + face), .newline]
    }
  }

  /// A rectangle of the rows on the canvas.
  func onCanvas(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: origin.x + (rect.minX - window.minX) * scale,
      y: origin.y + (rect.minY - window.minY) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }
}
