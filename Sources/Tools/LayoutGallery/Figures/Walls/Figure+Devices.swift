import MasonryLayout

extension Figure {
  /// The beginning of one wall on three screens, drawn to one scale.
  static func devices(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let scale = 0.4
    let gap = 52.0
    let widths = Device.all.map { $0.size.width * scale }
    let heights = Device.all.map { $0.size.height * scale }
    let bottom = 40 + (heights.max() ?? 0)
    let pictures = collection.mixed(200)

    var content: [Markup] = []
    var left = gap
    for (device, width) in zip(Device.all, widths) {
      let wall = try Wall(
        pictures, width: device.size.width, configuration: Wall.configuration(.shortestColumn))
      content += screen(
        device,
        WallDrawing(
          wall: wall, collection: collection, window: LayoutRect(origin: .zero, size: device.size),
          origin: LayoutPoint(x: left, y: bottom - device.size.height * scale), scale: scale))
      left += width + gap
    }
    return Figure(
      fileName: "devices.svg", title: "Adaptive columns",
      caption: """
        The same pictures on a phone, a tablet and a desktop, drawn to one scale: as many columns \
        of at least 160 points as fit.
        """,
      svg: SVGDocument(
        title: "A phone, a tablet and a desktop",
        size: LayoutSize(width: left, height: bottom + 84),
        ranks: pictures.map(collection.rank), content: content
      ).source)
  }

  private static func screen(_ device: Device, _ drawing: WallDrawing) -> [Markup] {
    let frame = drawing.frame
    let bezel = frame.insetBy(dx: -8, dy: -8)
    let columns = drawing.wall.items.columnCount
    return [
      .rect(bezel, radius: 18, class: "screen"),
      .clipped(to: frame, radius: 10, named: device.name, drawing.content),
      .rect(bezel, radius: 18, class: "outline"),
      .label(
        device.name, at: LayoutPoint(x: frame.midX, y: frame.maxY + 38), size: 17,
        class: "ink strong", anchor: "middle"),
      .label(
        "\(device.size.width.grouped) points, \(columns) column\(columns == 1 ? "" : "s")",
        at: LayoutPoint(x: frame.midX, y: frame.maxY + 60), size: 14, class: "muted",
        anchor: "middle"),
    ]
  }
}
