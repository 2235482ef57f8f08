/// Checks all pairs of values: they are equal, and then hash alike, exactly within their class.
public func checkHashable<Value: Hashable>(
  equivalenceClasses: [[Value]],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let members = equivalenceClasses.enumerated().flatMap { number, values in
    values.map { (number: number, value: $0) }
  }
  withEvery("value", in: members, file: file, line: line) { one in
    withEvery("other", in: members, file: file, line: line) { other in
      let areAlike = one.number == other.number
      expectEqual(one.value == other.value, areAlike, "==", file: file, line: line)
      expectEqual(one.value != other.value, !areAlike, "!=", file: file, line: line)
      if areAlike {
        expectEqual(one.value.hashValue, other.value.hashValue, "hash", file: file, line: line)
      }
      let count = Set([one.value, other.value]).count
      expectEqual(count, areAlike ? 1 : 2, "Members of a set", file: file, line: line)
    }
  }
}
