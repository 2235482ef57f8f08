import MasonryLayout

extension MasonryTask {
  /// Laying out everything: from nothing, and again at another width.
  func runPlacing(with runner: Runner) {
    if runner.wants("masonry.place") {
      runner.run(
        benchmark(
          "place", .nanosecondsPerItem, ours: placing(),
          rivals: [
            placing("tutorial", TutorialLayout.self), placing("rectangles", RectangleLayout.self),
          ] + loops.map(placingBare)))
    }
    if runner.wants("masonry.placeAgain") {
      let otherHeights = workload.heights(
        columnWidth: Self.columnWidth(Self.otherWidth, setting))
      runner.run(
        benchmark(
          "placeAgain", .nanosecondsPerItem, ours: placingAgain(otherHeights),
          rivals: [
            placingAgain("tutorial", TutorialLayout.self, otherHeights),
            placingAgain("rectangles", RectangleLayout.self, otherHeights),
          ] + loops.map { name, place in placingBareAgain(name, place, otherHeights) }))
    }
  }

  /// The bare loops: the one that anyone would write, and the best one known.
  private var loops: [(String, (BareLoop) -> ([Double]) -> Void)] {
    let floor = ("floor", BareLoop.place)
    return setting.roundRobin ? [floor] : [floor, ("bestKnown", BareLoop.placeSorted)]
  }

  private func placing() -> Contender {
    let empty = makeWall(isEmpty: true)
    var full: MasonryWall?
    return Contender(
      name: "ours", units: itemCount,
      body: {
        empty.change { wall throws(MasonryError) in
          var grown = wall
          try grown.items.appendItems(heights.count, measuredBy: MasonryHeights(heights))
          full = grown
        }
        return thousandths(full?.contentSize.height)
      },
      reset: {
        full = nil
        Memory.giveBack()
      })
  }

  private func placing<Layout: Rival>(_ name: String, _ type: Layout.Type) -> Contender {
    var layout: Layout?
    return Contender(
      name: name, units: itemCount,
      body: {
        layout = makeRival(type)
        return thousandths(layout?.contentHeight)
      },
      reset: {
        layout = nil
        Memory.giveBack()
      }, rounds: rounds(of: type))
  }

  private func placingBare(
    _ name: String, _ place: @escaping (BareLoop) -> ([Double]) -> Void
  ) -> Contender {
    var loops: [BareLoop] = []
    return Contender(
      name: name, units: itemCount,
      body: {
        let fresh = BareLoop(setting: setting, itemCount: itemCount)
        place(fresh)(heights)
        loops.append(fresh)
        return thousandths(fresh.contentHeight(heights))
      },
      reset: {
        loops.removeAll()
        Memory.giveBack()
      })
  }

  private func placingAgain(_ otherHeights: [Double]) -> Contender {
    let box = makeWall()
    return Contender(
      name: "ours", units: itemCount,
      body: {
        box.change { wall throws(MasonryError) in
          try wall.resize(width: Self.otherWidth, measuredBy: MasonryHeights(otherHeights))
        }
        return thousandths(box.wall.contentSize.height)
      },
      reset: {
        box.change { wall throws(MasonryError) in
          try wall.resize(width: Self.width, measuredBy: MasonryHeights(heights))
        }
      })
  }

  private func placingAgain<Layout: Rival>(
    _ name: String, _ type: Layout.Type, _ otherHeights: [Double]
  ) -> Contender {
    let layout = makeRival(type)
    let otherWidth = Self.columnWidth(Self.otherWidth, setting)
    return Contender(
      name: name, units: itemCount,
      body: {
        layout.place(otherHeights, columnWidth: otherWidth)
        return thousandths(layout.contentHeight)
      },
      reset: { layout.place(heights, columnWidth: columnWidth) }, rounds: rounds(of: type))
  }

  /// Fewer rounds where the tutorial takes a tenth of a second to place everything.
  private func rounds<Layout: Rival>(of type: Layout.Type) -> Int {
    type == TutorialLayout.self && itemCount >= 1_000_000 ? 5 : 15
  }

  private func placingBareAgain(
    _ name: String, _ place: @escaping (BareLoop) -> ([Double]) -> Void, _ otherHeights: [Double]
  ) -> Contender {
    let floor = BareLoop(setting: setting, itemCount: itemCount)
    floor.place(heights)
    let loop = BareLoop(setting: setting, itemCount: itemCount)
    place(loop)(heights)
    precondition(loop.isSame(as: floor), "All loops put the items in the same places")
    return Contender(
      name: name, units: itemCount,
      body: {
        place(loop)(otherHeights)
        return thousandths(loop.contentHeight(otherHeights))
      },
      reset: { place(loop)(heights) })
  }
}

/// A height as an integer, for comparison with rivals.
func thousandths(_ height: Double?) -> Int {
  Int((height ?? -1) * 1000)
}
