import MasonryLayout

/// A shop: aisles with pinned headers, and products that are measured when they are shown.
struct ShopFeed {
  typealias Aisle = (id: Int, items: [Int])

  private(set) var aisles: [Aisle] = []
  private(set) var feed: MasonryFeed
  private(set) var visible: MasonryFeed.Viewport

  /// The height of a product's card at a width: in an app, the size that fits its text.
  let heightOfCard: (_ product: Int, _ width: Double) -> Double

  init(
    _ aisles: [Aisle], in size: LayoutSize,
    heightOfCard: @escaping (_ product: Int, _ width: Double) -> Double
  ) throws {
    self.heightOfCard = heightOfCard
    feed = try MasonryFeed(width: size.width)
    visible = .init(LayoutRect(origin: .zero, size: size))
    try show(aisles)
  }

  /// What is on screen: in an app, the frames and z-indices of views.
  var shown: [MasonryFeed.Element] { feed.elements(in: visible) }

  /// Shows new data: products and aisles that came, went or moved.
  mutating func show(_ new: [Aisle]) throws {
    let settings = MasonryFeed.Section(
      layout: .columns(
        .init(columns: .adaptive(minimumWidth: 150), columnSpacing: 8, itemSpacing: 8)),
      header: .init(length: 44, isPinned: true), spacingAfter: 24)
    let old = aisles
    try feed.keepingPlace(in: &visible) { feed in
      try feed.update(
        from: old, to: new, section: { _ in settings },
        measuredBy: { _ in MasonryEstimates(height: 200) })
    }
    aisles = new
    try measureWhatIsShown()
  }

  mutating func scroll(to y: Double) throws {
    visible.rect.origin.y = y
    try measureWhatIsShown()
  }

  mutating func jump(toSection section: Int) throws {
    let cards = cards
    try feed.measure(
      showing: .header(section: section), at: .start, in: &visible, measuredBy: cards)
  }

  private mutating func measureWhatIsShown() throws {
    let cards = cards
    try feed.measure(itemsIn: &visible, margin: 200, measuredBy: cards)
  }

  /// The cards of each section; it does not hold the feed that asks them.
  private var cards: (_ section: Int) -> MasonryHeightClosure {
    { [heightOfCard, aisles] section in
      MasonryHeightClosure { heightOfCard(aisles[section].items[$0], $1) }
    }
  }
}
