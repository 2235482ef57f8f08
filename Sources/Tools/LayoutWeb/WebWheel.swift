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
func withWheel(_ handle: Double, _ body: (WebWheel) throws(BridgeError) -> Double) -> Double {
  answer { () throws(BridgeError) in try body(try layouts.layout(handle, .wheel)) }
}

extension Wheel {
  /// Reads a record of 26 numbers.
  ///
  /// 0, 1: width and height of an item. 2: radius. 3: arrangement, 0 a list with an angle between items in
  /// radians, 1 with an arc, 2 with a gap, 3 as wide as the tangent, 4 a ring, 5 a fan. 4: that angle, arc or
  /// gap, the number of turns, or the arc of the fan in radians. 5: centre, 0 focus in the middle, 1 peeking,
  /// 2 at a point. 6, 7: by how much, or which. 8: angle of the focus in radians. 9: order of the items, 0
  /// following the finger, 1 clockwise, 2 counter-clockwise. 10: scroll step, 0 arc length, 1 points, 2 items
  /// side by side. 11: how many points. 12: whether it scrolls vertically. 13: whether it is read from right
  /// to left. 14: limit of the arc in radians, infinity for none. 15: orientation, 0 outward, 1 facing the
  /// focus, 2 upright. 16: order, 0 focus on top, 1 ascending, 2 descending, 3 by clockwise angle. 17 to 19:
  /// scale, opacity and reach of the falloff. 20: its curve, 0 linear, 1 smooth. 21, 22: width and height of
  /// the viewport. 23: items. 24: whether no text stands on its head. 25: the angle within which cards turn
  /// over for that, in radians.
  ///
  /// At the address of the sizes, if there is one, are the width and the height of each item.
  init(_ settings: inout Settings, sizes: Input?) throws(BridgeError) {
    var configuration = Configuration(
      itemSize: LayoutSize(width: settings.number(), height: settings.number()),
      radiusToItemCenter: settings.number())
    let arrangement = settings.number()
    let amount = settings.number()
    let turns = arrangement == 4 ? try wholeNumber(amount, in: 1...Int(Int32.max)) : 1
    configuration.arrangement = try choice(
      arrangement, "arrangement",
      [
        .list(spacing: .angle(LayoutAngle(radians: amount))), .list(spacing: .arc(amount)),
        .list(spacing: .gap(amount)), .list(spacing: .widthAlongTangent), .ring(turns: turns),
        .fan(over: LayoutAngle(radians: amount)),
      ])
    let center = settings.number()
    let point = LayoutPoint(x: settings.number(), y: settings.number())
    configuration.center = try choice(
      center, "center", [.focusInMiddle, .peeking(point.x), .at(point)])
    configuration.focus = .angle(LayoutAngle(radians: settings.number()))
    configuration.itemOrder = try settings.choice("itemOrder", ItemOrder.allCases)
    let step = settings.number()
    let points = settings.number()
    configuration.scrollStep = try choice(
      step, "scrollStep", [.arcLength, .points(points), .itemsSideBySide])
    configuration.axis = try settings.choice("axis", [LayoutAxis.horizontal, .vertical])
    let environment = LayoutEnvironment(
      direction: try settings.choice(
        "direction", [LayoutReadingDirection.leftToRight, .rightToLeft]))
    let arcLimit = settings.number()
    configuration.arcLimit = arcLimit == .infinity ? nil : LayoutAngle(radians: arcLimit)
    configuration.orientation = try settings.choice("orientation", Orientation.allCases)
    configuration.zOrder = try settings.choice("zOrder", ZOrder.allCases)
    configuration.falloff = Falloff(
      scale: settings.number(), opacity: settings.number(), reach: .items(settings.number()),
      curve: try settings.choice("falloff", Falloff.Curve.allCases))
    let viewport = LayoutSize(width: settings.number(), height: settings.number())
    let count = try wholeNumber(settings.number(), in: 0...Int(Int32.max))
    let isLegible = try settings.flag("legibility")
    let turnOver = LayoutAngle(radians: settings.number())
    configuration.legibility = isLegible ? Legibility(turnOver: turnOver) : nil
    guard let sizes else {
      self = try circular(
        try Wheel(
          itemCount: count, configuration: configuration, viewportSize: viewport,
          environment: environment))
      return
    }
    // As many as memory can hold: 16 bytes for each.
    _ = try wholeNumber(Double(count), in: 0...Int(Int32.max) / 16)
    let lengths = try numbers(at: sizes, count: 2 * count)
    self = try circular(
      try Wheel(
        itemCount: count, configuration: configuration, viewportSize: viewport,
        environment: environment,
        measuredBy: { LayoutSize(width: lengths[2 * $0], height: lengths[2 * $0 + 1]) }))
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
    let old = wheel.wheel
    let new = try Wheel(&settings, sizes: sizes)
    let answer = try write(
      [new.offset(atFocusIndex: old.focusIndex(atOffset: offset))], to: record)
    wheel.wheel = new
    wheel.old = (old, offset)
    return answer
  }
}

/// Writes a record of 7 numbers: items, the angle per item in radians, the step, the greatest offset, the
/// length of a turn (0 for a list), width and height of the content.
@_expose(wasm, "wheel_describe")
@_cdecl("wheel_describe")
func wheelDescribe(_ handle: Double, _ record: Output?) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    let wheel = wheel.wheel
    return try write(
      [
        Double(wheel.itemCount), wheel.anglePerItem.radians, wheel.step, wheel.maximumOffset,
        wheel.turnLength ?? 0, wheel.contentSize.width, wheel.contentSize.height,
      ], to: record)
  }
}

/// Passes on what a wheel refuses.
func circular<Value>(
  _ body: @autoclosure () throws(WheelError) -> Value
) throws(BridgeError) -> Value {
  do throws(WheelError) {
    return try body()
  } catch {
    throw BridgeError(.wheel(sentence(of: error)))
  }
}
