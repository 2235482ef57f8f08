/// What the command line asks for.
struct Options: Equatable {
  /// The file of picture sizes, or `nil` for the built-in ones.
  var sizesFile: String?

  /// The folder that the figures and the page go to.
  var outputFolder = "./gallery"

  init(arguments: [String]) throws(GalleryError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--sizes": sizesFile = try Self.value(of: argument, from: &rest)
      case "--output": outputFolder = try Self.value(of: argument, from: &rest)
      default:
        throw .usage("unknown argument \"\(argument)\"; usage: [--sizes FILE.csv] [--output DIR]")
      }
    }
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(GalleryError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .usage("\(option) needs the name of a \(option == "--sizes" ? "file" : "folder")")
    }
    return value
  }
}
