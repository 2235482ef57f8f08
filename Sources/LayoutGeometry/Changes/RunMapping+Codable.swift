#if !hasFeature(Embedded)
extension LayoutIndexMapping: Codable {
  /// Encodes the mapping as runs of items that stay side by side: `[[old, new, count], …]`.
  ///
  /// The last run has no count if it includes all later items: `[[0,0,5],[5,8]]` is the mapping
  /// after three items were inserted at 5.
  public func encode(to encoder: any Encoder) throws { try runs.encode(to: encoder) }

  /// Decodes a mapping from its runs, in any order.
  ///
  /// - Throws: `DecodingError` if a run is not valid, or two runs share an index.
  /// - Complexity: O(*k* log *k*) for *k* runs.
  public init(from decoder: any Decoder) throws { self.init(try RunMapping(from: decoder)) }
}

extension RunMapping: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in runs {
      let isEndless = run.count == Run.endless
      try container.encode([run.old, run.new] + (isEndless ? [] : [run.count]))
    }
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var decoded: [Run] = []
    while !container.isAtEnd {
      var numbers = try container.nestedUnkeyedContainer()
      let (old, new) = (try numbers.decode(Int64.self), try numbers.decode(Int64.self))
      let count = numbers.isAtEnd ? Run.endless : try numbers.decode(Int64.self)
      guard
        numbers.isAtEnd, 0..<Self.limit ~= old, 0..<Self.limit ~= new,
        count == Run.endless || 1...Self.limit ~= count
      else {
        throw decoder.refusal(
          "Run \(decoded.count) of a mapping must have two indices and perhaps a count.")
      }
      decoded.append(Run(old: old, new: new, count: count))
    }
    self.init(decoded)
    let byNew = runsByNew
    guard
      zip(runs, runs.dropFirst()).allSatisfy({ $0.oldEnd <= $1.old }),
      zip(byNew, byNew.dropFirst()).allSatisfy({ $0.newEnd <= $1.new })
    else { throw decoder.refusal("Two runs of a mapping share an index.") }
  }
}
#endif
