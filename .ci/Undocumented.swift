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
      let pathComponents: [String]
      let docComment: Comment?
      let location: Location?
    }
    let symbols: [Symbol]
  }

  static func main() throws {
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    let names = graph.symbols
      // What has no location was written by the compiler.
      .filter { $0.docComment == nil && $0.location != nil }
      .map { $0.pathComponents.joined(separator: ".") }
    for name in names.sorted() { print("\(file.lastPathComponent): \(name) has no documentation") }
    exit(names.isEmpty ? 0 : 1)
  }
}
