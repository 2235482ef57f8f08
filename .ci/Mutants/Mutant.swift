import Foundation

/// A small change of one line, which some test should notice.
struct Mutant {
  let file: String
  let line: Int
  let before: String
  let after: String

  /// What stands for the mutant in the results: its place, and both forms of the line.
  var name: String {
    let (before, after) = (
      before.trimmingCharacters(in: .whitespaces), after.trimmingCharacters(in: .whitespaces)
    )
    return "\(file):\(line)\t\(before)\t\(after)"
  }

  /// The text of its file, with the change.
  func source(from original: String) -> String {
    var lines = original.components(separatedBy: "\n")
    lines[line - 1] = after
    return lines.joined(separator: "\n")
  }
}

extension Mutant {
  /// Words and signs that take the place of others: comparisons, signs, constants and arguments.
  private static let swaps: [(String, String)] = [
    (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "),
    (" != ", " == "), (" + ", " - "), (" - ", " + "), (" * ", " / "), (" / ", " * "),
    (" += ", " -= "), (" -= ", " += "), (" && ", " || "), (" || ", " && "), ("..<", "..."),
    ("min(", "max("), ("max(", "min("), ("true", "false"), ("false", "true"), (" 0", " 1"),
    (" 1", " 2"), ("(0", "(1"), ("(1", "(0"), (".lowerBound", ".upperBound"),
    (".upperBound", ".lowerBound"), (".first", ".last"), ("minX", "maxX"), ("maxY", "minY"),
    (" ?? 0", " ?? 1"), ("!", ""), ("start", "end"), ("leading", "trailing"),
  ]

  /// All mutants of a file: every swap at every place where it applies, every plain condition the other
  /// way round, every two arguments exchanged, and every statement left out.
  static func all(of file: String) throws -> [Mutant] {
    var mutants: [Mutant] = []
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    var isCompiled = true
    for (index, line) in lines.enumerated() {
      // These parts of a release build are not there on Linux.
      if line.contains(#/#if (canImport|DEBUG)/#) { isCompiled = false }
      if line.contains(#/#(else|endif)/#) { isCompiled = true }
      guard isCompiled, isCode(line) else { continue }
      func add(_ after: String) {
        mutants.append(Mutant(file: file, line: index + 1, before: line, after: after))
      }
      for (old, new) in swaps {
        var start = line.startIndex
        while let found = line.range(of: old, range: start..<line.endIndex) {
          add(line.replacingCharacters(in: found, with: new))
          start = found.upperBound
        }
      }
      if let match = line.firstMatch(
        of: #/\b(if|guard|while) (?!let |var |case )([^,{]+?) (else )?\{/#)
      {
        let negated = "\(match.1) !(\(match.2)) \(match.3 ?? ""){"
        add(line.replacingCharacters(in: match.range, with: negated))
      }
      for match in line.matches(of: #/\((\w+: )?([\w.]+), (\w+: )?([\w.]+)\)/#)
      where !["min", "max"].contains(where: line[..<match.range.lowerBound].hasSuffix) {
        let exchanged = "(\(match.1 ?? "")\(match.4), \(match.3 ?? "")\(match.2))"
        add(line.replacingCharacters(in: match.range, with: exchanged))
      }
      if isStatement(line) { add("") }
    }
    return mutants.filter { $0.after != $0.before }
  }

  /// Whether a line is more than a comment, a declaration's head, a sentence or a check of a mistake.
  private static func isCode(_ line: String) -> Bool {
    let code = line.trimmingCharacters(in: .whitespaces)
    let heads = ["//", "#", "import ", "@", "precondition", "assert", "\""]
    return !code.isEmpty && !heads.contains(where: code.hasPrefix) && !code.contains("func ")
      && !code.contains("\"")
  }

  /// Whether a line is an assignment or a call that the code may compile without.
  private static func isStatement(_ line: String) -> Bool {
    let code = line.trimmingCharacters(in: .whitespaces)
    let isAssignment = [" = ", " += ", " -= "].contains(where: code.contains)
    let isCall = code.hasSuffix(")") && code.first?.isLowercase == true && !code.contains(" ")
    let isDeclaration = [
      "let ", "var ", "static ", "public ", "private ", "if ", "guard ", "while ",
    ]
    .contains(where: code.hasPrefix)
    return (isAssignment || isCall) && !isDeclaration && !code.hasSuffix("{")
  }
}
