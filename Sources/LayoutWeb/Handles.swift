/// What a handle stands for.
enum Layout {
  case wall(WebWall)
  case feed(WebFeed)
  case wheel(WebWheel)
}

/// The layouts that there are, by their handles, which only ever grow.
struct Handles {
  private var entries: [(handle: Double, layout: Layout)] = []
  private var lastHandle = 0.0

  mutating func insert(_ layout: Layout) -> Double {
    lastHandle += 1
    entries.append((lastHandle, layout))
    return lastHandle
  }

  mutating func remove(_ handle: Double) throws(BridgeError) {
    entries.remove(at: try place(of: handle))
  }

  func layout(_ handle: Double) throws(BridgeError) -> Layout {
    entries[try place(of: handle)].layout
  }

  private func place(of handle: Double) throws(BridgeError) -> Int {
    guard let place = entries.firstIndex(where: { $0.handle == handle }) else {
      throw BridgeError(.handle(handle))
    }
    return place
  }
}

// A page calls from one thread, and so do the tests.
nonisolated(unsafe) var layouts = Handles()

// Looking up a handle is a call: inlined, each of the fifty functions of the bridge would have all of it.

@inline(never)
private func wall(_ handle: Double) throws(BridgeError) -> WebWall {
  guard case .wall(let wall) = try layouts.layout(handle) else {
    throw BridgeError(.handle(handle))
  }
  return wall
}

@inline(never)
private func feed(_ handle: Double) throws(BridgeError) -> WebFeed {
  guard case .feed(let feed) = try layouts.layout(handle) else {
    throw BridgeError(.handle(handle))
  }
  return feed
}

@inline(never)
private func wheel(_ handle: Double) throws(BridgeError) -> WebWheel {
  guard case .wheel(let wheel) = try layouts.layout(handle) else {
    throw BridgeError(.handle(handle))
  }
  return wheel
}

/// Answers with what a wall says.
func withWall(
  _ handle: Double, _ body: (WebWall) throws(BridgeError) -> Double
) -> Double {
  answer { () throws(BridgeError) in try body(try wall(handle)) }
}

/// Answers with what a feed says.
func withFeed(
  _ handle: Double, _ body: (WebFeed) throws(BridgeError) -> Double
) -> Double {
  answer { () throws(BridgeError) in try body(try feed(handle)) }
}

/// Answers with what a wheel says.
func withWheel(
  _ handle: Double, _ body: (WebWheel) throws(BridgeError) -> Double
) -> Double {
  answer { () throws(BridgeError) in try body(try wheel(handle)) }
}
