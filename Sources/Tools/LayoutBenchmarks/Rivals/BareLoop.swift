/// The floor: the placing loop over raw memory, heights in, position and lane out, nothing kept.
final class BareLoop {
  let setting: Setting
  let positions: UnsafeMutableBufferPointer<Double>
  let lanes: UnsafeMutableBufferPointer<UInt16>

  init(setting: Setting, itemCount: Int) {
    self.setting = setting
    positions = .allocate(capacity: itemCount)
    lanes = .allocate(capacity: itemCount)
    positions.initialize(repeating: 0)
    lanes.initialize(repeating: 0)
  }

  deinit {
    positions.deallocate()
    lanes.deallocate()
  }

  func place(_ heights: [Double]) {
    heights.withUnsafeBufferPointer { heights in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: setting.columns) { bottoms in
        bottoms.initialize(repeating: 0)
        if setting.roundRobin {
          placeInTurn(heights, bottoms)
        } else {
          placeOnShortest(heights, bottoms)
        }
      }
    }
  }

  private func placeInTurn(
    _ heights: UnsafeBufferPointer<Double>, _ bottoms: UnsafeMutableBufferPointer<Double>
  ) {
    var column = 0
    for item in 0..<heights.count {
      positions[item] = bottoms[column]
      lanes[item] = UInt16(truncatingIfNeeded: column)
      bottoms[column] += heights[item] + setting.spacing
      column = column + 1 == bottoms.count ? 0 : column + 1
    }
  }

  private func placeOnShortest(
    _ heights: UnsafeBufferPointer<Double>, _ bottoms: UnsafeMutableBufferPointer<Double>
  ) {
    for item in 0..<heights.count {
      var best = 0
      var lowest = bottoms[0]
      for column in 1..<bottoms.count where bottoms[column] < lowest {
        lowest = bottoms[column]
        best = column
      }
      positions[item] = lowest
      lanes[item] = UInt16(truncatingIfNeeded: best)
      bottoms[best] = lowest + (heights[item] + setting.spacing)
    }
  }

  /// Whether all items are where another loop puts them.
  func isSame(as other: BareLoop) -> Bool {
    positions.elementsEqual(other.positions) && lanes.elementsEqual(other.lanes)
  }

  /// The bottom of the lowest item, looked for among the last thousand.
  func contentHeight(_ heights: [Double]) -> Double {
    heights.indices.suffix(1000).reduce(0) { max($0, positions[$1] + heights[$1]) }
  }
}
