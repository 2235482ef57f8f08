/// A piece of XML, which SVG and HTML are here.
///
///     Markup("p", ["class": "note"], [.text("a < b")]).source  // <p class="note">a &lt; b</p>
struct Markup {
  /// The piece as it is written to a file.
  let source: String

  private init(source: String) {
    self.source = source
  }

  /// An element with attributes in the order given, around its children.
  ///
  /// An element without children closes itself, as SVG's shapes and HTML's images do.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup]? = nil
  ) {
    var source = "<\(name)"
    for (name, value) in attributes { source += " \(name)=\"\(Self.escaped(value))\"" }
    if let children {
      source += ">" + children.map(\.source).joined() + "</\(name)>"
    } else {
      source += "/>"
    }
    self.init(source: source)
  }

  /// Text, with the characters escaped that XML would take for its own.
  static func text(_ text: String) -> Markup {
    Markup(source: escaped(text))
  }

  /// A line break in the file, between elements.
  static let newline = Markup(source: "\n")

  /// A style sheet, which is not escaped: HTML reads it as it is, and ours have nothing to escape.
  static func style(_ css: String) -> Markup {
    Markup(source: "<style>\n\(css)\n</style>")
  }

  /// Replaces what XML reserves by references, and what it forbids by the replacement character.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
