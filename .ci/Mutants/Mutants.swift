import Foundation

@main
struct Mutants {
  static let libraries = ["LayoutGeometry", "MasonryLayout", "CircularLayout"]

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let results = URL(fileURLWithPath: arguments.removeFirst())
    func text(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
    }
    func option(_ name: String, _ standard: Double) -> Double {
      text(name).flatMap { Double($0) } ?? standard
    }
    let filter = try Regex(text("--filter") ?? "")
    let deadline = Date(timeIntervalSinceNow: option("--minutes", 120) * 60)
    let wanted = Int(option("--mutants", 200))
    var generator = SplitMix(state: UInt64(option("--seed", 1)))

    let earlier = (try? String(contentsOf: results, encoding: .utf8)) ?? ""
    var lines = earlier.components(separatedBy: "\n").filter { !$0.isEmpty }
    let known = Set(
      lines.map { $0.components(separatedBy: "\t").dropFirst().joined(separator: "\t") })
    func add(_ verdict: String, _ mutant: Mutant) throws {
      lines.append("\(verdict)\t\(mutant.name)")
      print(lines.last ?? "")
      try (lines.joined(separator: "\n") + "\n").write(
        to: results, atomically: true, encoding: .utf8)
    }

    let missing = wanted - lines.count { !$0.hasPrefix("invalid") }
    // About a third of the mutants does not compile.
    let chosen = try mutantsOfLines(using: &generator).filter {
      !known.contains($0.name) && $0.file.contains(filter)
    }.prefix(max(0, missing) * 3 / 2)
    if !chosen.isEmpty {
      let project = try WovenProject(
        Dictionary(uniqueKeysWithValues: zip(1..., chosen)))
      defer { try? project.restore() }
      let tests = try Trials()
      var left: [(Int, Mutant)] = []
      for (number, mutant) in project.mutants.sorted(by: { $0.key < $1.key }) {
        guard Date() < deadline else { break }
        if !project.valid.contains(number) {
          try add("invalid", mutant)
        } else if tests.kill(number, isQuick: true) {
          try add("killed", mutant)
        } else {
          left.append((number, mutant))
        }
      }
      // Few are left for the tests that take most of the time.
      for (number, mutant) in left {
        guard Date() < deadline else { break }
        try add(tests.kill(number, isQuick: false) ? "killed" : "survived", mutant)
      }
    }
    report(lines)
  }

  /// A mutant of each line that has any, in an order that a generator chooses.
  private static func mutantsOfLines(using generator: inout SplitMix) throws -> [Mutant] {
    var mutants: [Mutant] = []
    for library in libraries {
      let names = FileManager.default.enumerator(atPath: "Sources/\(library)")?.allObjects ?? []
      for name in names.compactMap({ $0 as? String }).sorted() where name.hasSuffix(".swift") {
        mutants += try Mutant.all(of: "Sources/\(library)/\(name)")
      }
    }
    mutants.shuffle(using: &generator)
    var places: Set<String> = []
    return mutants.filter { places.insert("\($0.file):\($0.line)").inserted }
  }

  /// Prints a table by folders.
  private static func report(_ lines: [String]) {
    var counts: [String: (killed: Int, survived: Int)] = [:]
    for line in lines {
      let fields = line.components(separatedBy: "\t")
      let folder = fields[1].components(separatedBy: "/").dropFirst().dropLast()
        .joined(separator: "/")
      if fields[0] == "killed" { counts[folder, default: (0, 0)].killed += 1 }
      if fields[0] == "survived" { counts[folder, default: (0, 0)].survived += 1 }
    }
    for (folder, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(count.killed) killed, \(count.survived) survived: \(folder)")
    }
    let killed = counts.values.reduce(0) { $0 + $1.killed }
    let all = counts.values.reduce(killed) { $0 + $1.survived }
    print("\(killed) of \(all) mutants were killed")
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
