import MasonryLayout

/// A shop: thirty sections with pinned headers, products that are measured when they are shown.
struct ShopFeed {
  private(set) var feed: MasonryFeed
  private(set) var visible: MasonryFeed.Viewport

  /// The height of a product's card at a width: in an app, the size that fits its text.
  let heightOfCard: (_ section: Int, _ item: Int, _ width: Double) -> Double

  init(
    productCounts: [Int], in size: LayoutSize,
    heightOfCard: @escaping (_ section: Int, _ item: Int, _ width: Double) -> Double
  ) throws {
    self.heightOfCard = heightOfCard
    feed = try MasonryFeed(width: size.width)
    visible = .init(LayoutRect(origin: .zero, size: size))
    for count in productCounts {
      try feed.appendSection(
        .init(
          grid: .init(columns: .adaptive(minimumWidth: 150), columnSpacing: 8, itemSpacing: 8),
          header: .init(height: 44, isPinned: true), spacingAfter: 24),
        itemCount: count, measuredBy: MasonryEstimates(height: 200))
    }
    try measureWhatIsShown()
  }

  /// What is on screen: in an app, the frames and z-indices of views.
  var shown: [MasonryFeed.Element] { feed.elements(in: visible) }

  mutating func scroll(to y: Double) throws {
    visible.rect.origin.y = y
    try measureWhatIsShown()
  }

  mutating func jump(toSection section: Int) throws {
    let cards = cards
    try feed.measure(
      showing: .header(section: section), at: .start, in: &visible, measuredBy: cards)
  }

  mutating func removeProduct(_ item: Int, from section: Int) throws {
    try feed.keepingPlace(in: &visible) { feed in
      .items(try feed[section].removeItem(at: item), inSection: section)
    }
    try measureWhatIsShown()
  }

  mutating func sortProducts(of section: Int, by order: [Int]) throws {
    try feed[section].reorderItems(by: order)
    try measureWhatIsShown()
  }

  private mutating func measureWhatIsShown() throws {
    let cards = cards
    try feed.measure(itemsIn: &visible, margin: 200, measuredBy: cards)
  }

  /// The cards of each section; it does not hold the feed that asks them.
  private var cards: (_ section: Int) -> MasonryHeightClosure {
    { [heightOfCard] section in MasonryHeightClosure { heightOfCard(section, $0, $1) } }
  }
}
