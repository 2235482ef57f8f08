import CircularLayout
import Foundation

extension WheelTask {
  /// A finger that goes around the wheel's centre, and a tenth of its touches through the hub.
  func runDials(with runner: Runner) {
    guard runner.wants("wheel.dial") else { return }
    let center = wheel.center(atOffset: 0)
    let touches = (1...offsets.count).map { step -> LayoutPoint in
      let angle = Double(step) * 0.618_033_988_749_894_9
      let distance = step % 10 == 0 ? 5 : 300.0
      return LayoutPoint(x: center.x + distance * sin(angle), y: center.y - distance * cos(angle))
    }
    let start = wheel.dial(takingHoldAt: center.offsetBy(dx: 0, dy: -300), atOffset: 0)
    var dial = start
    let ours = contender("ours") { frame in
      if frame == 0 { dial = start }
      return Int(dial.move(to: touches[frame]).rounded())
    }
    // An angle, its difference to the last, and nothing about a hub or rounding.
    let pointsPerRadian = -wheel.step / wheel.anglePerItem.radians
    var (before, turn) = (0.0, 0.0)
    let floor = contender("floor") { frame in
      if frame == 0 { (before, turn) = (0, 0) }
      let angle = atan2(touches[frame].x - center.x, center.y - touches[frame].y)
      turn += (angle - before).remainder(dividingBy: 2 * .pi)
      before = angle
      return Int((turn * pointsPerRadian).rounded())
    }
    runner.run(benchmark("dial", .microsecondsPerQuery, ours: ours, rivals: [floor]))
  }

  /// The offset of a wheel that was let go, at five hundred times until it rests.
  func runFlings(with runner: Runner) {
    guard runner.wants("wheel.fling") else { return }
    let fling = wheel.fling(fromOffset: 0, velocity: 5_000)
    let times = offsets.indices.map { fling.duration * Double($0) / Double(offsets.count) }
    let ours = contender("ours") { frame in Int(fling.offset(after: times[frame]).rounded()) }
    let floor = contender("floor") { frame in
      Int((fling.target * (1 - exp(-2 * times[frame]))).rounded())
    }
    runner.run(benchmark("fling", .microsecondsPerQuery, ours: ours, rivals: [floor]))
  }
}
