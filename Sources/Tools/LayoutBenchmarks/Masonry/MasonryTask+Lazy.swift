import MasonryLayout

extension MasonryTask {
  /// The first screen of a wall whose cells are measured when they are shown, and a jump to its middle.
  ///
  /// The rivals measure all cells before they show any: our own wall, and the array of rectangles.
  func runLazy(with runner: Runner) {
    let cells = Cells(heights: heights)
    let rectangles = measuringAllRectangles(cells)
    if runner.wants("masonry.lazy.first") {
      let ours = Contender(
        name: "ours", units: 1,
        body: {
          let box = makeEstimatedWall()
          var visible = screen
          box.change { wall throws(MasonryError) in
            try wall.measure(itemsIn: &visible, measuredBy: cells)
          }
          return itemCount
        })
      runner.run(
        benchmark(
          "lazy.first", .microsecondsPerChange, ours: ours,
          rivals: [measuringAll(cells), rectangles]))
    }
    if runner.wants("masonry.lazy.middle") {
      let box = makeEstimatedWall()
      let ours = Contender(
        name: "ours", units: 1,
        body: {
          var visible = screen
          box.change { wall throws(MasonryError) in
            try wall.measure(showing: itemCount / 2, at: .start, in: &visible, measuredBy: cells)
          }
          return itemCount
        },
        // A copy would share its storage, which the next change would have to part.
        reset: { box.change { $0 = makeEstimatedWall().wall } })
      runner.run(
        benchmark("lazy.middle", .microsecondsPerChange, ours: ours, rivals: [rectangles]))
    }
  }

  private var screen: LayoutRect {
    LayoutRect(x: 0, y: 0, width: Self.width, height: Self.viewportHeight)
  }

  private func makeEstimatedWall() -> WallBox {
    let box = makeWall(isEmpty: true)
    box.change { wall throws(MasonryError) in
      try wall.items.appendItems(itemCount, measuredBy: MasonryEstimates(height: columnWidth))
    }
    return box
  }

  private func measuringAll(_ cells: Cells) -> Contender {
    Contender(
      name: "measuringAll", units: 1,
      body: {
        let box = makeWall(isEmpty: true)
        box.change { wall throws(MasonryError) in
          try wall.items.appendItems(itemCount, measuredBy: cells)
        }
        return box.wall.itemCount
      }, rounds: 5)
  }

  private func measuringAllRectangles(_ cells: Cells) -> Contender {
    Contender(
      name: "rectangles", units: 1,
      body: {
        let measured = (0..<itemCount).map { cells.height(ofItemAt: $0, width: columnWidth) }
        let layout = RectangleLayout(setting: setting)
        layout.place(measured, columnWidth: columnWidth)
        return measured.count
      }, rounds: 5)
  }
}

/// Cells that take a tenth of a microsecond or two to measure: far less than a line of text does.
private struct Cells: MasonryHeightProvider {
  let heights: [Double]

  func height(ofItemAt index: Int, width: Double) -> Double {
    var height = heights[index]
    // The root of a square is the number itself, which the compiler must not assume.
    for _ in 0..<20 { height = (height * height).squareRoot() }
    return height
  }
}
