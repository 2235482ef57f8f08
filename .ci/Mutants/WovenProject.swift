import Foundation

/// A copy of the project in which many mutants are woven into the libraries.
struct WovenProject {
  let mutants: [Int: Mutant]

  /// The mutants that compile and can be woven into a function.
  private(set) var valid: Set<Int>

  private let sources: [String: String]
  private static let build = ["swift", "build", "--build-tests"] + Trials.configuration

  /// Weaves mutants into the project in the current folder and builds it, without those that do not compile.
  init(_ mutants: [Int: Mutant]) throws {
    self.mutants = mutants
    valid = Set(mutants.keys)
    var sources: [String: String] = [:]
    for file in Set(mutants.values.map(\.file)) {
      sources[file] = try String(contentsOfFile: file, encoding: .utf8)
    }
    self.sources = sources
    while true {
      let files = try weave()
      let (status, output) = run(Self.build, seconds: 3600)
      if status == 0 { return }
      let wrong = wrongMutants(in: files, output)
      guard !wrong.isEmpty else { throw BuildError(output: output) }
      valid.subtract(wrong)
    }
  }

  struct BuildError: Error { let output: String }

  /// Writes the libraries with their mutants.
  private mutating func weave() throws -> [String: WovenFile] {
    var files: [String: WovenFile] = [:]
    var woven: Set<Int> = []
    for (file, source) in sources {
      let theirs = mutants.filter { valid.contains($0.key) && $0.value.file == file }
      let wovenFile = WovenFile(source, mutants: theirs)
      let text = wovenFile.mutants.isEmpty ? source : wovenFile.text
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      woven.formUnion(wovenFile.mutants)
      files[file] = wovenFile
    }
    valid = woven
    return files
  }

  /// Writes the libraries as they were.
  func restore() throws {
    for (file, source) in sources {
      try source.write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  /// The mutants that errors of the compiler speak of.
  private func wrongMutants(in files: [String: WovenFile], _ output: String) -> Set<Int> {
    var wrong: Set<Int> = []
    for match in output.matches(of: #/(Sources\/[^:\s]+\.swift):(\d+):\d+: error:/#) {
      guard let line = Int(match.2), let file = files[String(match.1)] else { continue }
      wrong.formUnion(file.mutants(inLine: line))
    }
    return wrong
  }
}
