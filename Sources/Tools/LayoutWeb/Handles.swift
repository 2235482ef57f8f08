/// What a handle stands for: a wall, a feed or a wheel.
class WebLayout {
  enum Kind { case wall, feed, wheel }

  fileprivate let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

/// The layouts that there are, by their handles, which only ever grow.
struct Handles {
  private var entries: [(handle: Double, layout: WebLayout)] = []
  private var lastHandle = 0.0

  mutating func insert(_ layout: WebLayout) -> Double {
    lastHandle += 1
    entries.append((lastHandle, layout))
    return lastHandle
  }

  mutating func remove(_ handle: Double) throws(BridgeError) {
    entries.remove(at: try place(of: handle))
  }

  /// The layout of a handle, if it is of a kind, which says what its class is.
  ///
  /// It is a call: inlined, each of the fifty functions of the bridge would have all of it.
  @inline(never)
  func layout<Layout: WebLayout>(
    _ handle: Double, _ kind: WebLayout.Kind
  ) throws(BridgeError) -> Layout {
    let layout = entries[try place(of: handle)].layout
    guard layout.kind == kind else { throw BridgeError(.handle(handle)) }
    return unsafeDowncast(layout, to: Layout.self)
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
