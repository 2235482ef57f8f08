/// The page that shows all figures, the tables of walls, rows, feeds and wheels, and the categories.
struct IndexPage {
  let gallery: Gallery

  /// The page lists no more categories than this: thousands would be unreadable.
  private let shownCategoryCount = 48

  var html: String {
    let head = Markup(
      "head", [:],
      [
        Markup("meta", ["charset": "utf-8"]),
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Markup("meta", ["name": "color-scheme", "content": "light dark"]),
        Markup("title", [:], [.text("Layout gallery")]),
        .style(Self.css + "\n" + Palette.css(ranks: 0..<shownCategories.count)),
      ])
    let body = Markup("body", [:], [Markup("main", [:], header + walls + rows + feeds + wheels)])
    return "<!doctype html>\n"
      + Markup("html", ["lang": "en"], [head, .newline, body]).source + "\n"
  }

  private var header: [Markup] {
    let count = gallery.collection.pictures.count
    return [
      Markup("h1", [:], [.text("Layout gallery")]),
      Markup(
        "p", ["class": "lead"],
        [
          .text(
            "\(count.grouped) picture\(count == 1 ? "" : "s") of real proportions, laid out by "
              + "MasonryWall and MasonryFeed, and cards on the rims of wheels, laid out by Wheel. "
              + "The figures show parts of the walls and feeds, the tables the whole of them.")
        ]), .newline,
    ]
  }

  private var walls: [Markup] {
    [Markup("h2", [:], [.text("Walls")])] + gallery.walls.map(figure) + [
      Markup("h3", [:], [.text("The whole collection")]),
      table(SummaryTable.header, gallery.wallTable.rows.map(\.cells)),
      Markup("h3", [:], [.text("Late pictures, on average of 60 walls of 300")]),
      table(LateTable.header, gallery.lateTable.rows.map(\.cells)),
      Markup("h3", [:], [.text("Categories")]),
      Markup("ul", ["class": "categories"], shownCategories.enumerated().map(category)), .newline,
    ] + remainder
  }

  private var rows: [Markup] {
    [Markup("h2", [:], [.text("Rows")])] + gallery.rows.map(figure) + [
      Markup("h3", [:], [.text("How far rows are off their target height, in points")]),
      table(RowsTable.header, gallery.rowsTable.rows.map(\.cells)),
    ]
  }

  private var feeds: [Markup] {
    [Markup("h2", [:], [.text("Feeds")])] + gallery.feeds.map(figure) + [
      Markup("h3", [:], [.text("All categories as one feed")]),
      table(FeedTable.header, gallery.feedTable.rows.map(\.cells)),
    ]
  }

  private var wheels: [Markup] {
    [Markup("h2", [:], [.text("Wheels")])] + gallery.wheels.map(figure) + [
      Markup("h3", [:], [.text("From thirty items to a billion")]),
      table(WheelTable.header, gallery.wheelTable.rows.map(\.cells)),
    ]
  }

  private func figure(_ figure: Figure) -> Markup {
    Markup(
      "figure", [:],
      [
        Markup("h3", [:], [.text(figure.title)]),
        Markup(
          "div", ["class": "picture"],
          [Markup("img", ["src": figure.fileName, "alt": figure.caption])]),
        // A screen reader has read it as the picture's name.
        Markup("figcaption", ["aria-hidden": "true"], [.text(figure.caption)]), .newline,
      ])
  }

  private func table(_ header: [String], _ rows: [[String]]) -> Markup {
    let table = Markup(
      "table", [:],
      [
        Markup("thead", [:], [row("th", header)]),
        Markup("tbody", [:], rows.map { row("td", $0) }),
      ])
    return Markup("div", ["class": "wide"], [table, .newline])
  }

  private func row(_ cell: String, _ texts: [String]) -> Markup {
    Markup("tr", [:], texts.map { Markup(cell, [:], [.text($0)]) })
  }

  private var shownCategories: ArraySlice<(name: String, count: Int)> {
    gallery.collection.categories.prefix(shownCategoryCount)
  }

  private func category(_ rank: Int, _ category: (name: String, count: Int)) -> Markup {
    let swatch = Markup(
      "svg", ["class": "swatch c\(rank)", "viewBox": "0 0 16 16", "aria-hidden": "true"],
      [Markup("rect", ["width": "16", "height": "16", "rx": "4"])])
    return Markup(
      "li", [:],
      [
        swatch, Markup("span", [:], [.text(category.name.title)]),
        Markup("b", [:], [.text(category.count.grouped)]),
      ])
  }

  private var remainder: [Markup] {
    let count = gallery.collection.categories.count - shownCategories.count
    guard count > 0 else { return [] }
    return [Markup("p", ["class": "lead"], [.text("And \(count.grouped) smaller ones.")])]
  }
}
