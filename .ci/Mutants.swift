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

  /// All mutants of a file: every swap at every place where it applies, and every statement left out.
  static func all(of file: String) throws -> [Mutant] {
    var mutants: [Mutant] = []
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    for (index, line) in lines.enumerated() where isCode(line) {
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
      if isStatement(line) { add("") }
    }
    return mutants
  }

  /// Whether a line is more than a comment, a declaration's head, a sentence or a check of a mistake.
  private static func isCode(_ line: String) -> Bool {
    let code = line.trimmingCharacters(in: .whitespaces)
    let heads = ["//", "#", "import ", "@", "precondition", "assert", "case .", "\""]
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

/// Numbers that look random and are the same for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Runs a command, and ends it as soon as its output has a word, or after a time.
func run(_ command: [String], until word: String? = nil, seconds: Double) -> (Int32, String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  do { try process.run() } catch { return (-1, "\(error)") }
  let deadline = DispatchWorkItem { process.terminate() }
  DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
  var output = ""
  while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
    output += String(decoding: data, as: UTF8.self)
    if let word, output.contains(word) { process.terminate() }
  }
  process.waitUntilExit()
  deadline.cancel()
  return (process.terminationReason == .exit ? process.terminationStatus : -1, output)
}

@main
struct Mutants {
  static let libraries = ["LayoutGeometry", "MasonryLayout", "CircularLayout"]

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let results = URL(fileURLWithPath: arguments.removeFirst())
    func option(_ name: String, _ standard: Double) -> Double {
      guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else {
        return standard
      }
      return Double(arguments[place + 1]) ?? standard
    }
    let deadline = Date(timeIntervalSinceNow: option("--minutes", 120) * 60)
    let wanted = Int(option("--mutants", 200))
    var generator = SplitMix(state: UInt64(option("--seed", 1)))

    var mutants: [Mutant] = []
    for library in libraries {
      let names = FileManager.default.enumerator(atPath: "Sources/\(library)")?.allObjects ?? []
      for name in names.compactMap({ $0 as? String }).sorted() where name.hasSuffix(".swift") {
        mutants += try Mutant.all(of: "Sources/\(library)/\(name)")
      }
    }
    mutants.shuffle(using: &generator)

    let earlier = (try? String(contentsOf: results, encoding: .utf8)) ?? ""
    var lines = earlier.components(separatedBy: "\n").filter { !$0.isEmpty }
    let known = Set(
      lines.map { $0.components(separatedBy: "\t").dropFirst().joined(separator: "\t") })
    let tests = try tests()
    for mutant in mutants where !known.contains(mutant.name) {
      guard lines.filter({ !$0.hasPrefix("invalid") }).count < wanted, Date() < deadline else {
        break
      }
      lines.append("\(try verdict(on: mutant, tests))\t\(mutant.name)")
      print(lines.last ?? "")
      try (lines.joined(separator: "\n") + "\n").write(
        to: results, atomically: true, encoding: .utf8)
    }
    report(lines)
  }

  /// The classes of tests of each target, in the form in which the test program takes them.
  private static func tests() throws -> [String: Set<String>] {
    let list = run(["swift", "test", "list", "--skip-build"], seconds: 300).1
    let classes = list.components(separatedBy: "\n").compactMap {
      $0.components(separatedBy: "/").first
    }
    return Dictionary(grouping: classes.filter { $0.contains(".") }) {
      $0.components(separatedBy: ".")[0]
    }.mapValues(Set.init)
  }

  /// Whether a test fails, hangs or crashes with the mutant in place.
  private static func verdict(on mutant: Mutant, _ tests: [String: Set<String>]) throws -> String {
    let source = try String(contentsOfFile: mutant.file, encoding: .utf8)
    defer { try? source.write(toFile: mutant.file, atomically: true, encoding: .utf8) }
    var changed = source.components(separatedBy: "\n")
    changed[mutant.line - 1] = mutant.after
    try changed.joined(separator: "\n").write(
      toFile: mutant.file, atomically: true, encoding: .utf8)
    guard run(["swift", "build", "--build-tests"], seconds: 600).0 == 0 else { return "invalid" }

    let library = mutant.file.components(separatedBy: "/")[1]
    // What all build on is tested by all, first by its own tests.
    let targets =
      library == "LayoutGeometry"
      ? ["LayoutGeometryTests", "CircularLayoutTests", "MasonryLayoutTests"]
      : ["\(library)Tests", "ClientTests"]
    let binary = ".build/debug/swift-collection-layoutsPackageTests.xctest"
    for target in targets {
      let classes = tests[target, default: []].sorted().joined(separator: ",")
      let (status, _) = run([binary, classes], until: ": error: ", seconds: 400)
      if status != 0 { return "killed" }
    }
    return "survived"
  }

  private static func report(_ lines: [String]) {
    var counts: [String: (killed: Int, survived: Int)] = [:]
    for line in lines {
      let fields = line.components(separatedBy: "\t")
      let file = fields[1].components(separatedBy: ":")[0]
      if fields[0] == "killed" { counts[file, default: (0, 0)].killed += 1 }
      if fields[0] == "survived" { counts[file, default: (0, 0)].survived += 1 }
    }
    for (file, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(count.killed) killed, \(count.survived) survived: \(file)")
    }
    let killed = counts.values.reduce(0) { $0 + $1.killed }
    let all = counts.values.reduce(killed) { $0 + $1.survived }
    print("\(killed) of \(all) mutants were killed")
  }
}
