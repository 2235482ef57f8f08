import CircularLayout

/// Takes hold of a wheel at a point of the viewport, to turn it about its centre.
///
/// One finger holds a wheel at a time: another one takes it over.
@_expose(wasm, "wheel_hold")
@_cdecl("wheel_hold")
func wheelHold(_ handle: Double, _ x: Double, _ y: Double, _ offset: Double) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    wheel.dial = wheel.wheel.dial(takingHoldAt: LayoutPoint(x: x, y: y), atOffset: offset)
    return 0
  }
}

/// Moves the finger that holds a wheel, and writes the offset that this turns it to; -1 if none holds it,
/// or it has changed since one took hold.
@_expose(wasm, "wheel_turn")
@_cdecl("wheel_turn")
func wheelTurn(_ handle: Double, _ x: Double, _ y: Double, _ record: Output?) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    var dial = wheel.dial
    guard let offset = dial?.move(to: LayoutPoint(x: x, y: y)) else { return -1 }
    let answer = try write([offset], to: record)
    wheel.dial = dial
    return answer
  }
}

/// Writes 3 numbers about a wheel that is let go: its offset after a time in seconds, the offset at which it
/// comes to rest, and the time after which it does.
///
/// The offset moves at the velocity, in points per second. The target is an offset whose nearest item comes
/// into focus; where it is NaN, the wheel goes on as far as the velocity carries it.
@_expose(wasm, "wheel_fling")
@_cdecl("wheel_fling")
func wheelFling(
  _ handle: Double, _ offset: Double, _ velocity: Double, _ decelerationRate: Double,
  _ target: Double, _ time: Double, _ record: Output?
) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    let fling = wheel.wheel.fling(
      fromOffset: offset, velocity: velocity, decelerationRate: decelerationRate,
      snapping: target.isNaN ? .free : .items(atMost: 0, from: target))
    return try write([fling.offset(after: time), fling.target, fling.duration], to: record)
  }
}
