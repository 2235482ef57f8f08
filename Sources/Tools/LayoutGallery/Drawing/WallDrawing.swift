import MasonryLayout
import SampleImages

/// A window of a wall, drawn on a canvas: a rounded rectangle for each picture, with its number.
struct WallDrawing {
  let wall: Wall
  let collection: PictureCollection

  /// The part of the content that is drawn, in the wall's points.
  let window: LayoutRect

  /// Where the top left corner of the window is on the canvas.
  let origin: LayoutPoint

  /// Units of the canvas for each point of the wall.
  var scale = 1.0

  var face = Face.number

  /// How far outside of the window pictures are cut off, since coordinates of 10⁹ blur a renderer.
  var overhang = 40.0

  /// The number of the first picture; negative where the one with number 0 has others before it.
  var firstNumber = 0

  /// The number of each picture by its index, or `nil` if they are numbered in their order.
  var numbers: [Int]?

  /// The index of a picture that has a colour of its own, or `nil`.
  var marked: Int?

  /// What a picture shows.
  enum Face {
    /// Its number, by index, unless it is too small for a legible one.
    case number

    /// A landscape.
    case landscape

    /// Nothing but its colour.
    case blank
  }

  /// What stands out from the rest, or `nil` if all pictures are alike.
  var emphasis: Emphasis?

  /// Some of the pictures, and an outline that may go with them.
  struct Emphasis {
    let indices: Set<Int>

    /// A rectangle in the wall's points, which numbers keep clear of.
    var outline: LayoutRect?
  }

  /// The window on the canvas.
  var frame: LayoutRect {
    LayoutRect(
      x: origin.x, y: origin.y, width: window.width * scale, height: window.height * scale)
  }

  /// The ranks of the categories that appear.
  var ranks: [Int] {
    wall.items.indices(in: window).map { collection.rank(of: wall.pictures[$0]) }
  }

  var content: [Markup] {
    wall.items.indices(in: window).flatMap { [item($0), .newline] }
  }

  /// A rectangle of the wall on the canvas.
  func onCanvas(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: origin.x + (rect.minX - window.minX) * scale,
      y: origin.y + (rect.minY - window.minY) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  private func item(_ index: Int) -> Markup {
    let picture = wall.pictures[index]
    let frame = wall.items.frame(ofItemAt: index)
    let cut = window.insetBy(dx: -overhang, dy: -overhang)
    let tile = onCanvas(frame.intersection(cut) ?? frame)

    var classes = [index == marked ? "marked" : "c\(collection.rank(of: picture))"]
    if picture.isBroken { classes.append("broken") }
    if let emphasis, !emphasis.indices.contains(index) { classes.append("dim") }

    let radius = min(face == .landscape ? 6 * scale : 6, tile.width / 4, tile.height / 4)
    var shapes = [Markup.rect(tile, radius: radius, class: "tile")]
    if picture.isBroken { shapes += BrokenMark(frame: tile).content }
    switch face {
    case .number:
      let digits = (numbers?[index] ?? index + firstNumber).grouped
      shapes += number(digits, in: onCanvas(clearPart(of: frame)))
    case .blank: break
    case .landscape where picture.isBroken: break
    case .landscape: shapes += Landscape(frame: tile, radius: radius, variant: index).content
    }
    return .group(class: classes.joined(separator: " "), shapes)
  }

  /// The largest part of a frame that is in the window and that the outline does not cross.
  private func clearPart(of frame: LayoutRect) -> LayoutRect {
    let visible = frame.intersection(window) ?? frame
    guard let outline = emphasis?.outline, visible.intersects(outline) else { return visible }
    let x = longestPart(visible.minX, visible.maxX, cutAt: [outline.minX, outline.maxX])
    let y = longestPart(visible.minY, visible.maxY, cutAt: [outline.minY, outline.maxY])
    return LayoutRect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
  }

  private func longestPart(
    _ start: Double, _ end: Double, cutAt cuts: [Double]
  ) -> (start: Double, end: Double) {
    let edges = [start] + cuts.filter { start < $0 && $0 < end } + [end]
    let parts = zip(edges, edges.dropFirst()).map { (start: $0, end: $1) }
    return parts.max { $0.end - $0.start < $1.end - $1.start } ?? (start, end)
  }

  /// A number in the middle of a frame, as large as fits and is needed.
  private func number(_ digits: String, in frame: LayoutRect) -> [Markup] {
    let digitWidth = 0.62
    let size = min(
      15, frame.height * 0.7, frame.width * 0.85 / (digitWidth * Double(digits.count)))
    guard size >= 7 else { return [] }
    // Digits are about 0.72 of the font size high, and have no descenders.
    let baseline = LayoutPoint(x: frame.midX, y: frame.midY + size * 0.36)
    return [.label(digits, at: baseline, size: size, class: "number", anchor: "middle")]
  }
}
