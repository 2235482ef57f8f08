extension Range<Int> {
  /// The range in pieces of a length, the last one perhaps shorter.
  func runs(ofLength length: Int) -> some Sequence<Range<Int>> {
    stride(from: lowerBound, to: upperBound, by: length).lazy.map { start in
      start..<Swift.min(start + length, upperBound)
    }
  }
}
