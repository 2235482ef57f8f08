/// The colours of categories, by their rank; there are as many as one asks for.
///
/// Hues follow each other at the golden angle, so that the largest categories are far apart, and three
/// lightnesses take turns. Labels have the hue of the fill they are on.
enum Palette {
  /// The rules that colour the shapes and the labels of classes `c0`, `c1`, … in light and dark.
  static func css(ranks: some Sequence<Int>) -> String {
    let ranks = Set(ranks).sorted()
    return """
      \(ranks.map(light).joined(separator: "\n"))
      @media (prefers-color-scheme: dark) {
      \(ranks.map(dark).joined(separator: "\n"))
      }
      """
  }

  private static func light(_ rank: Int) -> String {
    let lightness = [0.8, 0.86, 0.74][rank % 3]
    return rule(
      rank, fill: OKLCH(lightness: lightness, chroma: 0.1, hue: hue(rank)),
      ink: OKLCH(lightness: 0.33, chroma: 0.07, hue: hue(rank)))
  }

  private static func dark(_ rank: Int) -> String {
    let lightness = [0.54, 0.48, 0.58][rank % 3]
    return rule(
      rank, fill: OKLCH(lightness: lightness, chroma: 0.145, hue: hue(rank)),
      ink: OKLCH(lightness: 0.96, chroma: 0.025, hue: hue(rank)))
  }

  private static func rule(_ rank: Int, fill: OKLCH, ink: OKLCH) -> String {
    ".c\(rank) rect{fill:\(fill.hex)} .c\(rank) text{fill:\(ink.hex)}"
  }

  private static func hue(_ rank: Int) -> Double {
    (250 + Double(rank) * 137.50776405).truncatingRemainder(dividingBy: 360)
  }
}
