#if !hasFeature(Embedded)
extension Program {
  /// A short program that fails, too.
  ///
  /// Half of the steps are left out, then a quarter and so on; at last each step is replaced by
  /// simpler ones. That is repeated as long as anything fails that is shorter or simpler.
  package func shrunk() -> Program {
    var program = self
    if let (step, _) = failure() { program.steps = Array(steps[...step]) }
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      var length = max(1, program.steps.count / 2)
      while length >= 1 {
        var start = 0
        while start < program.steps.count {
          var shorter = program
          shorter.steps.removeSubrange(start..<min(start + length, program.steps.count))
          if shorter.failure() != nil {
            (program, isShrinking) = (shorter, true)
          } else {
            start += length
          }
        }
        length /= 2
      }
      for place in program.steps.indices {
        while let simpler = program.simplified(at: place) {
          (program, isShrinking) = (simpler, true)
        }
      }
    }
    return program
  }

  private func simplified(at place: Int) -> Program? {
    for step in steps[place].simpler {
      var simpler = self
      simpler.steps[place] = step
      if simpler.failure() != nil { return simpler }
    }
    return nil
  }

  /// A test that runs the program.
  package var test: String {
    let message = (failure()?.message ?? "It holds.").split(separator: "\n").joined(separator: " ")
    return """
      // \(message)
      func test\(Tested.name)\(looks)() throws {
        try expect\(Tested.name)(
          looks: \(looks),
          [
            \(steps.map { source(of: $0) }.joined(separator: ",\n      ")),
          ])
      }
      """
  }
}
#endif
