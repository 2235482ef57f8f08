import MasonryLayout
import SampleImages

/// A window of a feed, drawn on a canvas as a screen shows it: pictures, and headers over them.
struct FeedDrawing {
  let feed: PictureFeed

  /// The part of the content that is drawn, in which headers are pinned, in the feed's points.
  let window: LayoutRect

  /// Where the top left corner of the window is on the canvas.
  let origin: LayoutPoint

  /// Units of the canvas for each point of the feed.
  var scale = 1.0

  /// How far carousels are scrolled, by their sections.
  var offsets: [Int: Double] = [:]

  /// An element that is outlined, if it is in the window.
  var followed: MasonryFeed.Address?

  /// Windows of a feed side by side, with what each shows and its offset; the first header outlined.
  static func states(
    of feed: PictureFeed, at offsets: [(state: String, offset: Double)], named name: String
  ) -> [Markup] {
    offsets.enumerated().flatMap { index, shown in
      let drawing = FeedDrawing(
        feed: feed, window: LayoutRect(x: 0, y: shown.offset, width: 176, height: 330),
        origin: LayoutPoint(x: 22 + 196 * Double(index), y: 30), followed: .header(section: 0))
      return drawing.screen(named: "\(name)-\(index)", radius: 6)
        + Markup.caption(shown.state, shown.offset.grouped, below: drawing.frame)
    }
  }

  /// Drawings of a phone's screen side by side, each with words below it.
  static func phones(
    _ phones: [(feed: PictureFeed, offset: Double, carousels: [Int: Double], words: String)]
  ) -> (content: [Markup], ranks: [Int], size: LayoutSize) {
    let screen = Device.phone.size
    let (scale, gap) = (0.68, 28.0)
    var (content, ranks, left): ([Markup], [Int], Double) = ([], [], gap)
    for (place, phone) in phones.enumerated() {
      let drawing = FeedDrawing(
        feed: phone.feed, window: phone.feed.window(at: phone.offset, screen),
        origin: LayoutPoint(x: left, y: 106), scale: scale, offsets: phone.carousels)
      content += drawing.screen(named: "screen-\(place)", radius: 14)
      content.append(
        .label(
          phone.words, at: LayoutPoint(x: drawing.frame.midX, y: drawing.frame.maxY + 26),
          size: 14, class: "muted", anchor: "middle"))
      ranks += drawing.ranks
      left = drawing.frame.maxX + gap
    }
    // As wide as four screens even where there are fewer, so that a page shows them at one scale.
    return (
      content, ranks, LayoutSize(width: max(1200, left), height: 106 + screen.height * scale + 50)
    )
  }

  /// The window on the canvas.
  var frame: LayoutRect {
    LayoutRect(
      x: origin.x, y: origin.y, width: window.width * scale, height: window.height * scale)
  }

  /// The elements in the window, from the back to the front.
  var elements: [MasonryFeed.Element] {
    feed.feed.elements(in: .init(window, offsets: offsets)).sorted {
      ($0.zIndex, $0.address) < ($1.zIndex, $1.address)
    }
  }

  /// The ranks of the albums that appear.
  var ranks: [Int] { elements.map(\.address.section) }

  /// The content in a screen with round corners.
  ///
  /// The name must be unique in the document.
  func screen(named name: String, radius: Double) -> [Markup] {
    [
      .rect(frame, radius: radius, class: "screen"),
      .clipped(to: frame, radius: radius, named: name, content + outline),
      .rect(frame, radius: radius, class: "outline"),
    ]
  }

  var content: [Markup] {
    elements.flatMap { element in
      let drawing = element.address.item.map { picture($0, element) } ?? header(element)
      return [drawing, .newline]
    }
  }

  /// A rectangle of the feed on the canvas, where it is not far outside of the window.
  ///
  /// Coordinates of 10⁹ would blur a renderer.
  func onCanvas(_ rect: LayoutRect) -> LayoutRect {
    let rect = rect.intersection(window.insetBy(dx: -200, dy: -200)) ?? rect
    return LayoutRect(
      x: origin.x + (rect.minX - window.minX) * scale,
      y: origin.y + (rect.minY - window.minY) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  private func picture(_ item: Int, _ element: MasonryFeed.Element) -> Markup {
    let section = element.address.section
    let tile = onCanvas(element.frame)
    let radius = min(6 * scale, tile.width / 4, tile.height / 4)
    let shape = Markup.rect(tile, radius: radius, class: "tile")
    if feed.albums[section].pictures[item].isBroken {
      return .group(class: "c\(section) broken", [shape] + BrokenMark(frame: tile).content)
    }
    let landscape = Landscape(frame: tile, radius: radius, variant: item)
    return .group(class: "c\(section)", [shape] + landscape.content)
  }

  private var outline: [Markup] {
    elements.filter { $0.address == followed }.map { element in
      .rect(onCanvas(element.frame).insetBy(dx: 1.5, dy: 1.5), radius: 4, class: "accent")
    }
  }
}
