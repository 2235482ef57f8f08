import Foundation

extension String {
  /// What lies between the braces of each function, initializer, accessor and computed property that is
  /// not inside of another one.
  var functionBodies: [Range<String.Index>] {
    var bodies: [Range<String.Index>] = []
    /// For each open brace whether it is a body or only encloses declarations.
    var open: [(start: String.Index, isBody: Bool)] = []
    /// The code since the last brace outside of bodies.
    var head = ""
    var index = startIndex
    while index < endIndex {
      let rest = self[index...]
      if let end = rest.endOfCommentOrString {
        index = end
        continue
      }
      let (character, next) = (self[index], self.index(after: index))
      let isInBody = open.contains { $0.isBody }
      switch character {
      case "{":
        open.append((next, !isInBody && !head.isHeadOfDeclarations(before: self[next...])))
        head = ""
      case "}":
        if let last = open.popLast(), last.isBody { bodies.append(last.start..<index) }
        head = ""
      default: if !isInBody { head.append(character) }
      }
      index = next
    }
    return bodies
  }

  /// Whether what follows in braces declares something, and is not carried out.
  private func isHeadOfDeclarations(before body: Substring) -> Bool {
    let declaration =
      #/^\s*(?:[@\w()]+\s+)*?(struct|enum|extension|protocol|class|func|init|subscript|var|let)\b/#
    let words = components(separatedBy: "\n").compactMap {
      $0.firstMatch(of: declaration)?.1
    }
    let accessor = #/^\s*(?:@.*\s+)?(?:mutating |nonmutating )?(?:get|set|_modify|_read|didSet)\b/#
    switch words.last {
    case "struct", "enum", "extension", "protocol", "class": return true
    case "var", "subscript": return body.firstMatch(of: accessor) != nil
    default: return false
    }
  }
}

extension Substring {
  /// The end of the comment or string that starts here, if one does.
  fileprivate var endOfCommentOrString: Index? {
    func end(of mark: String, after count: Int) -> Index {
      dropFirst(count).range(of: mark)?.upperBound ?? endIndex
    }
    if hasPrefix("//") { return dropFirst(2).firstIndex(of: "\n") ?? endIndex }
    if hasPrefix("\"\"\"") { return end(of: "\"\"\"", after: 3) }
    guard hasPrefix("\"") else { return nil }
    // An interpolation may have strings of its own.
    var (index, depth) = (self.index(after: startIndex), 0)
    while index < endIndex {
      switch self[index] {
      case "\\" where depth == 0:
        index = self.index(after: index)
        if index < endIndex, self[index] == "(" { depth = 1 }
      case "(" where depth > 0: depth += 1
      case ")" where depth > 0: depth -= 1
      case "\"" where depth == 0: return self.index(after: index)
      default: break
      }
      index = self.index(after: index)
    }
    return endIndex
  }
}
