import LayoutGeometry
import MasonryLayout

/// What was said of an item at a width.
struct KnownLength {
  var length: Double
  var isEstimated: Bool
}

extension Dictionary<Double, KnownLength> {
  /// A measured length holds at its width; a set one makes those of other widths estimates.
  mutating func take(_ length: Double, at width: Double, isSet: Bool) {
    for other in keys {
      if (other - width).magnitude <= 1.0 / 64 {
        self[other] = KnownLength(length: length, isEstimated: false)
      } else if isSet {
        self[other]?.isEstimated = true
      }
    }
  }
}

extension ItemWorld {
  /// Notes what is known of items after a change of a layout whose columns differ, or differed.
  ///
  /// A new or reloaded item is asked for once at each distinct width that it can get. If other
  /// settings change these widths, it is asked for at those at which it is not known. An estimate
  /// holds at any width until it is measured. Nothing else is asked for.
  mutating func noteWidths(
    _ answers: Answers, _ plan: Plan, from old: MasonryItems, isChecked: Bool = true
  ) throws(Failure) {
    var widths: [[Int]: [Double]] = [:]
    for (index, planned) in plan.items.enumerated() {
      var item = planned
      let oldIndex = plan.mapping.oldIndex(of: index)
      var before = plan.origins[index] ?? oldIndex.map { (old, $0) }
      if plan.asked.contains(item.id) { before = nil }
      let isNew = before == nil
      if let span = answers.spans[index] {
        item.span = span
        item.pin = item.facts.pin
      }
      if isChecked, !plan.isMeasuring, !plan.asksNobody {
        try require(
          (answers.spans[index] != nil) == isNew, "The span of \(index) was asked for, or not")
      }
      let asked = answers.asked.indices.filter { answers.asked[$0] == index }
      if layout.hasWidths {
        let key = [item.span, item.pin ?? -1]
        let all = widths[key] ?? layout.widths(ofSpan: item.span, pin: item.pin)
        widths[key] = all
        if plan.isMeasuring {
          for place in asked {
            item.known.take(answers.given[place], at: answers.widths[place], isSet: false)
          }
        } else if plan.setID == item.id, let oldIndex {
          let width = old.question(ofItemAt: oldIndex, span: item.span).crossLength
          item.known.take(item.length, at: width, isSet: true)
        } else {
          item.known = try known(index, of: item, at: all, before: before, plan, answers, asked)
        }
      } else {
        noteSingleWidth(&item, index, before: before, answers)
      }
      items[index] = item
    }
    takePresentLengths()
  }

  /// What is known of an item that is neither set nor measured, at all its widths.
  private func known(
    _ index: Int, of item: Item, at widths: [Double], before: Origin?, _ plan: Plan,
    _ answers: Answers, _ asked: [Int]
  ) throws(Failure) -> [Double: KnownLength] {
    var known: [Double: KnownLength] = [:]
    var rest = asked
    for width in widths {
      if let before, let length = self.known(item, before, along: layout.axis, at: width) {
        known[width] = length
      } else if before != nil, item.isEstimated, plan.asksNobody || item.facts.estimate == nil {
        known[width] = KnownLength(length: item.breadth, isEstimated: true)
      } else if plan.asksNobody {
        known[width] = KnownLength(length: item.length, isEstimated: true)
      } else {
        let place = rest.firstIndex {
          answers.widths[$0] == width && answers.axes[$0] == layout.axis
        }
        guard let place else { throw Failure("Item \(index) was not asked for at \(width)") }
        known[width] = KnownLength(
          length: answers.given[rest.remove(at: place)], isEstimated: item.facts.estimate != nil)
      }
    }
    try require(
      rest.isEmpty, "Item \(index) was asked for at \(rest.map { answers.widths[$0] })")
    return known
  }

  /// What is known of an item from before, along an axis at a width.
  private func known(
    _ item: Item, _ before: Origin, along axis: LayoutAxis, at width: Double
  ) -> KnownLength? {
    if before.layout.hasWidths { return before.layout.axis == axis ? item.known[width] : nil }
    let question = before.layout.question(ofItemAt: before.index, span: item.span)
    return question.axis == axis && question.crossLength == width
      ? KnownLength(length: item.breadth, isEstimated: item.isEstimated) : nil
  }

  /// Notes what is known of an item where columns are equal.
  private func noteSingleWidth(
    _ item: inout Item, _ index: Int, before: Origin?, _ answers: Answers
  ) {
    let question = layout.question(ofItemAt: index, span: item.span)
    let known = before.flatMap {
      self.known(item, $0, along: question.axis, at: question.crossLength)
    }
    item.known = [:]
    if let length = answers.lengths[index] {
      item.length = length
      item.breadth = answers.breadths[index] ?? length
      item.isEstimated = item.facts.estimate != nil
    } else if let before, !before.layout.hasWidths,
      question.isAnswered(by: before.layout.question(ofItemAt: before.index, span: item.span)),
      question.asksBoth
    {
      // Both of its lengths stay as they were.
    } else if let known, !question.asksBoth {
      item.length = known.length
      item.breadth = known.length
      item.isEstimated = known.isEstimated
    } else {
      item.length = item.breadth
      item.isEstimated = true
    }
  }

  /// An item has the length that is known at the width that it has.
  mutating func takePresentLengths() {
    guard layout.hasWidths else { return }
    for index in items.indices {
      let width = layout.question(ofItemAt: index, span: items[index].span).crossLength
      let length = layout.length(ofItemAt: index)
      let isEstimated = layout.isEstimated(itemAt: index)
      // In a gap an item has the length of columns that are nearly as wide, and may be any of them.
      let near = items[index].known.first {
        ($0.key - width).magnitude <= 1.0 / 64 && $0.value.length.bitPattern == length.bitPattern
          && $0.value.isEstimated == isEstimated
      }
      guard let known = near?.value ?? items[index].known[width] else { continue }
      items[index].length = known.length
      items[index].breadth = known.length
      items[index].isEstimated = known.isEstimated
    }
  }
}
