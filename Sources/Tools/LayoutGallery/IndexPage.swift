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
    let body = Markup(
      "body", [:], [Markup("main", [:], header + contents + walls + rows + feeds + wheels)])
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
              + "MasonryWall and MasonryFeed and drawn as landscapes, and cards on the rims of wheels, laid out by Wheel. "
              + "The figures show parts of the walls and feeds, the tables the whole of them.")
        ]),
      Markup(
        "p", ["class": "lead"],
        [
          link(Self.site, "See it move in your browser"), .text(", read "),
          link(Self.documentation, "the documentation"), .text(", or get "),
          link(Self.source, "the source"), .text("."),
        ]), .newline,
    ]
  }

  /// Where the page, the gallery and the documentation are published together.
  static let site = "https://swift-collection-layouts.github.io/swift-collection-layouts/"
  static let documentation = site + "documentation/documentation/"
  static let source = "https://github.com/swift-collection-layouts/swift-collection-layouts"

  private var chapters: [(title: String, figures: [Figure])] {
    [
      ("Walls", gallery.walls), ("Rows", gallery.rows), ("Feeds", gallery.feeds),
      ("Wheels", gallery.wheels),
    ]
  }

  private var contents: [Markup] {
    let lists = chapters.map { chapter in
      Markup(
        "div", [:],
        [
          Markup("b", [:], [link("#all-\(chapter.title.lowercased())", chapter.title)]),
          Markup(
            "ul", [:],
            chapter.figures.map {
              Markup("li", [:], [link("#\($0.anchor)", $0.title)])
            }),
        ])
    }
    return [Markup("nav", ["class": "contents", "aria-label": "Contents"], lists), .newline]
  }

  private func chapter(_ title: String) -> Markup {
    Markup("h2", ["id": "all-\(title.lowercased())"], [.text(title)])
  }

  private func link(_ address: String, _ text: String) -> Markup {
    Markup("a", ["href": address], [.text(text)])
  }

  private var walls: [Markup] {
    [chapter("Walls")] + gallery.walls.map(figure) + [
      Markup("h3", [:], [.text("The whole collection")]),
      table(SummaryTable.header, gallery.wallTable.rows.map(\.cells)),
      Markup("h3", [:], [.text("Late pictures, on average of 60 walls of 300")]),
      table(LateTable.header, gallery.lateTable.rows.map(\.cells)),
      Markup("h3", [:], [.text("Categories")]),
      Markup("ul", ["class": "categories"], shownCategories.enumerated().map(category)), .newline,
    ] + remainder
  }

  private var rows: [Markup] {
    [chapter("Rows")] + gallery.rows.map(figure) + [
      Markup("h3", [:], [.text("How far rows are off their target height, in points")]),
      table(RowsTable.header, gallery.rowsTable.rows.map(\.cells)),
    ]
  }

  private var feeds: [Markup] {
    [chapter("Feeds")] + gallery.feeds.map(figure) + [
      Markup("h3", [:], [.text("All categories as one feed")]),
      table(FeedTable.header, gallery.feedTable.rows.map(\.cells)),
    ]
  }

  private var wheels: [Markup] {
    [chapter("Wheels")] + gallery.wheels.map(figure) + [
      Markup("h3", [:], [.text("From thirty items to a billion")]),
      table(WheelTable.header, gallery.wheelTable.rows.map(\.cells)),
    ]
  }

  private func figure(_ figure: Figure) -> Markup {
    let notes = FigureNotes.all[figure.fileName].map { notes in
      [
        Markup("pre", [:], [Markup("code", [:], [.text(notes.code)])]),
        Markup(
          "p", ["class": "lead"],
          [
            .text("Explained in "), link(Self.documentation + notes.article, notes.articleTitle),
            .text("."),
          ]),
      ]
    }
    return Markup(
      "figure", ["id": figure.anchor],
      [
        Markup("h3", [:], [link("#\(figure.anchor)", figure.title)]),
        Markup(
          "div", ["class": "picture"],
          [Markup("img", ["src": figure.fileName, "alt": figure.caption])]),
        // A screen reader has read it as the picture's name.
        Markup("figcaption", ["aria-hidden": "true"], [.text(figure.caption)]),
      ] + (notes ?? []) + [.newline])
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
