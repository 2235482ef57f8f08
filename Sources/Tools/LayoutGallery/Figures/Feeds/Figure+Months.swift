import MasonryLayout
import SampleImages

extension Figure {
  /// A pinch from days to months, in four pictures: the photo held stays, headers fade.
  static func months(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let pictures = collection.mixed(1200)
    let days = TimelineGroups(pictures, counts: [7, 12, 5, 9, 14, 6]) { index in
      ("\(28 - index % 28)", "\(28 - index % 28) \(TimelineGroups.month(index / 28))")
    }
    let months = TimelineGroups(pictures, counts: days.months) { index in
      (TimelineGroups.month(index), TimelineGroups.month(index) + " 2026")
    }
    var feed = try MasonryFeed(width: Device.phone.size.width)
    for day in days.groups {
      try feed.appendSection(
        .timeline(height: 110), itemCount: day.items.count, measuredBy: days.ratios(of: day))
    }
    var end = feed
    let mapping = try end.update(
      from: days.groups.map { ($0.id, $0.items) }, to: months.groups.map { ($0.id, $0.items) },
      section: { _ in .timeline(height: 36) }, measuredBy: { months.ratios(of: months.groups[$0]) })
    let visible = MasonryFeed.Viewport(
      LayoutRect(origin: LayoutPoint(x: 0, y: 5200), size: Device.phone.size))
    let finger = visible.rect.origin.offsetBy(dx: 180, dy: 330)
    let pinch = LayoutTransition(
      from: feed, to: end, by: mapping, around: finger, in: visible)
    let held = feed.anchor(at: finger, in: visible).address
    let scale = 0.68
    var (content, ranks): ([Markup], [Int]) = ([], [])
    let states = [("Days", 0), ("35 % of the way", 0.35), ("70 %", 0.7), ("Months", 1)]
    for (panel, state) in states.enumerated() {
      let (words, progress) = state
      let view = LayoutRect(
        origin: LayoutPoint(x: 28 + 293 * Double(panel), y: 64),
        size: LayoutSize(
          width: Device.phone.size.width * scale, height: Device.phone.size.height * scale))
      func onCanvas(_ rect: LayoutRect) -> LayoutRect {
        LayoutRect(
          x: view.minX + rect.minX * scale, y: view.minY + rect.minY * scale,
          width: rect.width * scale, height: rect.height * scale)
      }
      let elements = pinch.elements(at: progress)
      // One that fades is left out where it lies under one that has come.
      let all = elements.filter { $0.address.item == nil }
      let bars = all.filter { bar in
        !all.contains { $0.opacity > bar.opacity && $0.frame.intersects(bar.frame) }
      }
      let photos = elements.filter { $0.address.item != nil && $0.oldAddress != held }
      let marked = elements.filter { $0.oldAddress == held }
      let tiles = (photos + marked).map { element -> Markup in
        let tile = onCanvas(element.frame)
        let picture =
          element.newAddress.map { months.picture(at: $0) } ?? days.picture(at: element.address)
        let rank = collection.rank(of: pictures[picture])
        ranks.append(rank)
        let shape = Markup.rect(tile, radius: min(4, tile.width / 4), class: "tile")
        guard element.oldAddress != held else { return .group(class: "marked", [shape]) }
        let landscape = Landscape(frame: tile, radius: min(4, tile.width / 4), variant: picture)
        return .group(class: "c\(rank)", [shape] + landscape.content)
      }
      let headers = bars.map { element -> Markup in
        let bar = onCanvas(element.frame)
        let name =
          element.newAddress == nil
          ? days.name(of: element.address) : months.name(of: element.address)
        return Markup(
          "g", ["class": "header", "opacity": element.opacity.short],
          [
            .rect(bar, class: "bar"),
            .label(
              name, at: LayoutPoint(x: bar.minX + 9, y: bar.maxY - 10), size: 13,
              class: "ink strong"),
          ])
      }
      content += [
        .label(
          words, at: LayoutPoint(x: view.midX, y: 44), size: 19, class: "ink strong",
          anchor: "middle"),
        .clipped(
          to: view, radius: 14, named: "months-\(panel)",
          [.rect(view, class: "screen")] + tiles + headers),
        .rect(view, radius: 14, class: "outline"),
        .circle(
          view.origin.offsetBy(dx: 180 * scale, dy: 330 * scale), radius: 7, class: "knot"),
        .newline,
      ]
    }
    return Figure(
      fileName: "feed-months.svg", title: "A pinch from days to months",
      caption: """
        Two feeds of the same photos, matched by the mapping of an update, at four progresses of a \
        transition. The photo under the finger stays at its height, the others go from their places \
        among the days to those in the month, and headers fade.
        """,
      svg: SVGDocument(
        title: "A pinch from days to months, at four progresses",
        size: LayoutSize(width: 1200, height: 84 + Device.phone.size.height * scale),
        ranks: ranks, content: content
      ).source)
  }
}

extension MasonryFeed.Section {
  /// A section of a timeline: rows near a height under a pinned header.
  fileprivate static func timeline(height: Double) -> Self {
    .init(
      layout: .rows(
        .init(
          rule: .justified(height: height, breaking: .optimal), itemSpacing: 3, rowSpacing: 3)),
      header: .init(length: 40, isPinned: true), spacingAfter: 6)
  }
}

/// The photos of a timeline in groups that follow each other: days, or months.
private struct TimelineGroups {
  private(set) var groups: [(id: String, name: String, items: [Int])] = []
  private let pictures: [PictureSize]

  /// Groups of some lengths in turn, with an identity and a name for each index.
  init(
    _ pictures: [PictureSize], counts: [Int], name: (Int) -> (id: String, name: String)
  ) {
    self.pictures = pictures
    var first = 0
    while first < pictures.count {
      let (id, name) = name(groups.count)
      let end = min(pictures.count, first + counts[groups.count % counts.count])
      groups.append((id + "/\(groups.count)", name, Array(first..<end)))
      first = end
    }
  }

  /// The numbers of pictures in each 28 of the groups.
  var months: [Int] {
    stride(from: 0, to: groups.count, by: 28).map { first in
      groups[first..<min(groups.count, first + 28)].reduce(0) { $0 + $1.items.count }
    }
  }

  static func month(_ index: Int) -> String {
    ["November", "October", "September", "August", "July", "June"][index % 6]
  }

  func ratios(of group: (id: String, name: String, items: [Int])) -> MasonryAspectRatios {
    MasonryAspectRatios(sizes: group.items.map { pictures[$0].size })
  }

  /// The index of a picture among all of them.
  func picture(at address: MasonryFeed.Address) -> Int {
    groups[address.section].items[address.item ?? 0]
  }

  func name(of address: MasonryFeed.Address) -> String { groups[address.section].name }
}
