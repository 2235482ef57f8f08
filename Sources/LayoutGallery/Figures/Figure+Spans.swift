import MasonryLayout
import SampleImages

extension Figure {
  /// A wall in which wide pictures cover two or three columns.
  static func spans(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let size = LayoutSize(width: 1200, height: 720)
    let window = LayoutRect(origin: .zero, size: size).insetBy(dx: 30, dy: 30)
    let pictures = collection.mixed(200)
    var configuration = Wall.configuration(.shortestColumn, columns: .fixed(14))
    configuration.contentInsets = .zero
    let wall = try Wall(
      pictures, breadth: window.width, configuration: configuration,
      measuredBy: WidePictures(pictures: pictures))
    let drawing = WallDrawing(
      wall: wall, collection: collection, window: window.offsetBy(dx: -30, dy: -30),
      origin: window.origin)
    return Figure(
      fileName: "spans.svg", title: "Column spans",
      caption: "Wide pictures cover two columns, panoramas three.",
      svg: SVGDocument(
        title: "Pictures that span two and three columns", size: size, ranks: drawing.ranks,
        content: [
          .faded(
            in: window, from: window.maxY - 120, to: window.maxY, named: "fade", drawing.content)
        ]
      ).source)
  }
}

/// Pictures that cover the more columns the wider they are for their height.
private struct WidePictures: MasonryHeightProvider {
  let pictures: [PictureSize]

  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    slot.extent(aspectRatio: pictures[index].isBroken ? 1 : ratio(index))
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    guard !pictures[index].isBroken else { return 1 }
    return ratio(index) < 1.6 ? 1 : ratio(index) < 2.2 ? 2 : 3
  }

  private func ratio(_ index: Int) -> Double {
    pictures[index].width / pictures[index].height
  }
}
