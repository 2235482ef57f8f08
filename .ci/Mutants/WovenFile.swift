import Foundation

/// A source file that has many mutants, of which a running program chooses one.
///
/// A function that has mutants becomes a choice between its changed bodies and its own. So one build has
/// all mutants; a build for each of them took most of the time.
struct WovenFile {
  private var lines = ["public import ActiveMutant"]

  /// For each line the mutants that an error there speaks of: the one whose body it is in, or all of the
  /// function that it is in or follows.
  private var mutantsOfLine: [[Int]] = [[]]

  /// The mutants that are in the text: those that change the body of a function.
  private(set) var mutants: Set<Int> = []

  var text: String { lines.joined(separator: "\n") }

  init(_ source: String, mutants: [Int: Mutant]) {
    var (end, last) = (source.startIndex, [Int]())
    for body in source.functionBodies {
      let (head, tail) = (source[..<body.lowerBound], source[body.upperBound...])
      let changed = mutants.sorted { $0.key < $1.key }.compactMap { number, mutant in
        let text = mutant.source(from: source)
        let isInside = text.hasPrefix(head) && text.hasSuffix(tail)
        return isInside ? (number, text.dropFirst(head.count).dropLast(tail.count)) : nil
      }
      guard !changed.isEmpty else { continue }
      let all = changed.map(\.0)
      add(source[end..<body.lowerBound], last)
      for (number, body) in changed {
        add("if isMutant(\(number)) {", all)
        add(body, [number])
        add("} else", all)
      }
      add("{", all)
      add(source[body], all)
      add("}", all)
      self.mutants.formUnion(all)
      (end, last) = (body.upperBound, all)
    }
    add(source[end...], last)
  }

  /// The mutants that an error in a line speaks of.
  func mutants(inLine line: Int) -> [Int] {
    mutantsOfLine.indices.contains(line - 1) ? mutantsOfLine[line - 1] : []
  }

  private mutating func add(_ part: Substring, _ mutants: [Int]) {
    let added = part.components(separatedBy: "\n")
    lines += added
    mutantsOfLine += added.map { _ in mutants }
  }
}
