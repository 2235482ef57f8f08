import CircularLayout

/// A wheel, which is a value, at a handle.
final class WebWheel: WebLayout {
  /// A finger that holds the wheel lets go of it where it changes.
  var wheel: Wheel { didSet { dial = nil } }

  /// The finger that turns the wheel.
  var dial: Wheel.Dial?

  /// The wheel before its last settings, and its offset.
  var old: (wheel: Wheel, offset: Double)?

  init(_ wheel: Wheel) {
    self.wheel = wheel
    super.init(.wheel)
  }
}

/// Answers with what a wheel says.
func withWheel(
  _ handle: Double, _ body: (WebWheel) throws(BridgeError) -> Double
) -> Double {
  answer { () throws(BridgeError) in
    // The kind says what the layout is.
    try body(unsafeDowncast(try layouts.layout(handle, .wheel), to: WebWheel.self))
  }
}

extension Wheel {
  /// Reads a record of 26 numbers.
  ///
  /// 0, 1: width and height of an item. 2: radius. 3: arrangement, 0 a list with an angle between items in
  /// radians, 1 with an arc, 2 with a gap, 3 as wide as the tangent, 4 a ring, 5 a fan. 4: that angle, arc or
  /// gap, the number of turns, or the arc of the fan in radians. 5: centre, 0 focus in the middle, 1 peeking,
  /// 2 at a point. 6, 7: by how much, or which. 8: angle of the focus in radians. 9: whether items follow each
  /// other counter-clockwise. 10: scroll step, 0 arc length, 1 points, 2 items side by side. 11: how many
  /// points. 12: whether it scrolls vertically. 13: whether it is read from right to left. 14: limit of the
  /// arc in radians, infinity for none. 15: orientation, 0 outward, 1 facing the focus, 2 upright. 16: order,
  /// 0 focus on top, 1 ascending, 2 descending, 3 by clockwise angle. 17 to 19: scale, opacity and reach of
  /// the falloff. 20: its curve, 0 linear, 1 smooth. 21, 22: width and height of the viewport. 23: items.
  /// 24: whether no text stands on its head. 25: the angle within which cards turn over for that, in radians.
  ///
  /// At the address of the sizes, if there is one, are the width and the height of each item.
  init(_ settings: inout Settings, sizes: Input?) throws(BridgeError) {
    let itemSize = LayoutSize(width: settings.number(), height: settings.number())
    let radius = settings.number()
    let arrangement = settings.number()
    let amount = settings.number()
    let center = settings.number()
    let point = LayoutPoint(x: settings.number(), y: settings.number())
    let focus = LayoutAngle(radians: settings.number())
    let itemOrder = try settings.choice("itemOrder", ItemOrder.allCases)
    let step = settings.number()
    let stepPoints = settings.number()
    let axis = try settings.choice("axis", [LayoutAxis.horizontal, .vertical])
    let direction = try settings.choice(
      "direction", [LayoutReadingDirection.leftToRight, .rightToLeft])
    let arcLimit = settings.number()
    let orientation = try settings.choice("orientation", Orientation.allCases)
    let zOrder = try settings.choice("zOrder", ZOrder.allCases)
    let falloff = Falloff(
      scale: settings.number(), opacity: settings.number(), reach: .items(settings.number()),
      curve: try settings.choice("falloff", Falloff.Curve.allCases))
    let viewport = LayoutSize(width: settings.number(), height: settings.number())
    let count = try wholeNumber(settings.number(), in: 0...Int(Int32.max))
    let isLegible = try settings.flag("legibility")
    let turnOver = LayoutAngle(radians: settings.number())
    let turns = arrangement == 4 ? try wholeNumber(amount, in: 1...Int(Int32.max)) : 1
    let configuration = Configuration(
      itemSize: itemSize, radiusToItemCenter: radius,
      arrangement: try choice(
        arrangement, "arrangement",
        [
          .list(spacing: .angle(LayoutAngle(radians: amount))), .list(spacing: .arc(amount)),
          .list(spacing: .gap(amount)), .list(spacing: .widthAlongTangent), .ring(turns: turns),
          .fan(over: LayoutAngle(radians: amount)),
        ]),
      center: try choice(center, "center", [.focusInMiddle, .peeking(point.x), .at(point)]),
      focus: .angle(focus), itemOrder: itemOrder,
      scrollStep: try choice(
        step, "scrollStep", [.arcLength, .points(stepPoints), .itemsSideBySide]),
      axis: axis,
      arcLimit: arcLimit == .infinity ? nil : LayoutAngle(radians: arcLimit),
      orientation: orientation, legibility: isLegible ? Legibility(turnOver: turnOver) : nil,
      zOrder: zOrder, falloff: falloff)
    let environment = LayoutEnvironment(direction: direction)
    guard let sizes else {
      self = try circular { () throws(WheelError) in
        try Wheel(
          itemCount: count, configuration: configuration, viewportSize: viewport,
          environment: environment)
      }
      return
    }
    // As many as memory can hold: 16 bytes for each.
    _ = try wholeNumber(Double(count), in: 0...Int(Int32.max) / 16)
    let lengths = try numbers(at: sizes, count: 2 * count)
    self = try circular { () throws(WheelError) in
      try Wheel(
        itemCount: count, configuration: configuration, viewportSize: viewport,
        environment: environment,
        measuredBy: { LayoutSize(width: lengths[2 * $0], height: lengths[2 * $0 + 1]) })
    }
  }
}

/// Creates a wheel from its settings, and the sizes of its items if they have sizes of their own.
@_expose(wasm, "wheel_create")
@_cdecl("wheel_create")
func wheelCreate(_ settings: Input?, _ sizes: Input? = nil) -> Double {
  answer { () throws(BridgeError) in
    var settings = try Settings(at: settings)
    return layouts.insert(WebWheel(try Wheel(&settings, sizes: sizes)))
  }
}

/// Gives a wheel other settings, and perhaps sizes, and writes the offset at which the same item is in focus
/// as before.
///
/// The wheel before is remembered for `wheel_transitionItems`.
@_expose(wasm, "wheel_configure")
@_cdecl("wheel_configure")
func wheelConfigure(
  _ handle: Double, _ settings: Input?, _ offset: Double, _ record: Output?,
  _ sizes: Input? = nil
) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    var settings = try Settings(at: settings)
    var records = try Records(one: record, width: 1)
    let old = wheel.wheel
    wheel.wheel = try Wheel(&settings, sizes: sizes)
    wheel.old = (old, offset)
    records.append { $0[0] = wheel.wheel.offset(atFocusIndex: old.focusIndex(atOffset: offset)) }
    return records.answer
  }
}

/// Writes a record of 7 numbers: items, the angle per item in radians, the step, the greatest offset, the
/// length of a turn (0 for a list), width and height of the content.
@_expose(wasm, "wheel_describe")
@_cdecl("wheel_describe")
func wheelDescribe(_ handle: Double, _ record: Output?) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    var records = try Records(one: record, width: 7)
    records.append {
      $0[0] = Double(wheel.wheel.itemCount)
      $0[1] = wheel.wheel.anglePerItem.radians
      $0[2] = wheel.wheel.step
      $0[3] = wheel.wheel.maximumOffset
      $0[4] = wheel.wheel.turnLength ?? 0
      $0[5] = wheel.wheel.contentSize.width
      $0[6] = wheel.wheel.contentSize.height
    }
    return records.answer
  }
}

/// Passes on what a wheel refuses.
func circular<Value>(_ body: () throws(WheelError) -> Value) throws(BridgeError) -> Value {
  do throws(WheelError) {
    return try body()
  } catch {
    throw BridgeError(.wheel(sentence(of: error)))
  }
}
