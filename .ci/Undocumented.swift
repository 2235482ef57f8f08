import Foundation

/// Lists the public symbols of a symbol graph that have no comment, and fails if there are any.
///
/// The formatter looks at declarations one by one and does not see all of them: not the cases of an
/// enumeration, the requirements of a protocol, and the members of a public extension.
@main
struct Undocumented {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Comment: Decodable {}
      struct Location: Decodable { let uri: String }
      struct Identifier: Decodable { let precise: String }
      let identifier: Identifier
      let pathComponents: [String]
      let docComment: Comment?
      let location: Location?
    }
    struct Relationship: Decodable { let source, kind: String }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  static func main() throws {
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    // An override means what the framework says of it.
    let overrides = Set(graph.relationships.filter { $0.kind == "overrides" }.map { $0.source })
    let names = graph.symbols
      // What has no location was written by the compiler.
      .filter { $0.docComment == nil && $0.location != nil }
      .filter { !overrides.contains($0.identifier.precise) }
      .map { $0.pathComponents.joined(separator: ".") }
    for name in names.sorted() { print("\(file.lastPathComponent): \(name) has no documentation") }
    exit(names.isEmpty ? 0 : 1)
  }
}
