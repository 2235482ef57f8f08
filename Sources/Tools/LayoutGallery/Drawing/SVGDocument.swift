import MasonryLayout

/// A drawing on a card of its own, so that it is legible on any page, in light and in dark.
struct SVGDocument {
  let title: String
  let size: LayoutSize

  /// The ranks of the categories whose colours the drawing uses.
  let ranks: [Int]

  let content: [Markup]

  var source: String {
    let card = LayoutRect(origin: .zero, size: size)
    return Markup(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.width.short,
        "height": size.height.short, "viewBox": "0 0 \(size.width.short) \(size.height.short)",
        "role": "img",
      ],
      [
        .newline, Markup("title", [:], [.text(title)]), .newline,
        .style(Self.css + "\n" + Palette.css(ranks: ranks)), .newline,
        .rect(card, radius: 14, class: "card"), .newline,
      ] + content + [.newline]
    ).source + "\n"
  }

  private static let css = """
    text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif }
    .card { fill: #fcfcfb } .ink { fill: #1d2126 } .muted { fill: #626a73 }
    .strong { font-weight: 600 } .crossing { opacity: 0.6 }
    .under { text-decoration: underline }
    .rule { fill: none; stroke: #626a73; stroke-width: 1.5 } .dashed { stroke-dasharray: 5 5 }
    .bar { fill: #fcfcfb } .hairline { stroke: #dcdedf; stroke-width: 1 }
    .dark { fill: #1d2126 } .line { stroke: #1d2126; stroke-opacity: 0.35; stroke-width: 3; stroke-linecap: round }
    .swipe { fill: none; stroke: #1d2126; stroke-width: 4; stroke-linecap: round }
    .finger { fill: #fcfcfb; fill-opacity: 0.85; stroke: #1d2126; stroke-width: 3 }
    .screen { fill: #f1f1ef } .outline { fill: none; stroke: #c4c8cc; stroke-width: 1.5 }
    .accent { fill: none; stroke: #d6275f; stroke-width: 3 } .signal { fill: #d6275f }
    .hole { fill: #d6275f; fill-opacity: 0.1; stroke: #d6275f; stroke-dasharray: 4 3 }
    .thread { fill: none; stroke: #1d2126; stroke-width: 1.5 }
    .knot { fill: #fcfcfb; stroke: #1d2126 } .back { fill: none; stroke: #d6275f; stroke-width: 2 }
    .marked rect { fill: #d6275f } .marked text { fill: #ffffff; font-weight: 600 }
    .ghost, .dim > :not(text) { opacity: 0.25 } .dim > text { opacity: 0.8 }
    .edge { stroke: #fcfcfb; stroke-width: 2 }
    .rim, .ring { fill: none; stroke: #626a73; stroke-width: 1.25 } .rim { stroke-dasharray: 3 6 }
    .quad { fill: none; stroke: #1d2126; stroke-width: 1.5 }
    .broken rect { fill-opacity: 0.3; stroke-dasharray: 4 3 }
    .broken rect, .mark { stroke: #626a73 }
    .sun, .far, .near { fill: #ffffff }
    .sun { opacity: 0.7 } .far { opacity: 0.25 } .near { opacity: 0.3 }
    @media (prefers-color-scheme: dark) {
    .dark { fill: #e9ecef } .line { stroke: #e9ecef }
    .card { fill: #14161a } .ink { fill: #e9ecef } .muted { fill: #9aa3ad }
    .rule, .rim, .ring { stroke: #9aa3ad } .edge { stroke: #14161a } .quad { stroke: #e9ecef }
    .bar { fill: #272b31 } .hairline { stroke: #3a4048 }
    .screen { fill: #1d2025 } .outline { stroke: #454b53 }
    .accent, .back { stroke: #ff7aa2 } .signal { fill: #ff7aa2 } .thread, .knot { stroke: #e9ecef }
    .marked rect { fill: #ff7aa2 } .marked text { fill: #14161a }
    .knot { fill: #14161a } .hole { fill: #ff7aa2; stroke: #ff7aa2 }
    .sun { opacity: 0.45 } .far { opacity: 0.1 } .near { opacity: 0.12 }
    .broken rect, .mark { stroke: #9aa3ad }
    }
    """
}
