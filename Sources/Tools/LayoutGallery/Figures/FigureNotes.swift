/// What a figure leads to: the article about it, and the lines of Swift that lay out what it shows.
struct FigureNotes {
  /// The path of the article in the documentation.
  let article: String
  let articleTitle: String

  /// At most six lines, or a few more where a list stands one below the other.
  let code: String

  private init(_ article: String, _ articleTitle: String, _ code: String) {
    self.article = article
    self.articleTitle = articleTitle
    self.code = code
  }
}

extension FigureNotes {
  /// The notes of each figure, by the name of its file.
  static let all: [String: FigureNotes] = walls.merging(rowsAndFeeds) { $1 }
    .merging(wheels) { $1 }

  /// Walls.
  private static let walls: [String: FigureNotes] = [
    "masonry.svg": .init(
      "masonrylayout/yourfirstwall/", "Your first wall",
      """
      let wall = try MasonryWall(aspectRatios: ratios, columns: 8, spacing: 10, width: 860)
      for item in wall.items(in: visible) {
        show(item.index, at: item.frame)
      }
      """),
    "packings.svg": .init(
      "masonrylayout/choosingapacking/", "Choosing a packing",
      """
      for packing in [.roundRobin, .shortestColumn, .gridLanes(tolerance: .points(50))]
        as [ColumnsLayout.Packing]
      {
        var wall = try MasonryWall(.columns(.init(columns: .fixed(5), packing: packing)), width: 600)
        try wall.items.appendItems(of: MasonryAspectRatios(ratios))
      }
      """),
    "tolerances.svg": .init(
      "masonrylayout/choosingapacking/", "Choosing a packing",
      """
      let level = ColumnsLayout.Packing.gridLanes(tolerance: .points(50))
      var wall = try MasonryWall(
        .columns(.init(columns: .fixed(5), spacing: 8, packing: level)), width: 600)
      try wall.items.appendItems(of: MasonryAspectRatios(ratios))
      """),
    "devices.svg": .init(
      "masonrylayout/yourfirstwall/", "Your first wall",
      """
      var wall = try MasonryWall(
        .columns(.init(columns: .adaptive(minimumWidth: 160), spacing: 8)), width: 820)
      try wall.items.appendItems(of: MasonryAspectRatios(ratios))
      print(wall.items.columnCount)
      """),
    "viewport.svg": .init(
      "masonrylayout/yourfirstwall/", "Your first wall",
      """
      let indices = wall.items.indices(in: visible)
      print(indices.count, "of", wall.items.itemCount)
      """),
    "pinch.svg": .init(
      "masonrylayout/everyday/", "Every day",
      """
      var six = wall
      try six.items.reconfigure(measuredBy: MasonryAspectRatios(ratios)) {
        $0.columns?.columns = .fixed(6)
      }
      let pinch = MasonryWall.Transition(from: wall, to: six, around: finger, in: visible)
      for item in pinch.items(at: progress) { show(item.index, at: item.frame) }
      """),
    "late-sizes.svg": .init(
      "masonrylayout/whensizesarrivelate/", "When sizes arrive late",
      """
      wall.items.keptPlaces = .before(seen)  // the number of items shown so far
      try wall.keepingPlace(in: &visible) { wall in
        try wall.items.remeasure(arrived, measuredBy: MasonryAspectRatios(ratios))
      }
      """),
    "prepending.svg": .init(
      "masonrylayout/changingawall/", "Changing a wall",
      """
      wall.items.keepPlaces(ofItemsIn: visible)
      try wall.keepingPlace(in: &visible) { wall in
        try wall.items.insertItems(12, at: 0, measuredBy: MasonryAspectRatios(ratios))
      }
      """),
    "dragging.svg": .init(
      "masonrylayout/changingawall/", "Changing a wall",
      """
      let index = wall.items.dropIndex(at: finger, moving: 5)
      wall.items.moveItem(from: 5, to: index)
      """),
    "spans.svg": .init(
      "masonrylayout/yourfirstwall/", "Your first wall",
      """
      try wall.items.appendItems(of: MasonryAspectRatios(ratios).spanning(spans))
      """),
    "dense.svg": .init(
      "masonrylayout/choosingapacking/", "Choosing a packing",
      """
      var wall = try MasonryWall(
        .columns(.init(columns: .fixed(5), spacing: 8, packing: .gridLanes(dense: true))), width: 600)
      try wall.items.appendItems(of: MasonryAspectRatios(ratios).spanning(spans))
      """),
    "tracks.svg": .init(
      "masonrylayout/yourfirstwall/", "Your first wall",
      """
      let tracks = ColumnsLayout.Columns.tracks([
        .points(120), .fraction(1), .fraction(2), .points(70),
      ])
      var wall = try MasonryWall(
        .columns(.init(columns: tracks, spacing: 8, packing: .gridLanes())), width: 660)
      """),
    "directions.svg": .init(
      "masonrylayout/conventions/", "Conventions",
      """
      let wall = try MasonryWall(
        .columns(.fixed(4), spacing: 8), width: 600, environment: .init(direction: .rightToLeft))
      """),
    "rows.svg": .init(
      "masonrylayout/conventions/", "Conventions",
      """
      var wall = try MasonryWall(.columns(.fixed(3), spacing: 8), in: .height(400))
      try wall.items.appendItems(of: MasonryAspectRatios(ratios))
      print(wall.contentSize.width)
      """),
  ]

  /// Rows and feeds.
  private static let rowsAndFeeds: [String: FigureNotes] = [
    "justified.svg": .init(
      "masonrylayout/itemsinrows/", "Items in rows",
      """
      var wall = try MasonryWall(
        .rows(.init(rule: .justified(height: 180), spacing: 6)), width: 1_140)
      try wall.items.appendItems(of: MasonryAspectRatios(ratios))
      """),
    "row-breaking.svg": .init(
      "masonrylayout/itemsinrows/", "Items in rows",
      """
      var wall = try MasonryWall(
        .rows(.init(rule: .justified(height: 180, breaking: .optimal), spacing: 6)), width: 1_140)
      try wall.items.appendItems(of: MasonryAspectRatios(ratios))
      """),
    "row-last.svg": .init(
      "masonrylayout/itemsinrows/", "Items in rows",
      """
      let natural = RowsLayout(rule: .justified(height: 120), spacing: 4)
      let filling = RowsLayout(rule: .justified(height: 120, lastRow: .fill), spacing: 4)
      let heldBack = RowsLayout(rule: .justified(height: 120), spacing: 4, holdsBackLastRow: true)
      """),
    "row-rules.svg": .init(
      "masonrylayout/itemsinrows/", "Items in rows",
      """
      let tags = RowsLayout(rule: .flowing(height: 36), spacing: 8)
      let even = RowsLayout(rule: .even(.fixed(3)), spacing: 8)
      let list = RowsLayout(rule: .even(.fixed(1)), spacing: 8)
      """),
    "feed-sections.svg": .init(
      "masonrylayout/sectionsandpinning/", "Sections and pinning",
      """
      var feed = try MasonryFeed(width: 390)
      for count in counts {
        try feed.appendSection(
          .init(layout: .columns(.fixed(3), spacing: 8), header: .init(length: 48, isPinned: true)),
          itemCount: count, measuredBy: MasonryAspectRatios(ratios))
      }
      """),
    "feed-header.svg": .init(
      "masonrylayout/sectionsandpinning/", "Sections and pinning",
      """
      let section = MasonryFeed.Section(
        layout: .columns(.fixed(3), spacing: 6),
        header: .init(length: 56, isPinned: true, isStretching: true))
      for element in feed.elements(in: visible) {
        show(element.address, at: element.frame)
      }
      """),
    "feed-timeline.svg": .init(
      "masonrylayout/aphototimeline/", "A photo timeline",
      """
      let month = MasonryFeed.Section(
        layout: .rows(.init(rule: .justified(height: 110, breaking: .optimal), spacing: 3)),
        header: .init(length: 48, isPinned: true))
      try feed.appendSection(
        month, itemCount: ratios.count, measuredBy: MasonryAspectRatios(ratios))
      """),
    "feed-months.svg": .init(
      "masonrylayout/aphototimeline/", "A photo timeline",
      """
      let pinch = LayoutTransition(
        from: days, to: months, by: mapping, around: finger, in: .init(visible))
      for element in pinch.elements(at: progress) {
        show(element.address, at: element.frame)
      }
      """),
    "feed-shared-lines.svg": .init(
      "masonrylayout/aphototimeline/", "A photo timeline",
      """
      let day = MasonryFeed.Section(
        layout: .rows(.init(rule: .justified(height: 150, breaking: .optimal), spacing: 3)),
        sharedLine: .init(spacing: 12, fillsWidth: true),
        header: .init(length: 44, isPinned: true))
      """),
    "feed-mixed.svg": .init(
      "masonrylayout/sectionsandpinning/", "Sections and pinning",
      """
      try feed.appendSection(
        .init(layout: .columns(.fixed(1), spacing: 8), carousel: .init(length: 150)),
        itemCount: ratios.count, measuredBy: MasonryAspectRatios(ratios))
      let viewport = MasonryFeed.Viewport(visible, offsets: [0: offset])
      for element in feed.elements(in: viewport) { show(element.address, at: element.frame) }
      """),
    "feed-levels.svg": .init(
      "masonrylayout/sectionsandpinning/", "Sections and pinning",
      """
      let year = MasonryFeed.Section(header: .init(length: 56, isPinned: true, level: 1))
      let season = MasonryFeed.Section(
        layout: .columns(.fixed(3), spacing: 6), header: .init(length: 44, isPinned: true))
      """),
    "feed-chat.svg": .init(
      "masonrylayout/everyday/", "Every day",
      """
      var view = MasonryFeed.Viewport(visible, hangsFromEnd: true)
      view.roomBelow = .item(6, section: 0)
      feed.scroll(&view, to: .item(6, section: 0), at: .start)
      try feed.keepingPlace(in: &view) { feed in
        try feed[0].setLength(300, ofItemAt: 7)  // the answer grows
      }
      """),
  ]

  /// Wheels.
  private static let wheels: [String: FigureNotes] = [
    "wheel-hero.svg": .init(
      "circularlayout/", "CircularLayout",
      """
      let wheel = try Wheel(
        itemCount: 1_000,
        configuration: .init(
          itemSize: LayoutSize(width: 164, height: 220), radiusToItemCenter: 690,
          arrangement: .list(spacing: .gap(4)), falloff: .init(scale: 0.82, reach: .items(3))),
        viewportSize: size)
      """),
    "wheel-tutorial.svg": .init(
      "circularlayout/anglesandanchorpoints/", "Angles and anchor points",
      """
      let wheel = try Wheel(
        itemCount: 30, configuration: .tutorial(), viewportSize: LayoutSize(width: 667, height: 375))
      for item in wheel.visibleItems(atOffset: offset) {
        print(item.center, item.rotation, item.zIndex)
      }
      """),
    "wheel-anchor.svg": .init(
      "circularlayout/anglesandanchorpoints/", "Angles and anchor points",
      """
      for item in wheel.visibleItems(atOffset: offset) {
        print(item.quad.corners, item.frame, item.anchorPoint)
      }
      """),
    "wheel-spacing.svg": .init(
      "circularlayout/anglesandanchorpoints/", "Angles and anchor points",
      """
      let gap = Wheel.Arrangement.list(spacing: .gap(12))
      let tutorial = Wheel.Arrangement.list(spacing: .widthAlongTangent)
      """),
    "wheel-focus.svg": .init(
      "circularlayout/anglesandanchorpoints/", "Angles and anchor points",
      """
      let configuration = Wheel.Configuration(
        itemSize: LayoutSize(width: 52, height: 68), radiusToItemCenter: 126,
        center: .peeking(160), focus: .right, axis: .vertical, orientation: .facingFocus)
      """),
    "wheel-ring.svg": .init(
      "circularlayout/", "CircularLayout",
      """
      let ring = try Wheel(
        itemCount: 12,
        configuration: .init(
          itemSize: LayoutSize(width: 56, height: 74), radiusToItemCenter: 142,
          arrangement: .ring(turns: 100)),
        viewportSize: size)
      """),
    "wheel-cards.svg": .init(
      "circularlayout/cardsofdifferentsizes/", "Cards of different sizes",
      """
      let wheel = try Wheel(
        itemCount: sizes.count,
        configuration: .init(itemSize: sizes[0], radiusToItemCenter: 200),
        viewportSize: size, measuredBy: { sizes[$0] })
      """),
    "wheel-transition.svg": .init(
      "circularlayout/", "CircularLayout",
      """
      let transition = Wheel.Transition(
        from: ring, atOffset: ring.offset(atFocusIndex: 5.5), to: hand,
        atOffset: hand.offset(atFocusIndex: 5.5))
      for item in transition.visibleItems(at: progress) { print(item.center, item.rotation) }
      """),
    "wheel-filmstrip.svg": .init(
      "circularlayout/", "CircularLayout",
      """
      for frame in 0..<12 {
        let offset = Double(frame) / 12 * ring.maximumOffset
        for item in ring.visibleItems(atOffset: offset) { print(item.scale, item.opacity) }
      }
      """),
    "wheel-query.svg": .init(
      "circularlayout/", "CircularLayout",
      """
      for item in wheel.items(in: visible, atOffset: offset) {
        print(item.index, item.quad.intersects(visible))
      }
      """),
    "wheel-dial.svg": .init(
      "circularlayout/turningawheelbyhand/", "Turning a wheel by hand",
      """
      var dial = wheel.dial(takingHoldAt: finger, atOffset: offset, hubRadius: 30)
      let turned = dial.move(to: finger)
      let fling = wheel.fling(fromOffset: turned, velocity: 800)
      print(fling.offset(after: 0.1), fling.duration)
      """),
    "wheel-fan.svg": .init(
      "circularlayout/", "CircularLayout",
      """
      let hand = Wheel.Configuration(
        itemSize: LayoutSize(width: 100, height: 150), radiusToItemCenter: 260,
        arrangement: .fan(over: .degrees(56)))
      """),
    "wheel-legibility.svg": .init(
      "circularlayout/anglesandanchorpoints/", "Angles and anchor points",
      """
      let configuration = Wheel.Configuration(
        itemSize: LayoutSize(width: 44, height: 66), radiusToItemCenter: 150,
        arrangement: .ring(turns: 3), legibility: .init(turnOver: .degrees(100)))
      """),
  ]
}
