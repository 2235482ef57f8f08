/// A drawing of the gallery, and what is said about it.
struct Figure {
  let fileName: String
  let title: String

  /// What there is to see, in a sentence or two.
  let caption: String

  let svg: String

  /// The name of its place on the page.
  var anchor: String { String(fileName.prefix { $0 != "." }) }
}
