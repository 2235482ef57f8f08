/// Heights whose indices count from the place of a page among other items.
struct ShiftedHeights<Heights: MasonryHeightProvider>: MasonryHeightProvider {
  let heights: Heights
  let shift: Int

  private func own(_ index: Int) -> Int { index + shift }

  private func own(_ indices: Range<Int>) -> Range<Int> {
    own(indices.lowerBound)..<own(indices.upperBound)
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    heights.height(ofItemAt: own(index), width: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    heights.width(ofItemAt: own(index), height: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { heights.columnSpan(ofItemAt: own(index)) }
  func pinnedColumn(ofItemAt index: Int) -> Int? { heights.pinnedColumn(ofItemAt: own(index)) }
  func isEstimated(itemAt index: Int) -> Bool { heights.isEstimated(itemAt: own(index)) }

  func measureItems(
    in indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>
  ) {
    heights.measureItems(in: own(indices), along: axis, crossLength: crossLength, into: lengths)
  }

  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    heights.knownLengths(ofItemsIn: own(indices), along: axis)
  }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    heights.areUnconstrained(itemsIn: own(indices))
  }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? {
    heights.areEstimated(itemsIn: own(indices))
  }
}
