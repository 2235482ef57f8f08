import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// How the numbers of a random world are chosen.
enum Numbers: CaseIterable {
  /// Quarter points: sums are exact, and the oracle computes with them.
  case quarters

  /// Numbers with all their binary digits: sums are rounded.
  case fractions

  /// Tenths of a point, which often lie halfway between two pixels: sums are rounded.
  case tenths

  /// Thirds of a point, as a screen of 3 pixels a point has: sums are rounded.
  case thirds

  /// The pixels of screens on which what an oracle computes is exact, or any.
  var scales: [Double?] { self == .quarters ? [nil, 1, 2] : [nil, 1, 2, 3] }
}

extension SplitMix64 {
  mutating func number(in range: ClosedRange<Double>, _ numbers: Numbers) -> Double {
    switch numbers {
    case .quarters: quarter(in: range)
    case .fractions: fraction(in: range)
    case .tenths: (fraction(in: range) * 10).rounded() / 10
    case .thirds: (fraction(in: range) * 3).rounded() / 3
    }
  }

  /// An item: one in four has height 0; if asked, some span columns or follow the width.
  mutating func simpleItem(_ numbers: Numbers, hasSpans: Bool, hasSlopes: Bool = false) -> HostItem
  {
    HostItem(
      height: chance(1, of: 4) ? 0 : number(in: 0...20, numbers),
      slope: hasSlopes && chance(1, of: 2) ? 0.5 : 0,
      span: hasSpans && chance(1, of: 3) ? Int.random(in: 1...4, using: &self) : 1)
  }

  /// Settings of every kind, with at most the given number of columns.
  mutating func simpleConfiguration(
    _ numbers: Numbers, maximumColumns: Int = 7, scales: [Double?] = [nil, 1, 2, 3]
  ) -> WallSettings {
    WallSettings(
      columns: chance(2, of: 3)
        ? .fixed(Int.random(in: 1...maximumColumns, using: &self))
        : .adaptive(
          minimumWidth: number(in: 1...40, numbers),
          maximumCount: chance(1, of: 2) ? maximumColumns : 3),
      columnSpacing: chance(1, of: 3) ? 0 : number(in: 0...6, numbers),
      itemSpacing: chance(1, of: 3) ? 0 : number(in: 0...6, numbers),
      contentInsets: chance(1, of: 3) ? .zero : insets(numbers),
      packing: [MasonryGrid.Packing.roundRobin, .shortestColumn].randomElement(using: &self)
        ?? .roundRobin,
      direction: LayoutReadingDirection.allCases.randomElement(using: &self) ?? .leftToRight,
      scale: scales.randomElement(using: &self) ?? nil)
  }

  private mutating func insets(_ numbers: Numbers) -> LayoutInsets {
    LayoutInsets(
      top: number(in: 0...5, numbers), leading: number(in: 0...5, numbers),
      bottom: number(in: 0...5, numbers), trailing: number(in: 0...5, numbers))
  }

  /// A host with settings, a crossLength and items of every kind.
  mutating func simpleHost(
    _ numbers: Numbers, itemCount: Int, maximumColumns: Int = 7,
    scales: [Double?] = [nil, 1, 2, 3]
  ) -> Host {
    let hasSpans = chance(1, of: 2)
    return Host(
      configuration: simpleConfiguration(numbers, maximumColumns: maximumColumns, scales: scales),
      crossLength: chance(1, of: 12) ? 0 : number(in: 0...150, numbers),
      items: (0..<itemCount).map { _ in simpleItem(numbers, hasSpans: hasSpans) })
  }
}
