extension Double {
  /// The largest length that an engine takes, 10¹⁵⁰ points: sums of lengths remain finite.
  @inlinable
  package static var maximumLength: Double { 1e150 }

  /// Whether the number can be a length: from 0 to ``maximumLength``, and not NaN.
  @inlinable
  package var isLength: Bool { self >= 0 && self <= .maximumLength }

  /// The error of a few additions up to a magnitude, 16 ulp: interval searches are widened by it.
  @inlinable
  package static func roundingSlack(upTo magnitude: Double) -> Double { 16 * magnitude.ulp }

  /// The tolerance for being at an end of the content, in points.
  ///
  /// The slack of sums up to a length, and half a pixel of a valid scale: scroll views round their
  /// offsets to whole pixels, and content may end between two.
  package static func endTolerance(upTo length: Double, scale: Double?) -> Double {
    roundingSlack(upTo: length) + (scale.map { $0.isScale ? 0.5 / $0 : 0 } ?? 0)
  }

  /// Whether the number can be the pixels of a point: with others, sums of a few are infinite.
  package var isScale: Bool { self >= 1 / .maximumLength && self <= .maximumLength }

  /// The nearest coordinate on the pixel grid, half a pixel rounded to the larger coordinate.
  ///
  /// Without a scale, coordinates are unchanged. Rounding down is an instruction everywhere, also
  /// without a C library. Adding a half first would round just below a half and from 2⁵² pixels on.
  @inlinable
  package func aligned(toScale scale: Double?) -> Double {
    guard let scale else { return self }
    let pixels = self * scale
    guard pixels.isFinite else { return self }
    let below = pixels.rounded(.down)
    return (pixels - below < 0.5 ? below : below + 1) / scale
  }

  /// Linear interpolation by this progress; exact at 0 and 1.
  package func blend(_ start: Double, _ end: Double) -> Double {
    start * (1 - self) + end * self
  }

  /// A progress as a share from 0 to 1, and 0 for NaN.
  package var share: Double { self >= 0 ? Swift.min(self, 1) : 0 }

  /// A ratio to the power of a progress past 0 or 1, which is from −1 to 1.
  ///
  /// A ratio of 0, and one that is not finite, counts as 1. The power is a product of square roots,
  /// and so has the same bits on every machine.
  package func overshootScale(ratio: Double) -> Double {
    var rest = Swift.min((self - share).magnitude, 1)
    var root = self < 0 ? 1 / ratio : ratio
    var power = 1.0
    guard !isNaN, rest > 0, root.isNormal, (1 / root).isNormal else { return 1 }
    for _ in 0..<64 where rest > 0 {
      if rest >= 1 {
        power *= root
        rest -= 1
      }
      root = root.squareRoot()
      rest *= 2
    }
    return power
  }
}

extension Range where Bound == Int {
  /// The first index for which a condition holds, or the upper bound if it never does.
  ///
  /// - Precondition: If the condition holds for an index, it holds for all later ones.
  /// - Complexity: O(log `count`) calls of `belongsInSecondPartition`.
  @inlinable
  package func partitioningIndex(where belongsInSecondPartition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      // The distance may exceed the largest `Int`, but not the largest `UInt`.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) &>> 1)
      if belongsInSecondPartition(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  /// The same, searched in doubling steps from a guess: O(log *d*) calls if it is off by *d*.
  @inlinable
  package func partitioningIndex(
    near guess: Int, where belongsInSecondPartition: (Int) -> Bool
  ) -> Int {
    var low = guess
    var high = guess
    var step = 4
    // Finally, the index before `low` is in the first partition, and `high` in the second.
    while low > lowerBound, belongsInSecondPartition(low &- 1) {
      high = low &- 1
      low = Swift.max(lowerBound, high &- step)
      step &*= 2
    }
    while high < upperBound, !belongsInSecondPartition(high) {
      low = high &+ 1
      high = Swift.min(upperBound, high &+ step)
      step &*= 2
    }
    return (low..<high).partitioningIndex(where: belongsInSecondPartition)
  }
}

extension Array where Element: Equatable {
  /// The elements without each that equals the one before it.
  @inlinable
  package var withoutRepeats: [Element] {
    var kept: [Element] = []
    for next in self where next != kept.last { kept.append(next) }
    return kept
  }
}
