import CircularLayout

/// What came out of laying out wheels, from a few items to a great many.
struct WheelTable {
  let rows: [Row]

  struct Row {
    let name: String
    let wheel: Wheel

    /// The number of items in the viewport while one in the middle is in focus.
    let visibleItems: Int
  }

  init() throws(WheelError) {
    let landscape = LayoutSize(width: 667, height: 375)
    let tutorial = Wheel.Configuration.tutorial()
    var gap = tutorial
    gap.arrangement = .list(spacing: .gap(12))
    gap.scrollStep = .arcLength
    var ring = gap
    ring.arrangement = .ring(turns: 3)
    let wheels = [
      ("The tutorial's", tutorial, 30), ("A gap of 12", gap, 30),
      ("A gap of 12", gap, 1_000_000_000),
      ("A ring", ring, 20),
    ]
    var rows: [Row] = []
    for (name, configuration, itemCount) in wheels {
      rows.append(
        Row(
          name: name,
          wheel: try Wheel(
            itemCount: itemCount, configuration: configuration, viewportSize: landscape)))
    }
    self.rows = rows
  }

  static let header = [
    "wheel", "cards", "radius, points", "angle", "step, points", "content width, points", "visible",
    "viewport",
  ]

  /// The table in aligned columns.
  var text: String { alignedColumns([Self.header] + rows.map(\.cells)) }
}

extension WheelTable.Row {
  init(name: String, wheel: Wheel) {
    self.name = name
    self.wheel = wheel
    visibleItems =
      wheel.visibleItems(
        atOffset: wheel.offset(atFocusIndex: Double((wheel.itemCount - 1) / 2))
      ).count
  }

  var cells: [String] {
    [
      name, wheel.itemCount.grouped, wheel.configuration.radiusToItemCenter.grouped,
      "\(wheel.anglePerItem.degrees.short)°", wheel.step.short, wheel.contentSize.width.grouped,
      "\(visibleItems)", wheel.viewportSize.name,
    ]
  }
}
