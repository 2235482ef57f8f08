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
      measuredBy: WidePictures(pictures))
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
  private let pictures: [PictureSize]
  private let ratios: MasonryAspectRatios

  init(_ pictures: [PictureSize]) {
    self.pictures = pictures
    ratios = MasonryAspectRatios(sizes: pictures.map(\.size))
  }

  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    ratios.extent(ofItemAt: index, in: slot)
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    let picture = pictures[index]
    if picture.isBroken || picture.width < 1.6 * picture.height { return 1 }
    return picture.width < 2.2 * picture.height ? 2 : 3
  }
}
