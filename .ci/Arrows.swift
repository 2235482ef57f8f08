import Foundation

/// Lists the names that code uses from a folder above its own, and fails if there are any.
///
/// The order of the folders is read from CONTRIBUTING: a line that begins with a module in backticks
/// and has "from top to bottom", followed by folders in backticks, in the line or in a numbered list.
/// Folders in one line of a list do not know each other. A name is a type, what is nested in it, or
/// its static member; the members of instances are not seen.
@main
struct Arrows {
  /// Types whose nested types and limits may be declared below them.
  private static let namespaces: Set = ["MasonryItems", "MasonryFeed", "Wheel"]

  private struct File {
    let path: String
    let folder: String
    let lines: [String]
  }

  static func main() throws {
    let text = try String(contentsOfFile: ".github/CONTRIBUTING.md", encoding: .utf8)
    var wrong: [String] = []
    for (module, layers) in orders(in: text) {
      wrong += try Arrows(of: module, layers: layers).wrongUses()
    }
    for use in wrong { print(use) }
    if !wrong.isEmpty { exit(1) }
  }

  /// The folders of each module, from top to bottom.
  private static func orders(in text: String) -> [(module: String, layers: [[String]])] {
    var orders: [(module: String, layers: [[String]])] = []
    var isList = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let names = line.matches(of: /`(\w+)`/).map { String($0.1) }
      if line.contains("from top to bottom"), let module = names.first {
        orders.append((module, names.dropFirst().map { [$0] }))
        isList = true
      } else if isList, line.contains(#/^[0-9]+\. /#) {
        let folders = line.prefix { $0 != ":" }.matches(of: /`(\w+)`/).map { String($0.1) }
        orders[orders.count - 1].layers.append(folders)
      } else if !line.isEmpty {
        isList = false
      }
    }
    return orders
  }

  /// The number of the layer of each folder, the lowest being 0.
  private var heights: [String: Int] = [:]
  private var files: [File] = []
  /// The folder that declares a name, such as `ColumnsLayout.Columns`.
  private var homes: [String: String] = [:]

  private init(of module: String, layers: [[String]]) throws {
    for (height, folders) in layers.reversed().enumerated() {
      for folder in folders { heights[folder] = height }
    }
    let root = "Sources/\(module)"
    for path in try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    where path.hasSuffix(".swift") && path.contains("/") {
      let folder = String(path.prefix { $0 != "/" })
      guard heights[folder] != nil else {
        print("CONTRIBUTING does not name the folder \(folder) of \(module)")
        exit(1)
      }
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      let code = text.replacing(/"""[^"]*"""/) { match in
        String(repeating: "\n", count: match.0.filter { $0 == "\n" }.count)
      }
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.replacing(/"(\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
      }
      files.append(File(path: "\(root)/\(path)", folder: folder, lines: lines.map(String.init)))
    }
    for file in files { noteDeclarations(in: file) }
  }

  private mutating func noteDeclarations(in file: File) {
    // What is private is known in one file only.
    let type =
      #/
      ^(\ *)((public|package|final|indirect|@frozen)\ )*
      (?:struct|enum|class|protocol|typealias)\ (?<name>\w+)
      /#
    let member = /^  (?:(?:public|package) )*static (?:let|var|func) (\w+)/
    var extended: String?
    for line in file.lines {
      if let match = line.firstMatch(of: /^extension ([\w.]+)/) { extended = String(match.1) }
      if let match = line.firstMatch(of: type) {
        if match.1.isEmpty {
          extended = String(match.name)
          homes[String(match.name)] = file.folder
        } else if match.1.count == 2, let extended {
          homes["\(extended).\(match.name)"] = file.folder
        }
      } else if let match = line.firstMatch(of: member), let extended {
        homes["\(extended).\(match.1)"] = homes["\(extended).\(match.1)"] ?? file.folder
      }
    }
  }

  private func wrongUses() -> [String] {
    files.flatMap { file in
      file.lines.enumerated().flatMap { number, line in
        // An attribute for the optimizer names the types that a generic function is compiled for.
        line.contains("@_specialize")
          ? []
          : names(in: line).compactMap { name, home in
            let (own, other) = (heights[file.folder] ?? 0, heights[home] ?? 0)
            let isBelow = home == file.folder || other < own
            return isBelow ? nil : "\(file.path):\(number + 1): \(name) is in \(home)"
          }
      }
    }
  }

  /// The names that a line uses, each as long as it is known, with their folders.
  private func names(in line: String) -> [(name: String, home: String)] {
    line.matches(of: /[\w.]*[A-Z]\w*(\.\w+)*/).compactMap { match in
      var parts = match.0.split(separator: ".").map(String.init)
      // What begins with a point or a small letter is a member.
      if parts.first?.first?.isUppercase != true || match.0.hasPrefix(".") { return nil }
      while !parts.isEmpty {
        let name = parts.joined(separator: ".")
        if let home = homes[name] {
          return Self.namespaces.contains(name) && line.hasPrefix("extension ") ? nil : (name, home)
        }
        parts.removeLast()
      }
      return nil
    }
  }
}
