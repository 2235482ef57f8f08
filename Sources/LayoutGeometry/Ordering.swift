// One sort for all: the standard library's is compiled for each type and for each closure, and takes four
// kilobytes of machine code each time. What is sorted here are numbers: the indices of something.

extension Array where Element == Int {
  /// The numbers in the order of a relation.
  @inline(never)
  @usableFromInline
  package func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { sorted(by: precedes) }
}

extension Range where Bound == Int {
  /// The numbers of the range in the order of a relation.
  @inlinable
  package func ordered(by precedes: (Int, Int) -> Bool) -> [Int] {
    Array(self).ordered(by: precedes)
  }
}

extension Array {
  /// Brings the elements into the order of a relation.
  @inlinable
  package mutating func order(by precedes: (Element, Element) -> Bool) {
    let order = indices.ordered { precedes(self[$0], self[$1]) }
    self = order.map { self[$0] }
  }
}
