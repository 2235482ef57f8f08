import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Random apps, changes and horizons of walls that keep columns.
extension SplitMix64 {
  /// An app whose heights do not depend on widths, which the oracle has to know exactly.
  mutating func keptHost(itemCount: Int, isDense: Bool) -> Host {
    var host = Host(
      configuration: configuration(.quarters, scales: [nil]),
      crossLength: Double(Int.random(in: 0...40, using: &self)),
      items: keptItems(itemCount))
    if isDense {
      host.configuration.packing = .gridLanes(tolerance: .points(2), dense: true)
      host.configuration.itemSpacing += 1
    } else if case .gridLanes(let tolerance, dense: true) = host.configuration.packing {
      host.configuration.packing = .gridLanes(tolerance: tolerance)
    }
    // A tolerance that depends on the width is not exact.
    if case .gridLanes(.fraction, let isDense) = host.configuration.packing {
      host.configuration.packing = .gridLanes(tolerance: .points(1.5), dense: isDense)
    }
    return host
  }

  private mutating func keptItems(_ count: Int) -> [HostItem] {
    (0..<count).map { _ in item(.quarters, hasSpans: true, hasSlopes: false) }
  }

  /// A change of any kind; where items are prepended, many are that.
  mutating func keptChange(of host: Host, prepends: Bool) -> Change {
    let change = keptChange(of: host)
    return prepends ? prepending(insteadOf: change) : change
  }

  private mutating func keptChange(of host: Host) -> Change {
    let new = keptItems(Int.random(in: 0...3, using: &self))
    let count = host.items.count
    guard count > 0 else { return .append(new) }
    let (one, other) = (
      Int.random(in: 0..<count, using: &self), Int.random(in: 0..<count, using: &self)
    )
    let length = number(in: 0...20, .quarters)
    switch Int.random(in: 0..<22, using: &self) {
    case 0..<3: return .append(new)
    case 3..<6: return .insert(new, at: one)
    case 6..<8: return .remove(at: one)
    case 8: return .removeSubrange(min(one, other)..<max(one, other))
    case 9..<11: return .move(from: one, to: other)
    case 11..<14: return .setLength(length, at: one)
    case 14: return .remeasureAll(Array([one, other].prefix(new.count)), new)
    case 15: return .resize(Double(Int.random(in: 0...40, using: &self)))
    case 16:
      let isDense =
        if case .gridLanes(_, dense: true) = host.configuration.packing { true } else { false }
      let settings = keptHost(itemCount: 0, isDense: isDense).configuration
      return .reconfigure(settings)
    case 17:
      // The same number of columns, packed by another rule.
      var settings = host.configuration
      settings.itemSpacing += 0.25
      if case .gridLanes(_, dense: true) = settings.packing {
      } else {
        settings.packing = .roundRobin
      }
      return .reconfigure(settings)
    case 18..<20: return .reorder(order(of: count))
    default:
      var others = host.items
      others.swapAt(one, other)
      others.remove(at: one)
      others.insert(contentsOf: new, at: others.count / 2)
      return .become(others, inferringMoves: chance(1, of: 2))
    }
  }

  /// Prepends items, or levels the start, in place of some changes.
  private mutating func prepending(insteadOf change: Change) -> Change {
    switch Int.random(in: 0..<12, using: &self) {
    case 0..<5: .prepend(keptItems(Int.random(in: 0...4, using: &self)))
    case 5: chance(1, of: 2) ? .restackFromStart : .repack
    default: change
    }
  }

  mutating func keeping(_ count: Int) -> MasonryGrid.KeptColumns {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: .none
    case 1: .all
    default: .before(Int.random(in: 0...count, using: &self))
    }
  }
}
